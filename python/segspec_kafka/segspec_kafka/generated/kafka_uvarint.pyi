# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb
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

