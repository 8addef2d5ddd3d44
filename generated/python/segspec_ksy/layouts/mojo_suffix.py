# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
"""mojo: SUFFIX: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_RESERVED = Struct('<Q')
_RAW_LE = Struct('<I')
_RAW_BE = Struct('>I')

RESERVED = 0
SIZE_RESERVED = 8
END_MARKERS = b'\xff\xff'
SIZE_END_MARKERS = 2

def pack_reserved(reserved: int = RESERVED) -> bytes:
    return _RESERVED.pack(reserved)

def unpack_reserved(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _RESERVED.unpack_from(data, position)[0]
    return value


class RawLe:
    SIZE = 4
    STRUCT = _RAW_LE
    BYTE_ORDER: Final = 'little'
    AT_VALUE = 0
    MAX_VALUE = 2**32 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _RAW_LE.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RawLe.Fields":
        return RawLe.Fields._make(_RAW_LE.unpack_from(data, position))


class RawBe:
    SIZE = 4
    STRUCT = _RAW_BE
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MAX_VALUE = 2**32 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _RAW_BE.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RawBe.Fields":
        return RawBe.Fields._make(_RAW_BE.unpack_from(data, position))
