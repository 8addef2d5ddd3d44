# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 03b163656e9bfa92b1ce86232da5f79f64ec76897159e0ced9dc47706abe0904
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    timestamp: int
    relative_offset: int

