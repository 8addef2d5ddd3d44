# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
"""RabbitMQ osiris: index file: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<8s')
_INDEX_HEADER = Struct('>4sI')

SIZE = 8
AT_HEADER = 0
SIZE_OF_RECORDS = 29

class Fields(NamedTuple):
    header: bytes

def pack(*, header: bytes) -> bytes:
    return STRUCT.pack(header)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class IndexHeader:
    SIZE = 8
    STRUCT = _INDEX_HEADER
    BYTE_ORDER: Final = 'big'
    AT_MAGIC = 0
    MAGIC = b'OSII'
    AT_VERSION = 4
    VERSION = 1

    class Fields(NamedTuple):
        magic: bytes
        version: int

    @staticmethod
    def pack(*, magic: bytes = MAGIC, version: int = VERSION) -> bytes:
        return _INDEX_HEADER.pack(magic, version)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "IndexHeader.Fields":
        return IndexHeader.Fields._make(_INDEX_HEADER.unpack_from(data, position))
