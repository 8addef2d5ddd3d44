# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 a5825f4c0f54a98500dac99687b8994a7749740137351f423d97d5af0a86ae17
"""Redis: node of a stream: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<IH')

SIZE = 6
BYTE_ORDER: Final = 'little'
AT_LEN_TOTAL = 0
MAX_LEN_TOTAL = 2**32 - 1
AT_NUM_ELEMENTS = 4
MAX_NUM_ELEMENTS = 65535

class Fields(NamedTuple):
    len_total: int
    num_elements: int

def pack(*, len_total: int, num_elements: int) -> bytes:
    return STRUCT.pack(len_total, num_elements)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
