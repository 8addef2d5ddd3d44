# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
"""TANK: message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<B')
_EXPLICIT_TIMESTAMP = Struct('<Q')
_LEN_KEY = Struct('<B')

SIZE = 1
AT_UNUSED = 0
SHIFT_UNUSED = 3
MASK_UNUSED = 0xf8
UNUSED = 0
AT_IS_CONSECUTIVE = 0
SHIFT_IS_CONSECUTIVE = 2
MASK_IS_CONSECUTIVE = 0x4
AT_USES_LAST_TIMESTAMP = 0
SHIFT_USES_LAST_TIMESTAMP = 1
MASK_USES_LAST_TIMESTAMP = 0x2
AT_HAS_KEY = 0
SHIFT_HAS_KEY = 0
MASK_HAS_KEY = 0x1
MAX_EXPLICIT_TIMESTAMP = 2**64 - 1
SIZE_EXPLICIT_TIMESTAMP = 8
MAX_LEN_KEY = 255
SIZE_LEN_KEY = 1

class Fields(NamedTuple):
    unused: int
    is_consecutive: bool
    uses_last_timestamp: bool
    has_key: bool

def pack(*, unused: int = UNUSED, is_consecutive: bool, uses_last_timestamp: bool, has_key: bool) -> bytes:
    return STRUCT.pack(unused << 3 | is_consecutive << 2 | uses_last_timestamp << 1 | has_key)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    numbers = STRUCT.unpack_from(data, position)
    return Fields(numbers[0] >> 3, bool(numbers[0] >> 2 & 0x1), bool(numbers[0] >> 1 & 0x1), bool(numbers[0] & 0x1))

def pack_explicit_timestamp(explicit_timestamp: int) -> bytes:
    return _EXPLICIT_TIMESTAMP.pack(explicit_timestamp)

def unpack_explicit_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _EXPLICIT_TIMESTAMP.unpack_from(data, position)[0]
    return value

def pack_len_key(len_key: int) -> bytes:
    return _LEN_KEY.pack(len_key)

def unpack_len_key(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _LEN_KEY.unpack_from(data, position)[0]
    return value
