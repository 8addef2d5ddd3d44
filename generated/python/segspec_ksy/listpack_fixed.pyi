# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 6230f74de0b31196e1a886fd0c7316d6e9f1216a2d767a4b58039af8658ef8da
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

