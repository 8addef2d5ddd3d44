# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
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

