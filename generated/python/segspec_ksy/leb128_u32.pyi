# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
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

