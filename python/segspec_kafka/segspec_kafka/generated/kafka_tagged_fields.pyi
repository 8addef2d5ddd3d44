# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTaggedFields(KaitaiStruct):
    class Field(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        tag: _kafka_uvarint.KafkaUvarint
        len_content: _kafka_uvarint.KafkaUvarint
        content: bytes

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    num_tagged: _kafka_uvarint.KafkaUvarint
    tagged: list[KafkaTaggedFields.Field]

