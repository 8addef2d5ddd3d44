# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
"""Apache Kafka: value of a record of __consumer_offsets: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STRUCT = Struct('>h')
_LEGACY_OFFSET_COMMIT_VALUE = Struct('>q')
_LEGACY_OFFSET_COMMIT_VALUE_COMMIT_TIMESTAMP = Struct('>q')
_OFFSET_COMMIT_VALUE = Struct('>q')
_OFFSET_COMMIT_VALUE_LEADER_EPOCH = Struct('>i')
_OFFSET_COMMIT_VALUE_COMMIT_TIMESTAMP = Struct('>q')
_OFFSET_COMMIT_VALUE_EXPIRE_TIMESTAMP = Struct('>q')
_OFFSET_COMMIT_VALUE_TAGGED_TOPIC_ID = Struct('<16s')
_GROUP_METADATA_VALUE_GENERATION = Struct('>i')
_GROUP_METADATA_VALUE_CURRENT_STATE_TIMESTAMP = Struct('>q')
_GROUP_METADATA_VALUE_MEMBER_METADATA_REBALANCE_TIMEOUT = Struct('>i')
_GROUP_METADATA_VALUE_MEMBER_METADATA_SESSION_TIMEOUT = Struct('>i')
_CONSUMER_GROUP_METADATA_VALUE = Struct('>i')
_CONSUMER_GROUP_METADATA_VALUE_TAGGED_METADATA_HASH = Struct('>q')
_CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA = Struct('<16s')
_CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_NUM_PARTITIONS = Struct('>i')
_CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_PARTITION_METADATA = Struct('>i')
_CONSUMER_GROUP_MEMBER_METADATA_VALUE_REBALANCE_TIMEOUT_MS = Struct('>i')
_CONSUMER_GROUP_MEMBER_METADATA_VALUE_CLASSIC_MEMBER_METADATA = Struct('>i')
_CONSUMER_GROUP_MEMBER_METADATA_VALUE_TAGGED_CLASSIC_MEMBER_METADATA = Struct('<b')
_CONSUMER_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE = Struct('>i')
_CONSUMER_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION = Struct('<16s')
_CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE = Struct('>iib')
_CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS = Struct('<16s')
_SHARE_GROUP_METADATA_VALUE = Struct('>iq')
_SHARE_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE = Struct('>i')
_SHARE_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION = Struct('<16s')
_SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE = Struct('>iib')
_SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS = Struct('<16s')
_SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_PARTITIONS_INFO = Struct('<16s')
_SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_INFO = Struct('<16s')
_CONSUMER_GROUP_REGULAR_EXPRESSION_VALUE_VERSION = Struct('>q')
_CONSUMER_GROUP_REGULAR_EXPRESSION_VALUE_TIMESTAMP = Struct('>q')
_STREAMS_GROUP_METADATA_VALUE = Struct('>iq')
_STREAMS_GROUP_MEMBER_METADATA_VALUE_REBALANCE_TIMEOUT_MS = Struct('>i')
_STREAMS_GROUP_MEMBER_METADATA_VALUE_TOPOLOGY_EPOCH = Struct('>i')
_STREAMS_GROUP_MEMBER_METADATA_VALUE_USER_ENDPOINT_MARK = Struct('<b')
_STREAMS_GROUP_MEMBER_METADATA_VALUE_ENDPOINT_PORT = Struct('>H')
_STREAMS_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE = Struct('>i')
_STREAMS_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE = Struct('>iib')
_STREAMS_GROUP_TOPOLOGY_VALUE = Struct('>i')
_STREAMS_GROUP_TOPOLOGY_VALUE_TOPIC_INFO_PARTITIONS = Struct('>i')
_STREAMS_GROUP_TOPOLOGY_VALUE_TOPIC_INFO_REPLICATION_FACTOR = Struct('>h')

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


class LegacyOffsetCommitValue:
    SIZE = 8
    STRUCT = _LEGACY_OFFSET_COMMIT_VALUE
    BYTE_ORDER: Final = 'big'
    AT_OFFSET = 0
    MIN_OFFSET = -(2**63)
    MAX_OFFSET = 2**63 - 1
    MIN_COMMIT_TIMESTAMP = -(2**63)
    MAX_COMMIT_TIMESTAMP = 2**63 - 1
    SIZE_COMMIT_TIMESTAMP = 8

    class Fields(NamedTuple):
        offset: int

    @staticmethod
    def pack(*, offset: int) -> bytes:
        return _LEGACY_OFFSET_COMMIT_VALUE.pack(offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "LegacyOffsetCommitValue.Fields":
        return LegacyOffsetCommitValue.Fields._make(_LEGACY_OFFSET_COMMIT_VALUE.unpack_from(data, position))

    @staticmethod
    def pack_commit_timestamp(commit_timestamp: int) -> bytes:
        return _LEGACY_OFFSET_COMMIT_VALUE_COMMIT_TIMESTAMP.pack(commit_timestamp)

    @staticmethod
    def unpack_commit_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _LEGACY_OFFSET_COMMIT_VALUE_COMMIT_TIMESTAMP.unpack_from(data, position)[0]
        return value


class OffsetCommitValue:
    SIZE = 8
    STRUCT = _OFFSET_COMMIT_VALUE
    BYTE_ORDER: Final = 'big'
    AT_OFFSET = 0
    MIN_OFFSET = -(2**63)
    MAX_OFFSET = 2**63 - 1
    MIN_LEADER_EPOCH = -(2**31)
    MAX_LEADER_EPOCH = 2**31 - 1
    SIZE_LEADER_EPOCH = 4
    MIN_COMMIT_TIMESTAMP = -(2**63)
    MAX_COMMIT_TIMESTAMP = 2**63 - 1
    SIZE_COMMIT_TIMESTAMP = 8
    MIN_EXPIRE_TIMESTAMP = -(2**63)
    MAX_EXPIRE_TIMESTAMP = 2**63 - 1
    SIZE_EXPIRE_TIMESTAMP = 8

    class Fields(NamedTuple):
        offset: int

    @staticmethod
    def pack(*, offset: int) -> bytes:
        return _OFFSET_COMMIT_VALUE.pack(offset)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "OffsetCommitValue.Fields":
        return OffsetCommitValue.Fields._make(_OFFSET_COMMIT_VALUE.unpack_from(data, position))

    @staticmethod
    def pack_leader_epoch(leader_epoch: int) -> bytes:
        return _OFFSET_COMMIT_VALUE_LEADER_EPOCH.pack(leader_epoch)

    @staticmethod
    def unpack_leader_epoch(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _OFFSET_COMMIT_VALUE_LEADER_EPOCH.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_commit_timestamp(commit_timestamp: int) -> bytes:
        return _OFFSET_COMMIT_VALUE_COMMIT_TIMESTAMP.pack(commit_timestamp)

    @staticmethod
    def unpack_commit_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _OFFSET_COMMIT_VALUE_COMMIT_TIMESTAMP.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_expire_timestamp(expire_timestamp: int) -> bytes:
        return _OFFSET_COMMIT_VALUE_EXPIRE_TIMESTAMP.pack(expire_timestamp)

    @staticmethod
    def unpack_expire_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _OFFSET_COMMIT_VALUE_EXPIRE_TIMESTAMP.unpack_from(data, position)[0]
        return value


    class TaggedTopicId:
        SIZE = 16
        STRUCT = _OFFSET_COMMIT_VALUE_TAGGED_TOPIC_ID
        AT_TOPIC_ID = 0

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _OFFSET_COMMIT_VALUE_TAGGED_TOPIC_ID.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "OffsetCommitValue.TaggedTopicId.Fields":
            return OffsetCommitValue.TaggedTopicId.Fields._make(_OFFSET_COMMIT_VALUE_TAGGED_TOPIC_ID.unpack_from(data, position))


class GroupMetadataValue:
    MIN_GENERATION = -(2**31)
    MAX_GENERATION = 2**31 - 1
    SIZE_GENERATION = 4
    MIN_CURRENT_STATE_TIMESTAMP = -(2**63)
    MAX_CURRENT_STATE_TIMESTAMP = 2**63 - 1
    SIZE_CURRENT_STATE_TIMESTAMP = 8

    @staticmethod
    def pack_generation(generation: int) -> bytes:
        return _GROUP_METADATA_VALUE_GENERATION.pack(generation)

    @staticmethod
    def unpack_generation(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _GROUP_METADATA_VALUE_GENERATION.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_current_state_timestamp(current_state_timestamp: int) -> bytes:
        return _GROUP_METADATA_VALUE_CURRENT_STATE_TIMESTAMP.pack(current_state_timestamp)

    @staticmethod
    def unpack_current_state_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _GROUP_METADATA_VALUE_CURRENT_STATE_TIMESTAMP.unpack_from(data, position)[0]
        return value


    class MemberMetadata:
        MIN_REBALANCE_TIMEOUT = -(2**31)
        MAX_REBALANCE_TIMEOUT = 2**31 - 1
        SIZE_REBALANCE_TIMEOUT = 4
        MIN_SESSION_TIMEOUT = -(2**31)
        MAX_SESSION_TIMEOUT = 2**31 - 1
        SIZE_SESSION_TIMEOUT = 4

        @staticmethod
        def pack_rebalance_timeout(rebalance_timeout: int) -> bytes:
            return _GROUP_METADATA_VALUE_MEMBER_METADATA_REBALANCE_TIMEOUT.pack(rebalance_timeout)

        @staticmethod
        def unpack_rebalance_timeout(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _GROUP_METADATA_VALUE_MEMBER_METADATA_REBALANCE_TIMEOUT.unpack_from(data, position)[0]
            return value

        @staticmethod
        def pack_session_timeout(session_timeout: int) -> bytes:
            return _GROUP_METADATA_VALUE_MEMBER_METADATA_SESSION_TIMEOUT.pack(session_timeout)

        @staticmethod
        def unpack_session_timeout(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _GROUP_METADATA_VALUE_MEMBER_METADATA_SESSION_TIMEOUT.unpack_from(data, position)[0]
            return value


class ConsumerGroupMetadataValue:
    SIZE = 4
    STRUCT = _CONSUMER_GROUP_METADATA_VALUE
    BYTE_ORDER: Final = 'big'
    AT_EPOCH = 0
    MIN_EPOCH = -(2**31)
    MAX_EPOCH = 2**31 - 1

    class Fields(NamedTuple):
        epoch: int

    @staticmethod
    def pack(*, epoch: int) -> bytes:
        return _CONSUMER_GROUP_METADATA_VALUE.pack(epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupMetadataValue.Fields":
        return ConsumerGroupMetadataValue.Fields._make(_CONSUMER_GROUP_METADATA_VALUE.unpack_from(data, position))


    class TaggedMetadataHash:
        SIZE = 8
        STRUCT = _CONSUMER_GROUP_METADATA_VALUE_TAGGED_METADATA_HASH
        BYTE_ORDER: Final = 'big'
        AT_METADATA_HASH = 0
        MIN_METADATA_HASH = -(2**63)
        MAX_METADATA_HASH = 2**63 - 1

        class Fields(NamedTuple):
            metadata_hash: int

        @staticmethod
        def pack(*, metadata_hash: int) -> bytes:
            return _CONSUMER_GROUP_METADATA_VALUE_TAGGED_METADATA_HASH.pack(metadata_hash)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupMetadataValue.TaggedMetadataHash.Fields":
            return ConsumerGroupMetadataValue.TaggedMetadataHash.Fields._make(_CONSUMER_GROUP_METADATA_VALUE_TAGGED_METADATA_HASH.unpack_from(data, position))


class ConsumerGroupPartitionMetadataValue:

    class TopicMetadata:
        SIZE = 16
        STRUCT = _CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA
        AT_TOPIC_ID = 0
        MIN_NUM_PARTITIONS = -(2**31)
        MAX_NUM_PARTITIONS = 2**31 - 1
        SIZE_NUM_PARTITIONS = 4

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupPartitionMetadataValue.TopicMetadata.Fields":
            return ConsumerGroupPartitionMetadataValue.TopicMetadata.Fields._make(_CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA.unpack_from(data, position))

        @staticmethod
        def pack_num_partitions(num_partitions: int) -> bytes:
            return _CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_NUM_PARTITIONS.pack(num_partitions)

        @staticmethod
        def unpack_num_partitions(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_NUM_PARTITIONS.unpack_from(data, position)[0]
            return value


        class PartitionMetadata:
            SIZE = 4
            STRUCT = _CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_PARTITION_METADATA
            BYTE_ORDER: Final = 'big'
            AT_PARTITION = 0
            MIN_PARTITION = -(2**31)
            MAX_PARTITION = 2**31 - 1

            class Fields(NamedTuple):
                partition: int

            @staticmethod
            def pack(*, partition: int) -> bytes:
                return _CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_PARTITION_METADATA.pack(partition)

            @staticmethod
            def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata.Fields":
                return ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata.Fields._make(_CONSUMER_GROUP_PARTITION_METADATA_VALUE_TOPIC_METADATA_PARTITION_METADATA.unpack_from(data, position))


class ConsumerGroupMemberMetadataValue:
    MIN_REBALANCE_TIMEOUT_MS = -(2**31)
    MAX_REBALANCE_TIMEOUT_MS = 2**31 - 1
    SIZE_REBALANCE_TIMEOUT_MS = 4

    @staticmethod
    def pack_rebalance_timeout_ms(rebalance_timeout_ms: int) -> bytes:
        return _CONSUMER_GROUP_MEMBER_METADATA_VALUE_REBALANCE_TIMEOUT_MS.pack(rebalance_timeout_ms)

    @staticmethod
    def unpack_rebalance_timeout_ms(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _CONSUMER_GROUP_MEMBER_METADATA_VALUE_REBALANCE_TIMEOUT_MS.unpack_from(data, position)[0]
        return value


    class ClassicMemberMetadata:
        SIZE = 4
        STRUCT = _CONSUMER_GROUP_MEMBER_METADATA_VALUE_CLASSIC_MEMBER_METADATA
        BYTE_ORDER: Final = 'big'
        AT_SESSION_TIMEOUT_MS = 0
        MIN_SESSION_TIMEOUT_MS = -(2**31)
        MAX_SESSION_TIMEOUT_MS = 2**31 - 1

        class Fields(NamedTuple):
            session_timeout_ms: int

        @staticmethod
        def pack(*, session_timeout_ms: int) -> bytes:
            return _CONSUMER_GROUP_MEMBER_METADATA_VALUE_CLASSIC_MEMBER_METADATA.pack(session_timeout_ms)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.Fields":
            return ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.Fields._make(_CONSUMER_GROUP_MEMBER_METADATA_VALUE_CLASSIC_MEMBER_METADATA.unpack_from(data, position))


    class TaggedClassicMemberMetadata:
        SIZE = 1
        STRUCT = _CONSUMER_GROUP_MEMBER_METADATA_VALUE_TAGGED_CLASSIC_MEMBER_METADATA
        AT_CLASSIC_MEMBER_METADATA_MARK = 0
        MIN_CLASSIC_MEMBER_METADATA_MARK = -128
        MAX_CLASSIC_MEMBER_METADATA_MARK = 127

        class Fields(NamedTuple):
            classic_member_metadata_mark: int

        @staticmethod
        def pack(*, classic_member_metadata_mark: int) -> bytes:
            return _CONSUMER_GROUP_MEMBER_METADATA_VALUE_TAGGED_CLASSIC_MEMBER_METADATA.pack(classic_member_metadata_mark)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata.Fields":
            return ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata.Fields._make(_CONSUMER_GROUP_MEMBER_METADATA_VALUE_TAGGED_CLASSIC_MEMBER_METADATA.unpack_from(data, position))


class ConsumerGroupTargetAssignmentMetadataValue:
    SIZE = 4
    STRUCT = _CONSUMER_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE
    BYTE_ORDER: Final = 'big'
    AT_ASSIGNMENT_EPOCH = 0
    MIN_ASSIGNMENT_EPOCH = -(2**31)
    MAX_ASSIGNMENT_EPOCH = 2**31 - 1

    class Fields(NamedTuple):
        assignment_epoch: int

    @staticmethod
    def pack(*, assignment_epoch: int) -> bytes:
        return _CONSUMER_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE.pack(assignment_epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupTargetAssignmentMetadataValue.Fields":
        return ConsumerGroupTargetAssignmentMetadataValue.Fields._make(_CONSUMER_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE.unpack_from(data, position))


class ConsumerGroupTargetAssignmentMemberValue:

    class TopicPartition:
        SIZE = 16
        STRUCT = _CONSUMER_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION
        AT_TOPIC_ID = 0
        SIZE_OF_PARTITIONS = 4

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _CONSUMER_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupTargetAssignmentMemberValue.TopicPartition.Fields":
            return ConsumerGroupTargetAssignmentMemberValue.TopicPartition.Fields._make(_CONSUMER_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION.unpack_from(data, position))


class ConsumerGroupCurrentMemberAssignmentValue:
    SIZE = 9
    STRUCT = _CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE
    BYTE_ORDER: Final = 'big'
    AT_MEMBER_EPOCH = 0
    MIN_MEMBER_EPOCH = -(2**31)
    MAX_MEMBER_EPOCH = 2**31 - 1
    AT_PREVIOUS_MEMBER_EPOCH = 4
    MIN_PREVIOUS_MEMBER_EPOCH = -(2**31)
    MAX_PREVIOUS_MEMBER_EPOCH = 2**31 - 1
    AT_STATE = 8
    MIN_STATE = -128
    MAX_STATE = 127

    class Fields(NamedTuple):
        member_epoch: int
        previous_member_epoch: int
        state: int

    @staticmethod
    def pack(*, member_epoch: int, previous_member_epoch: int, state: int) -> bytes:
        return _CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE.pack(member_epoch, previous_member_epoch, state)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupCurrentMemberAssignmentValue.Fields":
        return ConsumerGroupCurrentMemberAssignmentValue.Fields._make(_CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE.unpack_from(data, position))


    class TopicPartitions:
        SIZE = 16
        STRUCT = _CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS
        AT_TOPIC_ID = 0
        SIZE_OF_PARTITIONS = 4

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions.Fields":
            return ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions.Fields._make(_CONSUMER_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS.unpack_from(data, position))


class ShareGroupMetadataValue:
    SIZE = 12
    STRUCT = _SHARE_GROUP_METADATA_VALUE
    BYTE_ORDER: Final = 'big'
    AT_EPOCH = 0
    MIN_EPOCH = -(2**31)
    MAX_EPOCH = 2**31 - 1
    AT_METADATA_HASH = 4
    MIN_METADATA_HASH = -(2**63)
    MAX_METADATA_HASH = 2**63 - 1

    class Fields(NamedTuple):
        epoch: int
        metadata_hash: int

    @staticmethod
    def pack(*, epoch: int, metadata_hash: int) -> bytes:
        return _SHARE_GROUP_METADATA_VALUE.pack(epoch, metadata_hash)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupMetadataValue.Fields":
        return ShareGroupMetadataValue.Fields._make(_SHARE_GROUP_METADATA_VALUE.unpack_from(data, position))


class ShareGroupTargetAssignmentMetadataValue:
    SIZE = 4
    STRUCT = _SHARE_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE
    BYTE_ORDER: Final = 'big'
    AT_ASSIGNMENT_EPOCH = 0
    MIN_ASSIGNMENT_EPOCH = -(2**31)
    MAX_ASSIGNMENT_EPOCH = 2**31 - 1

    class Fields(NamedTuple):
        assignment_epoch: int

    @staticmethod
    def pack(*, assignment_epoch: int) -> bytes:
        return _SHARE_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE.pack(assignment_epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupTargetAssignmentMetadataValue.Fields":
        return ShareGroupTargetAssignmentMetadataValue.Fields._make(_SHARE_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE.unpack_from(data, position))


class ShareGroupTargetAssignmentMemberValue:

    class TopicPartition:
        SIZE = 16
        STRUCT = _SHARE_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION
        AT_TOPIC_ID = 0
        SIZE_OF_PARTITIONS = 4

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _SHARE_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupTargetAssignmentMemberValue.TopicPartition.Fields":
            return ShareGroupTargetAssignmentMemberValue.TopicPartition.Fields._make(_SHARE_GROUP_TARGET_ASSIGNMENT_MEMBER_VALUE_TOPIC_PARTITION.unpack_from(data, position))


class ShareGroupCurrentMemberAssignmentValue:
    SIZE = 9
    STRUCT = _SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE
    BYTE_ORDER: Final = 'big'
    AT_MEMBER_EPOCH = 0
    MIN_MEMBER_EPOCH = -(2**31)
    MAX_MEMBER_EPOCH = 2**31 - 1
    AT_PREVIOUS_MEMBER_EPOCH = 4
    MIN_PREVIOUS_MEMBER_EPOCH = -(2**31)
    MAX_PREVIOUS_MEMBER_EPOCH = 2**31 - 1
    AT_STATE = 8
    MIN_STATE = -128
    MAX_STATE = 127

    class Fields(NamedTuple):
        member_epoch: int
        previous_member_epoch: int
        state: int

    @staticmethod
    def pack(*, member_epoch: int, previous_member_epoch: int, state: int) -> bytes:
        return _SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE.pack(member_epoch, previous_member_epoch, state)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupCurrentMemberAssignmentValue.Fields":
        return ShareGroupCurrentMemberAssignmentValue.Fields._make(_SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE.unpack_from(data, position))


    class TopicPartitions:
        SIZE = 16
        STRUCT = _SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS
        AT_TOPIC_ID = 0
        SIZE_OF_PARTITIONS = 4

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupCurrentMemberAssignmentValue.TopicPartitions.Fields":
            return ShareGroupCurrentMemberAssignmentValue.TopicPartitions.Fields._make(_SHARE_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE_TOPIC_PARTITIONS.unpack_from(data, position))


class ShareGroupStatePartitionMetadataValue:

    class TopicPartitionsInfo:
        SIZE = 16
        STRUCT = _SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_PARTITIONS_INFO
        AT_TOPIC_ID = 0
        SIZE_OF_PARTITIONS = 4

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_PARTITIONS_INFO.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo.Fields":
            return ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo.Fields._make(_SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_PARTITIONS_INFO.unpack_from(data, position))


    class TopicInfo:
        SIZE = 16
        STRUCT = _SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_INFO
        AT_TOPIC_ID = 0

        class Fields(NamedTuple):
            topic_id: bytes

        @staticmethod
        def pack(*, topic_id: bytes) -> bytes:
            return _SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_INFO.pack(topic_id)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "ShareGroupStatePartitionMetadataValue.TopicInfo.Fields":
            return ShareGroupStatePartitionMetadataValue.TopicInfo.Fields._make(_SHARE_GROUP_STATE_PARTITION_METADATA_VALUE_TOPIC_INFO.unpack_from(data, position))


class ConsumerGroupRegularExpressionValue:
    MIN_VERSION = -(2**63)
    MAX_VERSION = 2**63 - 1
    SIZE_VERSION = 8
    MIN_TIMESTAMP = -(2**63)
    MAX_TIMESTAMP = 2**63 - 1
    SIZE_TIMESTAMP = 8

    @staticmethod
    def pack_version(version: int) -> bytes:
        return _CONSUMER_GROUP_REGULAR_EXPRESSION_VALUE_VERSION.pack(version)

    @staticmethod
    def unpack_version(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _CONSUMER_GROUP_REGULAR_EXPRESSION_VALUE_VERSION.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_timestamp(timestamp: int) -> bytes:
        return _CONSUMER_GROUP_REGULAR_EXPRESSION_VALUE_TIMESTAMP.pack(timestamp)

    @staticmethod
    def unpack_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _CONSUMER_GROUP_REGULAR_EXPRESSION_VALUE_TIMESTAMP.unpack_from(data, position)[0]
        return value


class StreamsGroupMetadataValue:
    SIZE = 12
    STRUCT = _STREAMS_GROUP_METADATA_VALUE
    BYTE_ORDER: Final = 'big'
    AT_EPOCH = 0
    MIN_EPOCH = -(2**31)
    MAX_EPOCH = 2**31 - 1
    AT_METADATA_HASH = 4
    MIN_METADATA_HASH = -(2**63)
    MAX_METADATA_HASH = 2**63 - 1

    class Fields(NamedTuple):
        epoch: int
        metadata_hash: int

    @staticmethod
    def pack(*, epoch: int, metadata_hash: int) -> bytes:
        return _STREAMS_GROUP_METADATA_VALUE.pack(epoch, metadata_hash)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "StreamsGroupMetadataValue.Fields":
        return StreamsGroupMetadataValue.Fields._make(_STREAMS_GROUP_METADATA_VALUE.unpack_from(data, position))


class StreamsGroupMemberMetadataValue:
    MIN_REBALANCE_TIMEOUT_MS = -(2**31)
    MAX_REBALANCE_TIMEOUT_MS = 2**31 - 1
    SIZE_REBALANCE_TIMEOUT_MS = 4
    MIN_TOPOLOGY_EPOCH = -(2**31)
    MAX_TOPOLOGY_EPOCH = 2**31 - 1
    SIZE_TOPOLOGY_EPOCH = 4
    MIN_USER_ENDPOINT_MARK = -128
    MAX_USER_ENDPOINT_MARK = 127
    SIZE_USER_ENDPOINT_MARK = 1

    @staticmethod
    def pack_rebalance_timeout_ms(rebalance_timeout_ms: int) -> bytes:
        return _STREAMS_GROUP_MEMBER_METADATA_VALUE_REBALANCE_TIMEOUT_MS.pack(rebalance_timeout_ms)

    @staticmethod
    def unpack_rebalance_timeout_ms(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _STREAMS_GROUP_MEMBER_METADATA_VALUE_REBALANCE_TIMEOUT_MS.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_topology_epoch(topology_epoch: int) -> bytes:
        return _STREAMS_GROUP_MEMBER_METADATA_VALUE_TOPOLOGY_EPOCH.pack(topology_epoch)

    @staticmethod
    def unpack_topology_epoch(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _STREAMS_GROUP_MEMBER_METADATA_VALUE_TOPOLOGY_EPOCH.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_user_endpoint_mark(user_endpoint_mark: int) -> bytes:
        return _STREAMS_GROUP_MEMBER_METADATA_VALUE_USER_ENDPOINT_MARK.pack(user_endpoint_mark)

    @staticmethod
    def unpack_user_endpoint_mark(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _STREAMS_GROUP_MEMBER_METADATA_VALUE_USER_ENDPOINT_MARK.unpack_from(data, position)[0]
        return value


    class Endpoint:
        MAX_PORT = 65535
        SIZE_PORT = 2

        @staticmethod
        def pack_port(port: int) -> bytes:
            return _STREAMS_GROUP_MEMBER_METADATA_VALUE_ENDPOINT_PORT.pack(port)

        @staticmethod
        def unpack_port(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _STREAMS_GROUP_MEMBER_METADATA_VALUE_ENDPOINT_PORT.unpack_from(data, position)[0]
            return value


class StreamsGroupTargetAssignmentMetadataValue:
    SIZE = 4
    STRUCT = _STREAMS_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE
    BYTE_ORDER: Final = 'big'
    AT_ASSIGNMENT_EPOCH = 0
    MIN_ASSIGNMENT_EPOCH = -(2**31)
    MAX_ASSIGNMENT_EPOCH = 2**31 - 1

    class Fields(NamedTuple):
        assignment_epoch: int

    @staticmethod
    def pack(*, assignment_epoch: int) -> bytes:
        return _STREAMS_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE.pack(assignment_epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "StreamsGroupTargetAssignmentMetadataValue.Fields":
        return StreamsGroupTargetAssignmentMetadataValue.Fields._make(_STREAMS_GROUP_TARGET_ASSIGNMENT_METADATA_VALUE.unpack_from(data, position))


class StreamsGroupTargetAssignmentMemberValue:

    class TaskIds:
        SIZE_OF_PARTITIONS = 4

class StreamsGroupCurrentMemberAssignmentValue:
    SIZE = 9
    STRUCT = _STREAMS_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE
    BYTE_ORDER: Final = 'big'
    AT_MEMBER_EPOCH = 0
    MIN_MEMBER_EPOCH = -(2**31)
    MAX_MEMBER_EPOCH = 2**31 - 1
    AT_PREVIOUS_MEMBER_EPOCH = 4
    MIN_PREVIOUS_MEMBER_EPOCH = -(2**31)
    MAX_PREVIOUS_MEMBER_EPOCH = 2**31 - 1
    AT_STATE = 8
    MIN_STATE = -128
    MAX_STATE = 127

    class Fields(NamedTuple):
        member_epoch: int
        previous_member_epoch: int
        state: int

    @staticmethod
    def pack(*, member_epoch: int, previous_member_epoch: int, state: int) -> bytes:
        return _STREAMS_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE.pack(member_epoch, previous_member_epoch, state)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "StreamsGroupCurrentMemberAssignmentValue.Fields":
        return StreamsGroupCurrentMemberAssignmentValue.Fields._make(_STREAMS_GROUP_CURRENT_MEMBER_ASSIGNMENT_VALUE.unpack_from(data, position))


    class TaskIds:
        SIZE_OF_PARTITIONS = 4

class StreamsGroupTopologyValue:
    SIZE = 4
    STRUCT = _STREAMS_GROUP_TOPOLOGY_VALUE
    BYTE_ORDER: Final = 'big'
    AT_EPOCH = 0
    MIN_EPOCH = -(2**31)
    MAX_EPOCH = 2**31 - 1

    class Fields(NamedTuple):
        epoch: int

    @staticmethod
    def pack(*, epoch: int) -> bytes:
        return _STREAMS_GROUP_TOPOLOGY_VALUE.pack(epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "StreamsGroupTopologyValue.Fields":
        return StreamsGroupTopologyValue.Fields._make(_STREAMS_GROUP_TOPOLOGY_VALUE.unpack_from(data, position))


    class Subtopology:

        class CopartitionGroup:
            SIZE_OF_SOURCE_TOPICS = 2
            SIZE_OF_SOURCE_TOPIC_REGEX = 2
            SIZE_OF_REPARTITION_SOURCE_TOPICS = 2

    class TopicInfo:
        MIN_PARTITIONS = -(2**31)
        MAX_PARTITIONS = 2**31 - 1
        SIZE_PARTITIONS = 4
        MIN_REPLICATION_FACTOR = -32768
        MAX_REPLICATION_FACTOR = 32767
        SIZE_REPLICATION_FACTOR = 2

        @staticmethod
        def pack_partitions(partitions: int) -> bytes:
            return _STREAMS_GROUP_TOPOLOGY_VALUE_TOPIC_INFO_PARTITIONS.pack(partitions)

        @staticmethod
        def unpack_partitions(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _STREAMS_GROUP_TOPOLOGY_VALUE_TOPIC_INFO_PARTITIONS.unpack_from(data, position)[0]
            return value

        @staticmethod
        def pack_replication_factor(replication_factor: int) -> bytes:
            return _STREAMS_GROUP_TOPOLOGY_VALUE_TOPIC_INFO_REPLICATION_FACTOR.pack(replication_factor)

        @staticmethod
        def unpack_replication_factor(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _STREAMS_GROUP_TOPOLOGY_VALUE_TOPIC_INFO_REPLICATION_FACTOR.unpack_from(data, position)[0]
            return value
