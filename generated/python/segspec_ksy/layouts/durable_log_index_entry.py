# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
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
