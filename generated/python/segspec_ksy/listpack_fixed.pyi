# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
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

