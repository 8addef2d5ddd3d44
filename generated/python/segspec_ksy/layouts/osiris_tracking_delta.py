# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
"""RabbitMQ osiris: tracking in delta form: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_BLOCK = Struct('<BB')
_SEQUENCE = Struct('>Q')
_OFFSET = Struct('>Q')
_TIMESTAMP = Struct('>q')


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
    SIZE = 8
    STRUCT = _SEQUENCE
    BYTE_ORDER: Final = 'big'
    AT_PUBLISHING_ID = 0
    MAX_PUBLISHING_ID = 2**64 - 1

    class Fields(NamedTuple):
        publishing_id: int

    @staticmethod
    def pack(*, publishing_id: int) -> bytes:
        return _SEQUENCE.pack(publishing_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Sequence.Fields":
        return Sequence.Fields._make(_SEQUENCE.unpack_from(data, position))


class Offset:
    SIZE = 8
    STRUCT = _OFFSET
    BYTE_ORDER: Final = 'big'
    AT_OFFSET = 0
    MAX_OFFSET = 2**64 - 1

    class Fields(NamedTuple):
        offset: int

    @staticmethod
    def pack(*, offset: int) -> bytes:
        return _OFFSET.pack(offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Offset.Fields":
        return Offset.Fields._make(_OFFSET.unpack_from(data, position))


class Timestamp:
    SIZE = 8
    STRUCT = _TIMESTAMP
    BYTE_ORDER: Final = 'big'
    AT_TIMESTAMP = 0
    MIN_TIMESTAMP = -(2**63)
    MAX_TIMESTAMP = 2**63 - 1

    class Fields(NamedTuple):
        timestamp: int

    @staticmethod
    def pack(*, timestamp: int) -> bytes:
        return _TIMESTAMP.pack(timestamp)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Timestamp.Fields":
        return Timestamp.Fields._make(_TIMESTAMP.unpack_from(data, position))
