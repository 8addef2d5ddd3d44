# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
from enum import IntEnum
from typing import Any

from . import kafka_transaction_index_entry as _kafka_transaction_index_entry
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTransactionIndex(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    entries: list[_kafka_transaction_index_entry.KafkaTransactionIndexEntry]

