# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
"""RabbitMQ osiris: segment file: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<8s')
_LOG_HEADER = Struct('>4sI')

SIZE = 8
AT_HEADER = 0

class Fields(NamedTuple):
    header: bytes

def pack(*, header: bytes) -> bytes:
    return STRUCT.pack(header)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class LogHeader:
    SIZE = 8
    STRUCT = _LOG_HEADER
    BYTE_ORDER: Final = 'big'
    AT_MAGIC = 0
    MAGIC = b'OSIL'
    AT_VERSION = 4
    VERSION = 1

    class Fields(NamedTuple):
        magic: bytes
        version: int

    @staticmethod
    def pack(*, magic: bytes = MAGIC, version: int = VERSION) -> bytes:
        return _LOG_HEADER.pack(magic, version)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "LogHeader.Fields":
        return LogHeader.Fields._make(_LOG_HEADER.unpack_from(data, position))
