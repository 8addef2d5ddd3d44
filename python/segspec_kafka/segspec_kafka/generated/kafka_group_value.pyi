# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
from enum import IntEnum
from typing import Any

from . import kafka_bytes as _kafka_bytes
from . import kafka_count as _kafka_count
from . import kafka_flag as _kafka_flag
from . import kafka_string as _kafka_string
from . import kafka_tagged_fields as _kafka_tagged_fields
from . import kafka_uuid as _kafka_uuid
from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaGroupValue(KaitaiStruct):
    class LegacyOffsetCommitValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        offset: int
        metadata: _kafka_string.KafkaString
        commit_timestamp: int

    class OffsetCommitValue(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaGroupValue.OffsetCommitValue.TaggedTopicId | bytes

        class TaggedTopicId(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid

        def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        api_version: int
        offset: int
        leader_epoch: int | None
        metadata: _kafka_string.KafkaString
        commit_timestamp: int
        expire_timestamp: int | None
        num_tagged: _kafka_uvarint.KafkaUvarint | None
        tagged: list[KafkaGroupValue.OffsetCommitValue.TaggedField] | None

    class GroupMetadataValue(KaitaiStruct):
        class MemberMetadata(KaitaiStruct):
            def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            api_version: int
            member_id: _kafka_string.KafkaString
            group_instance_id: _kafka_string.KafkaString | None
            client_id: _kafka_string.KafkaString
            client_host: _kafka_string.KafkaString
            rebalance_timeout: int | None
            session_timeout: int
            subscription: _kafka_bytes.KafkaBytes
            assignment: _kafka_bytes.KafkaBytes
            tagged: _kafka_tagged_fields.KafkaTaggedFields | None

        def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        api_version: int
        protocol_type: _kafka_string.KafkaString
        generation: int
        protocol: _kafka_string.KafkaString
        leader: _kafka_string.KafkaString
        current_state_timestamp: int | None
        num_members: _kafka_count.KafkaCount
        members: list[KafkaGroupValue.GroupMetadataValue.MemberMetadata] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields | None

    class ConsumerGroupMetadataValue(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaGroupValue.ConsumerGroupMetadataValue.TaggedMetadataHash | bytes

        class TaggedMetadataHash(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            metadata_hash: int

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        epoch: int
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaGroupValue.ConsumerGroupMetadataValue.TaggedField]

    class ConsumerGroupPartitionMetadataValue(KaitaiStruct):
        class TopicMetadata(KaitaiStruct):
            class PartitionMetadata(KaitaiStruct):
                def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
                partition: int
                num_racks: _kafka_count.KafkaCount
                racks: list[_kafka_string.KafkaString] | None
                tagged: _kafka_tagged_fields.KafkaTaggedFields

            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            topic_name: _kafka_string.KafkaString
            num_partitions: int
            num_partition_metadata: _kafka_count.KafkaCount
            partition_metadata: list[KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_topics: _kafka_count.KafkaCount
        topics: list[KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ConsumerGroupMemberMetadataValue(KaitaiStruct):
        class ClassicMemberMetadata(KaitaiStruct):
            class ClassicProtocol(KaitaiStruct):
                def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
                name: _kafka_string.KafkaString
                metadata: _kafka_bytes.KafkaBytes
                tagged: _kafka_tagged_fields.KafkaTaggedFields

            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            session_timeout_ms: int
            num_supported_protocols: _kafka_count.KafkaCount
            supported_protocols: list[KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.ClassicProtocol] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata | bytes

        class TaggedClassicMemberMetadata(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            classic_member_metadata_mark: int
            classic_member_metadata: KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata | None

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        instance_id: _kafka_string.KafkaString
        rack_id: _kafka_string.KafkaString
        client_id: _kafka_string.KafkaString
        client_host: _kafka_string.KafkaString
        num_subscribed_topic_names: _kafka_count.KafkaCount
        subscribed_topic_names: list[_kafka_string.KafkaString] | None
        subscribed_topic_regex: _kafka_string.KafkaString
        rebalance_timeout_ms: int
        server_assignor: _kafka_string.KafkaString
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedField]

    class ConsumerGroupTargetAssignmentMetadataValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        assignment_epoch: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ConsumerGroupTargetAssignmentMemberValue(KaitaiStruct):
        class TopicPartition(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_topic_partitions: _kafka_count.KafkaCount
        topic_partitions: list[KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue.TopicPartition] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ConsumerGroupCurrentMemberAssignmentValue(KaitaiStruct):
        class TopicPartitions(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        member_epoch: int
        previous_member_epoch: int
        state: int
        num_assigned_partitions: _kafka_count.KafkaCount
        assigned_partitions: list[KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions] | None
        num_partitions_pending_revocation: _kafka_count.KafkaCount
        partitions_pending_revocation: list[KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareGroupMemberMetadataValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        rack_id: _kafka_string.KafkaString
        client_id: _kafka_string.KafkaString
        client_host: _kafka_string.KafkaString
        num_subscribed_topic_names: _kafka_count.KafkaCount
        subscribed_topic_names: list[_kafka_string.KafkaString] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareGroupMetadataValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        epoch: int
        metadata_hash: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareGroupTargetAssignmentMetadataValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        assignment_epoch: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareGroupTargetAssignmentMemberValue(KaitaiStruct):
        class TopicPartition(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_topic_partitions: _kafka_count.KafkaCount
        topic_partitions: list[KafkaGroupValue.ShareGroupTargetAssignmentMemberValue.TopicPartition] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareGroupCurrentMemberAssignmentValue(KaitaiStruct):
        class TopicPartitions(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        member_epoch: int
        previous_member_epoch: int
        state: int
        num_assigned_partitions: _kafka_count.KafkaCount
        assigned_partitions: list[KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue.TopicPartitions] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ShareGroupStatePartitionMetadataValue(KaitaiStruct):
        class TopicPartitionsInfo(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            topic_name: _kafka_string.KafkaString
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class TopicInfo(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            topic_id: _kafka_uuid.KafkaUuid
            topic_name: _kafka_string.KafkaString
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_initializing_topics: _kafka_count.KafkaCount
        initializing_topics: list[KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo] | None
        num_initialized_topics: _kafka_count.KafkaCount
        initialized_topics: list[KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo] | None
        num_deleting_topics: _kafka_count.KafkaCount
        deleting_topics: list[KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicInfo] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ConsumerGroupRegularExpressionValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_topics: _kafka_count.KafkaCount
        topics: list[_kafka_string.KafkaString] | None
        version: int
        timestamp: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class StreamsGroupMetadataValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        epoch: int
        metadata_hash: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class StreamsGroupMemberMetadataValue(KaitaiStruct):
        class Endpoint(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            host: _kafka_string.KafkaString
            port: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class KeyValue(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            key: _kafka_string.KafkaString
            value: _kafka_string.KafkaString
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        instance_id: _kafka_string.KafkaString
        rack_id: _kafka_string.KafkaString
        client_id: _kafka_string.KafkaString
        client_host: _kafka_string.KafkaString
        rebalance_timeout_ms: int
        topology_epoch: int
        process_id: _kafka_string.KafkaString
        user_endpoint_mark: int
        user_endpoint: KafkaGroupValue.StreamsGroupMemberMetadataValue.Endpoint | None
        num_client_tags: _kafka_count.KafkaCount
        client_tags: list[KafkaGroupValue.StreamsGroupMemberMetadataValue.KeyValue] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class StreamsGroupTargetAssignmentMetadataValue(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        assignment_epoch: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class StreamsGroupTargetAssignmentMemberValue(KaitaiStruct):
        class TaskIds(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            subtopology_id: _kafka_string.KafkaString
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_active_tasks: _kafka_count.KafkaCount
        active_tasks: list[KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds] | None
        num_standby_tasks: _kafka_count.KafkaCount
        standby_tasks: list[KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds] | None
        num_warmup_tasks: _kafka_count.KafkaCount
        warmup_tasks: list[KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class StreamsGroupCurrentMemberAssignmentValue(KaitaiStruct):
        class TaskIds(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            subtopology_id: _kafka_string.KafkaString
            num_partitions: _kafka_count.KafkaCount
            partitions: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        member_epoch: int
        previous_member_epoch: int
        state: int
        num_active_tasks: _kafka_count.KafkaCount
        active_tasks: list[KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds] | None
        num_standby_tasks: _kafka_count.KafkaCount
        standby_tasks: list[KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds] | None
        num_warmup_tasks: _kafka_count.KafkaCount
        warmup_tasks: list[KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds] | None
        num_active_tasks_pending_revocation: _kafka_count.KafkaCount
        active_tasks_pending_revocation: list[KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds] | None
        num_standby_tasks_pending_revocation: _kafka_count.KafkaCount
        standby_tasks_pending_revocation: list[KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds] | None
        num_warmup_tasks_pending_revocation: _kafka_count.KafkaCount
        warmup_tasks_pending_revocation: list[KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class StreamsGroupTopologyValue(KaitaiStruct):
        class Subtopology(KaitaiStruct):
            class CopartitionGroup(KaitaiStruct):
                def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
                num_source_topics: _kafka_count.KafkaCount
                source_topics: list[int] | None
                num_source_topic_regex: _kafka_count.KafkaCount
                source_topic_regex: list[int] | None
                num_repartition_source_topics: _kafka_count.KafkaCount
                repartition_source_topics: list[int] | None
                tagged: _kafka_tagged_fields.KafkaTaggedFields

            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            subtopology_id: _kafka_string.KafkaString
            num_source_topics: _kafka_count.KafkaCount
            source_topics: list[_kafka_string.KafkaString] | None
            num_source_topic_regex: _kafka_count.KafkaCount
            source_topic_regex: list[_kafka_string.KafkaString] | None
            num_state_changelog_topics: _kafka_count.KafkaCount
            state_changelog_topics: list[KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo] | None
            num_repartition_sink_topics: _kafka_count.KafkaCount
            repartition_sink_topics: list[_kafka_string.KafkaString] | None
            num_repartition_source_topics: _kafka_count.KafkaCount
            repartition_source_topics: list[KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo] | None
            num_copartition_groups: _kafka_count.KafkaCount
            copartition_groups: list[KafkaGroupValue.StreamsGroupTopologyValue.Subtopology.CopartitionGroup] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class TopicConfig(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            key: _kafka_string.KafkaString
            value: _kafka_string.KafkaString
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class TopicInfo(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            name: _kafka_string.KafkaString
            partitions: int
            replication_factor: int
            num_topic_configs: _kafka_count.KafkaCount
            topic_configs: list[KafkaGroupValue.StreamsGroupTopologyValue.TopicConfig] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        epoch: int
        num_subtopologies: _kafka_count.KafkaCount
        subtopologies: list[KafkaGroupValue.StreamsGroupTopologyValue.Subtopology] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    def __init__(self, record_type: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    record_type: int
    version: int
    body: KafkaGroupValue.LegacyOffsetCommitValue | KafkaGroupValue.OffsetCommitValue | KafkaGroupValue.GroupMetadataValue | KafkaGroupValue.ConsumerGroupMetadataValue | KafkaGroupValue.ConsumerGroupPartitionMetadataValue | KafkaGroupValue.ConsumerGroupMemberMetadataValue | KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue | KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue | KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue | KafkaGroupValue.ShareGroupMemberMetadataValue | KafkaGroupValue.ShareGroupMetadataValue | KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue | KafkaGroupValue.ShareGroupTargetAssignmentMemberValue | KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue | KafkaGroupValue.ShareGroupStatePartitionMetadataValue | KafkaGroupValue.ConsumerGroupRegularExpressionValue | KafkaGroupValue.StreamsGroupMetadataValue | KafkaGroupValue.StreamsGroupMemberMetadataValue | KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue | KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue | KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue | KafkaGroupValue.StreamsGroupTopologyValue | None

