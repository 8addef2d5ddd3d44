# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 c6a17583f02731000d4962e974af7079f1ddfc2d5d880e883abd31c94897f421
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaFlag(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    octet: int
    @property
    def value(self) -> bool: ...

