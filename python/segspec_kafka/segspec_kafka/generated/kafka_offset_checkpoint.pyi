# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24
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

