# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 ca021fb24185660931f60f1aac50e0ec1e70a3cfba76c6df1b39f4b3db7f732d
from enum import IntEnum
from typing import Any

from . import kafka_time_index_entry as _kafka_time_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_time_index_entry.KafkaTimeIndexEntry]

