# kaitai-struct-compiler 0.11.0, ksy/quill_entry.ksy sha256 155b5f5650fff392910385b93171ddba5be069aafe62665b9d07d85e090a21dd
"""Quill journal index entry: the numbers of its layout."""

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
