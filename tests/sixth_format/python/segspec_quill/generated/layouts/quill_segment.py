# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 f3320891d340741a27baa7e8a94846dd26b4cb9f5a6d3813e5690bb294d02da7
"""Quill journal segment: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<16s')
_HEADER = Struct('<4sHHQ')
_RECORD = Struct('<2sII')
_RECORD_BODY = Struct('<QQH')

SIZE = 16
AT_HEADER = 0

class Fields(NamedTuple):
    header: bytes

def pack(*, header: bytes) -> bytes:
    return STRUCT.pack(header)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class Header:
    SIZE = 16
    STRUCT = _HEADER
    BYTE_ORDER: Final = 'little'
    AT_MAGIC = 0
    MAGIC = b'QUIL'
    AT_VERSION = 4
    VERSION = 1
    AT_RESERVED = 6
    RESERVED = 0
    AT_BASE_OFFSET = 8
    MAX_BASE_OFFSET = 2**64 - 1

    class Fields(NamedTuple):
        magic: bytes
        version: int
        reserved: int
        base_offset: int

    @staticmethod
    def pack(*, magic: bytes = MAGIC, version: int = VERSION, reserved: int = RESERVED, base_offset: int) -> bytes:
        return _HEADER.pack(magic, version, reserved, base_offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Header.Fields":
        return Header.Fields._make(_HEADER.unpack_from(data, position))


class Record:
    SIZE = 10
    STRUCT = _RECORD
    BYTE_ORDER: Final = 'little'
    AT_MARK = 0
    MARK = b'QR'
    AT_LEN_BODY = 2
    MAX_LEN_BODY = 2**32 - 1
    AT_CHECKSUM = 6
    MAX_CHECKSUM = 2**32 - 1

    class Fields(NamedTuple):
        mark: bytes
        len_body: int
        checksum: int

    @staticmethod
    def pack(*, mark: bytes = MARK, len_body: int, checksum: int) -> bytes:
        return _RECORD.pack(mark, len_body, checksum)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Record.Fields":
        return Record.Fields._make(_RECORD.unpack_from(data, position))


class RecordBody:
    SIZE = 18
    STRUCT = _RECORD_BODY
    BYTE_ORDER: Final = 'little'
    AT_OFFSET = 0
    MAX_OFFSET = 2**64 - 1
    AT_TIMESTAMP = 8
    MAX_TIMESTAMP = 2**64 - 1
    AT_LEN_KEY = 16
    MAX_LEN_KEY = 65535

    class Fields(NamedTuple):
        offset: int
        timestamp: int
        len_key: int

    @staticmethod
    def pack(*, offset: int, timestamp: int, len_key: int) -> bytes:
        return _RECORD_BODY.pack(offset, timestamp, len_key)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RecordBody.Fields":
        return RecordBody.Fields._make(_RECORD_BODY.unpack_from(data, position))
