# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
"""Redis: whole listpack: the numbers of its layout."""

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
