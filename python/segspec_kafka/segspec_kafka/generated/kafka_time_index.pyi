# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 eac164ba5557ac18961b57a438d7aaf909edf7066ebbfaeda4bf5f27ab81c0f0
from enum import IntEnum
from typing import Any

from . import kafka_time_index_entry as _kafka_time_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_time_index_entry.KafkaTimeIndexEntry]

