# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 355e42f24a9bfbdfcb49f7ce2d451ab2a997ed1517b10ef4006c1b94706d0a2f
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class ListpackFixed(KaitaiStruct):
    class U4String(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        encoding: bytes
        value: int
        backlen: bytes

    class U8String(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        encoding: bytes
        value: int
        backlen: bytes

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

