# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_offset: int
    position: int

