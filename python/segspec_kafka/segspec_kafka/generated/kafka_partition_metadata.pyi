# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaPartitionMetadata(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    first_label: bytes
    version: str
    second_label: bytes
    topic_id: str

