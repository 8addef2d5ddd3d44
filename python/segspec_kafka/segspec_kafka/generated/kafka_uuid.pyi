# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 5bcb5895adfa6bdb8a4e4f7cd95e2a48977edf31d72d9758488c7d49582f0e87
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaUuid(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    value: bytes

