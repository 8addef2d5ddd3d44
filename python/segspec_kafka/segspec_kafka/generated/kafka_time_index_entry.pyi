# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 85bdbcdbc26707f88b65ebfc6e3c014e291aec48997efda0ba1ffc6b68aa076c
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaTimeIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    timestamp: int
    relative_offset: int

