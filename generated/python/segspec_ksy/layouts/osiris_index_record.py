# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
"""RabbitMQ osiris: index record: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>QqQIB')

SIZE = 29
BYTE_ORDER: Final = 'big'
AT_CHUNK_ID = 0
MAX_CHUNK_ID = 2**64 - 1
AT_TIMESTAMP = 8
MIN_TIMESTAMP = -(2**63)
MAX_TIMESTAMP = 2**63 - 1
AT_EPOCH = 16
MAX_EPOCH = 2**64 - 1
AT_OFS_CHUNK = 24
MAX_OFS_CHUNK = 2**32 - 1
AT_CHUNK_TYPE = 28

class Fields(NamedTuple):
    chunk_id: int
    timestamp: int
    epoch: int
    ofs_chunk: int
    chunk_type: int

def pack(*, chunk_id: int, timestamp: int, epoch: int, ofs_chunk: int, chunk_type: int) -> bytes:
    return STRUCT.pack(chunk_id, timestamp, epoch, ofs_chunk, chunk_type)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
