# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
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
