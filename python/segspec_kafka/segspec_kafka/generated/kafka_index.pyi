# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
from enum import IntEnum
from typing import Any

from . import kafka_index_entry as _kafka_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_index_entry.KafkaIndexEntry]

