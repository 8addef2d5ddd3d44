# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 dc2c7a71172273486e713dd958de842f1f54a2aed1ae95cbf0e44224a5e14ef6
"""Apache Kafka: partition.metadata: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<9s')

SIZE = 9
AT_FIRST_LABEL = 0
FIRST_LABEL = b'version: '
SECOND_LABEL = b'topic_id: '
SIZE_SECOND_LABEL = 10

class Fields(NamedTuple):
    first_label: bytes

def pack(*, first_label: bytes = FIRST_LABEL) -> bytes:
    return STRUCT.pack(first_label)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
