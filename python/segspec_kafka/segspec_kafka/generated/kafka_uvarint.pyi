# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 27da818158d03e5047188e1df95e27927c9d52cb0e3cd8c70acf732f5aef83b4
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

