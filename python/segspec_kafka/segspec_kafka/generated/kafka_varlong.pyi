# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 c3e77a442195f6ba71eb3e01de2102e33c6e7516a968d306dbef9663f3913b8e
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaVarlong(KaitaiStruct):
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
    groups: list[KafkaVarlong.Group]
    @property
    def raw(self) -> int: ...
    @property
    def value(self) -> int: ...

