# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 2c99edbf148bca7269d148b2f259eb20426fd090583e76029914d1218f506b6a
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaFlag(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    octet: int
    @property
    def value(self) -> bool: ...

