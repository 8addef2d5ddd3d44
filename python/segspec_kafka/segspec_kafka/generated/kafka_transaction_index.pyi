# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 c09a2074a25920857e78c7f37d865b0cbae0b1e7e2778933cb125161fdcb80e5
from enum import IntEnum
from typing import Any

from . import kafka_transaction_index_entry as _kafka_transaction_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTransactionIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_transaction_index_entry.KafkaTransactionIndexEntry]

