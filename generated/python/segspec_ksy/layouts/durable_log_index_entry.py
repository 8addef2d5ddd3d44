# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 81e2ab37af0f009000dc19009030e7ee352df721c9b24352961306efdb79a5b7
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
