# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 9c4b647c347effdcf68e59298adb7aabbf00e95429d2e9cc215f57a3a45a870d
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

