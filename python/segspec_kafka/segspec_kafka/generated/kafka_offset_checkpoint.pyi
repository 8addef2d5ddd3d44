# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6
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

