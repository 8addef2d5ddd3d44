# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 af8b94be6deb25d706d35c99bfba80b45a754dd5eda942ecc8afd21b3fef7492
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class KafkaPartitionMetadata(KaitaiStruct):
    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    first_label: bytes
    version: str
    second_label: bytes
    topic_id: str

