# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
"""Redis listpack: number in a fixed-width string: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_U4_STRING = Struct('<1sI1s')
_U8_STRING = Struct('<1sQ1s')


class U4String:
    SIZE = 6
    STRUCT = _U4_STRING
    BYTE_ORDER: Final = 'little'
    AT_ENCODING = 0
    ENCODING = b'\x84'
    AT_VALUE = 1
    MAX_VALUE = 2**32 - 1
    AT_BACKLEN = 5
    BACKLEN = b'\x05'

    class Fields(NamedTuple):
        encoding: bytes
        value: int
        backlen: bytes

    @staticmethod
    def pack(*, encoding: bytes = ENCODING, value: int, backlen: bytes = BACKLEN) -> bytes:
        return _U4_STRING.pack(encoding, value, backlen)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "U4String.Fields":
        return U4String.Fields._make(_U4_STRING.unpack_from(data, position))


class U8String:
    SIZE = 10
    STRUCT = _U8_STRING
    BYTE_ORDER: Final = 'little'
    AT_ENCODING = 0
    ENCODING = b'\x88'
    AT_VALUE = 1
    MAX_VALUE = 2**64 - 1
    AT_BACKLEN = 9
    BACKLEN = b'\t'

    class Fields(NamedTuple):
        encoding: bytes
        value: int
        backlen: bytes

    @staticmethod
    def pack(*, encoding: bytes = ENCODING, value: int, backlen: bytes = BACKLEN) -> bytes:
        return _U8_STRING.pack(encoding, value, backlen)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "U8String.Fields":
        return U8String.Fields._make(_U8_STRING.unpack_from(data, position))
