# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaUuid(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    value: bytes

