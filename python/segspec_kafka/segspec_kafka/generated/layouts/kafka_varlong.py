# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7d17e77d1a089c620fa5099e9c2fc4dd2a70e2d6f9564ed58fba50320270d2eb
"""Apache Kafka: zigzag varlong: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_GROUP = Struct('<B')

SIZE_OF_GROUPS = 1
MOST_GROUPS = 10
SHIFT_VALUE = 1

class Group:
    SIZE = 1
    STRUCT = _GROUP
    AT_OCTET = 0
    MAX_OCTET = 255
    MIN_OCTET_HAS_NEXT = 0x80
    MAX_OCTET_HAS_NEXT = 0xff
    MASKS_TOTAL = (0x1, 0x7f)

    class Fields(NamedTuple):
        octet: int

    @staticmethod
    def pack(*, octet: int) -> bytes:
        return _GROUP.pack(octet)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Group.Fields":
        return Group.Fields._make(_GROUP.unpack_from(data, position))
