# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
"""TANK: entry of a segment index: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<II')

SIZE = 8
BYTE_ORDER: Final = 'little'
AT_RELATIVE_SEQUENCE = 0
MAX_RELATIVE_SEQUENCE = 2**32 - 1
AT_POSITION = 4
MAX_POSITION = 2**32 - 1

class Fields(NamedTuple):
    relative_sequence: int
    position: int

def pack(*, relative_sequence: int, position: int) -> bytes:
    return STRUCT.pack(relative_sequence, position)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
