# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 f648d2e6e5a594ac2d8f589949561f0323d7f3c470225a8dec2f8e737c86044b
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

