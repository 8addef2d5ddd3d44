# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 3590a56143cb3ba44e2e3c98ed1afe56df9c8eae844c470d399cdb6237d637e7
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_offset: int
    position: int

