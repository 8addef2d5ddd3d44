# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 54771698edc7f2e5f282ca76b6c157ea9b2e0f1084ff6faca07c20b426cfa731
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTaggedField(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    tag: _kafka_uvarint.KafkaUvarint
    len_content: _kafka_uvarint.KafkaUvarint
    content: bytes

