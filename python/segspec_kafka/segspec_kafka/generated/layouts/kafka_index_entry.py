# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a
"""Apache Kafka: entry of an offset index: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>ii')

SIZE = 8
BYTE_ORDER: Final = 'big'
AT_RELATIVE_OFFSET = 0
MIN_RELATIVE_OFFSET = -(2**31)
MAX_RELATIVE_OFFSET = 2**31 - 1
AT_POSITION = 4
MIN_POSITION = -(2**31)
MAX_POSITION = 2**31 - 1

class Fields(NamedTuple):
    relative_offset: int
    position: int

def pack(*, relative_offset: int, position: int) -> bytes:
    return STRUCT.pack(relative_offset, position)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
