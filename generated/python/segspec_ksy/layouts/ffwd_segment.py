# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
"""ffwd queue segment file: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_ksy.ffwd_segment import FfwdSegment

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_SYSTEM_HEADER = Struct('>4siQ')
_DOCUMENT_HEADER = Struct('>4sHQ')

HeaderVariant = FfwdSegment.HeaderVariant

class SystemHeader:
    SIZE = 16
    STRUCT = _SYSTEM_HEADER
    BYTE_ORDER: Final = 'big'
    AT_MAGIC = 0
    MAGIC = b'FFLG'
    AT_VERSION = 4
    VERSION = 0
    AT_BASE_OFFSET = 8
    MAX_BASE_OFFSET = 2**64 - 1

    class Fields(NamedTuple):
        magic: bytes
        version: int
        base_offset: int

    @staticmethod
    def pack(*, magic: bytes = MAGIC, version: int = VERSION, base_offset: int) -> bytes:
        return _SYSTEM_HEADER.pack(magic, version, base_offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "SystemHeader.Fields":
        return SystemHeader.Fields._make(_SYSTEM_HEADER.unpack_from(data, position))


class DocumentHeader:
    SIZE = 14
    STRUCT = _DOCUMENT_HEADER
    BYTE_ORDER: Final = 'big'
    AT_MAGIC = 0
    MAGIC = b'FFLG'
    AT_VERSION = 4
    VERSION = 0
    AT_BASE_OFFSET = 6
    MAX_BASE_OFFSET = 2**64 - 1

    class Fields(NamedTuple):
        magic: bytes
        version: int
        base_offset: int

    @staticmethod
    def pack(*, magic: bytes = MAGIC, version: int = VERSION, base_offset: int) -> bytes:
        return _DOCUMENT_HEADER.pack(magic, version, base_offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "DocumentHeader.Fields":
        return DocumentHeader.Fields._make(_DOCUMENT_HEADER.unpack_from(data, position))
