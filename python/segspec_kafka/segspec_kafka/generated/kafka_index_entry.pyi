# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 e5a63482b10fa63d3aa6302a3e1ce1f99f05fbaa4f14e370a1ab0207b90d5655
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_offset: int
    position: int

