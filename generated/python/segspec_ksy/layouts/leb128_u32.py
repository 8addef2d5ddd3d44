# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
"""Unsigned LEB128 integer of at most 32 bits: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_GROUP = Struct('<B')

SIZE_OF_GROUPS = 1
MOST_GROUPS = 5

class Group:
    SIZE = 1
    STRUCT = _GROUP
    AT_OCTET = 0
    MAX_OCTET = 255
    MIN_OCTET_HAS_NEXT = 0x80
    MAX_OCTET_HAS_NEXT = 0xff
    MASKS_TOTAL = (0xf, 0x7f)

    class Fields(NamedTuple):
        octet: int

    @staticmethod
    def pack(*, octet: int) -> bytes:
        return _GROUP.pack(octet)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Group.Fields":
        return Group.Fields._make(_GROUP.unpack_from(data, position))
