# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 478e84d2e03215f9a66651da5bc8d09550d3af7e0bce8ea566b59ac184a96211
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
