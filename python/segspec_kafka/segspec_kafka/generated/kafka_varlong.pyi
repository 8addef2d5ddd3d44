# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841
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

