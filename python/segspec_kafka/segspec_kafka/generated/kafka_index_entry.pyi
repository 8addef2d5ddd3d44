# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 98029a3f6ed98e0ff674ba6534d87a630b45bcf7b64acc361f7e8c6d2ab218e2
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_offset: int
    position: int

