# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 478e84d2e03215f9a66651da5bc8d09550d3af7e0bce8ea566b59ac184a96211
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    timestamp: int
    relative_offset: int

