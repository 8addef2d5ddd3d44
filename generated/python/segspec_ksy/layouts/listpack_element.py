# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
"""Redis listpack: element: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_ksy.listpack_element import ListpackElement

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<B')
_DATA_INT13 = Struct('<B')
_DATA_STR12 = Struct('<B')
_DATA_STR32 = Struct('<I')
_DATA_INT16 = Struct('<h')
_DATA_INT24 = Struct('<Hb')
_DATA_INT32 = Struct('<i')
_DATA_INT64 = Struct('<q')

SIZE = 1
AT_ENCODING = 0
MAX_ENCODING = 255
SIZE_OF_BACKLEN = 1
MOST_BACKLEN = 5
MIN_ENCODING_UINT7 = 0x0
MAX_ENCODING_UINT7 = 0x7f
MIN_ENCODING_STR6 = 0x80
MAX_ENCODING_STR6 = 0xbf
MIN_ENCODING_INT13 = 0xc0
MAX_ENCODING_INT13 = 0xdf
MIN_ENCODING_STR12 = 0xe0
MAX_ENCODING_STR12 = 0xef
ENCODING_STR32 = 0xf0
ENCODING_INT16 = 0xf1
ENCODING_INT24 = 0xf2
ENCODING_INT32 = 0xf3
ENCODING_INT64 = 0xf4
ENCODING_END = 0xff
ENCODING_IS_END = 0xff
RANGES_ENCODING_IS_STR = (range(128, 192), range(224, 241))
RANGES_ENCODING_IS_INT = (range(0, 128), range(192, 224), range(241, 245))
Kind = ListpackElement.Kind

class Fields(NamedTuple):
    encoding: int

def pack(*, encoding: int) -> bytes:
    return STRUCT.pack(encoding)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class DataUint7:
    MASK_VALUE = 0x7f
    MIN_VALUE = 0
    MAX_VALUE = 127

class DataStr6:
    MASK_LEN_VALUE = 0x3f
    MIN_LEN_VALUE = 0
    MAX_LEN_VALUE = 63

class DataInt13:
    SIZE = 1
    STRUCT = _DATA_INT13
    AT_LOW = 0
    MAX_LOW = 255
    MASK_TWO_COMPLEMENT = 0x1f
    SHIFT_TWO_COMPLEMENT = 8
    MIN_TWO_COMPLEMENT = 0
    MAX_TWO_COMPLEMENT = 8191
    MIN_VALUE = -4096
    MAX_VALUE = 4095

    class Fields(NamedTuple):
        low: int

    @staticmethod
    def pack(*, low: int) -> bytes:
        return _DATA_INT13.pack(low)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataInt13.Fields":
        return DataInt13.Fields._make(_DATA_INT13.unpack_from(data, position))


class DataStr12:
    SIZE = 1
    STRUCT = _DATA_STR12
    AT_LEN_LOW = 0
    MAX_LEN_LOW = 255
    MASK_LEN_VALUE = 0xf
    SHIFT_LEN_VALUE = 8
    MIN_LEN_VALUE = 0
    MAX_LEN_VALUE = 4095

    class Fields(NamedTuple):
        len_low: int

    @staticmethod
    def pack(*, len_low: int) -> bytes:
        return _DATA_STR12.pack(len_low)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataStr12.Fields":
        return DataStr12.Fields._make(_DATA_STR12.unpack_from(data, position))


class DataStr32:
    SIZE = 4
    STRUCT = _DATA_STR32
    BYTE_ORDER: Final = 'little'
    AT_LEN_VALUE = 0
    MAX_LEN_VALUE = 2**32 - 1

    class Fields(NamedTuple):
        len_value: int

    @staticmethod
    def pack(*, len_value: int) -> bytes:
        return _DATA_STR32.pack(len_value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataStr32.Fields":
        return DataStr32.Fields._make(_DATA_STR32.unpack_from(data, position))


class DataInt16:
    SIZE = 2
    STRUCT = _DATA_INT16
    BYTE_ORDER: Final = 'little'
    AT_VALUE = 0
    MIN_VALUE = -32768
    MAX_VALUE = 32767

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _DATA_INT16.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataInt16.Fields":
        return DataInt16.Fields._make(_DATA_INT16.unpack_from(data, position))


class DataInt24:
    SIZE = 3
    STRUCT = _DATA_INT24
    BYTE_ORDER: Final = 'little'
    AT_LOW = 0
    MAX_LOW = 65535
    AT_HIGH = 2
    MIN_HIGH = -128
    MAX_HIGH = 127
    MIN_VALUE = -8388608
    MAX_VALUE = 8388607

    class Fields(NamedTuple):
        low: int
        high: int

    @staticmethod
    def pack(*, low: int, high: int) -> bytes:
        return _DATA_INT24.pack(low, high)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataInt24.Fields":
        return DataInt24.Fields._make(_DATA_INT24.unpack_from(data, position))


class DataInt32:
    SIZE = 4
    STRUCT = _DATA_INT32
    BYTE_ORDER: Final = 'little'
    AT_VALUE = 0
    MIN_VALUE = -(2**31)
    MAX_VALUE = 2**31 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _DATA_INT32.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataInt32.Fields":
        return DataInt32.Fields._make(_DATA_INT32.unpack_from(data, position))


class DataInt64:
    SIZE = 8
    STRUCT = _DATA_INT64
    BYTE_ORDER: Final = 'little'
    AT_VALUE = 0
    MIN_VALUE = -(2**63)
    MAX_VALUE = 2**63 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _DATA_INT64.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DataInt64.Fields":
        return DataInt64.Fields._make(_DATA_INT64.unpack_from(data, position))
