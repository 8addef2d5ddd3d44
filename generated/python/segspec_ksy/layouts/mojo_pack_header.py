# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
"""mojo: HEADER of a pack: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<IHH')

SIZE = 8
BYTE_ORDER: Final = 'little'
AT_LEN_BYTES = 0
MAX_LEN_BYTES = 2**32 - 1
AT_NUM_ELEMENTS = 4
MAX_NUM_ELEMENTS = 65535
AT_NUM_ENTRIES = 6
MAX_NUM_ENTRIES = 65535

class Fields(NamedTuple):
    len_bytes: int
    num_elements: int
    num_entries: int

def pack(*, len_bytes: int, num_elements: int, num_entries: int) -> bytes:
    return STRUCT.pack(len_bytes, num_elements, num_entries)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
