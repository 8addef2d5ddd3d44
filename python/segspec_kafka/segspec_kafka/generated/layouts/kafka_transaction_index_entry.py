# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
"""Apache Kafka: entry of a transaction index: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>hqqqq')

SIZE = 34
BYTE_ORDER: Final = 'big'
AT_VERSION = 0
VERSION = 0
AT_PRODUCER_ID = 2
MIN_PRODUCER_ID = -(2**63)
MAX_PRODUCER_ID = 2**63 - 1
AT_FIRST_OFFSET = 10
MIN_FIRST_OFFSET = -(2**63)
MAX_FIRST_OFFSET = 2**63 - 1
AT_LAST_OFFSET = 18
MIN_LAST_OFFSET = -(2**63)
MAX_LAST_OFFSET = 2**63 - 1
AT_LAST_STABLE_OFFSET = 26
MIN_LAST_STABLE_OFFSET = -(2**63)
MAX_LAST_STABLE_OFFSET = 2**63 - 1

class Fields(NamedTuple):
    version: int
    producer_id: int
    first_offset: int
    last_offset: int
    last_stable_offset: int

def pack(*, version: int = VERSION, producer_id: int, first_offset: int, last_offset: int, last_stable_offset: int) -> bytes:
    return STRUCT.pack(version, producer_id, first_offset, last_offset, last_stable_offset)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))
