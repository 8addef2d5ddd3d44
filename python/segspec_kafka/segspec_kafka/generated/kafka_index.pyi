# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 967692c6421a829baa69e489852bed9fc485cbc00c3907d97b554df452f4dd5e
from enum import IntEnum
from typing import Any

from . import kafka_index_entry as _kafka_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_index_entry.KafkaIndexEntry]

