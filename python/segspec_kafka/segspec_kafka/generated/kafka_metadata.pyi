# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
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

class KafkaMetadata(KaitaiStruct):
    class RegisterBrokerRecord(KaitaiStruct):
        class BrokerEndpoint(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            name: _kafka_string.KafkaString
            host: _kafka_string.KafkaString
            port: int
            security_protocol: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class BrokerFeature(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            name: _kafka_string.KafkaString
            min_supported_version: int
            max_supported_version: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaMetadata.RegisterBrokerRecord.TaggedLogDirs | bytes

        class TaggedLogDirs(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_log_dirs: _kafka_count.KafkaCount
            log_dirs: list[_kafka_uuid.KafkaUuid] | None

        def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        api_version: int
        broker_id: int
        is_migrating_zk_broker: _kafka_flag.KafkaFlag | None
        incarnation_id: _kafka_uuid.KafkaUuid
        broker_epoch: int
        num_end_points: _kafka_count.KafkaCount
        end_points: list[KafkaMetadata.RegisterBrokerRecord.BrokerEndpoint] | None
        num_features: _kafka_count.KafkaCount
        features: list[KafkaMetadata.RegisterBrokerRecord.BrokerFeature] | None
        rack: _kafka_string.KafkaString
        fenced: _kafka_flag.KafkaFlag
        in_controlled_shutdown: _kafka_flag.KafkaFlag | None
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaMetadata.RegisterBrokerRecord.TaggedField]

    class UnregisterBrokerRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        broker_id: int
        broker_epoch: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class TopicRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        name: _kafka_string.KafkaString
        topic_id: _kafka_uuid.KafkaUuid
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class PartitionRecord(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaMetadata.PartitionRecord.TaggedLeaderRecoveryState | KafkaMetadata.PartitionRecord.TaggedEligibleLeaderReplicas | KafkaMetadata.PartitionRecord.TaggedLastKnownElr | bytes

        class TaggedLeaderRecoveryState(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            leader_recovery_state: int

        class TaggedEligibleLeaderReplicas(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_eligible_leader_replicas: _kafka_count.KafkaCount
            eligible_leader_replicas: list[int] | None

        class TaggedLastKnownElr(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_last_known_elr: _kafka_count.KafkaCount
            last_known_elr: list[int] | None

        def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        api_version: int
        partition_id: int
        topic_id: _kafka_uuid.KafkaUuid
        num_replicas: _kafka_count.KafkaCount
        replicas: list[int] | None
        num_isr: _kafka_count.KafkaCount
        isr: list[int] | None
        num_removing_replicas: _kafka_count.KafkaCount
        removing_replicas: list[int] | None
        num_adding_replicas: _kafka_count.KafkaCount
        adding_replicas: list[int] | None
        leader: int
        leader_epoch: int
        partition_epoch: int
        num_directories: _kafka_count.KafkaCount | None
        directories: list[_kafka_uuid.KafkaUuid] | None
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaMetadata.PartitionRecord.TaggedField]

    class ConfigRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        resource_type: int
        resource_name: _kafka_string.KafkaString
        name: _kafka_string.KafkaString
        value: _kafka_string.KafkaString
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class PartitionChangeRecord(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaMetadata.PartitionChangeRecord.TaggedIsr | KafkaMetadata.PartitionChangeRecord.TaggedLeader | KafkaMetadata.PartitionChangeRecord.TaggedReplicas | KafkaMetadata.PartitionChangeRecord.TaggedRemovingReplicas | KafkaMetadata.PartitionChangeRecord.TaggedAddingReplicas | KafkaMetadata.PartitionChangeRecord.TaggedLeaderRecoveryState | KafkaMetadata.PartitionChangeRecord.TaggedEligibleLeaderReplicas | KafkaMetadata.PartitionChangeRecord.TaggedLastKnownElr | KafkaMetadata.PartitionChangeRecord.TaggedDirectories | bytes

        class TaggedIsr(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_isr: _kafka_count.KafkaCount
            isr: list[int] | None

        class TaggedLeader(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            leader: int

        class TaggedReplicas(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_replicas: _kafka_count.KafkaCount
            replicas: list[int] | None

        class TaggedRemovingReplicas(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_removing_replicas: _kafka_count.KafkaCount
            removing_replicas: list[int] | None

        class TaggedAddingReplicas(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_adding_replicas: _kafka_count.KafkaCount
            adding_replicas: list[int] | None

        class TaggedLeaderRecoveryState(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            leader_recovery_state: int

        class TaggedEligibleLeaderReplicas(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_eligible_leader_replicas: _kafka_count.KafkaCount
            eligible_leader_replicas: list[int] | None

        class TaggedLastKnownElr(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_last_known_elr: _kafka_count.KafkaCount
            last_known_elr: list[int] | None

        class TaggedDirectories(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_directories: _kafka_count.KafkaCount
            directories: list[_kafka_uuid.KafkaUuid] | None

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        partition_id: int
        topic_id: _kafka_uuid.KafkaUuid
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaMetadata.PartitionChangeRecord.TaggedField]

    class FenceBrokerRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        id: int
        epoch: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class UnfenceBrokerRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        id: int
        epoch: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class RemoveTopicRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        topic_id: _kafka_uuid.KafkaUuid
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class DelegationTokenRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        owner: _kafka_string.KafkaString
        requester: _kafka_string.KafkaString
        num_renewers: _kafka_count.KafkaCount
        renewers: list[_kafka_string.KafkaString] | None
        issue_timestamp: int
        max_timestamp: int
        expiration_timestamp: int
        token_id: _kafka_string.KafkaString
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class UserScramCredentialRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        name: _kafka_string.KafkaString
        mechanism: int
        salt: _kafka_bytes.KafkaBytes
        stored_key: _kafka_bytes.KafkaBytes
        server_key: _kafka_bytes.KafkaBytes
        iterations: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class FeatureLevelRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        name: _kafka_string.KafkaString
        feature_level: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ClientQuotaRecord(KaitaiStruct):
        class EntityData(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            entity_type: _kafka_string.KafkaString
            entity_name: _kafka_string.KafkaString
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_entity: _kafka_count.KafkaCount
        entity: list[KafkaMetadata.ClientQuotaRecord.EntityData] | None
        key: _kafka_string.KafkaString
        value: float
        remove: _kafka_flag.KafkaFlag
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ProducerIdsRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        broker_id: int
        broker_epoch: int
        next_producer_id: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class BrokerRegistrationChangeRecord(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaMetadata.BrokerRegistrationChangeRecord.TaggedFenced | KafkaMetadata.BrokerRegistrationChangeRecord.TaggedInControlledShutdown | KafkaMetadata.BrokerRegistrationChangeRecord.TaggedLogDirs | bytes

        class TaggedFenced(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            fenced: int

        class TaggedInControlledShutdown(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            in_controlled_shutdown: int

        class TaggedLogDirs(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            num_log_dirs: _kafka_count.KafkaCount
            log_dirs: list[_kafka_uuid.KafkaUuid] | None

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        broker_id: int
        broker_epoch: int
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaMetadata.BrokerRegistrationChangeRecord.TaggedField]

    class AccessControlEntryRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        id: _kafka_uuid.KafkaUuid
        resource_type: int
        resource_name: _kafka_string.KafkaString
        pattern_type: int
        principal: _kafka_string.KafkaString
        host: _kafka_string.KafkaString
        operation: int
        permission_type: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class RemoveAccessControlEntryRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        id: _kafka_uuid.KafkaUuid
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class NoOpRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ZkMigrationStateRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        zk_migration_state: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class RemoveUserScramCredentialRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        name: _kafka_string.KafkaString
        mechanism: int
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class BeginTransactionRecord(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaMetadata.BeginTransactionRecord.TaggedName | bytes

        class TaggedName(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            name: _kafka_string.KafkaString

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaMetadata.BeginTransactionRecord.TaggedField]

    class EndTransactionRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class AbortTransactionRecord(KaitaiStruct):
        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaMetadata.AbortTransactionRecord.TaggedReason | bytes

        class TaggedReason(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            reason: _kafka_string.KafkaString

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_tagged: _kafka_uvarint.KafkaUvarint
        tagged: list[KafkaMetadata.AbortTransactionRecord.TaggedField]

    class RemoveDelegationTokenRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        token_id: _kafka_string.KafkaString
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class RegisterControllerRecord(KaitaiStruct):
        class ControllerEndpoint(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            name: _kafka_string.KafkaString
            host: _kafka_string.KafkaString
            port: int
            security_protocol: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        class ControllerFeature(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            name: _kafka_string.KafkaString
            min_supported_version: int
            max_supported_version: int
            tagged: _kafka_tagged_fields.KafkaTaggedFields

        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        controller_id: int
        incarnation_id: _kafka_uuid.KafkaUuid
        zk_migration_ready: _kafka_flag.KafkaFlag
        num_end_points: _kafka_count.KafkaCount
        end_points: list[KafkaMetadata.RegisterControllerRecord.ControllerEndpoint] | None
        num_features: _kafka_count.KafkaCount
        features: list[KafkaMetadata.RegisterControllerRecord.ControllerFeature] | None
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    class ClearElrRecord(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        topic_name: _kafka_string.KafkaString
        tagged: _kafka_tagged_fields.KafkaTaggedFields

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    frame_version: _kafka_uvarint.KafkaUvarint
    api_key: _kafka_uvarint.KafkaUvarint
    version: _kafka_uvarint.KafkaUvarint
    body: KafkaMetadata.RegisterBrokerRecord | KafkaMetadata.UnregisterBrokerRecord | KafkaMetadata.TopicRecord | KafkaMetadata.PartitionRecord | KafkaMetadata.ConfigRecord | KafkaMetadata.PartitionChangeRecord | KafkaMetadata.FenceBrokerRecord | KafkaMetadata.UnfenceBrokerRecord | KafkaMetadata.RemoveTopicRecord | KafkaMetadata.DelegationTokenRecord | KafkaMetadata.UserScramCredentialRecord | KafkaMetadata.FeatureLevelRecord | KafkaMetadata.ClientQuotaRecord | KafkaMetadata.ProducerIdsRecord | KafkaMetadata.BrokerRegistrationChangeRecord | KafkaMetadata.AccessControlEntryRecord | KafkaMetadata.RemoveAccessControlEntryRecord | KafkaMetadata.NoOpRecord | KafkaMetadata.ZkMigrationStateRecord | KafkaMetadata.RemoveUserScramCredentialRecord | KafkaMetadata.BeginTransactionRecord | KafkaMetadata.EndTransactionRecord | KafkaMetadata.AbortTransactionRecord | KafkaMetadata.RemoveDelegationTokenRecord | KafkaMetadata.RegisterControllerRecord | KafkaMetadata.ClearElrRecord | None
    rest: bytes

