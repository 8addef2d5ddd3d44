# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
"""RabbitMQ osiris: chunk header: the numbers of its layout."""

from struct import Struct, error as _error
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>BBHIqQQIIIBHB')

SIZE = 48
BYTE_ORDER: Final = 'big'
AT_MAGIC = 0
SHIFT_MAGIC = 4
MASK_MAGIC = 0xf0
MAGIC = 5
AT_VERSION = 0
SHIFT_VERSION = 0
MASK_VERSION = 0xf
ANY_OF_VERSION = (0, 1)
AT_CHUNK_TYPE = 1
AT_NUM_ENTRIES = 2
MAX_NUM_ENTRIES = 65535
AT_NUM_RECORDS = 4
MAX_NUM_RECORDS = 2**32 - 1
AT_TIMESTAMP = 8
MIN_TIMESTAMP = -(2**63)
MAX_TIMESTAMP = 2**63 - 1
AT_EPOCH = 16
MAX_EPOCH = 2**64 - 1
AT_CHUNK_ID = 24
MAX_CHUNK_ID = 2**64 - 1
AT_DATA_CRC = 32
MAX_DATA_CRC = 2**32 - 1
AT_LEN_DATA = 36
MAX_LEN_DATA = 2**32 - 1
AT_LEN_TRAILER = 40
MAX_LEN_TRAILER = 2**32 - 1
AT_LEN_FILTER = 44
MAX_LEN_FILTER = 255
AT_RESERVED = 45
RESERVED = 0
OFS_FILTER = 48
MIN_OFS_DATA = 48
MAX_OFS_DATA = 303
MIN_OFS_TRAILER = 48
MAX_OFS_TRAILER = 4294967598
MIN_LEN_CHUNK = 48
MAX_LEN_CHUNK = 8589934893
RANGES_LEN_FILTER_IS_FILTER_SIZE_LEGAL = (range(0, 1), range(16, 256))

class Fields(NamedTuple):
    magic: int
    version: int
    chunk_type: int
    num_entries: int
    num_records: int
    timestamp: int
    epoch: int
    chunk_id: int
    data_crc: int
    len_data: int
    len_trailer: int
    len_filter: int
    reserved: int

def pack(*, magic: int = MAGIC, version: int, chunk_type: int, num_entries: int, num_records: int, timestamp: int, epoch: int, chunk_id: int, data_crc: int, len_data: int, len_trailer: int, len_filter: int, reserved: int = RESERVED) -> bytes:
    if version >> 4:
        raise _error("version is a number of 4 bits")
    return STRUCT.pack(magic << 4 | version, chunk_type, num_entries, num_records, timestamp, epoch, chunk_id, data_crc, len_data, len_trailer, len_filter, reserved >> 8, reserved & 0xff)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(numbers[0] >> 4, numbers[0] & 0xf, numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7], numbers[8], numbers[9], numbers[10], (numbers[11] << 8 | numbers[12]))
