# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 e1695930091aebd363eb037fece69d2856cc078fa9c3a4dd4f02c8b292a94cd6
"""mojo: tag: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>H')

SIZE = 2
BYTE_ORDER: Final = 'big'
AT_TAG = 0

class Fields(NamedTuple):
    tag: int

def pack(*, tag: int) -> bytes:
    return STRUCT.pack(tag)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
