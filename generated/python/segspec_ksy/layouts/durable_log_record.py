# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
"""durable-log record (v1): the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<4sBBHQII')

SIZE = 24
BYTE_ORDER: Final = 'little'
AT_MAGIC = 0
MAGIC = b'GOLD'
AT_VERSION = 4
VERSION = 1
AT_FLAGS = 5
FLAGS = 0
AT_RESERVED = 6
RESERVED = 0
AT_OFFSET = 8
MAX_OFFSET = 2**64 - 1
AT_LEN_PAYLOAD = 16
MAX_LEN_PAYLOAD = 2**32 - 1
AT_CHECKSUM = 20
MAX_CHECKSUM = 2**32 - 1

class Fields(NamedTuple):
    magic: bytes
    version: int
    flags: int
    reserved: int
    offset: int
    len_payload: int
    checksum: int

def pack(*, magic: bytes = MAGIC, version: int = VERSION, flags: int = FLAGS, reserved: int = RESERVED, offset: int, len_payload: int, checksum: int) -> bytes:
    return STRUCT.pack(magic, version, flags, reserved, offset, len_payload, checksum)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
