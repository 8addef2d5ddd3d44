# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 9c4b647c347effdcf68e59298adb7aabbf00e95429d2e9cc215f57a3a45a870d
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
