# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 b735d2359150ec4c49655c4209bdbc631dd13aa31be68d9cc3729d2720a084ac
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    relative_offset: int
    position: int

