# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021
"""Apache Kafka: record batch: the numbers of its layout."""

from struct import Struct, error as _error
from typing import TYPE_CHECKING, Final, NamedTuple

from segspec_kafka.generated.kafka import Kafka

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>qiiB')
_BATCH = Struct('>IHiqqqhii')
_RECORD_BODY = Struct('<B')
_MESSAGE = Struct('<B')
_MESSAGE_TIMESTAMP = Struct('>q')
_MESSAGE_LEN_KEY = Struct('>i')
_MESSAGE_LEN_VALUE = Struct('>i')

SIZE = 17
BYTE_ORDER: Final = 'big'
AT_BASE_OFFSET = 0
MIN_BASE_OFFSET = -(2**63)
MAX_BASE_OFFSET = 2**63 - 1
AT_LEN_BATCH = 8
MIN_LEN_BATCH = 14
MAX_LEN_BATCH = 2**31 - 1
AT_EPOCH_OR_CRC = 12
MIN_EPOCH_OR_CRC = -(2**31)
MAX_EPOCH_OR_CRC = 2**31 - 1
AT_MAGIC = 16
ANY_OF_MAGIC = (0, 1, 2)
MAGIC_IS_BATCH = 0x2
MASK_MESSAGE_CRC = 0xffffffff
Compression = Kafka.Compression

class Fields(NamedTuple):
    base_offset: int
    len_batch: int
    epoch_or_crc: int
    magic: int

def pack(*, base_offset: int, len_batch: int, epoch_or_crc: int, magic: int) -> bytes:
    return STRUCT.pack(base_offset, len_batch, epoch_or_crc, magic)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class Batch:
    SIZE = 44
    STRUCT = _BATCH
    BYTE_ORDER: Final = 'big'
    AT_CRC = 0
    MAX_CRC = 2**32 - 1
    AT_UNUSED = 4
    SHIFT_UNUSED = 7
    MASK_UNUSED = 0xff80
    UNUSED = 0
    AT_HAS_DELETE_HORIZON = 5
    SHIFT_HAS_DELETE_HORIZON = 6
    MASK_HAS_DELETE_HORIZON = 0x40
    AT_IS_CONTROL = 5
    SHIFT_IS_CONTROL = 5
    MASK_IS_CONTROL = 0x20
    AT_IS_TRANSACTIONAL = 5
    SHIFT_IS_TRANSACTIONAL = 4
    MASK_IS_TRANSACTIONAL = 0x10
    AT_IS_APPEND_TIME = 5
    SHIFT_IS_APPEND_TIME = 3
    MASK_IS_APPEND_TIME = 0x8
    AT_COMPRESSION = 5
    SHIFT_COMPRESSION = 0
    MASK_COMPRESSION = 0x7
    AT_LAST_OFFSET_DELTA = 6
    MIN_LAST_OFFSET_DELTA = -(2**31)
    MAX_LAST_OFFSET_DELTA = 2**31 - 1
    AT_BASE_TIMESTAMP = 10
    MIN_BASE_TIMESTAMP = -(2**63)
    MAX_BASE_TIMESTAMP = 2**63 - 1
    AT_MAX_TIMESTAMP = 18
    MIN_MAX_TIMESTAMP = -(2**63)
    MAX_MAX_TIMESTAMP = 2**63 - 1
    AT_PRODUCER_ID = 26
    MIN_PRODUCER_ID = -(2**63)
    MAX_PRODUCER_ID = 2**63 - 1
    AT_PRODUCER_EPOCH = 34
    MIN_PRODUCER_EPOCH = -32768
    MAX_PRODUCER_EPOCH = 32767
    AT_BASE_SEQUENCE = 36
    MIN_BASE_SEQUENCE = -(2**31)
    MAX_BASE_SEQUENCE = 2**31 - 1
    AT_NUM_RECORDS = 40
    MAX_NUM_RECORDS = 2**31 - 1

    class Fields(NamedTuple):
        crc: int
        unused: int
        has_delete_horizon: bool
        is_control: bool
        is_transactional: bool
        is_append_time: bool
        compression: int
        last_offset_delta: int
        base_timestamp: int
        max_timestamp: int
        producer_id: int
        producer_epoch: int
        base_sequence: int
        num_records: int

    @staticmethod
    def pack(*, crc: int, unused: int = UNUSED, has_delete_horizon: bool, is_control: bool, is_transactional: bool, is_append_time: bool, compression: int, last_offset_delta: int, base_timestamp: int, max_timestamp: int, producer_id: int, producer_epoch: int, base_sequence: int, num_records: int) -> bytes:
        if compression >> 3:
            raise _error("compression is a number of 3 bits")
        return _BATCH.pack(crc, unused << 7 | has_delete_horizon << 6 | is_control << 5 | is_transactional << 4 | is_append_time << 3 | compression, last_offset_delta, base_timestamp, max_timestamp, producer_id, producer_epoch, base_sequence, num_records)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Batch.Fields":
        numbers = _BATCH.unpack_from(data, position)
        return Batch.Fields(numbers[0], numbers[1] >> 7, bool(numbers[1] >> 6 & 0x1), bool(numbers[1] >> 5 & 0x1), bool(numbers[1] >> 4 & 0x1), bool(numbers[1] >> 3 & 0x1), numbers[1] & 0x7, numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7], numbers[8])


