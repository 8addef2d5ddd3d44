# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 2401d6399bc3ce8dc0a7ba929d3f5ad4ec118768e90d13f665863b63fbfae84e
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_offset: int
    position: int

