# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 dc2c7a71172273486e713dd958de842f1f54a2aed1ae95cbf0e44224a5e14ef6
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaPartitionMetadata(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    first_label: bytes
    version: str
    second_label: bytes
    topic_id: str

