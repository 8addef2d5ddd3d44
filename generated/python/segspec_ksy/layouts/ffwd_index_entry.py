# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
"""ffwd queue index entry: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>IQ')

SIZE = 12
BYTE_ORDER: Final = 'big'
AT_LEN_ID = 0
MAX_LEN_ID = 2**32 - 1
AT_OFFSET = 4
MAX_OFFSET = 2**64 - 1

class Fields(NamedTuple):
    len_id: int
    offset: int

def pack(*, len_id: int, offset: int) -> bytes:
    return STRUCT.pack(len_id, offset)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
