# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 8f12c692e7fad9ef1b08e80fffdcd81634be4e38ee8540c930c3f36a9b1b2c5c
"""Apache Kafka: bytes of a message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_LEN_PLAIN = Struct('>i')

MIN_LEN_PLAIN = -(2**31)
MAX_LEN_PLAIN = 2**31 - 1
SIZE_LEN_PLAIN = 4

def pack_len_plain(len_plain: int) -> bytes:
    return _LEN_PLAIN.pack(len_plain)

def unpack_len_plain(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _LEN_PLAIN.unpack_from(data, position)[0]
    return value
