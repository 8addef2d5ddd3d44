# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 85bdbcdbc26707f88b65ebfc6e3c014e291aec48997efda0ba1ffc6b68aa076c
"""Apache Kafka: entry of a time index: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>qi')

SIZE = 12
BYTE_ORDER: Final = 'big'
AT_TIMESTAMP = 0
MIN_TIMESTAMP = -(2**63)
MAX_TIMESTAMP = 2**63 - 1
AT_RELATIVE_OFFSET = 8
MIN_RELATIVE_OFFSET = -(2**31)
MAX_RELATIVE_OFFSET = 2**31 - 1

class Fields(NamedTuple):
    timestamp: int
    relative_offset: int

def pack(*, timestamp: int, relative_offset: int) -> bytes:
    return STRUCT.pack(timestamp, relative_offset)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
