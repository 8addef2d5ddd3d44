# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 03807b93ff37cdc7e960d56eded59ef40c589c3240e36eab998b3c67432fd2af
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class Leb128U32(KaitaiStruct):
    class Group(KaitaiStruct):
        def __init__(self, index: int, total_before: int, weight: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        index: int
        total_before: int
        weight: int
        octet: int
        @property
        def has_next(self) -> bool: ...
        @property
        def total(self) -> int: ...

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    groups: list[Leb128U32.Group]
    @property
    def value(self) -> int: ...
    @property
    def size(self) -> int: ...

