# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9
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
