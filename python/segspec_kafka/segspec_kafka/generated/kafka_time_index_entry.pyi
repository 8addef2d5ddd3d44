# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 b5c86175ef1f888342c91c255012ffe3b84b93715a43236304070e97573e526e
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    timestamp: int
    relative_offset: int

