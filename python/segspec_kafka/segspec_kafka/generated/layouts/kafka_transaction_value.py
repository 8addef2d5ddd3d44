# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
"""Apache Kafka: value of a record of __transaction_state: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')
_TRANSACTION_LOG_VALUE = Struct('>qhib')
_TRANSACTION_LOG_VALUE_TRANSACTION_LAST_UPDATE_TIMESTAMP_MS = Struct('>q')
_TRANSACTION_LOG_VALUE_TRANSACTION_START_TIMESTAMP_MS = Struct('>q')
_TRANSACTION_LOG_VALUE_TAGGED_PREVIOUS_PRODUCER_ID = Struct('>q')
_TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_ID = Struct('>q')
_TRANSACTION_LOG_VALUE_TAGGED_CLIENT_TRANSACTION_VERSION = Struct('>h')
_TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_EPOCH = Struct('>h')

SIZE = 2
BYTE_ORDER: Final = 'big'
AT_VERSION = 0
MAX_VERSION = 32767

class Fields(NamedTuple):
    version: int

def pack(*, version: int) -> bytes:
    return STRUCT.pack(version)

def unpack(data: "ReadableBuffer", position: int = 0) -> Fields:
    return Fields._make(STRUCT.unpack_from(data, position))


class TransactionLogValue:
    SIZE = 15
    STRUCT = _TRANSACTION_LOG_VALUE
    BYTE_ORDER: Final = 'big'
    AT_PRODUCER_ID = 0
    MIN_PRODUCER_ID = -(2**63)
    MAX_PRODUCER_ID = 2**63 - 1
    AT_PRODUCER_EPOCH = 8
    MIN_PRODUCER_EPOCH = -32768
    MAX_PRODUCER_EPOCH = 32767
    AT_TRANSACTION_TIMEOUT_MS = 10
    MIN_TRANSACTION_TIMEOUT_MS = -(2**31)
    MAX_TRANSACTION_TIMEOUT_MS = 2**31 - 1
    AT_TRANSACTION_STATUS = 14
    MIN_TRANSACTION_STATUS = -128
    MAX_TRANSACTION_STATUS = 127
    MIN_TRANSACTION_LAST_UPDATE_TIMESTAMP_MS = -(2**63)
    MAX_TRANSACTION_LAST_UPDATE_TIMESTAMP_MS = 2**63 - 1
    SIZE_TRANSACTION_LAST_UPDATE_TIMESTAMP_MS = 8
    MIN_TRANSACTION_START_TIMESTAMP_MS = -(2**63)
    MAX_TRANSACTION_START_TIMESTAMP_MS = 2**63 - 1
    SIZE_TRANSACTION_START_TIMESTAMP_MS = 8

    class Fields(NamedTuple):
        producer_id: int
        producer_epoch: int
        transaction_timeout_ms: int
        transaction_status: int

    @staticmethod
    def pack(*, producer_id: int, producer_epoch: int, transaction_timeout_ms: int, transaction_status: int) -> bytes:
        return _TRANSACTION_LOG_VALUE.pack(producer_id, producer_epoch, transaction_timeout_ms, transaction_status)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "TransactionLogValue.Fields":
        return TransactionLogValue.Fields._make(_TRANSACTION_LOG_VALUE.unpack_from(data, position))

    @staticmethod
    def pack_transaction_last_update_timestamp_ms(transaction_last_update_timestamp_ms: int) -> bytes:
        return _TRANSACTION_LOG_VALUE_TRANSACTION_LAST_UPDATE_TIMESTAMP_MS.pack(transaction_last_update_timestamp_ms)

    @staticmethod
    def unpack_transaction_last_update_timestamp_ms(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _TRANSACTION_LOG_VALUE_TRANSACTION_LAST_UPDATE_TIMESTAMP_MS.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_transaction_start_timestamp_ms(transaction_start_timestamp_ms: int) -> bytes:
        return _TRANSACTION_LOG_VALUE_TRANSACTION_START_TIMESTAMP_MS.pack(transaction_start_timestamp_ms)

    @staticmethod
    def unpack_transaction_start_timestamp_ms(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _TRANSACTION_LOG_VALUE_TRANSACTION_START_TIMESTAMP_MS.unpack_from(data, position)[0]
        return value


    class PartitionsSchema:
        SIZE_OF_PARTITION_IDS = 4

    class TaggedPreviousProducerId:
        SIZE = 8
        STRUCT = _TRANSACTION_LOG_VALUE_TAGGED_PREVIOUS_PRODUCER_ID
        BYTE_ORDER: Final = 'big'
        AT_PREVIOUS_PRODUCER_ID = 0
        MIN_PREVIOUS_PRODUCER_ID = -(2**63)
        MAX_PREVIOUS_PRODUCER_ID = 2**63 - 1

        class Fields(NamedTuple):
            previous_producer_id: int

        @staticmethod
        def pack(*, previous_producer_id: int) -> bytes:
            return _TRANSACTION_LOG_VALUE_TAGGED_PREVIOUS_PRODUCER_ID.pack(previous_producer_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "TransactionLogValue.TaggedPreviousProducerId.Fields":
            return TransactionLogValue.TaggedPreviousProducerId.Fields._make(_TRANSACTION_LOG_VALUE_TAGGED_PREVIOUS_PRODUCER_ID.unpack_from(data, position))


    class TaggedNextProducerId:
        SIZE = 8
        STRUCT = _TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_ID
        BYTE_ORDER: Final = 'big'
        AT_NEXT_PRODUCER_ID = 0
        MIN_NEXT_PRODUCER_ID = -(2**63)
        MAX_NEXT_PRODUCER_ID = 2**63 - 1

        class Fields(NamedTuple):
            next_producer_id: int

        @staticmethod
        def pack(*, next_producer_id: int) -> bytes:
            return _TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_ID.pack(next_producer_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "TransactionLogValue.TaggedNextProducerId.Fields":
            return TransactionLogValue.TaggedNextProducerId.Fields._make(_TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_ID.unpack_from(data, position))


    class TaggedClientTransactionVersion:
        SIZE = 2
        STRUCT = _TRANSACTION_LOG_VALUE_TAGGED_CLIENT_TRANSACTION_VERSION
        BYTE_ORDER: Final = 'big'
        AT_CLIENT_TRANSACTION_VERSION = 0
        MIN_CLIENT_TRANSACTION_VERSION = -32768
        MAX_CLIENT_TRANSACTION_VERSION = 32767

        class Fields(NamedTuple):
            client_transaction_version: int

        @staticmethod
        def pack(*, client_transaction_version: int) -> bytes:
            return _TRANSACTION_LOG_VALUE_TAGGED_CLIENT_TRANSACTION_VERSION.pack(client_transaction_version)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "TransactionLogValue.TaggedClientTransactionVersion.Fields":
            return TransactionLogValue.TaggedClientTransactionVersion.Fields._make(_TRANSACTION_LOG_VALUE_TAGGED_CLIENT_TRANSACTION_VERSION.unpack_from(data, position))


    class TaggedNextProducerEpoch:
        SIZE = 2
        STRUCT = _TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_EPOCH
        BYTE_ORDER: Final = 'big'
        AT_NEXT_PRODUCER_EPOCH = 0
        MIN_NEXT_PRODUCER_EPOCH = -32768
        MAX_NEXT_PRODUCER_EPOCH = 32767

        class Fields(NamedTuple):
            next_producer_epoch: int

        @staticmethod
        def pack(*, next_producer_epoch: int) -> bytes:
            return _TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_EPOCH.pack(next_producer_epoch)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "TransactionLogValue.TaggedNextProducerEpoch.Fields":
            return TransactionLogValue.TaggedNextProducerEpoch.Fields._make(_TRANSACTION_LOG_VALUE_TAGGED_NEXT_PRODUCER_EPOCH.unpack_from(data, position))
