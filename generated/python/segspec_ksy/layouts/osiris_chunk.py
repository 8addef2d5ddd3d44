# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 d0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5
"""RabbitMQ osiris: chunk: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<48s')

SIZE = 48
AT_HEADER = 0

class Fields(NamedTuple):
    header: bytes

def pack(*, header: bytes) -> bytes:
    return STRUCT.pack(header)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
