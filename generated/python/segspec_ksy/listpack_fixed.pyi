# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 c990e02cd45b2644d4aa6f1521aaa18a9b93cf765b1ddaa16c53887eb488dfb4
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

