# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
"""RabbitMQ osiris: simple entry: the numbers of its layout."""

from struct import Struct, error as _error
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>I')

SIZE = 4
BYTE_ORDER: Final = 'big'
AT_IS_SUB_BATCH = 0
SHIFT_IS_SUB_BATCH = 31
MASK_IS_SUB_BATCH = 0x80000000
IS_SUB_BATCH = False
AT_LEN_BODY = 0
SHIFT_LEN_BODY = 0
MASK_LEN_BODY = 0x7fffffff
MAX_LEN_BODY = 2**31 - 1

class Fields(NamedTuple):
    is_sub_batch: bool
    len_body: int

def pack(*, is_sub_batch: bool = IS_SUB_BATCH, len_body: int) -> bytes:
    if len_body >> 31:
        raise _error("len_body is a number of 31 bits")
    return STRUCT.pack(is_sub_batch << 31 | len_body)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(bool(numbers[0] >> 31), numbers[0] & 0x7fffffff)
