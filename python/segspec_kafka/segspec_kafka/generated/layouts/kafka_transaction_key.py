# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 1e7d2831fe61128c010a96f92f620e954fc17496e38e5a462e5c3d42db361f53
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
