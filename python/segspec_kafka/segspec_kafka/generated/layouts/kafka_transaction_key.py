# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 d0d762760e05823614c98a6932092f7a95e584eb54ef6c1992b9fa9d0f40d3b7
"""Apache Kafka: key of a record of __transaction_state: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')

SIZE = 2
BYTE_ORDER: Final = 'big'
AT_RECORD_TYPE = 0
ANY_OF_RECORD_TYPE = (0,)

class Fields(NamedTuple):
    record_type: int

def pack(*, record_type: int) -> bytes:
    return STRUCT.pack(record_type)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
