# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 9d8928cf05a6572aaab2429a1ebd5ef299644db91842fac8d832039d2a4512ca
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaString(KaitaiStruct):
    def __init__(self, is_compact: bool, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    is_compact: bool
    len_compact: _kafka_uvarint.KafkaUvarint | None
    len_plain: int | None
    value: str | None
    @property
    def len_value(self) -> int: ...

