# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 1434cb84699d8507a098830ef5cc38ff419045f71fd99ece644e1ad79459b338
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

