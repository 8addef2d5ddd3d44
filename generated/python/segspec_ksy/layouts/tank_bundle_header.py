# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
"""TANK: bundle header: the numbers of its layout."""

from struct import Struct, error as _error
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<B')
_FIRST_SEQUENCE = Struct('<Q')

SIZE = 1
AT_UNUSED = 0
SHIFT_UNUSED = 7
MASK_UNUSED = 0x80
UNUSED = False
AT_IS_SPARSE = 0
SHIFT_IS_SPARSE = 6
MASK_IS_SPARSE = 0x40
AT_NUM_MESSAGES_SHORT = 0
SHIFT_NUM_MESSAGES_SHORT = 2
MASK_NUM_MESSAGES_SHORT = 0x3c
MAX_NUM_MESSAGES_SHORT = 15
AT_CODEC = 0
SHIFT_CODEC = 0
MASK_CODEC = 0x3
MAX_FIRST_SEQUENCE = 2**64 - 1
SIZE_FIRST_SEQUENCE = 8

class Fields(NamedTuple):
    unused: bool
    is_sparse: bool
    num_messages_short: int
    codec: int

def pack(*, unused: bool = UNUSED, is_sparse: bool, num_messages_short: int, codec: int) -> bytes:
    if num_messages_short >> 4:
        raise _error("num_messages_short is a number of 4 bits")
    if codec >> 2:
        raise _error("codec is a number of 2 bits")
    return STRUCT.pack(unused << 7 | is_sparse << 6 | num_messages_short << 2 | codec)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(bool(numbers[0] >> 7), bool(numbers[0] >> 6 & 0x1), numbers[0] >> 2 & 0xf, numbers[0] & 0x3)

def pack_first_sequence(first_sequence: int) -> bytes:
    return _FIRST_SEQUENCE.pack(first_sequence)

def unpack_first_sequence(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _FIRST_SEQUENCE.unpack_from(data, position)[0]
    return value
