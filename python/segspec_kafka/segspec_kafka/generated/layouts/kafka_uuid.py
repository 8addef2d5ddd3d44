# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 8c807549b6f3ac20b1addf1dcdcf549d109ee3e7639f0a9e0fe5dedd5a7c238d
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
