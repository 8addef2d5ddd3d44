# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 6b917e8f7c18d00146df52eb61308c4d09d9ab8c1f61cd6e2b621d4792788f64
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    timestamp: int
    relative_offset: int

