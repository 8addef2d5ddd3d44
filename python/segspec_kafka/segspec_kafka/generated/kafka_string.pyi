# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ea0f9446571dc00154341606e41bd67a7ee6bfb073dd932e54d5a5e16a078a0d
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

