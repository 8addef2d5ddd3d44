# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
"""Apache Kafka: record of the cluster's metadata: the numbers of its layout."""

from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_REGISTER_BROKER_RECORD = Struct('>i')
_REGISTER_BROKER_RECORD_BROKER_EPOCH = Struct('>q')
_REGISTER_BROKER_RECORD_BROKER_ENDPOINT_PORT = Struct('>H')
_REGISTER_BROKER_RECORD_BROKER_ENDPOINT_SECURITY_PROTOCOL = Struct('>h')
_REGISTER_BROKER_RECORD_BROKER_FEATURE_MIN_SUPPORTED_VERSION = Struct('>h')
_REGISTER_BROKER_RECORD_BROKER_FEATURE_MAX_SUPPORTED_VERSION = Struct('>h')
_UNREGISTER_BROKER_RECORD = Struct('>iq')
_PARTITION_RECORD = Struct('>i16s')
_PARTITION_RECORD_LEADER = Struct('>i')
_PARTITION_RECORD_LEADER_EPOCH = Struct('>i')
_PARTITION_RECORD_PARTITION_EPOCH = Struct('>i')
_PARTITION_RECORD_TAGGED_LEADER_RECOVERY_STATE = Struct('<b')
_CONFIG_RECORD = Struct('<b')
_PARTITION_CHANGE_RECORD = Struct('>i16s')
_PARTITION_CHANGE_RECORD_TAGGED_LEADER = Struct('>i')
_PARTITION_CHANGE_RECORD_TAGGED_LEADER_RECOVERY_STATE = Struct('<b')
_FENCE_BROKER_RECORD = Struct('>iq')
_UNFENCE_BROKER_RECORD = Struct('>iq')
_REMOVE_TOPIC_RECORD = Struct('<16s')
_DELEGATION_TOKEN_RECORD_ISSUE_TIMESTAMP = Struct('>q')
_DELEGATION_TOKEN_RECORD_MAX_TIMESTAMP = Struct('>q')
_DELEGATION_TOKEN_RECORD_EXPIRATION_TIMESTAMP = Struct('>q')
_USER_SCRAM_CREDENTIAL_RECORD_MECHANISM = Struct('<b')
_USER_SCRAM_CREDENTIAL_RECORD_ITERATIONS = Struct('>i')
_FEATURE_LEVEL_RECORD_FEATURE_LEVEL = Struct('>h')
_CLIENT_QUOTA_RECORD_VALUE = Struct('>d')
_PRODUCER_IDS_RECORD = Struct('>iqq')
_BROKER_REGISTRATION_CHANGE_RECORD = Struct('>iq')
_BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_FENCED = Struct('<b')
_BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_IN_CONTROLLED_SHUTDOWN = Struct('<b')
_ACCESS_CONTROL_ENTRY_RECORD = Struct('<16sb')
_ACCESS_CONTROL_ENTRY_RECORD_PATTERN_TYPE = Struct('<b')
_ACCESS_CONTROL_ENTRY_RECORD_OPERATION = Struct('<b')
_ACCESS_CONTROL_ENTRY_RECORD_PERMISSION_TYPE = Struct('<b')
_REMOVE_ACCESS_CONTROL_ENTRY_RECORD = Struct('<16s')
_ZK_MIGRATION_STATE_RECORD = Struct('<b')
_REMOVE_USER_SCRAM_CREDENTIAL_RECORD_MECHANISM = Struct('<b')
_REGISTER_CONTROLLER_RECORD = Struct('>i16s1s')
_REGISTER_CONTROLLER_RECORD_CONTROLLER_ENDPOINT_PORT = Struct('>H')
_REGISTER_CONTROLLER_RECORD_CONTROLLER_ENDPOINT_SECURITY_PROTOCOL = Struct('>h')
_REGISTER_CONTROLLER_RECORD_CONTROLLER_FEATURE_MIN_SUPPORTED_VERSION = Struct('>h')
_REGISTER_CONTROLLER_RECORD_CONTROLLER_FEATURE_MAX_SUPPORTED_VERSION = Struct('>h')


