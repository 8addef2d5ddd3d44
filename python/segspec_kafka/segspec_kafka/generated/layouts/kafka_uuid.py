# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca
"""Apache Kafka: UUID of a message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<16s')

SIZE = 16
AT_VALUE = 0

class Fields(NamedTuple):
    value: bytes

def pack(*, value: bytes) -> bytes:
    return STRUCT.pack(value)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
