# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20
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
