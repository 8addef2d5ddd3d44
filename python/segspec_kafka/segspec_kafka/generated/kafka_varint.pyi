# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 b00c68674424f7ef83ae6f12d2d556a6d62eefa0c3b6f57908fce31e07408d79
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaVarint(KaitaiStruct):
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
    groups: list[KafkaVarint.Group]
    @property
    def raw(self) -> int: ...
    @property
    def value(self) -> int: ...

