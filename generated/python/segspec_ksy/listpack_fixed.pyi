# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 5c4a78c2ea5c4c624dcabc289fa8d01dc07eb5c178763d395b696ea1ca372a5c
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

