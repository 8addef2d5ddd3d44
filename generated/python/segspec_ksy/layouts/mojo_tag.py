# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 672904a2ef7989541e99a7f6af3dca6a045db8457f4da794dd67b27679b6c463
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
