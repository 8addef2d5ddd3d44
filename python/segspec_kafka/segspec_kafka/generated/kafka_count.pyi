# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaCount(KaitaiStruct):
    def __init__(self, is_compact: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_compact: bool
    num_compact: _kafka_uvarint.KafkaUvarint | None
    num_plain: int | None
    @property
    def value(self) -> int: ...

