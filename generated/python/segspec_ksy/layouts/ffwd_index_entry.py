# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 9866d8904954af3d8db295ed6ec58085525d82b8433ecfe9b1322d51f006951c
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
