# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 50b6b35f8a2dae56e19975f6575d38245667ee7f0998d8553efbdadfbd517b85
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

