# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6
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
