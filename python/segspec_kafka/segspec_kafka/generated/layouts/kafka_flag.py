# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 c6a17583f02731000d4962e974af7079f1ddfc2d5d880e883abd31c94897f421
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
