# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
"""RabbitMQ osiris: data section of a tracking chunk: the numbers of its layout."""

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
AT_LEN_TRACKING = 0
SHIFT_LEN_TRACKING = 0
MASK_LEN_TRACKING = 0x7fffffff
MAX_LEN_TRACKING = 2**31 - 1

class Fields(NamedTuple):
    is_sub_batch: bool
    len_tracking: int

def pack(*, is_sub_batch: bool = IS_SUB_BATCH, len_tracking: int) -> bytes:
    if len_tracking >> 31:
        raise _error("len_tracking is a number of 31 bits")
    return STRUCT.pack(is_sub_batch << 31 | len_tracking)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(bool(numbers[0] >> 31), numbers[0] & 0x7fffffff)
