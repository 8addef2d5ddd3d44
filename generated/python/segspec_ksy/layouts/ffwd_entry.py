# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 1cb1da7619d259ed51b4b4a56f2602c57d978963b71cff90499e866328733404
"""ffwd queue entry: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>I')

SIZE = 4
BYTE_ORDER: Final = 'big'
AT_LEN_BLOB = 0
MAX_LEN_BLOB = 2**32 - 1

class Fields(NamedTuple):
    len_blob: int

def pack(*, len_blob: int) -> bytes:
    return STRUCT.pack(len_blob)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
