# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7d17e77d1a089c620fa5099e9c2fc4dd2a70e2d6f9564ed58fba50320270d2eb
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

