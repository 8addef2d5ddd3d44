# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 70cf6ff041a30f9e005c97fdec6dcd8b3e5109719519905727d00e54823fe855
from enum import IntEnum
from typing import Any

from . import kafka_time_index_entry as _kafka_time_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_time_index_entry.KafkaTimeIndexEntry]

