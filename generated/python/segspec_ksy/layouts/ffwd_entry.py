# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
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
