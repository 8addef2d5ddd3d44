# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 a19b856b2db3f86d9f72634373c6cc4401923e2b187bc38a17579690c40c5d92
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaUuid(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    value: bytes

