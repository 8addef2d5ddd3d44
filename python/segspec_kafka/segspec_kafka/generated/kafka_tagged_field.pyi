# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 2f1fb808a76af1ea2e64c60875a0078b80f16a69eecb368c2825159f706ea294
from enum import IntEnum
from typing import Any

from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTaggedField(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    tag: _kafka_uvarint.KafkaUvarint
    len_content: _kafka_uvarint.KafkaUvarint
    content: bytes

