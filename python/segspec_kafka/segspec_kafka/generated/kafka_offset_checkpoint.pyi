# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 3fcf36e0ca634b7aee61eaaecc1f7c2ba3c676da8a74eb20e8f2652fc754e893
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

