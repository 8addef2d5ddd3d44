# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
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

