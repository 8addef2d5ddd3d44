# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
"""RabbitMQ osiris: filter of a chunk: the numbers of its layout."""

from struct import Struct, error as _error
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<B')

SIZE = 1
AT_HAS_UNFILTERED = 0
SHIFT_HAS_UNFILTERED = 7
MASK_HAS_UNFILTERED = 0x80
AT_FIRST_BITS = 0
SHIFT_FIRST_BITS = 0
MASK_FIRST_BITS = 0x7f
MAX_FIRST_BITS = 127

class Fields(NamedTuple):
    has_unfiltered: bool
    first_bits: int

def pack(*, has_unfiltered: bool, first_bits: int) -> bytes:
    if first_bits >> 7:
        raise _error("first_bits is a number of 7 bits")
    return STRUCT.pack(has_unfiltered << 7 | first_bits)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(bool(numbers[0] >> 7), numbers[0] & 0x7f)
