# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 d6394af41cdfbc6f15afff7bbd8c8320c81a365e31ec2feee09fae818741fa26
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTaggedField(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    tag: _kafka_uvarint.KafkaUvarint
    len_content: _kafka_uvarint.KafkaUvarint
    content: bytes

