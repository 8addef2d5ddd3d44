# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169
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

