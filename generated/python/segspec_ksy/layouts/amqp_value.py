# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
"""AMQP 1.0: value: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_ksy.amqp_value import AmqpValue

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<B')
_BOOLEAN = Struct('<B')
_UBYTE = Struct('<B')
_BYTE = Struct('<b')
_USHORT = Struct('>H')
_SHORT = Struct('>h')
_UINT = Struct('>I')
_INT = Struct('>i')
_ULONG = Struct('>Q')
_LONG = Struct('>q')
_FLOAT = Struct('>f')
_DOUBLE = Struct('>d')
_DECIMAL32 = Struct('<4s')
_DECIMAL64 = Struct('<8s')
_DECIMAL128 = Struct('<16s')
_UUID = Struct('<16s')
_BINARY8 = Struct('<B')
_BINARY32 = Struct('>I')
_STRING8 = Struct('<B')
_STRING32 = Struct('>I')
_COMPOUND8 = Struct('<B')
_COMPOUND8_CONTENT = Struct('<B')
_ARRAY8 = Struct('<B')
_ARRAY8_CONTENT = Struct('<B')
_COMPOUND32 = Struct('>I')
_COMPOUND32_CONTENT = Struct('>I')
_ARRAY32 = Struct('>I')
_ARRAY32_CONTENT = Struct('>I')
_ARRAY_CONSTRUCTOR = Struct('<B')
_ARRAY_CONSTRUCTOR_DESCRIBED_CODE = Struct('<B')

SIZE = 1
AT_FORMAT_CODE = 0
FormatCode = AmqpValue.FormatCode

class Fields(NamedTuple):
    format_code: int

def pack(*, format_code: int) -> bytes:
    return STRUCT.pack(format_code)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class Boolean:
    SIZE = 1
    STRUCT = _BOOLEAN
    AT_VALUE = 0
    MAX_VALUE = 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _BOOLEAN.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Boolean.Fields":
        return Boolean.Fields._make(_BOOLEAN.unpack_from(data, position))


class Ubyte:
    SIZE = 1
    STRUCT = _UBYTE
    AT_VALUE = 0
    MAX_VALUE = 255

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _UBYTE.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Ubyte.Fields":
        return Ubyte.Fields._make(_UBYTE.unpack_from(data, position))


class Byte:
    SIZE = 1
    STRUCT = _BYTE
    AT_VALUE = 0
    MIN_VALUE = -128
    MAX_VALUE = 127

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _BYTE.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Byte.Fields":
        return Byte.Fields._make(_BYTE.unpack_from(data, position))


class Ushort:
    SIZE = 2
    STRUCT = _USHORT
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MAX_VALUE = 65535

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _USHORT.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Ushort.Fields":
        return Ushort.Fields._make(_USHORT.unpack_from(data, position))


class Short:
    SIZE = 2
    STRUCT = _SHORT
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MIN_VALUE = -32768
    MAX_VALUE = 32767

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _SHORT.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Short.Fields":
        return Short.Fields._make(_SHORT.unpack_from(data, position))


class Uint:
    SIZE = 4
    STRUCT = _UINT
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MAX_VALUE = 2**32 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _UINT.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Uint.Fields":
        return Uint.Fields._make(_UINT.unpack_from(data, position))


class Int:
    SIZE = 4
    STRUCT = _INT
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MIN_VALUE = -(2**31)
    MAX_VALUE = 2**31 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _INT.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Int.Fields":
        return Int.Fields._make(_INT.unpack_from(data, position))


class Ulong:
    SIZE = 8
    STRUCT = _ULONG
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MAX_VALUE = 2**64 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _ULONG.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Ulong.Fields":
        return Ulong.Fields._make(_ULONG.unpack_from(data, position))


class Long:
    SIZE = 8
    STRUCT = _LONG
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0
    MIN_VALUE = -(2**63)
    MAX_VALUE = 2**63 - 1

    class Fields(NamedTuple):
        value: int

    @staticmethod
    def pack(*, value: int) -> bytes:
        return _LONG.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Long.Fields":
        return Long.Fields._make(_LONG.unpack_from(data, position))


class Float:
    SIZE = 4
    STRUCT = _FLOAT
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0

    class Fields(NamedTuple):
        value: float

    @staticmethod
    def pack(*, value: float) -> bytes:
        return _FLOAT.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Float.Fields":
        return Float.Fields._make(_FLOAT.unpack_from(data, position))


class Double:
    SIZE = 8
    STRUCT = _DOUBLE
    BYTE_ORDER: Final = 'big'
    AT_VALUE = 0

    class Fields(NamedTuple):
        value: float

    @staticmethod
    def pack(*, value: float) -> bytes:
        return _DOUBLE.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Double.Fields":
        return Double.Fields._make(_DOUBLE.unpack_from(data, position))


class Decimal32:
    SIZE = 4
    STRUCT = _DECIMAL32
    AT_VALUE = 0

    class Fields(NamedTuple):
        value: bytes

    @staticmethod
    def pack(*, value: bytes) -> bytes:
        return _DECIMAL32.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Decimal32.Fields":
        return Decimal32.Fields._make(_DECIMAL32.unpack_from(data, position))


class Decimal64:
    SIZE = 8
    STRUCT = _DECIMAL64
    AT_VALUE = 0

    class Fields(NamedTuple):
        value: bytes

    @staticmethod
    def pack(*, value: bytes) -> bytes:
        return _DECIMAL64.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Decimal64.Fields":
        return Decimal64.Fields._make(_DECIMAL64.unpack_from(data, position))


class Decimal128:
    SIZE = 16
    STRUCT = _DECIMAL128
    AT_VALUE = 0

    class Fields(NamedTuple):
        value: bytes

    @staticmethod
    def pack(*, value: bytes) -> bytes:
        return _DECIMAL128.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Decimal128.Fields":
        return Decimal128.Fields._make(_DECIMAL128.unpack_from(data, position))


class Uuid:
    SIZE = 16
    STRUCT = _UUID
    AT_VALUE = 0

    class Fields(NamedTuple):
        value: bytes

    @staticmethod
    def pack(*, value: bytes) -> bytes:
        return _UUID.pack(value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Uuid.Fields":
        return Uuid.Fields._make(_UUID.unpack_from(data, position))


class Binary8:
    SIZE = 1
    STRUCT = _BINARY8
    AT_LEN_VALUE = 0
    MAX_LEN_VALUE = 255

    class Fields(NamedTuple):
        len_value: int

    @staticmethod
    def pack(*, len_value: int) -> bytes:
        return _BINARY8.pack(len_value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Binary8.Fields":
        return Binary8.Fields._make(_BINARY8.unpack_from(data, position))


class Binary32:
    SIZE = 4
    STRUCT = _BINARY32
    BYTE_ORDER: Final = 'big'
    AT_LEN_VALUE = 0
    MAX_LEN_VALUE = 2**32 - 1

    class Fields(NamedTuple):
        len_value: int

    @staticmethod
    def pack(*, len_value: int) -> bytes:
        return _BINARY32.pack(len_value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Binary32.Fields":
        return Binary32.Fields._make(_BINARY32.unpack_from(data, position))


class String8:
    SIZE = 1
    STRUCT = _STRING8
    AT_LEN_VALUE = 0
    MAX_LEN_VALUE = 255

    class Fields(NamedTuple):
        len_value: int

    @staticmethod
    def pack(*, len_value: int) -> bytes:
        return _STRING8.pack(len_value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "String8.Fields":
        return String8.Fields._make(_STRING8.unpack_from(data, position))


class String32:
    SIZE = 4
    STRUCT = _STRING32
    BYTE_ORDER: Final = 'big'
    AT_LEN_VALUE = 0
    MAX_LEN_VALUE = 2**32 - 1

    class Fields(NamedTuple):
        len_value: int

    @staticmethod
    def pack(*, len_value: int) -> bytes:
        return _STRING32.pack(len_value)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "String32.Fields":
        return String32.Fields._make(_STRING32.unpack_from(data, position))


class Compound8:
    SIZE = 1
    STRUCT = _COMPOUND8
    AT_LEN_CONTENT = 0
    MAX_LEN_CONTENT = 255

    class Fields(NamedTuple):
        len_content: int

    @staticmethod
    def pack(*, len_content: int) -> bytes:
        return _COMPOUND8.pack(len_content)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Compound8.Fields":
        return Compound8.Fields._make(_COMPOUND8.unpack_from(data, position))


class Compound8Content:
    SIZE = 1
    STRUCT = _COMPOUND8_CONTENT
    AT_NUM_ITEMS = 0
    MAX_NUM_ITEMS = 255

    class Fields(NamedTuple):
        num_items: int

    @staticmethod
    def pack(*, num_items: int) -> bytes:
        return _COMPOUND8_CONTENT.pack(num_items)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Compound8Content.Fields":
        return Compound8Content.Fields._make(_COMPOUND8_CONTENT.unpack_from(data, position))


class Array8:
    SIZE = 1
    STRUCT = _ARRAY8
    AT_LEN_CONTENT = 0
    MAX_LEN_CONTENT = 255

    class Fields(NamedTuple):
        len_content: int

    @staticmethod
    def pack(*, len_content: int) -> bytes:
        return _ARRAY8.pack(len_content)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Array8.Fields":
        return Array8.Fields._make(_ARRAY8.unpack_from(data, position))


class Array8Content:
    SIZE = 1
    STRUCT = _ARRAY8_CONTENT
    AT_NUM_ITEMS = 0
    MAX_NUM_ITEMS = 255

    class Fields(NamedTuple):
        num_items: int

    @staticmethod
    def pack(*, num_items: int) -> bytes:
        return _ARRAY8_CONTENT.pack(num_items)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Array8Content.Fields":
        return Array8Content.Fields._make(_ARRAY8_CONTENT.unpack_from(data, position))


class Compound32:
    SIZE = 4
    STRUCT = _COMPOUND32
    BYTE_ORDER: Final = 'big'
    AT_LEN_CONTENT = 0
    MAX_LEN_CONTENT = 2**32 - 1

    class Fields(NamedTuple):
        len_content: int

    @staticmethod
    def pack(*, len_content: int) -> bytes:
        return _COMPOUND32.pack(len_content)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Compound32.Fields":
        return Compound32.Fields._make(_COMPOUND32.unpack_from(data, position))


class Compound32Content:
    SIZE = 4
    STRUCT = _COMPOUND32_CONTENT
    BYTE_ORDER: Final = 'big'
    AT_NUM_ITEMS = 0
    MAX_NUM_ITEMS = 2**32 - 1

    class Fields(NamedTuple):
        num_items: int

    @staticmethod
    def pack(*, num_items: int) -> bytes:
        return _COMPOUND32_CONTENT.pack(num_items)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Compound32Content.Fields":
        return Compound32Content.Fields._make(_COMPOUND32_CONTENT.unpack_from(data, position))


class Array32:
    SIZE = 4
    STRUCT = _ARRAY32
    BYTE_ORDER: Final = 'big'
    AT_LEN_CONTENT = 0
    MAX_LEN_CONTENT = 2**32 - 1

    class Fields(NamedTuple):
        len_content: int

    @staticmethod
    def pack(*, len_content: int) -> bytes:
        return _ARRAY32.pack(len_content)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Array32.Fields":
        return Array32.Fields._make(_ARRAY32.unpack_from(data, position))


class Array32Content:
    SIZE = 4
    STRUCT = _ARRAY32_CONTENT
    BYTE_ORDER: Final = 'big'
    AT_NUM_ITEMS = 0
    MAX_NUM_ITEMS = 2**32 - 1

    class Fields(NamedTuple):
        num_items: int

    @staticmethod
    def pack(*, num_items: int) -> bytes:
        return _ARRAY32_CONTENT.pack(num_items)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Array32Content.Fields":
        return Array32Content.Fields._make(_ARRAY32_CONTENT.unpack_from(data, position))


class ArrayConstructor:
    SIZE = 1
    STRUCT = _ARRAY_CONSTRUCTOR
    AT_FORMAT_CODE = 0
    SIZE_DESCRIBED_CODE = 1

    class Fields(NamedTuple):
        format_code: int

    @staticmethod
    def pack(*, format_code: int) -> bytes:
        return _ARRAY_CONSTRUCTOR.pack(format_code)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ArrayConstructor.Fields":
        return ArrayConstructor.Fields._make(_ARRAY_CONSTRUCTOR.unpack_from(data, position))

    @staticmethod
    def pack_described_code(described_code: int) -> bytes:
        return _ARRAY_CONSTRUCTOR_DESCRIBED_CODE.pack(described_code)

    @staticmethod
    def unpack_described_code(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _ARRAY_CONSTRUCTOR_DESCRIBED_CODE.unpack_from(data, position)[0]
        return value
