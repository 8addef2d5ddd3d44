# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaEpochCheckpoint(KaitaiStruct):
    class Entry(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        epoch: str
        start_offset: str

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    version: str
    num_entries: str
    entries: list[KafkaEpochCheckpoint.Entry]

