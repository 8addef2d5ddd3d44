# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
from enum import IntEnum
from typing import Any

from . import kafka_time_index_entry as _kafka_time_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_time_index_entry.KafkaTimeIndexEntry]

