# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 b2750cdfa0715f59725c732c47a0211f1c5a9849f5f11acc2dee0771b59565e2
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaOffsetCheckpoint(KaitaiStruct):
    class Entry(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        topic: str
        partition: str
        offset: str

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    version: str
    num_entries: str
    entries: list[KafkaOffsetCheckpoint.Entry]