class RecordBody:
    SIZE = 1
    STRUCT = _RECORD_BODY
    AT_ATTRIBUTES = 0
    ATTRIBUTES = 0

    class Fields(NamedTuple):
        attributes: int

    @staticmethod
    def pack(*, attributes: int = ATTRIBUTES) -> bytes:
        return _RECORD_BODY.pack(attributes)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RecordBody.Fields":
        return RecordBody.Fields._make(_RECORD_BODY.unpack_from(data, position))


class Message:
    SIZE = 1
    STRUCT = _MESSAGE
    AT_UNUSED = 0
    SHIFT_UNUSED = 4
    MASK_UNUSED = 0xf0
    UNUSED = 0
    AT_IS_APPEND_TIME = 0
    SHIFT_IS_APPEND_TIME = 3
    MASK_IS_APPEND_TIME = 0x8
    AT_COMPRESSION = 0
    SHIFT_COMPRESSION = 0
    MASK_COMPRESSION = 0x7
    MIN_TIMESTAMP = -(2**63)
    MAX_TIMESTAMP = 2**63 - 1
    SIZE_TIMESTAMP = 8
    MIN_LEN_KEY = -(2**31)
    MAX_LEN_KEY = 2**31 - 1
    SIZE_LEN_KEY = 4
    MIN_LEN_VALUE = -(2**31)
    MAX_LEN_VALUE = 2**31 - 1
    SIZE_LEN_VALUE = 4

    class Fields(NamedTuple):
        unused: int
        is_append_time: bool
        compression: int

    @staticmethod
    def pack(*, unused: int = UNUSED, is_append_time: bool, compression: int) -> bytes:
        if compression >> 3:
            raise _error("compression is a number of 3 bits")
        return _MESSAGE.pack(unused << 4 | is_append_time << 3 | compression)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "Message.Fields":
        numbers = _MESSAGE.unpack_from(data, position)
        return Message.Fields(numbers[0] >> 4, bool(numbers[0] >> 3 & 0x1), numbers[0] & 0x7)

    @staticmethod
    def pack_timestamp(timestamp: int) -> bytes:
        return _MESSAGE_TIMESTAMP.pack(timestamp)

    @staticmethod
    def unpack_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _MESSAGE_TIMESTAMP.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_len_key(len_key: int) -> bytes:
        return _MESSAGE_LEN_KEY.pack(len_key)

    @staticmethod
    def unpack_len_key(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _MESSAGE_LEN_KEY.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_len_value(len_value: int) -> bytes:
        return _MESSAGE_LEN_VALUE.pack(len_value)

    @staticmethod
    def unpack_len_value(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _MESSAGE_LEN_VALUE.unpack_from(data, position)[0]
        return value
