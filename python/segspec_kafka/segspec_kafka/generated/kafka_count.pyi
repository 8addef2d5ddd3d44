# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699
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

