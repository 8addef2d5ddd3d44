# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 af9fa2f51561c4355d81ac8a9c28cf2486647be207b64b40296b4f14004ab7bb
from enum import IntEnum
from typing import Any

from . import kafka_transaction_index_entry as _kafka_transaction_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTransactionIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_transaction_index_entry.KafkaTransactionIndexEntry]

