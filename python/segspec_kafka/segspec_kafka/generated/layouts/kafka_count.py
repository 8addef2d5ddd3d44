# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2
"""Apache Kafka: length of a string or list in a message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_NUM_PLAIN = Struct('>i')

MIN_NUM_PLAIN = -(2**31)
MAX_NUM_PLAIN = 2**31 - 1
SIZE_NUM_PLAIN = 4

def pack_num_plain(num_plain: int) -> bytes:
    return _NUM_PLAIN.pack(num_plain)

def unpack_num_plain(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _NUM_PLAIN.unpack_from(data, position)[0]
    return value
