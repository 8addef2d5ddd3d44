# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 9872e6a60b313ab2e5d7c27df7cc19faf046465ecda66bab4a1d9ad7657c87ee
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

