# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
"""Apache Kafka: string of a message: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_LEN_PLAIN = Struct('>h')

MIN_LEN_PLAIN = -32768
MAX_LEN_PLAIN = 32767
SIZE_LEN_PLAIN = 2

def pack_len_plain(len_plain: int) -> bytes:
    return _LEN_PLAIN.pack(len_plain)

def unpack_len_plain(data: "ReadableBuffer", position: int = 0) -> int:
    value: int = _LEN_PLAIN.unpack_from(data, position)[0]
    return value
