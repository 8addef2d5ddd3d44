# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
"""AMQP 1.0: message section, unopened: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_ksy.amqp_section import AmqpSection

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<1s')
_SECTION_DESCRIPTOR = Struct('<B')
_SMALL_DESCRIPTOR = Struct('<B')
_LARGE_DESCRIPTOR = Struct('>Q')
_UNOPENED = Struct('<B')
_VARIABLE_WIDTH_8 = Struct('<B')
_VARIABLE_WIDTH_32 = Struct('>I')

SIZE = 1
AT_MARKER = 0
MARKER = b'\x00'
DescriptorFormat = AmqpSection.DescriptorFormat
SectionKind = AmqpSection.SectionKind

class Fields(NamedTuple):
    marker: bytes

def pack(*, marker: bytes = MARKER) -> bytes:
    return STRUCT.pack(marker)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class SectionDescriptor:
    SIZE = 1
    STRUCT = _SECTION_DESCRIPTOR
    AT_FORMAT_CODE = 0

    class Fields(NamedTuple):
        format_code: int

    @staticmethod
    def pack(*, format_code: int) -> bytes:
        return _SECTION_DESCRIPTOR.pack(format_code)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "SectionDescriptor.Fields":
        return SectionDescriptor.Fields._make(_SECTION_DESCRIPTOR.unpack_from(data, position))


class SmallDescriptor:
    SIZE = 1
    STRUCT = _SMALL_DESCRIPTOR
    AT_NUMBER = 0
    MAX_NUMBER = 255

    class Fields(NamedTuple):
        number: int

    @staticmethod
    def pack(*, number: int) -> bytes:
        return _SMALL_DESCRIPTOR.pack(number)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "SmallDescriptor.Fields":
        return SmallDescriptor.Fields._make(_SMALL_DESCRIPTOR.unpack_from(data, position))


class LargeDescriptor:
    SIZE = 8
    STRUCT = _LARGE_DESCRIPTOR
    BYTE_ORDER: Final = 'big'
    AT_NUMBER = 0
    MAX_NUMBER = 2**64 - 1

    class Fields(NamedTuple):
        number: int

    @staticmethod
    def pack(*, number: int) -> bytes:
        return _LARGE_DESCRIPTOR.pack(number)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "LargeDescriptor.Fields":
        return LargeDescriptor.Fields._make(_LARGE_DESCRIPTOR.unpack_from(data, position))


class Unopened:
    SIZE = 1
    STRUCT = _UNOPENED
    AT_FORMAT_CODE = 0
    MAX_FORMAT_CODE = 255

    class Fields(NamedTuple):
        format_code: int

    @staticmethod
    def pack(*, format_code: int) -> bytes:
        return _UNOPENED.pack(format_code)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Unopened.Fields":
        return Unopened.Fields._make(_UNOPENED.unpack_from(data, position))


class VariableWidth8:
    SIZE = 1
    STRUCT = _VARIABLE_WIDTH_8
    AT_LEN_CONTENT = 0
    MAX_LEN_CONTENT = 255

    class Fields(NamedTuple):
        len_content: int

    @staticmethod
    def pack(*, len_content: int) -> bytes:
        return _VARIABLE_WIDTH_8.pack(len_content)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "VariableWidth8.Fields":
        return VariableWidth8.Fields._make(_VARIABLE_WIDTH_8.unpack_from(data, position))


class VariableWidth32:
    SIZE = 4
    STRUCT = _VARIABLE_WIDTH_32
    BYTE_ORDER: Final = 'big'
    AT_LEN_CONTENT = 0
    MAX_LEN_CONTENT = 2**32 - 1

    class Fields(NamedTuple):
        len_content: int

    @staticmethod
    def pack(*, len_content: int) -> bytes:
        return _VARIABLE_WIDTH_32.pack(len_content)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "VariableWidth32.Fields":
        return VariableWidth32.Fields._make(_VARIABLE_WIDTH_32.unpack_from(data, position))
