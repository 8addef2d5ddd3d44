# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
"""Apache Kafka: value of a record of __share_group_state: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')
_SHARE_SNAPSHOT_VALUE = Struct('>iiiqqq')
_SHARE_SNAPSHOT_VALUE_STATE_BATCH = Struct('>qqbh')
_SHARE_UPDATE_VALUE = Struct('>iiq')
_SHARE_UPDATE_VALUE_STATE_BATCH = Struct('>qqbh')

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


class ShareSnapshotValue:
    SIZE = 36
    STRUCT = _SHARE_SNAPSHOT_VALUE
    BYTE_ORDER: Final = 'big'
    AT_SNAPSHOT_EPOCH = 0
    MIN_SNAPSHOT_EPOCH = -(2**31)
    MAX_SNAPSHOT_EPOCH = 2**31 - 1
    AT_STATE_EPOCH = 4
    MIN_STATE_EPOCH = -(2**31)
    MAX_STATE_EPOCH = 2**31 - 1
    AT_LEADER_EPOCH = 8
    MIN_LEADER_EPOCH = -(2**31)
    MAX_LEADER_EPOCH = 2**31 - 1
    AT_START_OFFSET = 12
    MIN_START_OFFSET = -(2**63)
    MAX_START_OFFSET = 2**63 - 1
    AT_CREATE_TIMESTAMP = 20
    MIN_CREATE_TIMESTAMP = -(2**63)
    MAX_CREATE_TIMESTAMP = 2**63 - 1
    AT_WRITE_TIMESTAMP = 28
    MIN_WRITE_TIMESTAMP = -(2**63)
    MAX_WRITE_TIMESTAMP = 2**63 - 1

    class Fields(NamedTuple):
        snapshot_epoch: int
        state_epoch: int
        leader_epoch: int
        start_offset: int
        create_timestamp: int
        write_timestamp: int

    @staticmethod
    def pack(*, snapshot_epoch: int, state_epoch: int, leader_epoch: int, start_offset: int, create_timestamp: int, write_timestamp: int) -> bytes:
        return _SHARE_SNAPSHOT_VALUE.pack(snapshot_epoch, state_epoch, leader_epoch, start_offset, create_timestamp, write_timestamp)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareSnapshotValue.Fields":
        return ShareSnapshotValue.Fields._make(_SHARE_SNAPSHOT_VALUE.unpack_from(data, position))


    class StateBatch:
        SIZE = 19
        STRUCT = _SHARE_SNAPSHOT_VALUE_STATE_BATCH
        BYTE_ORDER: Final = 'big'
        AT_FIRST_OFFSET = 0
        MIN_FIRST_OFFSET = -(2**63)
        MAX_FIRST_OFFSET = 2**63 - 1
        AT_LAST_OFFSET = 8
        MIN_LAST_OFFSET = -(2**63)
        MAX_LAST_OFFSET = 2**63 - 1
        AT_DELIVERY_STATE = 16
        MIN_DELIVERY_STATE = -128
        MAX_DELIVERY_STATE = 127
        AT_DELIVERY_COUNT = 17
        MIN_DELIVERY_COUNT = -32768
        MAX_DELIVERY_COUNT = 32767

        class Fields(NamedTuple):
            first_offset: int
            last_offset: int
            delivery_state: int
            delivery_count: int

        @staticmethod
        def pack(*, first_offset: int, last_offset: int, delivery_state: int, delivery_count: int) -> bytes:
            return _SHARE_SNAPSHOT_VALUE_STATE_BATCH.pack(first_offset, last_offset, delivery_state, delivery_count)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareSnapshotValue.StateBatch.Fields":
            return ShareSnapshotValue.StateBatch.Fields._make(_SHARE_SNAPSHOT_VALUE_STATE_BATCH.unpack_from(data, position))


class ShareUpdateValue:
    SIZE = 16
    STRUCT = _SHARE_UPDATE_VALUE
    BYTE_ORDER: Final = 'big'
    AT_SNAPSHOT_EPOCH = 0
    MIN_SNAPSHOT_EPOCH = -(2**31)
    MAX_SNAPSHOT_EPOCH = 2**31 - 1
    AT_LEADER_EPOCH = 4
    MIN_LEADER_EPOCH = -(2**31)
    MAX_LEADER_EPOCH = 2**31 - 1
    AT_START_OFFSET = 8
    MIN_START_OFFSET = -(2**63)
    MAX_START_OFFSET = 2**63 - 1

    class Fields(NamedTuple):
        snapshot_epoch: int
        leader_epoch: int
        start_offset: int

    @staticmethod
    def pack(*, snapshot_epoch: int, leader_epoch: int, start_offset: int) -> bytes:
        return _SHARE_UPDATE_VALUE.pack(snapshot_epoch, leader_epoch, start_offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareUpdateValue.Fields":
        return ShareUpdateValue.Fields._make(_SHARE_UPDATE_VALUE.unpack_from(data, position))


    class StateBatch:
        SIZE = 19
        STRUCT = _SHARE_UPDATE_VALUE_STATE_BATCH
        BYTE_ORDER: Final = 'big'
        AT_FIRST_OFFSET = 0
        MIN_FIRST_OFFSET = -(2**63)
        MAX_FIRST_OFFSET = 2**63 - 1
        AT_LAST_OFFSET = 8
        MIN_LAST_OFFSET = -(2**63)
        MAX_LAST_OFFSET = 2**63 - 1
        AT_DELIVERY_STATE = 16
        MIN_DELIVERY_STATE = -128
        MAX_DELIVERY_STATE = 127
        AT_DELIVERY_COUNT = 17
        MIN_DELIVERY_COUNT = -32768
        MAX_DELIVERY_COUNT = 32767

        class Fields(NamedTuple):
            first_offset: int
            last_offset: int
            delivery_state: int
            delivery_count: int

        @staticmethod
        def pack(*, first_offset: int, last_offset: int, delivery_state: int, delivery_count: int) -> bytes:
            return _SHARE_UPDATE_VALUE_STATE_BATCH.pack(first_offset, last_offset, delivery_state, delivery_count)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareUpdateValue.StateBatch.Fields":
            return ShareUpdateValue.StateBatch.Fields._make(_SHARE_UPDATE_VALUE_STATE_BATCH.unpack_from(data, position))
