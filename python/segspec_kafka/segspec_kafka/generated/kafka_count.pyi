# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 2a385e682d4fc3412555bb0a761c9b711995b7b3e0e979a8f8edbf2c82883116
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

