# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 8f12c692e7fad9ef1b08e80fffdcd81634be4e38ee8540c930c3f36a9b1b2c5c
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaBytes(KaitaiStruct):
    def __init__(self, is_compact: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_compact: bool
    len_compact: _kafka_uvarint.KafkaUvarint | None
    len_plain: int | None
    value: bytes | None
    @property
    def len_value(self) -> int: ...

