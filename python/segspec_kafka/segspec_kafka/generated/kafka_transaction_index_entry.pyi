# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 f05156b11d847171446a94504c072ea881d3d400d278f7a8f52ad9d629bab8ea
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

