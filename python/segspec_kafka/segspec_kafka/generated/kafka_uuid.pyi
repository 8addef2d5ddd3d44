# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 8c807549b6f3ac20b1addf1dcdcf549d109ee3e7639f0a9e0fe5dedd5a7c238d
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaUuid(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    value: bytes

