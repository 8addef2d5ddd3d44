# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
"""AMQP 1.0: message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_ksy.amqp_message import AmqpMessage

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_SECTION = Struct('<1s')
_LIST_HEAD = Struct('<B')
_LIST8_HEAD = Struct('<BB')
_LIST32_HEAD = Struct('>II')

ListFormat = AmqpMessage.ListFormat

class Section:
    SIZE = 1
    STRUCT = _SECTION
    AT_MARKER = 0
    MARKER = b'\x00'

    class Fields(NamedTuple):
        marker: bytes

    @staticmethod
    def pack(*, marker: bytes = MARKER) -> bytes:
        return _SECTION.pack(marker)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Section.Fields":
        return Section.Fields._make(_SECTION.unpack_from(data, position))


class ListHead:
    SIZE = 1
    STRUCT = _LIST_HEAD
    AT_FORMAT_CODE = 0

    class Fields(NamedTuple):
        format_code: int

    @staticmethod
    def pack(*, format_code: int) -> bytes:
        return _LIST_HEAD.pack(format_code)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ListHead.Fields":
        return ListHead.Fields._make(_LIST_HEAD.unpack_from(data, position))


class List8Head:
    SIZE = 2
    STRUCT = _LIST8_HEAD
    AT_LEN_CONTENT = 0
    MIN_LEN_CONTENT = 1
    MAX_LEN_CONTENT = 255
    AT_NUM_FIELDS = 1
    MAX_NUM_FIELDS = 255
    MIN_LEN_FIELDS = 0
    MAX_LEN_FIELDS = 254

    class Fields(NamedTuple):
        len_content: int
        num_fields: int

    @staticmethod
    def pack(*, len_content: int, num_fields: int) -> bytes:
        return _LIST8_HEAD.pack(len_content, num_fields)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "List8Head.Fields":
        return List8Head.Fields._make(_LIST8_HEAD.unpack_from(data, position))


class List32Head:
    SIZE = 8
    STRUCT = _LIST32_HEAD
    BYTE_ORDER: Final = 'big'
    AT_LEN_CONTENT = 0
    MIN_LEN_CONTENT = 4
    MAX_LEN_CONTENT = 2**32 - 1
    AT_NUM_FIELDS = 4
    MAX_NUM_FIELDS = 2**32 - 1
    MIN_LEN_FIELDS = 0
    MAX_LEN_FIELDS = 4294967291

    class Fields(NamedTuple):
        len_content: int
        num_fields: int

    @staticmethod
    def pack(*, len_content: int, num_fields: int) -> bytes:
        return _LIST32_HEAD.pack(len_content, num_fields)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "List32Head.Fields":
        return List32Head.Fields._make(_LIST32_HEAD.unpack_from(data, position))
