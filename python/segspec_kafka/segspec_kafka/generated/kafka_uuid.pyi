# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 6051e367a067bca6351b9ac4b55e07fd3037c187255e8a8a5b20ece3bfa66881
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaUuid(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    value: bytes

