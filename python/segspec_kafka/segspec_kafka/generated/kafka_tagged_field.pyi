# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 84012fbab955b77f3c8fb22da3deaded369795935cfdf9bc38454c46b957bf25
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTaggedField(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    tag: _kafka_uvarint.KafkaUvarint
    len_content: _kafka_uvarint.KafkaUvarint
    content: bytes

