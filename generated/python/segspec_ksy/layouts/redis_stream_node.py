# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
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
