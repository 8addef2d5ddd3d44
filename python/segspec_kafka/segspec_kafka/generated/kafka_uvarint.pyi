# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 d1d924ab1d8d33375bbfbf0e75d8b3fdcbd7500fa0d51e11841c2153b46a50ce
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaUvarint(KaitaiStruct):
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
    groups: list[KafkaUvarint.Group]
    @property
    def value(self) -> int: ...

