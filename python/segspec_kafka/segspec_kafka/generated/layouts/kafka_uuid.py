# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 a19b856b2db3f86d9f72634373c6cc4401923e2b187bc38a17579690c40c5d92
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
