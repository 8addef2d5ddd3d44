# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 5dae8b2d415208d45e136c74fae010e7777947250c95df8885d58b7425539c6d
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

