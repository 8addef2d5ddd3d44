# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09
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
