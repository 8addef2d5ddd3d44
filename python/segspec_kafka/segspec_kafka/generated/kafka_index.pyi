# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 f362aa2bac367e69a433eaac9ddbe03e5417b05589bf09dcb797e9fcc9e01504
from enum import IntEnum
from typing import Any

from . import kafka_index_entry as _kafka_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_index_entry.KafkaIndexEntry]

