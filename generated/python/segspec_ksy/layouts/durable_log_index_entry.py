# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
"""durable-log index entry (v1): the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('<QQ')

SIZE = 16
BYTE_ORDER: Final = 'little'
AT_OFFSET = 0
MAX_OFFSET = 2**64 - 1
AT_OFS_RECORD = 8
MAX_OFS_RECORD = 2**64 - 1

class Fields(NamedTuple):
    offset: int
    ofs_record: int

def pack(*, offset: int, ofs_record: int) -> bytes:
    return STRUCT.pack(offset, ofs_record)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
