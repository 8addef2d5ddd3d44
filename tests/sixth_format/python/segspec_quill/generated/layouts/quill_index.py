# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 d46c090e80018f541a0592e2d620825a4dd0071be55450fc15199483afe225dd
"""Quill journal index: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_ENTRY = Struct('<QQ')

SIZE_OF_ENTRIES = 16

class Entry:
    SIZE = 16
    STRUCT = _ENTRY
    BYTE_ORDER: Final = 'little'
    AT_OFFSET = 0
    MAX_OFFSET = 2**64 - 1
    AT_OFS_RECORD = 8
    MAX_OFS_RECORD = 2**64 - 1

    class Fields(NamedTuple):
        offset: int
        ofs_record: int

    @staticmethod
    def pack(*, offset: int, ofs_record: int) -> bytes:
        return _ENTRY.pack(offset, ofs_record)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Entry.Fields":
        return Entry.Fields._make(_ENTRY.unpack_from(data, position))
