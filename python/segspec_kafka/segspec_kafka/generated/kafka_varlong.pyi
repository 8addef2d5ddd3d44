# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 deb53c1ae598d9bdf40b120b920f7edc2272789bb6c9323368e04a1ff761ac99
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

