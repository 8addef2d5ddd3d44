# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
"""RabbitMQ osiris: tracking in snapshot form: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_BLOCK = Struct('<BB')
_SEQUENCE = Struct('>QQ')


class Block:
    SIZE = 2
    STRUCT = _BLOCK
    AT_TRACKING_TYPE = 0
    AT_LEN_TRACKING_ID = 1
    MAX_LEN_TRACKING_ID = 255

    class Fields(NamedTuple):
        tracking_type: int
        len_tracking_id: int

    @staticmethod
    def pack(*, tracking_type: int, len_tracking_id: int) -> bytes:
        return _BLOCK.pack(tracking_type, len_tracking_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Block.Fields":
        return Block.Fields._make(_BLOCK.unpack_from(data, position))


class Sequence:
    SIZE = 16
    STRUCT = _SEQUENCE
    BYTE_ORDER: Final = 'big'
    AT_CHUNK_ID = 0
    MAX_CHUNK_ID = 2**64 - 1
    AT_PUBLISHING_ID = 8
    MAX_PUBLISHING_ID = 2**64 - 1

    class Fields(NamedTuple):
        chunk_id: int
        publishing_id: int

    @staticmethod
    def pack(*, chunk_id: int, publishing_id: int) -> bytes:
        return _SEQUENCE.pack(chunk_id, publishing_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Sequence.Fields":
        return Sequence.Fields._make(_SEQUENCE.unpack_from(data, position))