class RegisterBrokerRecord:
    SIZE = 4
    STRUCT = _REGISTER_BROKER_RECORD
    BYTE_ORDER: Final = 'big'
    AT_BROKER_ID = 0
    MIN_BROKER_ID = -(2**31)
    MAX_BROKER_ID = 2**31 - 1
    SIZE_IS_MIGRATING_ZK_BROKER = 1
    SIZE_INCARNATION_ID = 16
    MIN_BROKER_EPOCH = -(2**63)
    MAX_BROKER_EPOCH = 2**63 - 1
    SIZE_BROKER_EPOCH = 8
    SIZE_FENCED = 1
    SIZE_IN_CONTROLLED_SHUTDOWN = 1

    class Fields(NamedTuple):
        broker_id: int

    @staticmethod
    def pack(*, broker_id: int) -> bytes:
        return _REGISTER_BROKER_RECORD.pack(broker_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RegisterBrokerRecord.Fields":
        return RegisterBrokerRecord.Fields._make(_REGISTER_BROKER_RECORD.unpack_from(data, position))

    @staticmethod
    def pack_broker_epoch(broker_epoch: int) -> bytes:
        return _REGISTER_BROKER_RECORD_BROKER_EPOCH.pack(broker_epoch)

    @staticmethod
    def unpack_broker_epoch(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _REGISTER_BROKER_RECORD_BROKER_EPOCH.unpack_from(data, position)[0]
        return value


    class BrokerEndpoint:
        MAX_PORT = 65535
        SIZE_PORT = 2
        MIN_SECURITY_PROTOCOL = -32768
        MAX_SECURITY_PROTOCOL = 32767
        SIZE_SECURITY_PROTOCOL = 2

        @staticmethod
        def pack_port(port: int) -> bytes:
            return _REGISTER_BROKER_RECORD_BROKER_ENDPOINT_PORT.pack(port)

        @staticmethod
        def unpack_port(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_BROKER_RECORD_BROKER_ENDPOINT_PORT.unpack_from(data, position)[0]
            return value

        @staticmethod
        def pack_security_protocol(security_protocol: int) -> bytes:
            return _REGISTER_BROKER_RECORD_BROKER_ENDPOINT_SECURITY_PROTOCOL.pack(security_protocol)

        @staticmethod
        def unpack_security_protocol(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_BROKER_RECORD_BROKER_ENDPOINT_SECURITY_PROTOCOL.unpack_from(data, position)[0]
            return value


    class BrokerFeature:
        MIN_MIN_SUPPORTED_VERSION = -32768
        MAX_MIN_SUPPORTED_VERSION = 32767
        SIZE_MIN_SUPPORTED_VERSION = 2
        MIN_MAX_SUPPORTED_VERSION = -32768
        MAX_MAX_SUPPORTED_VERSION = 32767
        SIZE_MAX_SUPPORTED_VERSION = 2

        @staticmethod
        def pack_min_supported_version(min_supported_version: int) -> bytes:
            return _REGISTER_BROKER_RECORD_BROKER_FEATURE_MIN_SUPPORTED_VERSION.pack(min_supported_version)

        @staticmethod
        def unpack_min_supported_version(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_BROKER_RECORD_BROKER_FEATURE_MIN_SUPPORTED_VERSION.unpack_from(data, position)[0]
            return value

        @staticmethod
        def pack_max_supported_version(max_supported_version: int) -> bytes:
            return _REGISTER_BROKER_RECORD_BROKER_FEATURE_MAX_SUPPORTED_VERSION.pack(max_supported_version)

        @staticmethod
        def unpack_max_supported_version(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_BROKER_RECORD_BROKER_FEATURE_MAX_SUPPORTED_VERSION.unpack_from(data, position)[0]
            return value


    class TaggedLogDirs:
        SIZE_OF_LOG_DIRS = 16

class UnregisterBrokerRecord:
    SIZE = 12
    STRUCT = _UNREGISTER_BROKER_RECORD
    BYTE_ORDER: Final = 'big'
    AT_BROKER_ID = 0
    MIN_BROKER_ID = -(2**31)
    MAX_BROKER_ID = 2**31 - 1
    AT_BROKER_EPOCH = 4
    MIN_BROKER_EPOCH = -(2**63)
    MAX_BROKER_EPOCH = 2**63 - 1

    class Fields(NamedTuple):
        broker_id: int
        broker_epoch: int

    @staticmethod
    def pack(*, broker_id: int, broker_epoch: int) -> bytes:
        return _UNREGISTER_BROKER_RECORD.pack(broker_id, broker_epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "UnregisterBrokerRecord.Fields":
        return UnregisterBrokerRecord.Fields._make(_UNREGISTER_BROKER_RECORD.unpack_from(data, position))


class TopicRecord:
    SIZE_TOPIC_ID = 16

class PartitionRecord:
    SIZE = 20
    STRUCT = _PARTITION_RECORD
    BYTE_ORDER: Final = 'big'
    AT_PARTITION_ID = 0
    MIN_PARTITION_ID = -(2**31)
    MAX_PARTITION_ID = 2**31 - 1
    AT_TOPIC_ID = 4
    MIN_LEADER = -(2**31)
    MAX_LEADER = 2**31 - 1
    SIZE_LEADER = 4
    MIN_LEADER_EPOCH = -(2**31)
    MAX_LEADER_EPOCH = 2**31 - 1
    SIZE_LEADER_EPOCH = 4
    MIN_PARTITION_EPOCH = -(2**31)
    MAX_PARTITION_EPOCH = 2**31 - 1
    SIZE_PARTITION_EPOCH = 4
    SIZE_OF_REPLICAS = 4
    SIZE_OF_ISR = 4
    SIZE_OF_REMOVING_REPLICAS = 4
    SIZE_OF_ADDING_REPLICAS = 4
    SIZE_OF_DIRECTORIES = 16

    class Fields(NamedTuple):
        partition_id: int
        topic_id: bytes

    @staticmethod
    def pack(*, partition_id: int, topic_id: bytes) -> bytes:
        return _PARTITION_RECORD.pack(partition_id, topic_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "PartitionRecord.Fields":
        return PartitionRecord.Fields._make(_PARTITION_RECORD.unpack_from(data, position))

    @staticmethod
    def pack_leader(leader: int) -> bytes:
        return _PARTITION_RECORD_LEADER.pack(leader)

    @staticmethod
    def unpack_leader(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _PARTITION_RECORD_LEADER.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_leader_epoch(leader_epoch: int) -> bytes:
        return _PARTITION_RECORD_LEADER_EPOCH.pack(leader_epoch)

    @staticmethod
    def unpack_leader_epoch(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _PARTITION_RECORD_LEADER_EPOCH.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_partition_epoch(partition_epoch: int) -> bytes:
        return _PARTITION_RECORD_PARTITION_EPOCH.pack(partition_epoch)

    @staticmethod
    def unpack_partition_epoch(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _PARTITION_RECORD_PARTITION_EPOCH.unpack_from(data, position)[0]
        return value


    class TaggedLeaderRecoveryState:
        SIZE = 1
        STRUCT = _PARTITION_RECORD_TAGGED_LEADER_RECOVERY_STATE
        AT_LEADER_RECOVERY_STATE = 0
        MIN_LEADER_RECOVERY_STATE = -128
        MAX_LEADER_RECOVERY_STATE = 127

        class Fields(NamedTuple):
            leader_recovery_state: int

        @staticmethod
        def pack(*, leader_recovery_state: int) -> bytes:
            return _PARTITION_RECORD_TAGGED_LEADER_RECOVERY_STATE.pack(leader_recovery_state)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "PartitionRecord.TaggedLeaderRecoveryState.Fields":
            return PartitionRecord.TaggedLeaderRecoveryState.Fields._make(_PARTITION_RECORD_TAGGED_LEADER_RECOVERY_STATE.unpack_from(data, position))


    class TaggedEligibleLeaderReplicas:
        SIZE_OF_ELIGIBLE_LEADER_REPLICAS = 4

    class TaggedLastKnownElr:
        SIZE_OF_LAST_KNOWN_ELR = 4

class ConfigRecord:
    SIZE = 1
    STRUCT = _CONFIG_RECORD
    AT_RESOURCE_TYPE = 0
    MIN_RESOURCE_TYPE = -128
    MAX_RESOURCE_TYPE = 127

    class Fields(NamedTuple):
        resource_type: int

    @staticmethod
    def pack(*, resource_type: int) -> bytes:
        return _CONFIG_RECORD.pack(resource_type)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ConfigRecord.Fields":
        return ConfigRecord.Fields._make(_CONFIG_RECORD.unpack_from(data, position))


class PartitionChangeRecord:
    SIZE = 20
    STRUCT = _PARTITION_CHANGE_RECORD
    BYTE_ORDER: Final = 'big'
    AT_PARTITION_ID = 0
    MIN_PARTITION_ID = -(2**31)
    MAX_PARTITION_ID = 2**31 - 1
    AT_TOPIC_ID = 4

    class Fields(NamedTuple):
        partition_id: int
        topic_id: bytes

    @staticmethod
    def pack(*, partition_id: int, topic_id: bytes) -> bytes:
        return _PARTITION_CHANGE_RECORD.pack(partition_id, topic_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "PartitionChangeRecord.Fields":
        return PartitionChangeRecord.Fields._make(_PARTITION_CHANGE_RECORD.unpack_from(data, position))


    class TaggedIsr:
        SIZE_OF_ISR = 4

    class TaggedLeader:
        SIZE = 4
        STRUCT = _PARTITION_CHANGE_RECORD_TAGGED_LEADER
        BYTE_ORDER: Final = 'big'
        AT_LEADER = 0
        MIN_LEADER = -(2**31)
        MAX_LEADER = 2**31 - 1

        class Fields(NamedTuple):
            leader: int

        @staticmethod
        def pack(*, leader: int) -> bytes:
            return _PARTITION_CHANGE_RECORD_TAGGED_LEADER.pack(leader)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "PartitionChangeRecord.TaggedLeader.Fields":
            return PartitionChangeRecord.TaggedLeader.Fields._make(_PARTITION_CHANGE_RECORD_TAGGED_LEADER.unpack_from(data, position))


    class TaggedReplicas:
        SIZE_OF_REPLICAS = 4

    class TaggedRemovingReplicas:
        SIZE_OF_REMOVING_REPLICAS = 4

    class TaggedAddingReplicas:
        SIZE_OF_ADDING_REPLICAS = 4

    class TaggedLeaderRecoveryState:
        SIZE = 1
        STRUCT = _PARTITION_CHANGE_RECORD_TAGGED_LEADER_RECOVERY_STATE
        AT_LEADER_RECOVERY_STATE = 0
        MIN_LEADER_RECOVERY_STATE = -128
        MAX_LEADER_RECOVERY_STATE = 127

        class Fields(NamedTuple):
            leader_recovery_state: int

        @staticmethod
        def pack(*, leader_recovery_state: int) -> bytes:
            return _PARTITION_CHANGE_RECORD_TAGGED_LEADER_RECOVERY_STATE.pack(leader_recovery_state)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "PartitionChangeRecord.TaggedLeaderRecoveryState.Fields":
            return PartitionChangeRecord.TaggedLeaderRecoveryState.Fields._make(_PARTITION_CHANGE_RECORD_TAGGED_LEADER_RECOVERY_STATE.unpack_from(data, position))


    class TaggedEligibleLeaderReplicas:
        SIZE_OF_ELIGIBLE_LEADER_REPLICAS = 4

    class TaggedLastKnownElr:
        SIZE_OF_LAST_KNOWN_ELR = 4

    class TaggedDirectories:
        SIZE_OF_DIRECTORIES = 16

class FenceBrokerRecord:
    SIZE = 12
    STRUCT = _FENCE_BROKER_RECORD
    BYTE_ORDER: Final = 'big'
    AT_ID = 0
    MIN_ID = -(2**31)
    MAX_ID = 2**31 - 1
    AT_EPOCH = 4
    MIN_EPOCH = -(2**63)
    MAX_EPOCH = 2**63 - 1

    class Fields(NamedTuple):
        id: int
        epoch: int

    @staticmethod
    def pack(*, id: int, epoch: int) -> bytes:
        return _FENCE_BROKER_RECORD.pack(id, epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "FenceBrokerRecord.Fields":
        return FenceBrokerRecord.Fields._make(_FENCE_BROKER_RECORD.unpack_from(data, position))


class UnfenceBrokerRecord:
    SIZE = 12
    STRUCT = _UNFENCE_BROKER_RECORD
    BYTE_ORDER: Final = 'big'
    AT_ID = 0
    MIN_ID = -(2**31)
    MAX_ID = 2**31 - 1
    AT_EPOCH = 4
    MIN_EPOCH = -(2**63)
    MAX_EPOCH = 2**63 - 1

    class Fields(NamedTuple):
        id: int
        epoch: int

    @staticmethod
    def pack(*, id: int, epoch: int) -> bytes:
        return _UNFENCE_BROKER_RECORD.pack(id, epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "UnfenceBrokerRecord.Fields":
        return UnfenceBrokerRecord.Fields._make(_UNFENCE_BROKER_RECORD.unpack_from(data, position))


class RemoveTopicRecord:
    SIZE = 16
    STRUCT = _REMOVE_TOPIC_RECORD
    AT_TOPIC_ID = 0

    class Fields(NamedTuple):
        topic_id: bytes

    @staticmethod
    def pack(*, topic_id: bytes) -> bytes:
        return _REMOVE_TOPIC_RECORD.pack(topic_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RemoveTopicRecord.Fields":
        return RemoveTopicRecord.Fields._make(_REMOVE_TOPIC_RECORD.unpack_from(data, position))


class DelegationTokenRecord:
    MIN_ISSUE_TIMESTAMP = -(2**63)
    MAX_ISSUE_TIMESTAMP = 2**63 - 1
    SIZE_ISSUE_TIMESTAMP = 8
    MIN_MAX_TIMESTAMP = -(2**63)
    MAX_MAX_TIMESTAMP = 2**63 - 1
    SIZE_MAX_TIMESTAMP = 8
    MIN_EXPIRATION_TIMESTAMP = -(2**63)
    MAX_EXPIRATION_TIMESTAMP = 2**63 - 1
    SIZE_EXPIRATION_TIMESTAMP = 8

    @staticmethod
    def pack_issue_timestamp(issue_timestamp: int) -> bytes:
        return _DELEGATION_TOKEN_RECORD_ISSUE_TIMESTAMP.pack(issue_timestamp)

    @staticmethod
    def unpack_issue_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _DELEGATION_TOKEN_RECORD_ISSUE_TIMESTAMP.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_max_timestamp(max_timestamp: int) -> bytes:
        return _DELEGATION_TOKEN_RECORD_MAX_TIMESTAMP.pack(max_timestamp)

    @staticmethod
    def unpack_max_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _DELEGATION_TOKEN_RECORD_MAX_TIMESTAMP.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_expiration_timestamp(expiration_timestamp: int) -> bytes:
        return _DELEGATION_TOKEN_RECORD_EXPIRATION_TIMESTAMP.pack(expiration_timestamp)

    @staticmethod
    def unpack_expiration_timestamp(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _DELEGATION_TOKEN_RECORD_EXPIRATION_TIMESTAMP.unpack_from(data, position)[0]
        return value


class UserScramCredentialRecord:
    MIN_MECHANISM = -128
    MAX_MECHANISM = 127
    SIZE_MECHANISM = 1
    MIN_ITERATIONS = -(2**31)
    MAX_ITERATIONS = 2**31 - 1
    SIZE_ITERATIONS = 4

    @staticmethod
    def pack_mechanism(mechanism: int) -> bytes:
        return _USER_SCRAM_CREDENTIAL_RECORD_MECHANISM.pack(mechanism)

    @staticmethod
    def unpack_mechanism(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _USER_SCRAM_CREDENTIAL_RECORD_MECHANISM.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_iterations(iterations: int) -> bytes:
        return _USER_SCRAM_CREDENTIAL_RECORD_ITERATIONS.pack(iterations)

    @staticmethod
    def unpack_iterations(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _USER_SCRAM_CREDENTIAL_RECORD_ITERATIONS.unpack_from(data, position)[0]
        return value


class FeatureLevelRecord:
    MIN_FEATURE_LEVEL = -32768
    MAX_FEATURE_LEVEL = 32767
    SIZE_FEATURE_LEVEL = 2

    @staticmethod
    def pack_feature_level(feature_level: int) -> bytes:
        return _FEATURE_LEVEL_RECORD_FEATURE_LEVEL.pack(feature_level)

    @staticmethod
    def unpack_feature_level(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _FEATURE_LEVEL_RECORD_FEATURE_LEVEL.unpack_from(data, position)[0]
        return value


class ClientQuotaRecord:
    SIZE_VALUE = 8
    SIZE_REMOVE = 1

    @staticmethod
    def pack_value(value: float) -> bytes:
        return _CLIENT_QUOTA_RECORD_VALUE.pack(value)

    @staticmethod
    def unpack_value(data: "ReadableBuffer", position: int = 0) -> float:
        value: float = _CLIENT_QUOTA_RECORD_VALUE.unpack_from(data, position)[0]
        return value


class ProducerIdsRecord:
    SIZE = 20
    STRUCT = _PRODUCER_IDS_RECORD
    BYTE_ORDER: Final = 'big'
    AT_BROKER_ID = 0
    MIN_BROKER_ID = -(2**31)
    MAX_BROKER_ID = 2**31 - 1
    AT_BROKER_EPOCH = 4
    MIN_BROKER_EPOCH = -(2**63)
    MAX_BROKER_EPOCH = 2**63 - 1
    AT_NEXT_PRODUCER_ID = 12
    MIN_NEXT_PRODUCER_ID = -(2**63)
    MAX_NEXT_PRODUCER_ID = 2**63 - 1

    class Fields(NamedTuple):
        broker_id: int
        broker_epoch: int
        next_producer_id: int

    @staticmethod
    def pack(*, broker_id: int, broker_epoch: int, next_producer_id: int) -> bytes:
        return _PRODUCER_IDS_RECORD.pack(broker_id, broker_epoch, next_producer_id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ProducerIdsRecord.Fields":
        return ProducerIdsRecord.Fields._make(_PRODUCER_IDS_RECORD.unpack_from(data, position))


class BrokerRegistrationChangeRecord:
    SIZE = 12
    STRUCT = _BROKER_REGISTRATION_CHANGE_RECORD
    BYTE_ORDER: Final = 'big'
    AT_BROKER_ID = 0
    MIN_BROKER_ID = -(2**31)
    MAX_BROKER_ID = 2**31 - 1
    AT_BROKER_EPOCH = 4
    MIN_BROKER_EPOCH = -(2**63)
    MAX_BROKER_EPOCH = 2**63 - 1

    class Fields(NamedTuple):
        broker_id: int
        broker_epoch: int

    @staticmethod
    def pack(*, broker_id: int, broker_epoch: int) -> bytes:
        return _BROKER_REGISTRATION_CHANGE_RECORD.pack(broker_id, broker_epoch)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "BrokerRegistrationChangeRecord.Fields":
        return BrokerRegistrationChangeRecord.Fields._make(_BROKER_REGISTRATION_CHANGE_RECORD.unpack_from(data, position))


    class TaggedFenced:
        SIZE = 1
        STRUCT = _BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_FENCED
        AT_FENCED = 0
        MIN_FENCED = -128
        MAX_FENCED = 127

        class Fields(NamedTuple):
            fenced: int

        @staticmethod
        def pack(*, fenced: int) -> bytes:
            return _BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_FENCED.pack(fenced)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "BrokerRegistrationChangeRecord.TaggedFenced.Fields":
            return BrokerRegistrationChangeRecord.TaggedFenced.Fields._make(_BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_FENCED.unpack_from(data, position))


    class TaggedInControlledShutdown:
        SIZE = 1
        STRUCT = _BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_IN_CONTROLLED_SHUTDOWN
        AT_IN_CONTROLLED_SHUTDOWN = 0
        MIN_IN_CONTROLLED_SHUTDOWN = -128
        MAX_IN_CONTROLLED_SHUTDOWN = 127

        class Fields(NamedTuple):
            in_controlled_shutdown: int

        @staticmethod
        def pack(*, in_controlled_shutdown: int) -> bytes:
            return _BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_IN_CONTROLLED_SHUTDOWN.pack(in_controlled_shutdown)

        @staticmethod
        def unpack(data: "ReadableBuffer", position: int = 0) -> "BrokerRegistrationChangeRecord.TaggedInControlledShutdown.Fields":
            return BrokerRegistrationChangeRecord.TaggedInControlledShutdown.Fields._make(_BROKER_REGISTRATION_CHANGE_RECORD_TAGGED_IN_CONTROLLED_SHUTDOWN.unpack_from(data, position))


    class TaggedLogDirs:
        SIZE_OF_LOG_DIRS = 16

class AccessControlEntryRecord:
    SIZE = 17
    STRUCT = _ACCESS_CONTROL_ENTRY_RECORD
    AT_ID = 0
    AT_RESOURCE_TYPE = 16
    MIN_RESOURCE_TYPE = -128
    MAX_RESOURCE_TYPE = 127
    MIN_PATTERN_TYPE = -128
    MAX_PATTERN_TYPE = 127
    SIZE_PATTERN_TYPE = 1
    MIN_OPERATION = -128
    MAX_OPERATION = 127
    SIZE_OPERATION = 1
    MIN_PERMISSION_TYPE = -128
    MAX_PERMISSION_TYPE = 127
    SIZE_PERMISSION_TYPE = 1

    class Fields(NamedTuple):
        id: bytes
        resource_type: int

    @staticmethod
    def pack(*, id: bytes, resource_type: int) -> bytes:
        return _ACCESS_CONTROL_ENTRY_RECORD.pack(id, resource_type)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "AccessControlEntryRecord.Fields":
        return AccessControlEntryRecord.Fields._make(_ACCESS_CONTROL_ENTRY_RECORD.unpack_from(data, position))

    @staticmethod
    def pack_pattern_type(pattern_type: int) -> bytes:
        return _ACCESS_CONTROL_ENTRY_RECORD_PATTERN_TYPE.pack(pattern_type)

    @staticmethod
    def unpack_pattern_type(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _ACCESS_CONTROL_ENTRY_RECORD_PATTERN_TYPE.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_operation(operation: int) -> bytes:
        return _ACCESS_CONTROL_ENTRY_RECORD_OPERATION.pack(operation)

    @staticmethod
    def unpack_operation(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _ACCESS_CONTROL_ENTRY_RECORD_OPERATION.unpack_from(data, position)[0]
        return value

    @staticmethod
    def pack_permission_type(permission_type: int) -> bytes:
        return _ACCESS_CONTROL_ENTRY_RECORD_PERMISSION_TYPE.pack(permission_type)

    @staticmethod
    def unpack_permission_type(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _ACCESS_CONTROL_ENTRY_RECORD_PERMISSION_TYPE.unpack_from(data, position)[0]
        return value


class RemoveAccessControlEntryRecord:
    SIZE = 16
    STRUCT = _REMOVE_ACCESS_CONTROL_ENTRY_RECORD
    AT_ID = 0

    class Fields(NamedTuple):
        id: bytes

    @staticmethod
    def pack(*, id: bytes) -> bytes:
        return _REMOVE_ACCESS_CONTROL_ENTRY_RECORD.pack(id)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RemoveAccessControlEntryRecord.Fields":
        return RemoveAccessControlEntryRecord.Fields._make(_REMOVE_ACCESS_CONTROL_ENTRY_RECORD.unpack_from(data, position))


class ZkMigrationStateRecord:
    SIZE = 1
    STRUCT = _ZK_MIGRATION_STATE_RECORD
    AT_ZK_MIGRATION_STATE = 0
    MIN_ZK_MIGRATION_STATE = -128
    MAX_ZK_MIGRATION_STATE = 127

    class Fields(NamedTuple):
        zk_migration_state: int

    @staticmethod
    def pack(*, zk_migration_state: int) -> bytes:
        return _ZK_MIGRATION_STATE_RECORD.pack(zk_migration_state)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "ZkMigrationStateRecord.Fields":
        return ZkMigrationStateRecord.Fields._make(_ZK_MIGRATION_STATE_RECORD.unpack_from(data, position))


class RemoveUserScramCredentialRecord:
    MIN_MECHANISM = -128
    MAX_MECHANISM = 127
    SIZE_MECHANISM = 1

    @staticmethod
    def pack_mechanism(mechanism: int) -> bytes:
        return _REMOVE_USER_SCRAM_CREDENTIAL_RECORD_MECHANISM.pack(mechanism)

    @staticmethod
    def unpack_mechanism(data: "ReadableBuffer", position: int = 0) -> int:
        value: int = _REMOVE_USER_SCRAM_CREDENTIAL_RECORD_MECHANISM.unpack_from(data, position)[0]
        return value


class RegisterControllerRecord:
    SIZE = 21
    STRUCT = _REGISTER_CONTROLLER_RECORD
    BYTE_ORDER: Final = 'big'
    AT_CONTROLLER_ID = 0
    MIN_CONTROLLER_ID = -(2**31)
    MAX_CONTROLLER_ID = 2**31 - 1
    AT_INCARNATION_ID = 4
    AT_ZK_MIGRATION_READY = 20

    class Fields(NamedTuple):
        controller_id: int
        incarnation_id: bytes
        zk_migration_ready: bytes

    @staticmethod
    def pack(*, controller_id: int, incarnation_id: bytes, zk_migration_ready: bytes) -> bytes:
        return _REGISTER_CONTROLLER_RECORD.pack(controller_id, incarnation_id, zk_migration_ready)

    @staticmethod
    def unpack(data: "ReadableBuffer", position: int = 0) -> "RegisterControllerRecord.Fields":
        return RegisterControllerRecord.Fields._make(_REGISTER_CONTROLLER_RECORD.unpack_from(data, position))


    class ControllerEndpoint:
        MAX_PORT = 65535
        SIZE_PORT = 2
        MIN_SECURITY_PROTOCOL = -32768
        MAX_SECURITY_PROTOCOL = 32767
        SIZE_SECURITY_PROTOCOL = 2

        @staticmethod
        def pack_port(port: int) -> bytes:
            return _REGISTER_CONTROLLER_RECORD_CONTROLLER_ENDPOINT_PORT.pack(port)

        @staticmethod
        def unpack_port(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_CONTROLLER_RECORD_CONTROLLER_ENDPOINT_PORT.unpack_from(data, position)[0]
            return value

        @staticmethod
        def pack_security_protocol(security_protocol: int) -> bytes:
            return _REGISTER_CONTROLLER_RECORD_CONTROLLER_ENDPOINT_SECURITY_PROTOCOL.pack(security_protocol)

        @staticmethod
        def unpack_security_protocol(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_CONTROLLER_RECORD_CONTROLLER_ENDPOINT_SECURITY_PROTOCOL.unpack_from(data, position)[0]
            return value


    class ControllerFeature:
        MIN_MIN_SUPPORTED_VERSION = -32768
        MAX_MIN_SUPPORTED_VERSION = 32767
        SIZE_MIN_SUPPORTED_VERSION = 2
        MIN_MAX_SUPPORTED_VERSION = -32768
        MAX_MAX_SUPPORTED_VERSION = 32767
        SIZE_MAX_SUPPORTED_VERSION = 2

        @staticmethod
        def pack_min_supported_version(min_supported_version: int) -> bytes:
            return _REGISTER_CONTROLLER_RECORD_CONTROLLER_FEATURE_MIN_SUPPORTED_VERSION.pack(min_supported_version)

        @staticmethod
        def unpack_min_supported_version(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_CONTROLLER_RECORD_CONTROLLER_FEATURE_MIN_SUPPORTED_VERSION.unpack_from(data, position)[0]
            return value

        @staticmethod
        def pack_max_supported_version(max_supported_version: int) -> bytes:
            return _REGISTER_CONTROLLER_RECORD_CONTROLLER_FEATURE_MAX_SUPPORTED_VERSION.pack(max_supported_version)

        @staticmethod
        def unpack_max_supported_version(data: "ReadableBuffer", position: int = 0) -> int:
            value: int = _REGISTER_CONTROLLER_RECORD_CONTROLLER_FEATURE_MAX_SUPPORTED_VERSION.unpack_from(data, position)[0]
            return value
