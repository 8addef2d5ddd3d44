# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5
"""Apache Kafka: flag of a message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<B')

SIZE = 1
AT_OCTET = 0
MAX_OCTET = 255
MIN_OCTET_VALUE = 0x1
MAX_OCTET_VALUE = 0xff

class Fields(NamedTuple):
    octet: int

def pack(*, octet: int) -> bytes:
    return STRUCT.pack(octet)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
