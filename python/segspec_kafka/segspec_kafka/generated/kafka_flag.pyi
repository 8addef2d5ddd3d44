# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaFlag(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    octet: int
    @property
    def value(self) -> bool: ...

