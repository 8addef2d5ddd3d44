# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 8fd63a529c35d4fbc03d48a7e07a1a5840cbbe1ed855bb45387283b473afd9ec
from enum import IntEnum
from typing import Any

from . import kafka_index_entry as _kafka_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_index_entry.KafkaIndexEntry]

