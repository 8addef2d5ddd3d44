# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 57be4fcb0a1bb21a2509a0c3d546dd7897f8e3f42401dbf9e1f93c48c78db1f5
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaTransactionIndexEntry(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    version: int
    producer_id: int
    first_offset: int
    last_offset: int
    last_stable_offset: int

