# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 e9f8df07b573511f814b60f6883a4bacfababb3bb9dc8a600a22d45dc2faf32f
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
