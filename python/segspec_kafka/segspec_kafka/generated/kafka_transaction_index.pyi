# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 62de42079bc05dba84803f52a56af1eaf20d51277127b0857e54455dd43e7471
from enum import IntEnum
from typing import Any

from . import kafka_transaction_index_entry as _kafka_transaction_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTransactionIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_transaction_index_entry.KafkaTransactionIndexEntry]

