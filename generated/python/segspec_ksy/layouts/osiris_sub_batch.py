# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
"""RabbitMQ osiris: sub-batch entry: the numbers of its layout."""

from struct import Struct, error as _error
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>BHII')

SIZE = 11
BYTE_ORDER: Final = 'big'
AT_IS_SUB_BATCH = 0
SHIFT_IS_SUB_BATCH = 7
MASK_IS_SUB_BATCH = 0x80
IS_SUB_BATCH = True
AT_COMPRESSION = 0
SHIFT_COMPRESSION = 4
MASK_COMPRESSION = 0x70
AT_RESERVED = 0
SHIFT_RESERVED = 0
MASK_RESERVED = 0xf
RESERVED = 0
AT_NUM_RECORDS = 1
MAX_NUM_RECORDS = 65535
AT_LEN_UNCOMPRESSED = 3
MAX_LEN_UNCOMPRESSED = 2**32 - 1
AT_LEN_BODY = 7
MAX_LEN_BODY = 2**32 - 1

class Fields(NamedTuple):
    is_sub_batch: bool
    compression: int
    reserved: int
    num_records: int
    len_uncompressed: int
    len_body: int

def pack(*, is_sub_batch: bool = IS_SUB_BATCH, compression: int, reserved: int = RESERVED, num_records: int, len_uncompressed: int, len_body: int) -> bytes:
    if compression >> 3:
        raise _error("compression is a number of 3 bits")
    if reserved >> 4:
        raise _error("reserved is a number of 4 bits")
    return STRUCT.pack(is_sub_batch << 7 | compression << 4 | reserved, num_records, len_uncompressed, len_body)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(bool(numbers[0] >> 7), numbers[0] >> 4 & 0x7, numbers[0] & 0xf, numbers[1], numbers[2], numbers[3])
