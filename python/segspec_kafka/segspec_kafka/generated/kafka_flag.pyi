# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaFlag(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    octet: int
    @property
    def value(self) -> bool: ...

