# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 33a3e79ea4eeb907b2efcb983d9fccdd4a5acd304d106c612ba5fcd12aef31a1
"""Apache Kafka: snapshot of producers: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>hIi')
_PRODUCER = Struct('>qhiqiqiq')

SIZE = 10
BYTE_ORDER: Final = 'big'
AT_VERSION = 0
VERSION = 1
AT_CRC = 2
MAX_CRC = 2**32 - 1
AT_NUM_PRODUCERS = 6
MIN_NUM_PRODUCERS = -(2**31)
MAX_NUM_PRODUCERS = 2**31 - 1
SIZE_OF_PRODUCERS = 46

class Fields(NamedTuple):
    version: int
    crc: int
    num_producers: int

def pack(*, version: int = VERSION, crc: int, num_producers: int) -> bytes:
    return STRUCT.pack(version, crc, num_producers)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class Producer:
    SIZE = 46
    STRUCT = _PRODUCER
    BYTE_ORDER: Final = 'big'
    AT_PRODUCER_ID = 0
    MIN_PRODUCER_ID = -(2**63)
    MAX_PRODUCER_ID = 2**63 - 1
    AT_PRODUCER_EPOCH = 8
    MIN_PRODUCER_EPOCH = -32768
    MAX_PRODUCER_EPOCH = 32767
    AT_LAST_SEQUENCE = 10
    MIN_LAST_SEQUENCE = -(2**31)
    MAX_LAST_SEQUENCE = 2**31 - 1
    AT_LAST_OFFSET = 14
    MIN_LAST_OFFSET = -(2**63)
    MAX_LAST_OFFSET = 2**63 - 1
    AT_OFFSET_DELTA = 22
    MIN_OFFSET_DELTA = -(2**31)
    MAX_OFFSET_DELTA = 2**31 - 1
    AT_TIMESTAMP = 26
    MIN_TIMESTAMP = -(2**63)
    MAX_TIMESTAMP = 2**63 - 1
    AT_COORDINATOR_EPOCH = 34
    MIN_COORDINATOR_EPOCH = -(2**31)
    MAX_COORDINATOR_EPOCH = 2**31 - 1
    AT_CURRENT_FIRST_OFFSET = 38
    MIN_CURRENT_FIRST_OFFSET = -(2**63)
    MAX_CURRENT_FIRST_OFFSET = 2**63 - 1

    class Fields(NamedTuple):
        producer_id: int
        producer_epoch: int
        last_sequence: int
        last_offset: int
        offset_delta: int
        timestamp: int
        coordinator_epoch: int
        current_first_offset: int

    @staticmethod
    def pack(*, producer_id: int, producer_epoch: int, last_sequence: int, last_offset: int, offset_delta: int, timestamp: int, coordinator_epoch: int, current_first_offset: int) -> bytes:
        return _PRODUCER.pack(producer_id, producer_epoch, last_sequence, last_offset, offset_delta, timestamp, coordinator_epoch, current_first_offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Producer.Fields":
        return Producer.Fields._make(_PRODUCER.unpack_from(data, position))
