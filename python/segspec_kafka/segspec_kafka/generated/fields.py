# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 bc017b31966265fc3923ae32489fdad66bd55a9eb9326f493a3f75e7918c286d
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 3ca52644f01335575c32192202122e68d4a53666a16edd715ae721c80c531d13
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 a686e47e719454225de9b97a7e8b37729088bd7bc17637b0a161ecc96bf3e251
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 54771698edc7f2e5f282ca76b6c157ea9b2e0f1084ff6faca07c20b426cfa731
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 5bcb5895adfa6bdb8a4e4f7cd95e2a48977edf31d72d9758488c7d49582f0e87
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 1434cb84699d8507a098830ef5cc38ff419045f71fd99ece644e1ad79459b338
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 784d5e229a59bc2279f6758b9ec72ba021d13528607927a98afc14623cc2aae7
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 55a363865308c099d243e326411021339d76cde88e7e585773acfee694eb1985
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 967692c6421a829baa69e489852bed9fc485cbc00c3907d97b554df452f4dd5e
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 98029a3f6ed98e0ff674ba6534d87a630b45bcf7b64acc361f7e8c6d2ab218e2
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 bce382c4b13900beb34e4f5a97d3e8a1b78e46c9d705ee4b492fcf681d56ec22
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 f648d2e6e5a594ac2d8f589949561f0323d7f3c470225a8dec2f8e737c86044b
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 b549beb1bf99aa2e5927447c0ef8d4f9bb57c68e375a53ea0f59adbd97dd5d93
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 7d4bb5efc45e5941a592df33bf15a422a37e7dd20f33bdff5c2fa77c2c9bf292
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 f0fd8b06e535a90652668d2d79864bcb991720d12403ade5fe5efddcde492cb6
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 70cf6ff041a30f9e005c97fdec6dcd8b3e5109719519905727d00e54823fe855
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 b5c86175ef1f888342c91c255012ffe3b84b93715a43236304070e97573e526e
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 c09a2074a25920857e78c7f37d865b0cbae0b1e7e2778933cb125161fdcb80e5
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 5476ecc0c69fb643dc19198657c927e09868f693eb29c9be9445aac5d1ebf480
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 99ff6a5d300021dc49bd69c87649bf9961380efe844b786d4c14dfca0aba06f6
"""What the specs say of every field: role, doc, rule and its code, upstream name, width in bits."""

from typing import NamedTuple


class FieldInfo(NamedTuple):
    """One field. `role` is "" where the spec gives none: it is then its parent's. `bits` is 0 for whole-byte fields.

    `rule` is what the spec demands of the value ("" for nothing); `anchor` is the field's place in the docs; `code` is
    what the spec calls a value that breaks the rule ("" where it has no name of its own).
    """

    role: str = ""
    doc: str = ""
    orig_id: str = ""
    bits: int = 0
    little_endian_bits: bool = False
    rule: str = ""
    anchor: str = ""
    code: str = ""


class TypeInfo(NamedTuple):
    """One structure: the title or first sentence the spec gives it, its fields in order, then its instances.

    `value_of` names the instance that stands for the whole structure in a drawing ("" for none).
    """

    title: str
    doc: str
    anchor: str
    value_of: str
    fields: dict[str, FieldInfo]


#: Module and class of a parser, to the key of its structure.
CLASSES: dict[str, str] = {
    'kafka.Kafka': 'kafka',
    'kafka.Kafka.Batch': 'kafka.batch',
    'kafka.Kafka.RecordSet': 'kafka.record_set',
    'kafka.Kafka.Record': 'kafka.record',
    'kafka.Kafka.RecordBody': 'kafka.record_body',
    'kafka.Kafka.Header': 'kafka.header',
    'kafka.Kafka.Message': 'kafka.message',
    'kafka_varint.KafkaVarint': 'kafka_varint',
    'kafka_varint.KafkaVarint.Group': 'kafka_varint.group',
    'kafka_varlong.KafkaVarlong': 'kafka_varlong',
    'kafka_varlong.KafkaVarlong.Group': 'kafka_varlong.group',
    'kafka_bytes.KafkaBytes': 'kafka_bytes',
    'kafka_uvarint.KafkaUvarint': 'kafka_uvarint',
    'kafka_uvarint.KafkaUvarint.Group': 'kafka_uvarint.group',
    'kafka_control_key.KafkaControlKey': 'kafka_control_key',
    'kafka_control_value.KafkaControlValue': 'kafka_control_value',
    'kafka_control_value.KafkaControlValue.EndTxnMarker': 'kafka_control_value.end_txn_marker',
    'kafka_control_value.KafkaControlValue.LeaderChangeMessage': 'kafka_control_value.leader_change_message',
    'kafka_control_value.KafkaControlValue.LeaderChangeMessage.Voter': 'kafka_control_value.leader_change_message.voter',
    'kafka_control_value.KafkaControlValue.SnapshotHeaderRecord': 'kafka_control_value.snapshot_header_record',
    'kafka_control_value.KafkaControlValue.SnapshotFooterRecord': 'kafka_control_value.snapshot_footer_record',
    'kafka_control_value.KafkaControlValue.KraftVersionRecord': 'kafka_control_value.kraft_version_record',
    'kafka_control_value.KafkaControlValue.VotersRecord': 'kafka_control_value.voters_record',
    'kafka_control_value.KafkaControlValue.VotersRecord.Voter': 'kafka_control_value.voters_record.voter',
    'kafka_control_value.KafkaControlValue.VotersRecord.Voter.Endpoint': 'kafka_control_value.voters_record.voter.endpoint',
    'kafka_control_value.KafkaControlValue.VotersRecord.Voter.KraftVersionFeature': 'kafka_control_value.voters_record.voter.kraft_version_feature',
    'kafka_count.KafkaCount': 'kafka_count',
    'kafka_flag.KafkaFlag': 'kafka_flag',
    'kafka_string.KafkaString': 'kafka_string',
    'kafka_tagged_field.KafkaTaggedField': 'kafka_tagged_field',
    'kafka_uuid.KafkaUuid': 'kafka_uuid',
    'kafka_epoch_checkpoint.KafkaEpochCheckpoint': 'kafka_epoch_checkpoint',
    'kafka_epoch_checkpoint.KafkaEpochCheckpoint.Entry': 'kafka_epoch_checkpoint.entry',
    'kafka_group_key.KafkaGroupKey': 'kafka_group_key',
    'kafka_group_key.KafkaGroupKey.LegacyOffsetCommitKey': 'kafka_group_key.legacy_offset_commit_key',
    'kafka_group_key.KafkaGroupKey.OffsetCommitKey': 'kafka_group_key.offset_commit_key',
    'kafka_group_key.KafkaGroupKey.GroupMetadataKey': 'kafka_group_key.group_metadata_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupMetadataKey': 'kafka_group_key.consumer_group_metadata_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupPartitionMetadataKey': 'kafka_group_key.consumer_group_partition_metadata_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupMemberMetadataKey': 'kafka_group_key.consumer_group_member_metadata_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupTargetAssignmentMetadataKey': 'kafka_group_key.consumer_group_target_assignment_metadata_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupTargetAssignmentMemberKey': 'kafka_group_key.consumer_group_target_assignment_member_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupCurrentMemberAssignmentKey': 'kafka_group_key.consumer_group_current_member_assignment_key',
    'kafka_group_key.KafkaGroupKey.ShareGroupMemberMetadataKey': 'kafka_group_key.share_group_member_metadata_key',
    'kafka_group_key.KafkaGroupKey.ShareGroupMetadataKey': 'kafka_group_key.share_group_metadata_key',
    'kafka_group_key.KafkaGroupKey.ShareGroupTargetAssignmentMetadataKey': 'kafka_group_key.share_group_target_assignment_metadata_key',
    'kafka_group_key.KafkaGroupKey.ShareGroupTargetAssignmentMemberKey': 'kafka_group_key.share_group_target_assignment_member_key',
    'kafka_group_key.KafkaGroupKey.ShareGroupCurrentMemberAssignmentKey': 'kafka_group_key.share_group_current_member_assignment_key',
    'kafka_group_key.KafkaGroupKey.ShareGroupStatePartitionMetadataKey': 'kafka_group_key.share_group_state_partition_metadata_key',
    'kafka_group_key.KafkaGroupKey.ConsumerGroupRegularExpressionKey': 'kafka_group_key.consumer_group_regular_expression_key',
    'kafka_group_key.KafkaGroupKey.StreamsGroupMetadataKey': 'kafka_group_key.streams_group_metadata_key',
    'kafka_group_key.KafkaGroupKey.StreamsGroupMemberMetadataKey': 'kafka_group_key.streams_group_member_metadata_key',
    'kafka_group_key.KafkaGroupKey.StreamsGroupTargetAssignmentMetadataKey': 'kafka_group_key.streams_group_target_assignment_metadata_key',
    'kafka_group_key.KafkaGroupKey.StreamsGroupTargetAssignmentMemberKey': 'kafka_group_key.streams_group_target_assignment_member_key',
    'kafka_group_key.KafkaGroupKey.StreamsGroupCurrentMemberAssignmentKey': 'kafka_group_key.streams_group_current_member_assignment_key',
    'kafka_group_key.KafkaGroupKey.StreamsGroupTopologyKey': 'kafka_group_key.streams_group_topology_key',
    'kafka_group_value.KafkaGroupValue': 'kafka_group_value',
    'kafka_group_value.KafkaGroupValue.LegacyOffsetCommitValue': 'kafka_group_value.legacy_offset_commit_value',
    'kafka_group_value.KafkaGroupValue.OffsetCommitValue': 'kafka_group_value.offset_commit_value',
    'kafka_group_value.KafkaGroupValue.OffsetCommitValue.TaggedField': 'kafka_group_value.offset_commit_value.tagged_field',
    'kafka_group_value.KafkaGroupValue.OffsetCommitValue.TaggedTopicId': 'kafka_group_value.offset_commit_value.tagged_topic_id',
    'kafka_group_value.KafkaGroupValue.GroupMetadataValue': 'kafka_group_value.group_metadata_value',
    'kafka_group_value.KafkaGroupValue.GroupMetadataValue.MemberMetadata': 'kafka_group_value.group_metadata_value.member_metadata',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMetadataValue': 'kafka_group_value.consumer_group_metadata_value',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMetadataValue.TaggedField': 'kafka_group_value.consumer_group_metadata_value.tagged_field',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMetadataValue.TaggedMetadataHash': 'kafka_group_value.consumer_group_metadata_value.tagged_metadata_hash',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupPartitionMetadataValue': 'kafka_group_value.consumer_group_partition_metadata_value',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata': 'kafka_group_value.consumer_group_partition_metadata_value.topic_metadata',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupPartitionMetadataValue.TopicMetadata.PartitionMetadata': 'kafka_group_value.consumer_group_partition_metadata_value.topic_metadata.partition_metadata',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMemberMetadataValue': 'kafka_group_value.consumer_group_member_metadata_value',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata': 'kafka_group_value.consumer_group_member_metadata_value.classic_member_metadata',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMemberMetadataValue.ClassicMemberMetadata.ClassicProtocol': 'kafka_group_value.consumer_group_member_metadata_value.classic_member_metadata.classic_protocol',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedField': 'kafka_group_value.consumer_group_member_metadata_value.tagged_field',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupMemberMetadataValue.TaggedClassicMemberMetadata': 'kafka_group_value.consumer_group_member_metadata_value.tagged_classic_member_metadata',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupTargetAssignmentMetadataValue': 'kafka_group_value.consumer_group_target_assignment_metadata_value',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue': 'kafka_group_value.consumer_group_target_assignment_member_value',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupTargetAssignmentMemberValue.TopicPartition': 'kafka_group_value.consumer_group_target_assignment_member_value.topic_partition',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue': 'kafka_group_value.consumer_group_current_member_assignment_value',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupCurrentMemberAssignmentValue.TopicPartitions': 'kafka_group_value.consumer_group_current_member_assignment_value.topic_partitions',
    'kafka_group_value.KafkaGroupValue.ShareGroupMemberMetadataValue': 'kafka_group_value.share_group_member_metadata_value',
    'kafka_group_value.KafkaGroupValue.ShareGroupMetadataValue': 'kafka_group_value.share_group_metadata_value',
    'kafka_group_value.KafkaGroupValue.ShareGroupTargetAssignmentMetadataValue': 'kafka_group_value.share_group_target_assignment_metadata_value',
    'kafka_group_value.KafkaGroupValue.ShareGroupTargetAssignmentMemberValue': 'kafka_group_value.share_group_target_assignment_member_value',
    'kafka_group_value.KafkaGroupValue.ShareGroupTargetAssignmentMemberValue.TopicPartition': 'kafka_group_value.share_group_target_assignment_member_value.topic_partition',
    'kafka_group_value.KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue': 'kafka_group_value.share_group_current_member_assignment_value',
    'kafka_group_value.KafkaGroupValue.ShareGroupCurrentMemberAssignmentValue.TopicPartitions': 'kafka_group_value.share_group_current_member_assignment_value.topic_partitions',
    'kafka_group_value.KafkaGroupValue.ShareGroupStatePartitionMetadataValue': 'kafka_group_value.share_group_state_partition_metadata_value',
    'kafka_group_value.KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicPartitionsInfo': 'kafka_group_value.share_group_state_partition_metadata_value.topic_partitions_info',
    'kafka_group_value.KafkaGroupValue.ShareGroupStatePartitionMetadataValue.TopicInfo': 'kafka_group_value.share_group_state_partition_metadata_value.topic_info',
    'kafka_group_value.KafkaGroupValue.ConsumerGroupRegularExpressionValue': 'kafka_group_value.consumer_group_regular_expression_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupMetadataValue': 'kafka_group_value.streams_group_metadata_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupMemberMetadataValue': 'kafka_group_value.streams_group_member_metadata_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupMemberMetadataValue.Endpoint': 'kafka_group_value.streams_group_member_metadata_value.endpoint',
    'kafka_group_value.KafkaGroupValue.StreamsGroupMemberMetadataValue.KeyValue': 'kafka_group_value.streams_group_member_metadata_value.key_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTargetAssignmentMetadataValue': 'kafka_group_value.streams_group_target_assignment_metadata_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue': 'kafka_group_value.streams_group_target_assignment_member_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTargetAssignmentMemberValue.TaskIds': 'kafka_group_value.streams_group_target_assignment_member_value.task_ids',
    'kafka_group_value.KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue': 'kafka_group_value.streams_group_current_member_assignment_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupCurrentMemberAssignmentValue.TaskIds': 'kafka_group_value.streams_group_current_member_assignment_value.task_ids',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTopologyValue': 'kafka_group_value.streams_group_topology_value',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTopologyValue.Subtopology': 'kafka_group_value.streams_group_topology_value.subtopology',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTopologyValue.Subtopology.CopartitionGroup': 'kafka_group_value.streams_group_topology_value.subtopology.copartition_group',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTopologyValue.TopicConfig': 'kafka_group_value.streams_group_topology_value.topic_config',
    'kafka_group_value.KafkaGroupValue.StreamsGroupTopologyValue.TopicInfo': 'kafka_group_value.streams_group_topology_value.topic_info',
    'kafka_index.KafkaIndex': 'kafka_index',
    'kafka_index_entry.KafkaIndexEntry': 'kafka_index_entry',
    'kafka_metadata.KafkaMetadata': 'kafka_metadata',
    'kafka_metadata.KafkaMetadata.RegisterBrokerRecord': 'kafka_metadata.register_broker_record',
    'kafka_metadata.KafkaMetadata.RegisterBrokerRecord.BrokerEndpoint': 'kafka_metadata.register_broker_record.broker_endpoint',
    'kafka_metadata.KafkaMetadata.RegisterBrokerRecord.BrokerFeature': 'kafka_metadata.register_broker_record.broker_feature',
    'kafka_metadata.KafkaMetadata.RegisterBrokerRecord.TaggedField': 'kafka_metadata.register_broker_record.tagged_field',
    'kafka_metadata.KafkaMetadata.RegisterBrokerRecord.TaggedLogDirs': 'kafka_metadata.register_broker_record.tagged_log_dirs',
    'kafka_metadata.KafkaMetadata.UnregisterBrokerRecord': 'kafka_metadata.unregister_broker_record',
    'kafka_metadata.KafkaMetadata.TopicRecord': 'kafka_metadata.topic_record',
    'kafka_metadata.KafkaMetadata.PartitionRecord': 'kafka_metadata.partition_record',
    'kafka_metadata.KafkaMetadata.PartitionRecord.TaggedField': 'kafka_metadata.partition_record.tagged_field',
    'kafka_metadata.KafkaMetadata.PartitionRecord.TaggedLeaderRecoveryState': 'kafka_metadata.partition_record.tagged_leader_recovery_state',
    'kafka_metadata.KafkaMetadata.PartitionRecord.TaggedEligibleLeaderReplicas': 'kafka_metadata.partition_record.tagged_eligible_leader_replicas',
    'kafka_metadata.KafkaMetadata.PartitionRecord.TaggedLastKnownElr': 'kafka_metadata.partition_record.tagged_last_known_elr',
    'kafka_metadata.KafkaMetadata.ConfigRecord': 'kafka_metadata.config_record',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord': 'kafka_metadata.partition_change_record',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedField': 'kafka_metadata.partition_change_record.tagged_field',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedIsr': 'kafka_metadata.partition_change_record.tagged_isr',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedLeader': 'kafka_metadata.partition_change_record.tagged_leader',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedReplicas': 'kafka_metadata.partition_change_record.tagged_replicas',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedRemovingReplicas': 'kafka_metadata.partition_change_record.tagged_removing_replicas',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedAddingReplicas': 'kafka_metadata.partition_change_record.tagged_adding_replicas',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedLeaderRecoveryState': 'kafka_metadata.partition_change_record.tagged_leader_recovery_state',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedEligibleLeaderReplicas': 'kafka_metadata.partition_change_record.tagged_eligible_leader_replicas',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedLastKnownElr': 'kafka_metadata.partition_change_record.tagged_last_known_elr',
    'kafka_metadata.KafkaMetadata.PartitionChangeRecord.TaggedDirectories': 'kafka_metadata.partition_change_record.tagged_directories',
    'kafka_metadata.KafkaMetadata.FenceBrokerRecord': 'kafka_metadata.fence_broker_record',
    'kafka_metadata.KafkaMetadata.UnfenceBrokerRecord': 'kafka_metadata.unfence_broker_record',
    'kafka_metadata.KafkaMetadata.RemoveTopicRecord': 'kafka_metadata.remove_topic_record',
    'kafka_metadata.KafkaMetadata.DelegationTokenRecord': 'kafka_metadata.delegation_token_record',
    'kafka_metadata.KafkaMetadata.UserScramCredentialRecord': 'kafka_metadata.user_scram_credential_record',
    'kafka_metadata.KafkaMetadata.FeatureLevelRecord': 'kafka_metadata.feature_level_record',
    'kafka_metadata.KafkaMetadata.ClientQuotaRecord': 'kafka_metadata.client_quota_record',
    'kafka_metadata.KafkaMetadata.ClientQuotaRecord.EntityData': 'kafka_metadata.client_quota_record.entity_data',
    'kafka_metadata.KafkaMetadata.ProducerIdsRecord': 'kafka_metadata.producer_ids_record',
    'kafka_metadata.KafkaMetadata.BrokerRegistrationChangeRecord': 'kafka_metadata.broker_registration_change_record',
    'kafka_metadata.KafkaMetadata.BrokerRegistrationChangeRecord.TaggedField': 'kafka_metadata.broker_registration_change_record.tagged_field',
    'kafka_metadata.KafkaMetadata.BrokerRegistrationChangeRecord.TaggedFenced': 'kafka_metadata.broker_registration_change_record.tagged_fenced',
    'kafka_metadata.KafkaMetadata.BrokerRegistrationChangeRecord.TaggedInControlledShutdown': 'kafka_metadata.broker_registration_change_record.tagged_in_controlled_shutdown',
    'kafka_metadata.KafkaMetadata.BrokerRegistrationChangeRecord.TaggedLogDirs': 'kafka_metadata.broker_registration_change_record.tagged_log_dirs',
    'kafka_metadata.KafkaMetadata.AccessControlEntryRecord': 'kafka_metadata.access_control_entry_record',
    'kafka_metadata.KafkaMetadata.RemoveAccessControlEntryRecord': 'kafka_metadata.remove_access_control_entry_record',
    'kafka_metadata.KafkaMetadata.NoOpRecord': 'kafka_metadata.no_op_record',
    'kafka_metadata.KafkaMetadata.ZkMigrationStateRecord': 'kafka_metadata.zk_migration_state_record',
    'kafka_metadata.KafkaMetadata.RemoveUserScramCredentialRecord': 'kafka_metadata.remove_user_scram_credential_record',
    'kafka_metadata.KafkaMetadata.BeginTransactionRecord': 'kafka_metadata.begin_transaction_record',
    'kafka_metadata.KafkaMetadata.BeginTransactionRecord.TaggedField': 'kafka_metadata.begin_transaction_record.tagged_field',
    'kafka_metadata.KafkaMetadata.BeginTransactionRecord.TaggedName': 'kafka_metadata.begin_transaction_record.tagged_name',
    'kafka_metadata.KafkaMetadata.EndTransactionRecord': 'kafka_metadata.end_transaction_record',
    'kafka_metadata.KafkaMetadata.AbortTransactionRecord': 'kafka_metadata.abort_transaction_record',
    'kafka_metadata.KafkaMetadata.AbortTransactionRecord.TaggedField': 'kafka_metadata.abort_transaction_record.tagged_field',
    'kafka_metadata.KafkaMetadata.AbortTransactionRecord.TaggedReason': 'kafka_metadata.abort_transaction_record.tagged_reason',
    'kafka_metadata.KafkaMetadata.RemoveDelegationTokenRecord': 'kafka_metadata.remove_delegation_token_record',
    'kafka_metadata.KafkaMetadata.RegisterControllerRecord': 'kafka_metadata.register_controller_record',
    'kafka_metadata.KafkaMetadata.RegisterControllerRecord.ControllerEndpoint': 'kafka_metadata.register_controller_record.controller_endpoint',
    'kafka_metadata.KafkaMetadata.RegisterControllerRecord.ControllerFeature': 'kafka_metadata.register_controller_record.controller_feature',
    'kafka_metadata.KafkaMetadata.ClearElrRecord': 'kafka_metadata.clear_elr_record',
    'kafka_offset_checkpoint.KafkaOffsetCheckpoint': 'kafka_offset_checkpoint',
    'kafka_offset_checkpoint.KafkaOffsetCheckpoint.Entry': 'kafka_offset_checkpoint.entry',
    'kafka_partition_metadata.KafkaPartitionMetadata': 'kafka_partition_metadata',
    'kafka_producer_snapshot.KafkaProducerSnapshot': 'kafka_producer_snapshot',
    'kafka_producer_snapshot.KafkaProducerSnapshot.Producer': 'kafka_producer_snapshot.producer',
    'kafka_share_key.KafkaShareKey': 'kafka_share_key',
    'kafka_share_key.KafkaShareKey.ShareSnapshotKey': 'kafka_share_key.share_snapshot_key',
    'kafka_share_key.KafkaShareKey.ShareUpdateKey': 'kafka_share_key.share_update_key',
    'kafka_share_value.KafkaShareValue': 'kafka_share_value',
    'kafka_share_value.KafkaShareValue.ShareSnapshotValue': 'kafka_share_value.share_snapshot_value',
    'kafka_share_value.KafkaShareValue.ShareSnapshotValue.StateBatch': 'kafka_share_value.share_snapshot_value.state_batch',
    'kafka_share_value.KafkaShareValue.ShareUpdateValue': 'kafka_share_value.share_update_value',
    'kafka_share_value.KafkaShareValue.ShareUpdateValue.StateBatch': 'kafka_share_value.share_update_value.state_batch',
    'kafka_time_index.KafkaTimeIndex': 'kafka_time_index',
    'kafka_time_index_entry.KafkaTimeIndexEntry': 'kafka_time_index_entry',
    'kafka_transaction_index.KafkaTransactionIndex': 'kafka_transaction_index',
    'kafka_transaction_index_entry.KafkaTransactionIndexEntry': 'kafka_transaction_index_entry',
    'kafka_transaction_key.KafkaTransactionKey': 'kafka_transaction_key',
    'kafka_transaction_key.KafkaTransactionKey.TransactionLogKey': 'kafka_transaction_key.transaction_log_key',
    'kafka_transaction_value.KafkaTransactionValue': 'kafka_transaction_value',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue': 'kafka_transaction_value.transaction_log_value',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue.PartitionsSchema': 'kafka_transaction_value.transaction_log_value.partitions_schema',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue.TaggedField': 'kafka_transaction_value.transaction_log_value.tagged_field',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue.TaggedPreviousProducerId': 'kafka_transaction_value.transaction_log_value.tagged_previous_producer_id',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue.TaggedNextProducerId': 'kafka_transaction_value.transaction_log_value.tagged_next_producer_id',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue.TaggedClientTransactionVersion': 'kafka_transaction_value.transaction_log_value.tagged_client_transaction_version',
    'kafka_transaction_value.KafkaTransactionValue.TransactionLogValue.TaggedNextProducerEpoch': 'kafka_transaction_value.transaction_log_value.tagged_next_producer_epoch',
}

TYPES: dict[str, TypeInfo] = {
    'kafka': TypeInfo(
        'Apache Kafka: record batch', 'Since Kafka 0.11, a segment (`<first offset in 20 digits>.log`) consists of record batches, before that of messages, each a batch of its own or a wrapper of compressed ones. It has no header, padding or end mark. If a broker preallocates, zeros follow the last batch until the segment is closed.', 'kafka', '', {
            'base_offset': FieldInfo(role='structure', doc="Offset of the batch's first record, even if compaction removed it. In a wrapper (magic 0 and 1), offset of the last message.", orig_id='BaseOffset', anchor='kafka.base-offset'),
            'len_batch': FieldInfo(role='length', doc='Bytes after this field. The shortest message of magic 0 has 14. A batch of magic 2 has at least 49, which the broker only checks with the whole batch.', orig_id='Length', rule='at least 14', anchor='kafka.len-batch', code='bad-length'),
            'epoch_or_crc': FieldInfo(role='structure', doc="The leader's epoch in a batch of magic 2. No checksum covers it, so the broker can set it. In a message of magic 0 or 1, the CRC-32 of everything after this field.", anchor='kafka.epoch-or-crc'),
            'magic': FieldInfo(role='structure', doc='2 since Kafka 0.11, 1 since 0.10, 0 before. Brokers of 4.x read all three and write 2.', orig_id='Magic', rule='one of 0, 1, 2', anchor='kafka.magic', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The fields that depend on the magic.', anchor='kafka.body'),
            'is_batch': FieldInfo(doc='This is a record batch, not a message of magic 0 or 1.', anchor='kafka.is-batch'),
            'leader_epoch': FieldInfo(doc="Epoch of the leader that appended the batch. -1 if unknown, as in a producer's batches before they are appended.", orig_id='PartitionLeaderEpoch', anchor='kafka.leader-epoch'),
            'message_crc': FieldInfo(doc="CRC-32 (zlib's) of a message of magic 0 or 1, from its magic on.", anchor='kafka.message-crc'),
            'last_offset': FieldInfo(doc="Offset of the batch's last record, even if compaction removed it.", anchor='kafka.last-offset'),
        }
    ),
    'kafka.batch': TypeInfo(
        'A record batch of magic 2, after its magic', 'A record batch of magic 2, after its magic.', 'kafka.batch', '', {
            'crc': FieldInfo(role='checksum', doc='CRC-32C of everything after this field, with the records as stored.', orig_id='CRC', anchor='kafka.batch.crc'),
            'unused': FieldInfo(role='reserved', doc='Written as 0. Brokers ignore the upper byte of the attributes.', orig_id='Attributes (7-15)', rule='should be 0', anchor='kafka.batch.unused', bits=9),
            'has_delete_horizon': FieldInfo(role='structure', doc='The cleaner has processed the batch. Its tombstones or abort marker may be removed from the time in the base timestamp on. Since 3.1 (KIP-534).', orig_id='Delete Horizon Flag', anchor='kafka.batch.has-delete-horizon', bits=1),
            'is_control': FieldInfo(role='structure', doc='The batch has one record from the broker: the end of a transaction, or an event of the KRaft quorum.', orig_id='Control', anchor='kafka.batch.is-control', bits=1),
            'is_transactional': FieldInfo(role='structure', doc='The records belong to a transaction, or the control record ends one.', orig_id='Transactional', anchor='kafka.batch.is-transactional', bits=1),
            'is_append_time': FieldInfo(role='structure', doc="The broker set the time (`message.timestamp.type=LogAppendTime`), so all records have `max_timestamp`. Otherwise each has its producer's time.", orig_id='Timestamp Type', anchor='kafka.batch.is-append-time', bits=1),
            'compression': FieldInfo(role='structure', doc='Codec of the records. The fields before them are not compressed.', orig_id='Compression Type', anchor='kafka.batch.compression', bits=3),
            'last_offset_delta': FieldInfo(role='structure', doc='Offset of the last record, minus the base offset. Compaction keeps it.', orig_id='LastOffsetDelta', anchor='kafka.batch.last-offset-delta'),
            'base_timestamp': FieldInfo(role='structure', doc="Milliseconds since the Unix epoch, the base of the records' times, usually the first record's time. With `has_delete_horizon` it is the time from which tombstones and markers may be removed. -1 in a batch that compaction has emptied.", orig_id='BaseTimestamp', anchor='kafka.batch.base-timestamp'),
            'max_timestamp': FieldInfo(role='structure', doc='Greatest time of the records, or with `is_append_time` that of all.', orig_id='MaxTimestamp', anchor='kafka.batch.max-timestamp'),
            'producer_id': FieldInfo(role='structure', doc='Id of the producer, or -1 without idempotence.', orig_id='ProducerId', anchor='kafka.batch.producer-id'),
            'producer_epoch': FieldInfo(role='structure', doc='Epoch of the producer, or -1 without a producer id. Brokers refuse batches of an earlier epoch.', orig_id='ProducerEpoch', anchor='kafka.batch.producer-epoch'),
            'base_sequence': FieldInfo(role='structure', doc="The first record's number among those of this producer and epoch. 0 follows 2147483647. It is -1 in control batches and without a producer id, but the group coordinator writes 0 there.", orig_id='BaseSequence', anchor='kafka.batch.base-sequence'),
            'num_records': FieldInfo(role='length', doc="Remaining records. Less than `last_offset_delta + 1` after compaction. 0 in a batch that is kept for its producer's sequence.", orig_id='RecordsCount', rule='at least 0', anchor='kafka.batch.num-records', code='bad-count'),
            'records': FieldInfo(role='payload', doc='A `record_set`, compressed if there is a codec.', orig_id='Records', anchor='kafka.batch.records'),
        }
    ),
    'kafka.record_set': TypeInfo(
        'The records of a batch, unpacked', 'The records of a batch, unpacked.', 'kafka.record-set', '', {
            'base_offset': FieldInfo(doc="The batch's `base_offset`.", anchor='kafka.record-set.base-offset'),
            'base_timestamp': FieldInfo(doc="The batch's `base_timestamp`.", anchor='kafka.record-set.base-timestamp'),
            'is_append_time': FieldInfo(doc="The batch's `is_append_time`.", anchor='kafka.record-set.is-append-time'),
            'max_timestamp': FieldInfo(doc="The batch's `max_timestamp`.", anchor='kafka.record-set.max-timestamp'),
            'records': FieldInfo(role='structure', doc='The declared number. The broker refuses a batch with more or fewer.', anchor='kafka.record-set.records'),
        }
    ),
    'kafka.record': TypeInfo(
        'One record, after its length', 'One record, after its length.', 'kafka.record', '', {
            'base_offset': FieldInfo(doc="The batch's `base_offset`.", anchor='kafka.record.base-offset'),
            'base_timestamp': FieldInfo(doc="The batch's `base_timestamp`.", anchor='kafka.record.base-timestamp'),
            'is_append_time': FieldInfo(doc="The batch's `is_append_time`.", anchor='kafka.record.is-append-time'),
            'max_timestamp': FieldInfo(doc="The batch's `max_timestamp`.", anchor='kafka.record.max-timestamp'),
            'len_body': FieldInfo(role='length', doc='Bytes after this field.', orig_id='Length', rule='_.value >= 0, where _ is the value', anchor='kafka.record.len-body', code='bad-length'),
            'body': FieldInfo(role='structure', doc="The record's content.", anchor='kafka.record.body'),
        }
    ),
    'kafka.record_body': TypeInfo(
        'The content of a record, after its length', 'The content of a record, after its length.', 'kafka.record-body', '', {
            'base_offset': FieldInfo(doc="The batch's `base_offset`.", anchor='kafka.record-body.base-offset'),
            'base_timestamp': FieldInfo(doc="The batch's `base_timestamp`.", anchor='kafka.record-body.base-timestamp'),
            'is_append_time': FieldInfo(doc="The batch's `is_append_time`.", anchor='kafka.record-body.is-append-time'),
            'max_timestamp': FieldInfo(doc="The batch's `max_timestamp`.", anchor='kafka.record-body.max-timestamp'),
            'attributes': FieldInfo(role='reserved', doc='Unused in all versions. Readers ignore it.', orig_id='Attributes', rule='should be 0', anchor='kafka.record-body.attributes'),
            'timestamp_delta': FieldInfo(role='structure', doc="The record's time minus the batch's base timestamp. It may be negative.", orig_id='TimestampDelta', anchor='kafka.record-body.timestamp-delta'),
            'offset_delta': FieldInfo(role='structure', doc="The record's offset minus the batch's base offset.", orig_id='OffsetDelta', anchor='kafka.record-body.offset-delta'),
            'len_key': FieldInfo(role='length', doc='Bytes of the key. Below 0 the key is null, which is not an empty one. Writers use -1.', orig_id='KeyLength', anchor='kafka.record-body.len-key'),
            'key': FieldInfo(role='payload', doc='The key.', orig_id='Key', anchor='kafka.record-body.key'),
            'len_value': FieldInfo(role='length', doc='Bytes of the value, below 0 for null. In a compacted topic a null value deletes the key.', orig_id='ValueLength', anchor='kafka.record-body.len-value'),
            'value': FieldInfo(role='payload', doc="The producer's bytes.", orig_id='Value', anchor='kafka.record-body.value'),
            'num_headers': FieldInfo(role='length', doc='Number of headers.', orig_id='HeadersCount', rule='_.value >= 0, where _ is the value', anchor='kafka.record-body.num-headers', code='bad-count'),
            'headers': FieldInfo(role='structure', doc="In the producer's order. A name may be repeated.", orig_id='Headers', anchor='kafka.record-body.headers'),
            'rest': FieldInfo(role='reserved', doc='Empty. Otherwise the broker refuses the record.', rule='_.length == 0, where _ is the value', anchor='kafka.record-body.rest', code='bad-length'),
            'offset': FieldInfo(doc="The record's number in its partition.", anchor='kafka.record-body.offset'),
            'timestamp': FieldInfo(doc='Milliseconds since the Unix epoch. -1 if the producer set none.', anchor='kafka.record-body.timestamp'),
        }
    ),
    'kafka.header': TypeInfo(
        'One header of a record', 'One header of a record.', 'kafka.header', '', {
            'len_key': FieldInfo(role='length', doc='Bytes of the name.', orig_id='HeaderKeyLength', rule='_.value >= 0, where _ is the value', anchor='kafka.header.len-key', code='bad-length'),
            'key': FieldInfo(role='payload', doc='The name, in UTF-8.', orig_id='HeaderKey', anchor='kafka.header.key'),
            'len_value': FieldInfo(role='length', doc='Bytes of the value, below 0 for null.', orig_id='HeaderValueLength', anchor='kafka.header.len-value'),
            'value': FieldInfo(role='payload', doc="The producer's bytes.", orig_id='Value', anchor='kafka.header.value'),
        }
    ),
    'kafka.message': TypeInfo(
        'A message of magic 0 or 1, after its magic', 'A message of magic 0 or 1, after its magic.', 'kafka.message', '', {
            'magic': FieldInfo(doc="The frame's `magic`.", anchor='kafka.message.magic'),
            'unused': FieldInfo(role='reserved', doc='Unused in all versions.', rule='should be 0', anchor='kafka.message.unused', bits=4),
            'is_append_time': FieldInfo(role='structure', doc="Magic 1 only. The broker set the time. In a wrapper, all messages have the wrapper's time.", anchor='kafka.message.is-append-time', bits=1),
            'compression': FieldInfo(role='structure', doc='With a codec the message is a wrapper. Its value is a compressed sequence of frames of this spec, with the same magic and uncompressed. zstd is not defined for magic 0 and 1.', anchor='kafka.message.compression', bits=3),
            'timestamp': FieldInfo(role='structure', doc='Milliseconds since the Unix epoch, or -1 if the producer set none. In a wrapper, the greatest time of its messages.', anchor='kafka.message.timestamp'),
            'len_key': FieldInfo(role='length', doc='Bytes of the key, below 0 for null.', anchor='kafka.message.len-key'),
            'key': FieldInfo(role='payload', doc='The key. A wrapper has none.', anchor='kafka.message.key'),
            'len_value': FieldInfo(role='length', doc='Bytes of the value, below 0 for null.', anchor='kafka.message.len-value'),
            'value': FieldInfo(role='payload', doc="The producer's bytes. In a wrapper, compressed frames. In magic 0 they have absolute offsets. In magic 1 they count from 0, and the last one has the wrapper's offset. lz4 in magic 0 has a wrong header checksum (KAFKA-3160).", anchor='kafka.message.value'),
            'rest': FieldInfo(role='reserved', doc='Empty.', rule='_.length == 0, where _ is the value', anchor='kafka.message.rest', code='bad-length'),
        }
    ),
    'kafka_varint': TypeInfo(
        'Apache Kafka: zigzag varint', 'A signed 32-bit number: one to five groups of seven bits, the lowest first. If the high bit of a byte is set, another byte follows. Even numbers 2n stand for n, odd ones 2n - 1 for -n. Writers use the fewest bytes possible, but readers do not check it. Bits above 31 in the fifth byte are shifted out.', 'kafka-varint', 'value', {
            'groups': FieldInfo(role='length', doc='The bytes, up to the first one whose high bit is clear.', anchor='kafka-varint.groups'),
            'raw': FieldInfo(doc='The groups as an unsigned 32-bit number.', anchor='kafka-varint.raw'),
            'value': FieldInfo(doc='The number. As a length, -1 stands for null.', anchor='kafka-varint.value'),
        }
    ),
    'kafka_varint.group': TypeInfo(
        'One byte, and the sum so far', 'One byte, and the sum so far.', 'kafka-varint.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 4.", anchor='kafka-varint.group.index'),
            'total_before': FieldInfo(doc='Sum of the groups before this one.', anchor='kafka-varint.group.total-before'),
            'weight': FieldInfo(doc='Value of the lowest bit of this group.', anchor='kafka-varint.group.weight'),
            'octet': FieldInfo(role='length', doc='If the high bit is set, another byte follows. A fifth byte with the high bit is refused.', rule='at most index == 4 ? 127 : 255', anchor='kafka-varint.group.octet'),
            'has_next': FieldInfo(doc='Another byte follows.', anchor='kafka-varint.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='kafka-varint.group.total'),
        }
    ),
    'kafka_varlong': TypeInfo(
        'Apache Kafka: zigzag varlong', 'A signed 64-bit number: one to ten groups of seven bits, the lowest first. If the high bit of a byte is set, another byte follows. Even numbers 2n stand for n, odd ones 2n - 1 for -n. Only one bit of the tenth byte counts; the others are shifted out.', 'kafka-varlong', 'value', {
            'groups': FieldInfo(role='length', doc='The bytes, up to the first one whose high bit is clear.', anchor='kafka-varlong.groups'),
            'raw': FieldInfo(doc='The groups as an unsigned 64-bit number.', anchor='kafka-varlong.raw'),
            'value': FieldInfo(doc='The number.', anchor='kafka-varlong.value'),
        }
    ),
    'kafka_varlong.group': TypeInfo(
        'One byte, and the sum so far', 'One byte, and the sum so far.', 'kafka-varlong.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 9.", anchor='kafka-varlong.group.index'),
            'total_before': FieldInfo(doc='Sum of the groups before this one.', anchor='kafka-varlong.group.total-before'),
            'weight': FieldInfo(doc='Value of the lowest bit of this group.', anchor='kafka-varlong.group.weight'),
            'octet': FieldInfo(role='length', doc='If the high bit is set, another byte follows. A tenth byte with the high bit is refused.', rule='at most index == 9 ? 127 : 255', anchor='kafka-varlong.group.octet'),
            'has_next': FieldInfo(doc='Another byte follows.', anchor='kafka-varlong.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='kafka-varlong.group.total'),
        }
    ),
    'kafka_bytes': TypeInfo(
        'Apache Kafka: bytes of a message', "Bytes in a message of Kafka's protocol.", 'kafka-bytes', 'value', {
            'is_compact': FieldInfo(doc="The message's version is flexible.", anchor='kafka-bytes.is-compact'),
            'len_compact': FieldInfo(role='length', doc='Number of bytes plus one. 0 for null.', anchor='kafka-bytes.len-compact'),
            'len_plain': FieldInfo(role='length', doc='Number of bytes, below 0 for null.', anchor='kafka-bytes.len-plain'),
            'value': FieldInfo(role='payload', doc='The bytes.', anchor='kafka-bytes.value'),
            'len_value': FieldInfo(doc='Number of bytes, below 0 for null.', anchor='kafka-bytes.len-value'),
        }
    ),
    'kafka_uvarint': TypeInfo(
        'Apache Kafka: unsigned varint', 'A 32-bit number: one to five groups of seven bits, the lowest first. If the high bit of a byte is set, another byte follows. Bits above 31 in the fifth byte are shifted out.', 'kafka-uvarint', 'value', {
            'groups': FieldInfo(role='length', doc='The bytes, up to the first one whose high bit is clear.', anchor='kafka-uvarint.groups'),
            'value': FieldInfo(doc='The number.', anchor='kafka-uvarint.value'),
        }
    ),
    'kafka_uvarint.group': TypeInfo(
        'One byte, and the sum so far', 'One byte, and the sum so far.', 'kafka-uvarint.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 4.", anchor='kafka-uvarint.group.index'),
            'total_before': FieldInfo(doc='Sum of the groups before this one.', anchor='kafka-uvarint.group.total-before'),
            'weight': FieldInfo(doc='Value of the lowest bit of this group.', anchor='kafka-uvarint.group.weight'),
            'octet': FieldInfo(role='length', doc='If the high bit is set, another byte follows. A fifth byte with the high bit is refused.', rule='at most index == 4 ? 127 : 255', anchor='kafka-uvarint.group.octet'),
            'has_next': FieldInfo(doc='Another byte follows.', anchor='kafka-uvarint.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='kafka-uvarint.group.total'),
        }
    ),
    'kafka_control_key': TypeInfo(
        'Apache Kafka: key of a control record', "The key of a control batch's record.", 'kafka-control-key', '', {
            'version': FieldInfo(role='structure', doc='0 so far. Readers accept the type of a greater version.', orig_id='Version', rule='at least 0', anchor='kafka-control-key.version', code='unsupported-version'),
            'control_type': FieldInfo(role='structure', doc='Type of the record.', orig_id='Type', anchor='kafka-control-key.control-type'),
            'rest': FieldInfo(role='reserved', doc='Empty so far. Readers ignore it.', anchor='kafka-control-key.rest'),
        }
    ),
    'kafka_control_value': TypeInfo(
        'Apache Kafka: value of a control record', "The value of the only record of a control batch. The field descriptions are from Kafka's own definitions of these messages. Their first field is the version. In the marker of a transaction's end it precedes the message.", 'kafka-control-value', '', {
            'control_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-control-value.control-type'),
            'version': FieldInfo(role='structure', doc='Value version.', orig_id='Version', rule='at least 0', anchor='kafka-control-value.version', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The event.', anchor='kafka-control-value.body'),
        }
    ),
    'kafka_control_value.end_txn_marker': TypeInfo(
        'EndTxnMarker, version 0', 'EndTxnMarker, version 0.', 'kafka-control-value.end-txn-marker', '', {
            'coordinator_epoch': FieldInfo(role='structure', doc='Coordinator epoch when appending the record.', orig_id='CoordinatorEpoch', anchor='kafka-control-value.end-txn-marker.coordinator-epoch'),
        }
    ),
    'kafka_control_value.leader_change_message': TypeInfo(
        'LeaderChangeMessage, versions 0-1', 'LeaderChangeMessage, versions 0-1.', 'kafka-control-value.leader-change-message', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-control-value.leader-change-message.api-version'),
            'leader_id': FieldInfo(role='structure', doc='ID of the newly elected leader.', orig_id='LeaderId', anchor='kafka-control-value.leader-change-message.leader-id'),
            'num_voters': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-control-value.leader-change-message.num-voters'),
            'voters': FieldInfo(role='structure', doc='Set of voters in the quorum for this epoch.', orig_id='Voters', anchor='kafka-control-value.leader-change-message.voters'),
            'num_granting_voters': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-control-value.leader-change-message.num-granting-voters'),
            'granting_voters': FieldInfo(role='structure', doc='Voters who voted for the leader at the time of election.', orig_id='GrantingVoters', anchor='kafka-control-value.leader-change-message.granting-voters'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.leader-change-message.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.leader-change-message.tagged'),
        }
    ),
    'kafka_control_value.leader_change_message.voter': TypeInfo(
        'Voter', 'Voter.', 'kafka-control-value.leader-change-message.voter', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-control-value.leader-change-message.voter.api-version'),
            'voter_id': FieldInfo(role='structure', doc='ID of the voter.', orig_id='VoterId', anchor='kafka-control-value.leader-change-message.voter.voter-id'),
            'voter_directory_id': FieldInfo(role='structure', doc='Directory id of the voter.', orig_id='VoterDirectoryId', anchor='kafka-control-value.leader-change-message.voter.voter-directory-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.leader-change-message.voter.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.leader-change-message.voter.tagged'),
        }
    ),
    'kafka_control_value.snapshot_header_record': TypeInfo(
        'SnapshotHeaderRecord, version 0', 'SnapshotHeaderRecord, version 0.', 'kafka-control-value.snapshot-header-record', '', {
            'last_contained_log_timestamp': FieldInfo(role='structure', doc='Append time of the last record from the log contained in this snapshot.', orig_id='LastContainedLogTimestamp', anchor='kafka-control-value.snapshot-header-record.last-contained-log-timestamp'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.snapshot-header-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.snapshot-header-record.tagged'),
        }
    ),
    'kafka_control_value.snapshot_footer_record': TypeInfo(
        'SnapshotFooterRecord, version 0', 'SnapshotFooterRecord, version 0.', 'kafka-control-value.snapshot-footer-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.snapshot-footer-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.snapshot-footer-record.tagged'),
        }
    ),
    'kafka_control_value.kraft_version_record': TypeInfo(
        'KRaftVersionRecord, version 0', 'KRaftVersionRecord, version 0.', 'kafka-control-value.kraft-version-record', '', {
            'kraft_version': FieldInfo(role='structure', doc='Kraft protocol version.', orig_id='KRaftVersion', anchor='kafka-control-value.kraft-version-record.kraft-version'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.kraft-version-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.kraft-version-record.tagged'),
        }
    ),
    'kafka_control_value.voters_record': TypeInfo(
        'VotersRecord, version 0', 'VotersRecord, version 0.', 'kafka-control-value.voters-record', '', {
            'num_voters': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-control-value.voters-record.num-voters'),
            'voters': FieldInfo(role='structure', doc='Set of voters in the quorum for this epoch.', orig_id='Voters', anchor='kafka-control-value.voters-record.voters'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.voters-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.voters-record.tagged'),
        }
    ),
    'kafka_control_value.voters_record.voter': TypeInfo(
        'Voter', 'Voter.', 'kafka-control-value.voters-record.voter', '', {
            'voter_id': FieldInfo(role='structure', doc='Replica id of the voter in the topic partition.', orig_id='VoterId', anchor='kafka-control-value.voters-record.voter.voter-id'),
            'voter_directory_id': FieldInfo(role='structure', doc='Directory id of the voter in the topic partition.', orig_id='VoterDirectoryId', anchor='kafka-control-value.voters-record.voter.voter-directory-id'),
            'num_endpoints': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-control-value.voters-record.voter.num-endpoints'),
            'endpoints': FieldInfo(role='structure', doc='Endpoint that can be used to communicate with the voter.', orig_id='Endpoints', anchor='kafka-control-value.voters-record.voter.endpoints'),
            'kraft_version_feature': FieldInfo(role='structure', doc='Range of versions of the protocol that the replica supports.', orig_id='KRaftVersionFeature', anchor='kafka-control-value.voters-record.voter.kraft-version-feature'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.voters-record.voter.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.voters-record.voter.tagged'),
        }
    ),
    'kafka_control_value.voters_record.voter.endpoint': TypeInfo(
        'Endpoint', 'Endpoint.', 'kafka-control-value.voters-record.voter.endpoint', '', {
            'name': FieldInfo(role='payload', doc='Name of the endpoint.', orig_id='Name', anchor='kafka-control-value.voters-record.voter.endpoint.name'),
            'host': FieldInfo(role='payload', doc='Hostname.', orig_id='Host', anchor='kafka-control-value.voters-record.voter.endpoint.host'),
            'port': FieldInfo(role='structure', doc='Port.', orig_id='Port', anchor='kafka-control-value.voters-record.voter.endpoint.port'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.voters-record.voter.endpoint.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.voters-record.voter.endpoint.tagged'),
        }
    ),
    'kafka_control_value.voters_record.voter.kraft_version_feature': TypeInfo(
        'KRaftVersionFeature', 'KRaftVersionFeature.', 'kafka-control-value.voters-record.voter.kraft-version-feature', '', {
            'min_supported_version': FieldInfo(role='structure', doc='Minimum supported KRaft protocol version.', orig_id='MinSupportedVersion', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.min-supported-version'),
            'max_supported_version': FieldInfo(role='structure', doc='Maximum supported KRaft protocol version.', orig_id='MaxSupportedVersion', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.max-supported-version'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.tagged'),
        }
    ),
    'kafka_count': TypeInfo(
        'Apache Kafka: length of a string or list in a message', "Number of items of a list in a message of Kafka's protocol. Flexible versions use a varint.", 'kafka-count', 'value', {
            'is_compact': FieldInfo(doc="The message's version is flexible.", anchor='kafka-count.is-compact'),
            'num_compact': FieldInfo(role='length', doc='Number plus one. 0 for null.', anchor='kafka-count.num-compact'),
            'num_plain': FieldInfo(role='length', doc='Number, below 0 for null.', anchor='kafka-count.num-plain'),
            'value': FieldInfo(doc='The number, below 0 for null.', anchor='kafka-count.value'),
        }
    ),
    'kafka_flag': TypeInfo(
        'Apache Kafka: flag of a message', "A flag in a message of Kafka's protocol.", 'kafka-flag', 'value', {
            'octet': FieldInfo(role='structure', doc='Any number except 0 is true. Writers use 1.', anchor='kafka-flag.octet'),
            'value': FieldInfo(doc='The flag.', anchor='kafka-flag.value'),
        }
    ),
    'kafka_string': TypeInfo(
        'Apache Kafka: string of a message', "A text in a message of Kafka's protocol.", 'kafka-string', 'value', {
            'is_compact': FieldInfo(doc="The message's version is flexible.", anchor='kafka-string.is-compact'),
            'len_compact': FieldInfo(role='length', doc='Bytes of the text plus one. 0 for null.', anchor='kafka-string.len-compact'),
            'len_plain': FieldInfo(role='length', doc='Bytes of the text, below 0 for null.', anchor='kafka-string.len-plain'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='kafka-string.value'),
            'len_value': FieldInfo(doc='Bytes of the text, below 0 for null.', anchor='kafka-string.len-value'),
        }
    ),
    'kafka_tagged_field': TypeInfo(
        'Apache Kafka: tagged field of a message', 'A tagged field in a message without known ones.', 'kafka-tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Number of the field.', anchor='kafka-tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='Bytes of the content.', anchor='kafka-tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='Content from a newer release.', anchor='kafka-tagged-field.content'),
        }
    ),
    'kafka_uuid': TypeInfo(
        'Apache Kafka: UUID of a message', "A UUID in a message of Kafka's protocol. Kafka displays it as 22 characters of base64 for URLs.", 'kafka-uuid', 'value', {
            'value': FieldInfo(role='structure', doc='All zeros for no UUID.', anchor='kafka-uuid.value'),
        }
    ),
    'kafka_epoch_checkpoint': TypeInfo(
        'Apache Kafka: leader-epoch-checkpoint', "`leader-epoch-checkpoint` in a partition's folder: text with the epochs of its leaders and their first offsets. Both rise. With it, followers find where their log diverges from their leader's.", 'kafka-epoch-checkpoint', '', {
            'version': FieldInfo(role='structure', doc='Always "0". Numbers are decimal digits.', rule='"0"', anchor='kafka-epoch-checkpoint.version', code='unsupported-version'),
            'num_entries': FieldInfo(role='length', doc='Number of lines that follow. The broker refuses a file with more or fewer.', anchor='kafka-epoch-checkpoint.num-entries'),
            'entries': FieldInfo(role='structure', doc='One per line.', anchor='kafka-epoch-checkpoint.entries'),
        }
    ),
    'kafka_epoch_checkpoint.entry': TypeInfo(
        'One line', 'One line.', 'kafka-epoch-checkpoint.entry', '', {
            'epoch': FieldInfo(role='structure', doc='The epoch.', anchor='kafka-epoch-checkpoint.entry.epoch'),
            'start_offset': FieldInfo(role='structure', doc='Offset of the first record of that epoch.', anchor='kafka-epoch-checkpoint.entry.start-offset'),
        }
    ),
    'kafka_group_key': TypeInfo(
        'Apache Kafka: key of a record of __consumer_offsets', "The key of a record of the internal topic `__consumer_offsets`, which holds the commits and members of consumer groups. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-group-key', '', {
            'record_type': FieldInfo(role='structure', doc='Type of the record. Up to 3.9 it was named the version of the key.', rule='one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23', anchor='kafka-group-key.record-type', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The key.', anchor='kafka-group-key.body'),
        }
    ),
    'kafka_group_key.legacy_offset_commit_key': TypeInfo(
        'LegacyOffsetCommitKey, version 0', 'LegacyOffsetCommitKey, version 0.', 'kafka-group-key.legacy-offset-commit-key', '', {
            'group': FieldInfo(role='payload', doc='Consumer group id.', anchor='kafka-group-key.legacy-offset-commit-key.group'),
            'topic': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-key.legacy-offset-commit-key.topic'),
            'partition': FieldInfo(role='structure', doc='Topic partition index.', anchor='kafka-group-key.legacy-offset-commit-key.partition'),
        }
    ),
    'kafka_group_key.offset_commit_key': TypeInfo(
        'OffsetCommitKey, version 0', 'OffsetCommitKey, version 0.', 'kafka-group-key.offset-commit-key', '', {
            'group': FieldInfo(role='payload', doc='Consumer group id.', anchor='kafka-group-key.offset-commit-key.group'),
            'topic': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-key.offset-commit-key.topic'),
            'partition': FieldInfo(role='structure', doc='Topic partition index.', anchor='kafka-group-key.offset-commit-key.partition'),
        }
    ),
    'kafka_group_key.group_metadata_key': TypeInfo(
        'GroupMetadataKey, version 0', 'GroupMetadataKey, version 0.', 'kafka-group-key.group-metadata-key', '', {
            'group': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.group-metadata-key.group'),
        }
    ),
    'kafka_group_key.consumer_group_metadata_key': TypeInfo(
        'ConsumerGroupMetadataKey, version 0', 'ConsumerGroupMetadataKey, version 0.', 'kafka-group-key.consumer-group-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_partition_metadata_key': TypeInfo(
        'ConsumerGroupPartitionMetadataKey, version 0', 'ConsumerGroupPartitionMetadataKey, version 0.', 'kafka-group-key.consumer-group-partition-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-partition-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_member_metadata_key': TypeInfo(
        'ConsumerGroupMemberMetadataKey, version 0', 'ConsumerGroupMemberMetadataKey, version 0.', 'kafka-group-key.consumer-group-member-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-member-metadata-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='MemberId', anchor='kafka-group-key.consumer-group-member-metadata-key.member-id'),
        }
    ),
    'kafka_group_key.consumer_group_target_assignment_metadata_key': TypeInfo(
        'ConsumerGroupTargetAssignmentMetadataKey, version 0', 'ConsumerGroupTargetAssignmentMetadataKey, version 0.', 'kafka-group-key.consumer-group-target-assignment-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-target-assignment-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_target_assignment_member_key': TypeInfo(
        'ConsumerGroupTargetAssignmentMemberKey, version 0', 'ConsumerGroupTargetAssignmentMemberKey, version 0.', 'kafka-group-key.consumer-group-target-assignment-member-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-target-assignment-member-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='MemberId', anchor='kafka-group-key.consumer-group-target-assignment-member-key.member-id'),
        }
    ),
    'kafka_group_key.consumer_group_current_member_assignment_key': TypeInfo(
        'ConsumerGroupCurrentMemberAssignmentKey, version 0', 'ConsumerGroupCurrentMemberAssignmentKey, version 0.', 'kafka-group-key.consumer-group-current-member-assignment-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-current-member-assignment-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='MemberId', anchor='kafka-group-key.consumer-group-current-member-assignment-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_member_metadata_key': TypeInfo(
        'ShareGroupMemberMetadataKey, version 0', 'ShareGroupMemberMetadataKey, version 0.', 'kafka-group-key.share-group-member-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.share-group-member-metadata-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='MemberId', anchor='kafka-group-key.share-group-member-metadata-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_metadata_key': TypeInfo(
        'ShareGroupMetadataKey, version 0', 'ShareGroupMetadataKey, version 0.', 'kafka-group-key.share-group-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.share-group-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.share_group_target_assignment_metadata_key': TypeInfo(
        'ShareGroupTargetAssignmentMetadataKey, version 0', 'ShareGroupTargetAssignmentMetadataKey, version 0.', 'kafka-group-key.share-group-target-assignment-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.share-group-target-assignment-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.share_group_target_assignment_member_key': TypeInfo(
        'ShareGroupTargetAssignmentMemberKey, version 0', 'ShareGroupTargetAssignmentMemberKey, version 0.', 'kafka-group-key.share-group-target-assignment-member-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.share-group-target-assignment-member-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='MemberId', anchor='kafka-group-key.share-group-target-assignment-member-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_current_member_assignment_key': TypeInfo(
        'ShareGroupCurrentMemberAssignmentKey, version 0', 'ShareGroupCurrentMemberAssignmentKey, version 0.', 'kafka-group-key.share-group-current-member-assignment-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.share-group-current-member-assignment-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='MemberId', anchor='kafka-group-key.share-group-current-member-assignment-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_state_partition_metadata_key': TypeInfo(
        'ShareGroupStatePartitionMetadataKey, version 0', 'ShareGroupStatePartitionMetadataKey, version 0.', 'kafka-group-key.share-group-state-partition-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.share-group-state-partition-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_regular_expression_key': TypeInfo(
        'ConsumerGroupRegularExpressionKey, version 0', 'ConsumerGroupRegularExpressionKey, version 0.', 'kafka-group-key.consumer-group-regular-expression-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-group-key.consumer-group-regular-expression-key.group-id'),
            'regular_expression': FieldInfo(role='payload', doc='Regular expression.', orig_id='RegularExpression', anchor='kafka-group-key.consumer-group-regular-expression-key.regular-expression'),
        }
    ),
    'kafka_group_key.streams_group_metadata_key': TypeInfo(
        'StreamsGroupMetadataKey, version 0', 'StreamsGroupMetadataKey, version 0.', 'kafka-group-key.streams-group-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', orig_id='GroupId', anchor='kafka-group-key.streams-group-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.streams_group_member_metadata_key': TypeInfo(
        'StreamsGroupMemberMetadataKey, version 0', 'StreamsGroupMemberMetadataKey, version 0.', 'kafka-group-key.streams-group-member-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', orig_id='GroupId', anchor='kafka-group-key.streams-group-member-metadata-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member ID.', orig_id='MemberId', anchor='kafka-group-key.streams-group-member-metadata-key.member-id'),
        }
    ),
    'kafka_group_key.streams_group_target_assignment_metadata_key': TypeInfo(
        'StreamsGroupTargetAssignmentMetadataKey, version 0', 'StreamsGroupTargetAssignmentMetadataKey, version 0.', 'kafka-group-key.streams-group-target-assignment-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', orig_id='GroupId', anchor='kafka-group-key.streams-group-target-assignment-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.streams_group_target_assignment_member_key': TypeInfo(
        'StreamsGroupTargetAssignmentMemberKey, version 0', 'StreamsGroupTargetAssignmentMemberKey, version 0.', 'kafka-group-key.streams-group-target-assignment-member-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', orig_id='GroupId', anchor='kafka-group-key.streams-group-target-assignment-member-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member ID.', orig_id='MemberId', anchor='kafka-group-key.streams-group-target-assignment-member-key.member-id'),
        }
    ),
    'kafka_group_key.streams_group_current_member_assignment_key': TypeInfo(
        'StreamsGroupCurrentMemberAssignmentKey, version 0', 'StreamsGroupCurrentMemberAssignmentKey, version 0.', 'kafka-group-key.streams-group-current-member-assignment-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', orig_id='GroupId', anchor='kafka-group-key.streams-group-current-member-assignment-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member ID.', orig_id='MemberId', anchor='kafka-group-key.streams-group-current-member-assignment-key.member-id'),
        }
    ),
    'kafka_group_key.streams_group_topology_key': TypeInfo(
        'StreamsGroupTopologyKey, version 0', 'StreamsGroupTopologyKey, version 0.', 'kafka-group-key.streams-group-topology-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', orig_id='GroupId', anchor='kafka-group-key.streams-group-topology-key.group-id'),
        }
    ),
    'kafka_group_value': TypeInfo(
        'Apache Kafka: value of a record of __consumer_offsets', "The value of a record of the internal topic `__consumer_offsets`. A record without a value deletes its key. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-group-value', '', {
            'record_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-group-value.record-type'),
            'version': FieldInfo(role='structure', doc='Value version.', rule='at least 0 and at most record_type == 1 ? 4 : record_type == 2 ? 4 : 0', anchor='kafka-group-value.version', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The value.', anchor='kafka-group-value.body'),
        }
    ),
    'kafka_group_value.legacy_offset_commit_value': TypeInfo(
        'LegacyOffsetCommitValue, version 0', 'LegacyOffsetCommitValue, version 0.', 'kafka-group-value.legacy-offset-commit-value', '', {
            'offset': FieldInfo(role='structure', doc='Offset that the consumer wants to store (for this partition).', anchor='kafka-group-value.legacy-offset-commit-value.offset'),
            'metadata': FieldInfo(role='payload', doc='Any metadata the client wants to keep.', anchor='kafka-group-value.legacy-offset-commit-value.metadata'),
            'commit_timestamp': FieldInfo(role='structure', doc='Time at which the commit was added to the log.', orig_id='commitTimestamp', anchor='kafka-group-value.legacy-offset-commit-value.commit-timestamp'),
        }
    ),
    'kafka_group_value.offset_commit_value': TypeInfo(
        'OffsetCommitValue, versions 0-4', 'OffsetCommitValue, versions 0-4.', 'kafka-group-value.offset-commit-value', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-group-value.offset-commit-value.api-version'),
            'offset': FieldInfo(role='structure', doc='Offset that the consumer wants to store (for this partition).', anchor='kafka-group-value.offset-commit-value.offset'),
            'leader_epoch': FieldInfo(role='structure', doc='Leader epoch of the last consumed record.', orig_id='leaderEpoch', anchor='kafka-group-value.offset-commit-value.leader-epoch'),
            'metadata': FieldInfo(role='payload', doc='Any metadata the client wants to keep.', anchor='kafka-group-value.offset-commit-value.metadata'),
            'commit_timestamp': FieldInfo(role='structure', doc='Time at which the commit was added to the log.', orig_id='commitTimestamp', anchor='kafka-group-value.offset-commit-value.commit-timestamp'),
            'expire_timestamp': FieldInfo(role='structure', doc='Time at which the offset will expire.', orig_id='expireTimestamp', anchor='kafka-group-value.offset-commit-value.expire-timestamp'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.offset-commit-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.offset-commit-value.tagged'),
        }
    ),
    'kafka_group_value.offset_commit_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-group-value.offset-commit-value.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-group-value.offset-commit-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-group-value.offset-commit-value.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-group-value.offset-commit-value.tagged-field.content'),
        }
    ),
    'kafka_group_value.offset_commit_value.tagged_topic_id': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-group-value.offset-commit-value.tagged-topic-id', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic id of the committed offset.', orig_id='topicId', anchor='kafka-group-value.offset-commit-value.tagged-topic-id.topic-id'),
        }
    ),
    'kafka_group_value.group_metadata_value': TypeInfo(
        'GroupMetadataValue, versions 0-4', 'GroupMetadataValue, versions 0-4.', 'kafka-group-value.group-metadata-value', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-group-value.group-metadata-value.api-version'),
            'protocol_type': FieldInfo(role='payload', doc='Protocol type.', orig_id='protocolType', anchor='kafka-group-value.group-metadata-value.protocol-type'),
            'generation': FieldInfo(role='structure', doc='Generation id.', anchor='kafka-group-value.group-metadata-value.generation'),
            'protocol': FieldInfo(role='payload', doc='Protocol name.', anchor='kafka-group-value.group-metadata-value.protocol'),
            'leader': FieldInfo(role='payload', doc='Leader id.', anchor='kafka-group-value.group-metadata-value.leader'),
            'current_state_timestamp': FieldInfo(role='structure', doc='Timestamp of the last state change.', orig_id='currentStateTimestamp', anchor='kafka-group-value.group-metadata-value.current-state-timestamp'),
            'num_members': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.group-metadata-value.num-members'),
            'members': FieldInfo(role='structure', doc='Group members.', anchor='kafka-group-value.group-metadata-value.members'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.group-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.group_metadata_value.member_metadata': TypeInfo(
        'MemberMetadata', 'MemberMetadata.', 'kafka-group-value.group-metadata-value.member-metadata', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-group-value.group-metadata-value.member-metadata.api-version'),
            'member_id': FieldInfo(role='payload', doc='Member id.', orig_id='memberId', anchor='kafka-group-value.group-metadata-value.member-metadata.member-id'),
            'group_instance_id': FieldInfo(role='payload', doc='Group instance id.', orig_id='groupInstanceId', anchor='kafka-group-value.group-metadata-value.member-metadata.group-instance-id'),
            'client_id': FieldInfo(role='payload', doc='Client id.', orig_id='clientId', anchor='kafka-group-value.group-metadata-value.member-metadata.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', orig_id='clientHost', anchor='kafka-group-value.group-metadata-value.member-metadata.client-host'),
            'rebalance_timeout': FieldInfo(role='structure', doc='Rebalance timeout.', orig_id='rebalanceTimeout', anchor='kafka-group-value.group-metadata-value.member-metadata.rebalance-timeout'),
            'session_timeout': FieldInfo(role='structure', doc='Session timeout.', orig_id='sessionTimeout', anchor='kafka-group-value.group-metadata-value.member-metadata.session-timeout'),
            'subscription': FieldInfo(role='payload', doc='Subscription.', anchor='kafka-group-value.group-metadata-value.member-metadata.subscription'),
            'assignment': FieldInfo(role='payload', doc='Assignment.', anchor='kafka-group-value.group-metadata-value.member-metadata.assignment'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.group-metadata-value.member-metadata.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.group-metadata-value.member-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_metadata_value': TypeInfo(
        'ConsumerGroupMetadataValue, version 0', 'ConsumerGroupMetadataValue, version 0.', 'kafka-group-value.consumer-group-metadata-value', '', {
            'epoch': FieldInfo(role='structure', doc='Group epoch.', orig_id='Epoch', anchor='kafka-group-value.consumer-group-metadata-value.epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_metadata_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-group-value.consumer-group-metadata-value.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-field.content'),
        }
    ),
    'kafka_group_value.consumer_group_metadata_value.tagged_metadata_hash': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-group-value.consumer-group-metadata-value.tagged-metadata-hash', '', {
            'metadata_hash': FieldInfo(role='structure', doc='Hash of all topics in the group.', orig_id='MetadataHash', anchor='kafka-group-value.consumer-group-metadata-value.tagged-metadata-hash.metadata-hash'),
        }
    ),
    'kafka_group_value.consumer_group_partition_metadata_value': TypeInfo(
        'ConsumerGroupPartitionMetadataValue, version 0', 'ConsumerGroupPartitionMetadataValue, version 0.', 'kafka-group-value.consumer-group-partition-metadata-value', '', {
            'num_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-partition-metadata-value.num-topics'),
            'topics': FieldInfo(role='structure', doc='List of topic metadata.', orig_id='Topics', anchor='kafka-group-value.consumer-group-partition-metadata-value.topics'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-partition-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-partition-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_partition_metadata_value.topic_metadata': TypeInfo(
        'TopicMetadata', 'TopicMetadata.', 'kafka-group-value.consumer-group-partition-metadata-value.topic-metadata', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic id.', orig_id='TopicId', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.topic-id'),
            'topic_name': FieldInfo(role='payload', doc='Topic name.', orig_id='TopicName', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.topic-name'),
            'num_partitions': FieldInfo(role='structure', doc='Number of partitions of the topic.', orig_id='NumPartitions', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.num-partitions'),
            'num_partition_metadata': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.num-partition-metadata'),
            'partition_metadata': FieldInfo(role='structure', doc='Deprecated: this field is not used after 4.0. Partitions mapped to a set of racks. If the rack information is unavailable for all the partitions, an empty list is stored.', orig_id='PartitionMetadata', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_partition_metadata_value.topic_metadata.partition_metadata': TypeInfo(
        'PartitionMetadata', 'PartitionMetadata.', 'kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata', '', {
            'partition': FieldInfo(role='structure', doc='Partition number.', orig_id='Partition', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.partition'),
            'num_racks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.num-racks'),
            'racks': FieldInfo(role='payload', doc='Set of racks that the partition is mapped to.', orig_id='Racks', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.racks'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value': TypeInfo(
        'ConsumerGroupMemberMetadataValue, version 0', 'ConsumerGroupMemberMetadataValue, version 0.', 'kafka-group-value.consumer-group-member-metadata-value', '', {
            'instance_id': FieldInfo(role='payload', doc='(optional) instance id.', orig_id='InstanceId', anchor='kafka-group-value.consumer-group-member-metadata-value.instance-id'),
            'rack_id': FieldInfo(role='payload', doc='(optional) rack id.', orig_id='RackId', anchor='kafka-group-value.consumer-group-member-metadata-value.rack-id'),
            'client_id': FieldInfo(role='payload', doc='Client id.', orig_id='ClientId', anchor='kafka-group-value.consumer-group-member-metadata-value.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', orig_id='ClientHost', anchor='kafka-group-value.consumer-group-member-metadata-value.client-host'),
            'num_subscribed_topic_names': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-member-metadata-value.num-subscribed-topic-names'),
            'subscribed_topic_names': FieldInfo(role='payload', doc='List of subscribed topic names.', orig_id='SubscribedTopicNames', anchor='kafka-group-value.consumer-group-member-metadata-value.subscribed-topic-names'),
            'subscribed_topic_regex': FieldInfo(role='payload', doc='Subscribed topic regular expression.', orig_id='SubscribedTopicRegex', anchor='kafka-group-value.consumer-group-member-metadata-value.subscribed-topic-regex'),
            'rebalance_timeout_ms': FieldInfo(role='structure', doc='Rebalance timeout.', orig_id='RebalanceTimeoutMs', anchor='kafka-group-value.consumer-group-member-metadata-value.rebalance-timeout-ms'),
            'server_assignor': FieldInfo(role='payload', doc='Server assignor to use; or null if not used.', orig_id='ServerAssignor', anchor='kafka-group-value.consumer-group-member-metadata-value.server-assignor'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-member-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.classic_member_metadata': TypeInfo(
        'ClassicMemberMetadata', 'ClassicMemberMetadata.', 'kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata', '', {
            'session_timeout_ms': FieldInfo(role='structure', doc='Session timeout if the consumer uses the classic protocol.', orig_id='SessionTimeoutMs', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.session-timeout-ms'),
            'num_supported_protocols': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.num-supported-protocols'),
            'supported_protocols': FieldInfo(role='structure', doc='List of protocols that the member supports if the consumer uses the classic protocol.', orig_id='SupportedProtocols', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.supported-protocols'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.classic_member_metadata.classic_protocol': TypeInfo(
        'ClassicProtocol', 'ClassicProtocol.', 'kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol', '', {
            'name': FieldInfo(role='payload', doc='Protocol name.', orig_id='Name', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.name'),
            'metadata': FieldInfo(role='payload', doc='Protocol metadata.', orig_id='Metadata', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.metadata'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-group-value.consumer-group-member-metadata-value.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-field.content'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.tagged_classic_member_metadata': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-group-value.consumer-group-member-metadata-value.tagged-classic-member-metadata', '', {
            'classic_member_metadata_mark': FieldInfo(role='structure', doc='Below 0 if the next field is omitted.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-classic-member-metadata.classic-member-metadata-mark'),
            'classic_member_metadata': FieldInfo(role='structure', doc='Classic member metadata which includes the supported protocols of the consumer if it uses the classic protocol. The metadata is null if the consumer uses the consumer protocol.', orig_id='ClassicMemberMetadata', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-classic-member-metadata.classic-member-metadata'),
        }
    ),
    'kafka_group_value.consumer_group_target_assignment_metadata_value': TypeInfo(
        'ConsumerGroupTargetAssignmentMetadataValue, version 0', 'ConsumerGroupTargetAssignmentMetadataValue, version 0.', 'kafka-group-value.consumer-group-target-assignment-metadata-value', '', {
            'assignment_epoch': FieldInfo(role='structure', doc='Assignment epoch.', orig_id='AssignmentEpoch', anchor='kafka-group-value.consumer-group-target-assignment-metadata-value.assignment-epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-target-assignment-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-target-assignment-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_target_assignment_member_value': TypeInfo(
        'ConsumerGroupTargetAssignmentMemberValue, version 0', 'ConsumerGroupTargetAssignmentMemberValue, version 0.', 'kafka-group-value.consumer-group-target-assignment-member-value', '', {
            'num_topic_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.num-topic-partitions'),
            'topic_partitions': FieldInfo(role='structure', doc='Assigned partitions.', orig_id='TopicPartitions', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_target_assignment_member_value.topic_partition': TypeInfo(
        'TopicPartition', 'TopicPartition.', 'kafka-group-value.consumer-group-target-assignment-member-value.topic-partition', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic id.', orig_id='TopicId', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partition indexes.', orig_id='Partitions', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_current_member_assignment_value': TypeInfo(
        'ConsumerGroupCurrentMemberAssignmentValue, version 0', 'ConsumerGroupCurrentMemberAssignmentValue, version 0.', 'kafka-group-value.consumer-group-current-member-assignment-value', '', {
            'member_epoch': FieldInfo(role='structure', doc='Current member epoch that is expected from the member in the heartbeat request.', orig_id='MemberEpoch', anchor='kafka-group-value.consumer-group-current-member-assignment-value.member-epoch'),
            'previous_member_epoch': FieldInfo(role='structure', doc='If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch.', orig_id='PreviousMemberEpoch', anchor='kafka-group-value.consumer-group-current-member-assignment-value.previous-member-epoch'),
            'state': FieldInfo(role='structure', doc='Member state. See MemberState for the possible values.', orig_id='State', anchor='kafka-group-value.consumer-group-current-member-assignment-value.state'),
            'num_assigned_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.num-assigned-partitions'),
            'assigned_partitions': FieldInfo(role='structure', doc='Partitions assigned to (or owned by) this member.', orig_id='AssignedPartitions', anchor='kafka-group-value.consumer-group-current-member-assignment-value.assigned-partitions'),
            'num_partitions_pending_revocation': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.num-partitions-pending-revocation'),
            'partitions_pending_revocation': FieldInfo(role='structure', doc='Partitions that must be revoked by this member.', orig_id='PartitionsPendingRevocation', anchor='kafka-group-value.consumer-group-current-member-assignment-value.partitions-pending-revocation'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_current_member_assignment_value.topic_partitions': TypeInfo(
        'TopicPartitions', 'TopicPartitions.', 'kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic Id.', orig_id='TopicId', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partition Ids.', orig_id='Partitions', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.tagged'),
        }
    ),
    'kafka_group_value.share_group_member_metadata_value': TypeInfo(
        'ShareGroupMemberMetadataValue, version 0', 'ShareGroupMemberMetadataValue, version 0.', 'kafka-group-value.share-group-member-metadata-value', '', {
            'rack_id': FieldInfo(role='payload', doc='(optional) rack id.', orig_id='RackId', anchor='kafka-group-value.share-group-member-metadata-value.rack-id'),
            'client_id': FieldInfo(role='payload', doc='Client id.', orig_id='ClientId', anchor='kafka-group-value.share-group-member-metadata-value.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', orig_id='ClientHost', anchor='kafka-group-value.share-group-member-metadata-value.client-host'),
            'num_subscribed_topic_names': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-member-metadata-value.num-subscribed-topic-names'),
            'subscribed_topic_names': FieldInfo(role='payload', doc='List of subscribed topic names.', orig_id='SubscribedTopicNames', anchor='kafka-group-value.share-group-member-metadata-value.subscribed-topic-names'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-member-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-member-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_metadata_value': TypeInfo(
        'ShareGroupMetadataValue, version 0', 'ShareGroupMetadataValue, version 0.', 'kafka-group-value.share-group-metadata-value', '', {
            'epoch': FieldInfo(role='structure', doc='Group epoch.', orig_id='Epoch', anchor='kafka-group-value.share-group-metadata-value.epoch'),
            'metadata_hash': FieldInfo(role='structure', doc='Hash of all topics in the group.', orig_id='MetadataHash', anchor='kafka-group-value.share-group-metadata-value.metadata-hash'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_target_assignment_metadata_value': TypeInfo(
        'ShareGroupTargetAssignmentMetadataValue, version 0', 'ShareGroupTargetAssignmentMetadataValue, version 0.', 'kafka-group-value.share-group-target-assignment-metadata-value', '', {
            'assignment_epoch': FieldInfo(role='structure', doc='Assignment epoch.', orig_id='AssignmentEpoch', anchor='kafka-group-value.share-group-target-assignment-metadata-value.assignment-epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-target-assignment-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-target-assignment-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_target_assignment_member_value': TypeInfo(
        'ShareGroupTargetAssignmentMemberValue, version 0', 'ShareGroupTargetAssignmentMemberValue, version 0.', 'kafka-group-value.share-group-target-assignment-member-value', '', {
            'num_topic_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-target-assignment-member-value.num-topic-partitions'),
            'topic_partitions': FieldInfo(role='structure', doc='Assigned partitions.', orig_id='TopicPartitions', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-target-assignment-member-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-target-assignment-member-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_target_assignment_member_value.topic_partition': TypeInfo(
        'TopicPartition', 'TopicPartition.', 'kafka-group-value.share-group-target-assignment-member-value.topic-partition', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic id.', orig_id='TopicId', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partition indexes.', orig_id='Partitions', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.tagged'),
        }
    ),
    'kafka_group_value.share_group_current_member_assignment_value': TypeInfo(
        'ShareGroupCurrentMemberAssignmentValue, version 0', 'ShareGroupCurrentMemberAssignmentValue, version 0.', 'kafka-group-value.share-group-current-member-assignment-value', '', {
            'member_epoch': FieldInfo(role='structure', doc='Current member epoch that is expected from the member in the heartbeat request.', orig_id='MemberEpoch', anchor='kafka-group-value.share-group-current-member-assignment-value.member-epoch'),
            'previous_member_epoch': FieldInfo(role='structure', doc='If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch.', orig_id='PreviousMemberEpoch', anchor='kafka-group-value.share-group-current-member-assignment-value.previous-member-epoch'),
            'state': FieldInfo(role='structure', doc='Member state. See MemberState for the possible values.', orig_id='State', anchor='kafka-group-value.share-group-current-member-assignment-value.state'),
            'num_assigned_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-current-member-assignment-value.num-assigned-partitions'),
            'assigned_partitions': FieldInfo(role='structure', doc='Partitions assigned to (or owned by) this member.', orig_id='AssignedPartitions', anchor='kafka-group-value.share-group-current-member-assignment-value.assigned-partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-current-member-assignment-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-current-member-assignment-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_current_member_assignment_value.topic_partitions': TypeInfo(
        'TopicPartitions', 'TopicPartitions.', 'kafka-group-value.share-group-current-member-assignment-value.topic-partitions', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic Id.', orig_id='TopicId', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partition Ids.', orig_id='Partitions', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.tagged'),
        }
    ),
    'kafka_group_value.share_group_state_partition_metadata_value': TypeInfo(
        'ShareGroupStatePartitionMetadataValue, version 0', 'ShareGroupStatePartitionMetadataValue, version 0.', 'kafka-group-value.share-group-state-partition-metadata-value', '', {
            'num_initializing_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-initializing-topics'),
            'initializing_topics': FieldInfo(role='structure', doc='Topic-partitions whose share-group state is being initialized.', orig_id='InitializingTopics', anchor='kafka-group-value.share-group-state-partition-metadata-value.initializing-topics'),
            'num_initialized_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-initialized-topics'),
            'initialized_topics': FieldInfo(role='structure', doc='Topics with initialized share-group state.', orig_id='InitializedTopics', anchor='kafka-group-value.share-group-state-partition-metadata-value.initialized-topics'),
            'num_deleting_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-deleting-topics'),
            'deleting_topics': FieldInfo(role='structure', doc='Topics whose share-group state is being deleted.', orig_id='DeletingTopics', anchor='kafka-group-value.share-group-state-partition-metadata-value.deleting-topics'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-state-partition-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_state_partition_metadata_value.topic_partitions_info': TypeInfo(
        'TopicPartitionsInfo', 'TopicPartitionsInfo.', 'kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic identifier.', orig_id='TopicId', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.topic-id'),
            'topic_name': FieldInfo(role='payload', doc='Topic name.', orig_id='TopicName', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.topic-name'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partitions.', orig_id='Partitions', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.tagged'),
        }
    ),
    'kafka_group_value.share_group_state_partition_metadata_value.topic_info': TypeInfo(
        'TopicInfo', 'TopicInfo.', 'kafka-group-value.share-group-state-partition-metadata-value.topic-info', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic identifier.', orig_id='TopicId', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.topic-id'),
            'topic_name': FieldInfo(role='payload', doc='Topic name.', orig_id='TopicName', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.topic-name'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_regular_expression_value': TypeInfo(
        'ConsumerGroupRegularExpressionValue, version 0', 'ConsumerGroupRegularExpressionValue, version 0.', 'kafka-group-value.consumer-group-regular-expression-value', '', {
            'num_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.consumer-group-regular-expression-value.num-topics'),
            'topics': FieldInfo(role='payload', doc='Not described.', orig_id='Topics', anchor='kafka-group-value.consumer-group-regular-expression-value.topics'),
            'version': FieldInfo(role='structure', doc='Not described.', orig_id='Version', anchor='kafka-group-value.consumer-group-regular-expression-value.version'),
            'timestamp': FieldInfo(role='structure', doc='Not described.', orig_id='Timestamp', anchor='kafka-group-value.consumer-group-regular-expression-value.timestamp'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-regular-expression-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.consumer-group-regular-expression-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_metadata_value': TypeInfo(
        'StreamsGroupMetadataValue, version 0', 'StreamsGroupMetadataValue, version 0.', 'kafka-group-value.streams-group-metadata-value', '', {
            'epoch': FieldInfo(role='structure', doc='Group epoch.', orig_id='Epoch', anchor='kafka-group-value.streams-group-metadata-value.epoch'),
            'metadata_hash': FieldInfo(role='structure', doc='Hash of all topics in the group.', orig_id='MetadataHash', anchor='kafka-group-value.streams-group-metadata-value.metadata-hash'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_member_metadata_value': TypeInfo(
        'StreamsGroupMemberMetadataValue, version 0', 'StreamsGroupMemberMetadataValue, version 0.', 'kafka-group-value.streams-group-member-metadata-value', '', {
            'instance_id': FieldInfo(role='payload', doc='(optional) instance ID for static membership.', orig_id='InstanceId', anchor='kafka-group-value.streams-group-member-metadata-value.instance-id'),
            'rack_id': FieldInfo(role='payload', doc='(optional) rack ID.', orig_id='RackId', anchor='kafka-group-value.streams-group-member-metadata-value.rack-id'),
            'client_id': FieldInfo(role='payload', doc='Client ID.', orig_id='ClientId', anchor='kafka-group-value.streams-group-member-metadata-value.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', orig_id='ClientHost', anchor='kafka-group-value.streams-group-member-metadata-value.client-host'),
            'rebalance_timeout_ms': FieldInfo(role='structure', doc='Rebalance timeout.', orig_id='RebalanceTimeoutMs', anchor='kafka-group-value.streams-group-member-metadata-value.rebalance-timeout-ms'),
            'topology_epoch': FieldInfo(role='structure', doc='Epoch of the topology.', orig_id='TopologyEpoch', anchor='kafka-group-value.streams-group-member-metadata-value.topology-epoch'),
            'process_id': FieldInfo(role='payload', doc='Identity of the streams instance that may have multiple consumers.', orig_id='ProcessId', anchor='kafka-group-value.streams-group-member-metadata-value.process-id'),
            'user_endpoint_mark': FieldInfo(role='structure', doc='Below 0 if the next field is omitted.', anchor='kafka-group-value.streams-group-member-metadata-value.user-endpoint-mark'),
            'user_endpoint': FieldInfo(role='structure', doc='User-defined endpoint for running interactive queries on this instance.', orig_id='UserEndpoint', anchor='kafka-group-value.streams-group-member-metadata-value.user-endpoint'),
            'num_client_tags': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-member-metadata-value.num-client-tags'),
            'client_tags': FieldInfo(role='structure', doc='Used for rack-aware assignment algorithm.', orig_id='ClientTags', anchor='kafka-group-value.streams-group-member-metadata-value.client-tags'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-member-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-member-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_member_metadata_value.endpoint': TypeInfo(
        'Endpoint', 'Endpoint.', 'kafka-group-value.streams-group-member-metadata-value.endpoint', '', {
            'host': FieldInfo(role='payload', doc='Host of the endpoint.', orig_id='Host', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.host'),
            'port': FieldInfo(role='structure', doc='Port of the endpoint.', orig_id='Port', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.port'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.tagged'),
        }
    ),
    'kafka_group_value.streams_group_member_metadata_value.key_value': TypeInfo(
        'KeyValue', 'KeyValue.', 'kafka-group-value.streams-group-member-metadata-value.key-value', '', {
            'key': FieldInfo(role='payload', doc='Key of the config.', orig_id='Key', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.key'),
            'value': FieldInfo(role='payload', doc='The value of the config.', orig_id='Value', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.value'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_target_assignment_metadata_value': TypeInfo(
        'StreamsGroupTargetAssignmentMetadataValue, version 0', 'StreamsGroupTargetAssignmentMetadataValue, version 0.', 'kafka-group-value.streams-group-target-assignment-metadata-value', '', {
            'assignment_epoch': FieldInfo(role='structure', doc='Assignment epoch.', orig_id='AssignmentEpoch', anchor='kafka-group-value.streams-group-target-assignment-metadata-value.assignment-epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-metadata-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-target-assignment-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_target_assignment_member_value': TypeInfo(
        'StreamsGroupTargetAssignmentMemberValue, version 0', 'StreamsGroupTargetAssignmentMemberValue, version 0.', 'kafka-group-value.streams-group-target-assignment-member-value', '', {
            'num_active_tasks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-active-tasks'),
            'active_tasks': FieldInfo(role='structure', doc='Currently assigned active tasks for this streams client.', orig_id='ActiveTasks', anchor='kafka-group-value.streams-group-target-assignment-member-value.active-tasks'),
            'num_standby_tasks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-standby-tasks'),
            'standby_tasks': FieldInfo(role='structure', doc='Currently assigned standby tasks for this streams client.', orig_id='StandbyTasks', anchor='kafka-group-value.streams-group-target-assignment-member-value.standby-tasks'),
            'num_warmup_tasks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-warmup-tasks'),
            'warmup_tasks': FieldInfo(role='structure', doc='Currently assigned warm-up tasks for this streams client.', orig_id='WarmupTasks', anchor='kafka-group-value.streams-group-target-assignment-member-value.warmup-tasks'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-target-assignment-member-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_target_assignment_member_value.task_ids': TypeInfo(
        'TaskIds', 'TaskIds.', 'kafka-group-value.streams-group-target-assignment-member-value.task-ids', '', {
            'subtopology_id': FieldInfo(role='payload', doc='Subtopology ID.', orig_id='SubtopologyId', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.subtopology-id'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partitions of the input topics processed by this member.', orig_id='Partitions', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.tagged'),
        }
    ),
    'kafka_group_value.streams_group_current_member_assignment_value': TypeInfo(
        'StreamsGroupCurrentMemberAssignmentValue, version 0', 'StreamsGroupCurrentMemberAssignmentValue, version 0.', 'kafka-group-value.streams-group-current-member-assignment-value', '', {
            'member_epoch': FieldInfo(role='structure', doc='Current member epoch that is expected from the member in the heartbeat request.', orig_id='MemberEpoch', anchor='kafka-group-value.streams-group-current-member-assignment-value.member-epoch'),
            'previous_member_epoch': FieldInfo(role='structure', doc='If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch.', orig_id='PreviousMemberEpoch', anchor='kafka-group-value.streams-group-current-member-assignment-value.previous-member-epoch'),
            'state': FieldInfo(role='structure', doc='Member state. See StreamsGroupMember.MemberState for the possible values.', orig_id='State', anchor='kafka-group-value.streams-group-current-member-assignment-value.state'),
            'num_active_tasks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-active-tasks'),
            'active_tasks': FieldInfo(role='structure', doc='Currently assigned active tasks for this streams client.', orig_id='ActiveTasks', anchor='kafka-group-value.streams-group-current-member-assignment-value.active-tasks'),
            'num_standby_tasks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-standby-tasks'),
            'standby_tasks': FieldInfo(role='structure', doc='Currently assigned standby tasks for this streams client.', orig_id='StandbyTasks', anchor='kafka-group-value.streams-group-current-member-assignment-value.standby-tasks'),
            'num_warmup_tasks': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-warmup-tasks'),
            'warmup_tasks': FieldInfo(role='structure', doc='Currently assigned warm-up tasks for this streams client.', orig_id='WarmupTasks', anchor='kafka-group-value.streams-group-current-member-assignment-value.warmup-tasks'),
            'num_active_tasks_pending_revocation': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-active-tasks-pending-revocation'),
            'active_tasks_pending_revocation': FieldInfo(role='structure', doc='Active tasks that must be revoked by this member.', orig_id='ActiveTasksPendingRevocation', anchor='kafka-group-value.streams-group-current-member-assignment-value.active-tasks-pending-revocation'),
            'num_standby_tasks_pending_revocation': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-standby-tasks-pending-revocation'),
            'standby_tasks_pending_revocation': FieldInfo(role='structure', doc='Standby tasks that must be revoked by this member.', orig_id='StandbyTasksPendingRevocation', anchor='kafka-group-value.streams-group-current-member-assignment-value.standby-tasks-pending-revocation'),
            'num_warmup_tasks_pending_revocation': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-warmup-tasks-pending-revocation'),
            'warmup_tasks_pending_revocation': FieldInfo(role='structure', doc='Warmup tasks that must be revoked by this member.', orig_id='WarmupTasksPendingRevocation', anchor='kafka-group-value.streams-group-current-member-assignment-value.warmup-tasks-pending-revocation'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-current-member-assignment-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_current_member_assignment_value.task_ids': TypeInfo(
        'TaskIds', 'TaskIds.', 'kafka-group-value.streams-group-current-member-assignment-value.task-ids', '', {
            'subtopology_id': FieldInfo(role='payload', doc='Subtopology ID.', orig_id='SubtopologyId', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.subtopology-id'),
            'num_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.num-partitions'),
            'partitions': FieldInfo(role='structure', doc='Partitions of the input topics processed by this member.', orig_id='Partitions', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.partitions'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value': TypeInfo(
        'StreamsGroupTopologyValue, version 0', 'StreamsGroupTopologyValue, version 0.', 'kafka-group-value.streams-group-topology-value', '', {
            'epoch': FieldInfo(role='structure', doc='Epoch of the topology.', orig_id='Epoch', anchor='kafka-group-value.streams-group-topology-value.epoch'),
            'num_subtopologies': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.num-subtopologies'),
            'subtopologies': FieldInfo(role='structure', doc='Sub-topologies of the streams application.', orig_id='Subtopologies', anchor='kafka-group-value.streams-group-topology-value.subtopologies'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-topology-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.subtopology': TypeInfo(
        'Subtopology', 'Subtopology.', 'kafka-group-value.streams-group-topology-value.subtopology', '', {
            'subtopology_id': FieldInfo(role='payload', doc='String to uniquely identify the subtopology.', orig_id='SubtopologyId', anchor='kafka-group-value.streams-group-topology-value.subtopology.subtopology-id'),
            'num_source_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-source-topics'),
            'source_topics': FieldInfo(role='payload', doc='Topics the topology reads from.', orig_id='SourceTopics', anchor='kafka-group-value.streams-group-topology-value.subtopology.source-topics'),
            'num_source_topic_regex': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-source-topic-regex'),
            'source_topic_regex': FieldInfo(role='payload', doc='Regular expressions identifying topics the subtopology reads from.', orig_id='SourceTopicRegex', anchor='kafka-group-value.streams-group-topology-value.subtopology.source-topic-regex'),
            'num_state_changelog_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-state-changelog-topics'),
            'state_changelog_topics': FieldInfo(role='structure', doc='Set of state changelog topics associated with this subtopology.', orig_id='StateChangelogTopics', anchor='kafka-group-value.streams-group-topology-value.subtopology.state-changelog-topics'),
            'num_repartition_sink_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-repartition-sink-topics'),
            'repartition_sink_topics': FieldInfo(role='payload', doc='Repartition topics the subtopology writes to.', orig_id='RepartitionSinkTopics', anchor='kafka-group-value.streams-group-topology-value.subtopology.repartition-sink-topics'),
            'num_repartition_source_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-repartition-source-topics'),
            'repartition_source_topics': FieldInfo(role='structure', doc='Set of source topics that are internally created repartition topics.', orig_id='RepartitionSourceTopics', anchor='kafka-group-value.streams-group-topology-value.subtopology.repartition-source-topics'),
            'num_copartition_groups': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-copartition-groups'),
            'copartition_groups': FieldInfo(role='structure', doc='A subset of source topics that must be copartitioned.', orig_id='CopartitionGroups', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-groups'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-topology-value.subtopology.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.subtopology.copartition_group': TypeInfo(
        'CopartitionGroup', 'CopartitionGroup.', 'kafka-group-value.streams-group-topology-value.subtopology.copartition-group', '', {
            'num_source_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-source-topics'),
            'source_topics': FieldInfo(role='structure', doc='Topics the topology reads from. Index into the array on the subtopology level.', orig_id='SourceTopics', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.source-topics'),
            'num_source_topic_regex': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-source-topic-regex'),
            'source_topic_regex': FieldInfo(role='structure', doc='Regular expressions identifying topics the subtopology reads from. Index into the array on the subtopology level.', orig_id='SourceTopicRegex', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.source-topic-regex'),
            'num_repartition_source_topics': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-repartition-source-topics'),
            'repartition_source_topics': FieldInfo(role='structure', doc='Set of source topics that are internally created repartition topics. Index into the array on the subtopology level.', orig_id='RepartitionSourceTopics', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.repartition-source-topics'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.topic_config': TypeInfo(
        'TopicConfig', 'TopicConfig.', 'kafka-group-value.streams-group-topology-value.topic-config', '', {
            'key': FieldInfo(role='payload', doc='Key of the topic-level configuration.', anchor='kafka-group-value.streams-group-topology-value.topic-config.key'),
            'value': FieldInfo(role='payload', doc='Value of the topic-level configuration.', anchor='kafka-group-value.streams-group-topology-value.topic-config.value'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.topic-config.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-topology-value.topic-config.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.topic_info': TypeInfo(
        'TopicInfo', 'TopicInfo.', 'kafka-group-value.streams-group-topology-value.topic-info', '', {
            'name': FieldInfo(role='payload', doc='Name of the topic.', orig_id='Name', anchor='kafka-group-value.streams-group-topology-value.topic-info.name'),
            'partitions': FieldInfo(role='structure', doc='Number of partitions in the topic. Can be 0 if no specific number of partitions is enforced. Always 0 for changelog topics.', orig_id='Partitions', anchor='kafka-group-value.streams-group-topology-value.topic-info.partitions'),
            'replication_factor': FieldInfo(role='structure', doc='Replication factor of the topic. Can be 0 if the default replication factor should be used.', orig_id='ReplicationFactor', anchor='kafka-group-value.streams-group-topology-value.topic-info.replication-factor'),
            'num_topic_configs': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-group-value.streams-group-topology-value.topic-info.num-topic-configs'),
            'topic_configs': FieldInfo(role='structure', doc='Topic-level configurations as key-value pairs.', orig_id='TopicConfigs', anchor='kafka-group-value.streams-group-topology-value.topic-info.topic-configs'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.topic-info.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-group-value.streams-group-topology-value.topic-info.tagged'),
        }
    ),
    'kafka_index': TypeInfo(
        'Apache Kafka: offset index', '`<first offset>.index` next to a segment. Both columns rise. The broker adds an entry for the batch that follows more than `log.index.interval.bytes` (4096) without one. Until the segment is closed, the file has its maximum size (`log.index.size.max.bytes`, 10 MiB), with zeros after the last entry. It has no checksum.', 'kafka-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='kafka-index.entries'),
        }
    ),
    'kafka_index_entry': TypeInfo(
        'Apache Kafka: entry of an offset index', 'The position of a batch.', 'kafka-index-entry', '', {
            'relative_offset': FieldInfo(role='structure', doc="Offset of the batch's last record, minus the segment's base. Up to 3.9.0, of the last record in all batches that were appended together.", anchor='kafka-index-entry.relative-offset'),
            'position': FieldInfo(role='structure', doc='Position of the batch in the segment.', anchor='kafka-index-entry.position'),
        }
    ),
    'kafka_metadata': TypeInfo(
        "Apache Kafka: record of the cluster's metadata", "The value of a record of `__cluster_metadata`, the log in which a KRaft quorum keeps topics, brokers, configurations and the rest of a cluster's state. Its records have no keys. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-metadata', '', {
            'frame_version': FieldInfo(role='structure', doc='Always 1. According to the document in the source it is 0, which no release after the preview of 2.8 reads.', rule='_.value == 1, where _ is the value', anchor='kafka-metadata.frame-version', code='unsupported-version'),
            'api_key': FieldInfo(role='structure', doc='Type of the record.', rule='_.value == 0 or _.value == 1 or _.value == 2 or _.value == 3 or _.value == 4 or _.value == 5 or _.value == 7 or _.value == 8 or _.value == 9 or _.value == 10 or _.value == 11 or _.value == 12 or _.value == 14 or _.value == 15 or _.value == 17 or _.value == 18 or _.value == 19 or _.value == 20 or _.value == 21 or _.value == 22 or _.value == 23 or _.value == 24 or _.value == 25 or _.value == 26 or _.value == 27 or _.value == 28, where _ is the value', anchor='kafka-metadata.api-key', code='unsupported-version'),
            'version': FieldInfo(role='structure', doc='The version of that record.', rule='_.value <= (api_key.value == 0 ? 3 : api_key.value == 3 ? 2 : api_key.value == 5 ? 2 : api_key.value == 17 ? 2 : 0), where _ is the value', anchor='kafka-metadata.version', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The record.', anchor='kafka-metadata.body'),
            'rest': FieldInfo(role='reserved', doc='Empty. Otherwise the broker stops.', rule='_.length == 0, where _ is the value', anchor='kafka-metadata.rest', code='trailing-bytes'),
        }
    ),
    'kafka_metadata.register_broker_record': TypeInfo(
        'RegisterBrokerRecord, versions 0-3', 'RegisterBrokerRecord, versions 0-3.', 'kafka-metadata.register-broker-record', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-metadata.register-broker-record.api-version'),
            'broker_id': FieldInfo(role='structure', doc='Broker id.', orig_id='BrokerId', anchor='kafka-metadata.register-broker-record.broker-id'),
            'is_migrating_zk_broker': FieldInfo(role='structure', doc='True if the broker is a ZK broker in migration mode. Otherwise, false.', orig_id='IsMigratingZkBroker', anchor='kafka-metadata.register-broker-record.is-migrating-zk-broker'),
            'incarnation_id': FieldInfo(role='structure', doc='Incarnation ID of the broker process.', orig_id='IncarnationId', anchor='kafka-metadata.register-broker-record.incarnation-id'),
            'broker_epoch': FieldInfo(role='structure', doc='Broker epoch assigned by the controller.', orig_id='BrokerEpoch', anchor='kafka-metadata.register-broker-record.broker-epoch'),
            'num_end_points': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.register-broker-record.num-end-points'),
            'end_points': FieldInfo(role='structure', doc='Endpoints that can be used to communicate with this broker.', orig_id='EndPoints', anchor='kafka-metadata.register-broker-record.end-points'),
            'num_features': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.register-broker-record.num-features'),
            'features': FieldInfo(role='structure', doc='Features on this broker.', orig_id='Features', anchor='kafka-metadata.register-broker-record.features'),
            'rack': FieldInfo(role='payload', doc='Broker rack.', orig_id='Rack', anchor='kafka-metadata.register-broker-record.rack'),
            'fenced': FieldInfo(role='structure', doc='True if the broker is fenced.', orig_id='Fenced', anchor='kafka-metadata.register-broker-record.fenced'),
            'in_controlled_shutdown': FieldInfo(role='structure', doc='True if the broker is in controlled shutdown.', orig_id='InControlledShutdown', anchor='kafka-metadata.register-broker-record.in-controlled-shutdown'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.register-broker-record.tagged'),
        }
    ),
    'kafka_metadata.register_broker_record.broker_endpoint': TypeInfo(
        'BrokerEndpoint', 'BrokerEndpoint.', 'kafka-metadata.register-broker-record.broker-endpoint', '', {
            'name': FieldInfo(role='payload', doc='Name of the endpoint.', orig_id='Name', anchor='kafka-metadata.register-broker-record.broker-endpoint.name'),
            'host': FieldInfo(role='payload', doc='Hostname.', orig_id='Host', anchor='kafka-metadata.register-broker-record.broker-endpoint.host'),
            'port': FieldInfo(role='structure', doc='Port.', orig_id='Port', anchor='kafka-metadata.register-broker-record.broker-endpoint.port'),
            'security_protocol': FieldInfo(role='structure', doc='Security protocol.', orig_id='SecurityProtocol', anchor='kafka-metadata.register-broker-record.broker-endpoint.security-protocol'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.broker-endpoint.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.register-broker-record.broker-endpoint.tagged'),
        }
    ),
    'kafka_metadata.register_broker_record.broker_feature': TypeInfo(
        'BrokerFeature', 'BrokerFeature.', 'kafka-metadata.register-broker-record.broker-feature', '', {
            'name': FieldInfo(role='payload', doc='Feature name.', orig_id='Name', anchor='kafka-metadata.register-broker-record.broker-feature.name'),
            'min_supported_version': FieldInfo(role='structure', doc='Minimum supported feature level.', orig_id='MinSupportedVersion', anchor='kafka-metadata.register-broker-record.broker-feature.min-supported-version'),
            'max_supported_version': FieldInfo(role='structure', doc='Maximum supported feature level.', orig_id='MaxSupportedVersion', anchor='kafka-metadata.register-broker-record.broker-feature.max-supported-version'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.broker-feature.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.register-broker-record.broker-feature.tagged'),
        }
    ),
    'kafka_metadata.register_broker_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.register-broker-record.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-metadata.register-broker-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.register-broker-record.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-metadata.register-broker-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.register_broker_record.tagged_log_dirs': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.register-broker-record.tagged-log-dirs', '', {
            'num_log_dirs': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.register-broker-record.tagged-log-dirs.num-log-dirs'),
            'log_dirs': FieldInfo(role='structure', doc='Log directories configured in this broker which are available.', orig_id='LogDirs', anchor='kafka-metadata.register-broker-record.tagged-log-dirs.log-dirs'),
        }
    ),
    'kafka_metadata.unregister_broker_record': TypeInfo(
        'UnregisterBrokerRecord, version 0', 'UnregisterBrokerRecord, version 0.', 'kafka-metadata.unregister-broker-record', '', {
            'broker_id': FieldInfo(role='structure', doc='Broker id.', orig_id='BrokerId', anchor='kafka-metadata.unregister-broker-record.broker-id'),
            'broker_epoch': FieldInfo(role='structure', doc='Broker epoch.', orig_id='BrokerEpoch', anchor='kafka-metadata.unregister-broker-record.broker-epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.unregister-broker-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.unregister-broker-record.tagged'),
        }
    ),
    'kafka_metadata.topic_record': TypeInfo(
        'TopicRecord, version 0', 'TopicRecord, version 0.', 'kafka-metadata.topic-record', '', {
            'name': FieldInfo(role='payload', doc='Topic name.', orig_id='Name', anchor='kafka-metadata.topic-record.name'),
            'topic_id': FieldInfo(role='structure', doc='Unique ID of this topic.', orig_id='TopicId', anchor='kafka-metadata.topic-record.topic-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.topic-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.topic-record.tagged'),
        }
    ),
    'kafka_metadata.partition_record': TypeInfo(
        'PartitionRecord, versions 0-2', 'PartitionRecord, versions 0-2.', 'kafka-metadata.partition-record', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-metadata.partition-record.api-version'),
            'partition_id': FieldInfo(role='structure', doc='Partition id.', orig_id='PartitionId', anchor='kafka-metadata.partition-record.partition-id'),
            'topic_id': FieldInfo(role='structure', doc='Unique ID of this topic.', orig_id='TopicId', anchor='kafka-metadata.partition-record.topic-id'),
            'num_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.num-replicas'),
            'replicas': FieldInfo(role='structure', doc='Replicas of this partition, sorted by preferred order.', orig_id='Replicas', anchor='kafka-metadata.partition-record.replicas'),
            'num_isr': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.num-isr'),
            'isr': FieldInfo(role='structure', doc='In-sync replicas of this partition.', orig_id='Isr', anchor='kafka-metadata.partition-record.isr'),
            'num_removing_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.num-removing-replicas'),
            'removing_replicas': FieldInfo(role='structure', doc='Replicas that we are in the process of removing.', orig_id='RemovingReplicas', anchor='kafka-metadata.partition-record.removing-replicas'),
            'num_adding_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.num-adding-replicas'),
            'adding_replicas': FieldInfo(role='structure', doc='Replicas that we are in the process of adding.', orig_id='AddingReplicas', anchor='kafka-metadata.partition-record.adding-replicas'),
            'leader': FieldInfo(role='structure', doc='Lead replica, or -1 if there is no leader.', orig_id='Leader', anchor='kafka-metadata.partition-record.leader'),
            'leader_epoch': FieldInfo(role='structure', doc='Epoch of the partition leader.', orig_id='LeaderEpoch', anchor='kafka-metadata.partition-record.leader-epoch'),
            'partition_epoch': FieldInfo(role='structure', doc='An epoch that gets incremented each time we change anything in the partition.', orig_id='PartitionEpoch', anchor='kafka-metadata.partition-record.partition-epoch'),
            'num_directories': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.num-directories'),
            'directories': FieldInfo(role='structure', doc='Log directory hosting each replica, sorted in the same exact order as the Replicas field.', orig_id='Directories', anchor='kafka-metadata.partition-record.directories'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.partition-record.tagged'),
        }
    ),
    'kafka_metadata.partition_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.partition-record.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-metadata.partition-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.partition-record.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-metadata.partition-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.partition_record.tagged_leader_recovery_state': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-record.tagged-leader-recovery-state', '', {
            'leader_recovery_state': FieldInfo(role='structure', doc='1 if the partition is recovering from an unclean leader election; 0 otherwise.', orig_id='LeaderRecoveryState', anchor='kafka-metadata.partition-record.tagged-leader-recovery-state.leader-recovery-state'),
        }
    ),
    'kafka_metadata.partition_record.tagged_eligible_leader_replicas': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-record.tagged-eligible-leader-replicas', '', {
            'num_eligible_leader_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.tagged-eligible-leader-replicas.num-eligible-leader-replicas'),
            'eligible_leader_replicas': FieldInfo(role='structure', doc='Eligible leader replicas of this partition.', orig_id='EligibleLeaderReplicas', anchor='kafka-metadata.partition-record.tagged-eligible-leader-replicas.eligible-leader-replicas'),
        }
    ),
    'kafka_metadata.partition_record.tagged_last_known_elr': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-record.tagged-last-known-elr', '', {
            'num_last_known_elr': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-record.tagged-last-known-elr.num-last-known-elr'),
            'last_known_elr': FieldInfo(role='structure', doc='Last known eligible leader replicas of this partition.', orig_id='LastKnownElr', anchor='kafka-metadata.partition-record.tagged-last-known-elr.last-known-elr'),
        }
    ),
    'kafka_metadata.config_record': TypeInfo(
        'ConfigRecord, version 0', 'ConfigRecord, version 0.', 'kafka-metadata.config-record', '', {
            'resource_type': FieldInfo(role='structure', doc='Type of resource this configuration applies to.', orig_id='ResourceType', anchor='kafka-metadata.config-record.resource-type'),
            'resource_name': FieldInfo(role='payload', doc='Name of the resource this configuration applies to.', orig_id='ResourceName', anchor='kafka-metadata.config-record.resource-name'),
            'name': FieldInfo(role='payload', doc='Name of the configuration key.', orig_id='Name', anchor='kafka-metadata.config-record.name'),
            'value': FieldInfo(role='payload', doc='Value of the configuration, or null if the it should be deleted.', orig_id='Value', anchor='kafka-metadata.config-record.value'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.config-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.config-record.tagged'),
        }
    ),
    'kafka_metadata.partition_change_record': TypeInfo(
        'PartitionChangeRecord, versions 0-2', 'PartitionChangeRecord, versions 0-2.', 'kafka-metadata.partition-change-record', '', {
            'partition_id': FieldInfo(role='structure', doc='Partition id.', orig_id='PartitionId', anchor='kafka-metadata.partition-change-record.partition-id'),
            'topic_id': FieldInfo(role='structure', doc='Unique ID of this topic.', orig_id='TopicId', anchor='kafka-metadata.partition-change-record.topic-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.partition-change-record.tagged'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.partition-change-record.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-metadata.partition-change-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.partition-change-record.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-metadata.partition-change-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_isr': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-isr', '', {
            'num_isr': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-isr.num-isr'),
            'isr': FieldInfo(role='structure', doc="Null if the ISR didn't change; the new in-sync replicas otherwise.", orig_id='Isr', anchor='kafka-metadata.partition-change-record.tagged-isr.isr'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_leader': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-leader', '', {
            'leader': FieldInfo(role='structure', doc="-1 if there is now no leader; -2 if the leader didn't change; the new leader otherwise.", orig_id='Leader', anchor='kafka-metadata.partition-change-record.tagged-leader.leader'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_replicas': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-replicas', '', {
            'num_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-replicas.num-replicas'),
            'replicas': FieldInfo(role='structure', doc="Null if the replicas didn't change; the new replicas otherwise.", orig_id='Replicas', anchor='kafka-metadata.partition-change-record.tagged-replicas.replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_removing_replicas': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-removing-replicas', '', {
            'num_removing_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-removing-replicas.num-removing-replicas'),
            'removing_replicas': FieldInfo(role='structure', doc="Null if the removing replicas didn't change; the new removing replicas otherwise.", orig_id='RemovingReplicas', anchor='kafka-metadata.partition-change-record.tagged-removing-replicas.removing-replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_adding_replicas': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-adding-replicas', '', {
            'num_adding_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-adding-replicas.num-adding-replicas'),
            'adding_replicas': FieldInfo(role='structure', doc="Null if the adding replicas didn't change; the new adding replicas otherwise.", orig_id='AddingReplicas', anchor='kafka-metadata.partition-change-record.tagged-adding-replicas.adding-replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_leader_recovery_state': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-leader-recovery-state', '', {
            'leader_recovery_state': FieldInfo(role='structure', doc="-1 if it didn't change; 0 if the leader was elected from the ISR or recovered from an unclean election; 1 if the leader that was elected using unclean leader election and it is still recovering.", orig_id='LeaderRecoveryState', anchor='kafka-metadata.partition-change-record.tagged-leader-recovery-state.leader-recovery-state'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_eligible_leader_replicas': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-eligible-leader-replicas', '', {
            'num_eligible_leader_replicas': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-eligible-leader-replicas.num-eligible-leader-replicas'),
            'eligible_leader_replicas': FieldInfo(role='structure', doc="Null if the ELR didn't change; the new eligible leader replicas otherwise.", orig_id='EligibleLeaderReplicas', anchor='kafka-metadata.partition-change-record.tagged-eligible-leader-replicas.eligible-leader-replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_last_known_elr': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-last-known-elr', '', {
            'num_last_known_elr': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-last-known-elr.num-last-known-elr'),
            'last_known_elr': FieldInfo(role='structure', doc="Null if the LastKnownElr didn't change; the last known eligible leader replicas otherwise.", orig_id='LastKnownElr', anchor='kafka-metadata.partition-change-record.tagged-last-known-elr.last-known-elr'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_directories': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.partition-change-record.tagged-directories', '', {
            'num_directories': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.partition-change-record.tagged-directories.num-directories'),
            'directories': FieldInfo(role='structure', doc="Null if the log dirs didn't change; the new log directory for each replica otherwise.", orig_id='Directories', anchor='kafka-metadata.partition-change-record.tagged-directories.directories'),
        }
    ),
    'kafka_metadata.fence_broker_record': TypeInfo(
        'FenceBrokerRecord, version 0', 'FenceBrokerRecord, version 0.', 'kafka-metadata.fence-broker-record', '', {
            'id': FieldInfo(role='structure', doc='Broker ID to fence. It will be removed from all ISRs.', orig_id='Id', anchor='kafka-metadata.fence-broker-record.id'),
            'epoch': FieldInfo(role='structure', doc='Epoch of the broker to fence.', orig_id='Epoch', anchor='kafka-metadata.fence-broker-record.epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.fence-broker-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.fence-broker-record.tagged'),
        }
    ),
    'kafka_metadata.unfence_broker_record': TypeInfo(
        'UnfenceBrokerRecord, version 0', 'UnfenceBrokerRecord, version 0.', 'kafka-metadata.unfence-broker-record', '', {
            'id': FieldInfo(role='structure', doc='Broker ID to unfence.', orig_id='Id', anchor='kafka-metadata.unfence-broker-record.id'),
            'epoch': FieldInfo(role='structure', doc='Epoch of the broker to unfence.', orig_id='Epoch', anchor='kafka-metadata.unfence-broker-record.epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.unfence-broker-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.unfence-broker-record.tagged'),
        }
    ),
    'kafka_metadata.remove_topic_record': TypeInfo(
        'RemoveTopicRecord, version 0', 'RemoveTopicRecord, version 0.', 'kafka-metadata.remove-topic-record', '', {
            'topic_id': FieldInfo(role='structure', doc='Topic to remove. All associated partitions will be removed as well.', orig_id='TopicId', anchor='kafka-metadata.remove-topic-record.topic-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.remove-topic-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.remove-topic-record.tagged'),
        }
    ),
    'kafka_metadata.delegation_token_record': TypeInfo(
        'DelegationTokenRecord, version 0', 'DelegationTokenRecord, version 0.', 'kafka-metadata.delegation-token-record', '', {
            'owner': FieldInfo(role='payload', doc='Delegation token owner.', orig_id='Owner', anchor='kafka-metadata.delegation-token-record.owner'),
            'requester': FieldInfo(role='payload', doc='Delegation token requester.', orig_id='Requester', anchor='kafka-metadata.delegation-token-record.requester'),
            'num_renewers': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.delegation-token-record.num-renewers'),
            'renewers': FieldInfo(role='payload', doc='Principals which can renew this token.', orig_id='Renewers', anchor='kafka-metadata.delegation-token-record.renewers'),
            'issue_timestamp': FieldInfo(role='structure', doc='Time at which this timestamp was issued.', orig_id='IssueTimestamp', anchor='kafka-metadata.delegation-token-record.issue-timestamp'),
            'max_timestamp': FieldInfo(role='structure', doc='Time at which this token cannot be renewed any more.', orig_id='MaxTimestamp', anchor='kafka-metadata.delegation-token-record.max-timestamp'),
            'expiration_timestamp': FieldInfo(role='structure', doc='Next time at which this token must be renewed.', orig_id='ExpirationTimestamp', anchor='kafka-metadata.delegation-token-record.expiration-timestamp'),
            'token_id': FieldInfo(role='payload', doc='Token id.', orig_id='TokenId', anchor='kafka-metadata.delegation-token-record.token-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.delegation-token-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.delegation-token-record.tagged'),
        }
    ),
    'kafka_metadata.user_scram_credential_record': TypeInfo(
        'UserScramCredentialRecord, version 0', 'UserScramCredentialRecord, version 0.', 'kafka-metadata.user-scram-credential-record', '', {
            'name': FieldInfo(role='payload', doc='User name.', orig_id='Name', anchor='kafka-metadata.user-scram-credential-record.name'),
            'mechanism': FieldInfo(role='structure', doc='SCRAM mechanism.', orig_id='Mechanism', anchor='kafka-metadata.user-scram-credential-record.mechanism'),
            'salt': FieldInfo(role='payload', doc='A random salt generated by the client.', orig_id='Salt', anchor='kafka-metadata.user-scram-credential-record.salt'),
            'stored_key': FieldInfo(role='payload', doc='Key the Server uses to authenticate the Client.', orig_id='StoredKey', anchor='kafka-metadata.user-scram-credential-record.stored-key'),
            'server_key': FieldInfo(role='payload', doc='Key the Client uses to validate the Servers identity.', orig_id='ServerKey', anchor='kafka-metadata.user-scram-credential-record.server-key'),
            'iterations': FieldInfo(role='structure', doc='Number of iterations used in the SCRAM credential.', orig_id='Iterations', anchor='kafka-metadata.user-scram-credential-record.iterations'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.user-scram-credential-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.user-scram-credential-record.tagged'),
        }
    ),
    'kafka_metadata.feature_level_record': TypeInfo(
        'FeatureLevelRecord, version 0', 'FeatureLevelRecord, version 0.', 'kafka-metadata.feature-level-record', '', {
            'name': FieldInfo(role='payload', doc='Feature name.', orig_id='Name', anchor='kafka-metadata.feature-level-record.name'),
            'feature_level': FieldInfo(role='structure', doc='Current finalized feature level of this feature for the cluster, a value of 0 means feature not supported.', orig_id='FeatureLevel', anchor='kafka-metadata.feature-level-record.feature-level'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.feature-level-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.feature-level-record.tagged'),
        }
    ),
    'kafka_metadata.client_quota_record': TypeInfo(
        'ClientQuotaRecord, version 0', 'ClientQuotaRecord, version 0.', 'kafka-metadata.client-quota-record', '', {
            'num_entity': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.client-quota-record.num-entity'),
            'entity': FieldInfo(role='structure', doc='Quota entity to alter.', orig_id='Entity', anchor='kafka-metadata.client-quota-record.entity'),
            'key': FieldInfo(role='payload', doc='Quota configuration key.', orig_id='Key', anchor='kafka-metadata.client-quota-record.key'),
            'value': FieldInfo(role='structure', doc='Value to set, otherwise ignored if the value is to be removed.', orig_id='Value', anchor='kafka-metadata.client-quota-record.value'),
            'remove': FieldInfo(role='structure', doc='Whether the quota configuration value should be removed, otherwise set.', orig_id='Remove', anchor='kafka-metadata.client-quota-record.remove'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.client-quota-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.client-quota-record.tagged'),
        }
    ),
    'kafka_metadata.client_quota_record.entity_data': TypeInfo(
        'EntityData', 'EntityData.', 'kafka-metadata.client-quota-record.entity-data', '', {
            'entity_type': FieldInfo(role='payload', doc='Entity type.', orig_id='EntityType', anchor='kafka-metadata.client-quota-record.entity-data.entity-type'),
            'entity_name': FieldInfo(role='payload', doc='Name of the entity, or null if the default.', orig_id='EntityName', anchor='kafka-metadata.client-quota-record.entity-data.entity-name'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.client-quota-record.entity-data.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.client-quota-record.entity-data.tagged'),
        }
    ),
    'kafka_metadata.producer_ids_record': TypeInfo(
        'ProducerIdsRecord, version 0', 'ProducerIdsRecord, version 0.', 'kafka-metadata.producer-ids-record', '', {
            'broker_id': FieldInfo(role='structure', doc='ID of the requesting broker.', orig_id='BrokerId', anchor='kafka-metadata.producer-ids-record.broker-id'),
            'broker_epoch': FieldInfo(role='structure', doc='Epoch of the requesting broker.', orig_id='BrokerEpoch', anchor='kafka-metadata.producer-ids-record.broker-epoch'),
            'next_producer_id': FieldInfo(role='structure', doc='Next producerId that will be assigned (i.e. the first producerId in the next assigned block).', orig_id='NextProducerId', anchor='kafka-metadata.producer-ids-record.next-producer-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.producer-ids-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.producer-ids-record.tagged'),
        }
    ),
    'kafka_metadata.broker_registration_change_record': TypeInfo(
        'BrokerRegistrationChangeRecord, versions 0-2', 'BrokerRegistrationChangeRecord, versions 0-2.', 'kafka-metadata.broker-registration-change-record', '', {
            'broker_id': FieldInfo(role='structure', doc='Broker id.', orig_id='BrokerId', anchor='kafka-metadata.broker-registration-change-record.broker-id'),
            'broker_epoch': FieldInfo(role='structure', doc='Broker epoch assigned by the controller.', orig_id='BrokerEpoch', anchor='kafka-metadata.broker-registration-change-record.broker-epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.broker-registration-change-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.broker-registration-change-record.tagged'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.broker-registration-change-record.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-metadata.broker-registration-change-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.broker-registration-change-record.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-metadata.broker-registration-change-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_fenced': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.broker-registration-change-record.tagged-fenced', '', {
            'fenced': FieldInfo(role='structure', doc='-1 if the broker has been unfenced, 0 if no change, 1 if the broker has been fenced.', orig_id='Fenced', anchor='kafka-metadata.broker-registration-change-record.tagged-fenced.fenced'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_in_controlled_shutdown': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.broker-registration-change-record.tagged-in-controlled-shutdown', '', {
            'in_controlled_shutdown': FieldInfo(role='structure', doc='0 if no change, 1 if the broker is in controlled shutdown.', orig_id='InControlledShutdown', anchor='kafka-metadata.broker-registration-change-record.tagged-in-controlled-shutdown.in-controlled-shutdown'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_log_dirs': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.broker-registration-change-record.tagged-log-dirs', '', {
            'num_log_dirs': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.broker-registration-change-record.tagged-log-dirs.num-log-dirs'),
            'log_dirs': FieldInfo(role='structure', doc='Log directories configured in this broker which are available.', orig_id='LogDirs', anchor='kafka-metadata.broker-registration-change-record.tagged-log-dirs.log-dirs'),
        }
    ),
    'kafka_metadata.access_control_entry_record': TypeInfo(
        'AccessControlEntryRecord, version 0', 'AccessControlEntryRecord, version 0.', 'kafka-metadata.access-control-entry-record', '', {
            'id': FieldInfo(role='structure', doc='Unique ID of this ACL.', orig_id='Id', anchor='kafka-metadata.access-control-entry-record.id'),
            'resource_type': FieldInfo(role='structure', doc='Resource type.', orig_id='ResourceType', anchor='kafka-metadata.access-control-entry-record.resource-type'),
            'resource_name': FieldInfo(role='payload', doc='Resource name.', orig_id='ResourceName', anchor='kafka-metadata.access-control-entry-record.resource-name'),
            'pattern_type': FieldInfo(role='structure', doc='Resource name pattern type.', orig_id='PatternType', anchor='kafka-metadata.access-control-entry-record.pattern-type'),
            'principal': FieldInfo(role='payload', doc='Principal name.', orig_id='Principal', anchor='kafka-metadata.access-control-entry-record.principal'),
            'host': FieldInfo(role='payload', doc='Host name.', orig_id='Host', anchor='kafka-metadata.access-control-entry-record.host'),
            'operation': FieldInfo(role='structure', doc='AclOperation.', orig_id='Operation', anchor='kafka-metadata.access-control-entry-record.operation'),
            'permission_type': FieldInfo(role='structure', doc='AclPermissionType.', orig_id='PermissionType', anchor='kafka-metadata.access-control-entry-record.permission-type'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.access-control-entry-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.access-control-entry-record.tagged'),
        }
    ),
    'kafka_metadata.remove_access_control_entry_record': TypeInfo(
        'RemoveAccessControlEntryRecord, version 0', 'RemoveAccessControlEntryRecord, version 0.', 'kafka-metadata.remove-access-control-entry-record', '', {
            'id': FieldInfo(role='structure', doc='ID of the AccessControlEntry to remove.', orig_id='Id', anchor='kafka-metadata.remove-access-control-entry-record.id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.remove-access-control-entry-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.remove-access-control-entry-record.tagged'),
        }
    ),
    'kafka_metadata.no_op_record': TypeInfo(
        'NoOpRecord, version 0', 'NoOpRecord, version 0.', 'kafka-metadata.no-op-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.no-op-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.no-op-record.tagged'),
        }
    ),
    'kafka_metadata.zk_migration_state_record': TypeInfo(
        'ZkMigrationStateRecord, version 0', 'ZkMigrationStateRecord, version 0.', 'kafka-metadata.zk-migration-state-record', '', {
            'zk_migration_state': FieldInfo(role='structure', doc='One of the possible migration states.', orig_id='ZkMigrationState', anchor='kafka-metadata.zk-migration-state-record.zk-migration-state'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.zk-migration-state-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.zk-migration-state-record.tagged'),
        }
    ),
    'kafka_metadata.remove_user_scram_credential_record': TypeInfo(
        'RemoveUserScramCredentialRecord, version 0', 'RemoveUserScramCredentialRecord, version 0.', 'kafka-metadata.remove-user-scram-credential-record', '', {
            'name': FieldInfo(role='payload', doc='User name.', orig_id='Name', anchor='kafka-metadata.remove-user-scram-credential-record.name'),
            'mechanism': FieldInfo(role='structure', doc='SCRAM mechanism.', orig_id='Mechanism', anchor='kafka-metadata.remove-user-scram-credential-record.mechanism'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.remove-user-scram-credential-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.remove-user-scram-credential-record.tagged'),
        }
    ),
    'kafka_metadata.begin_transaction_record': TypeInfo(
        'BeginTransactionRecord, version 0', 'BeginTransactionRecord, version 0.', 'kafka-metadata.begin-transaction-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.begin-transaction-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.begin-transaction-record.tagged'),
        }
    ),
    'kafka_metadata.begin_transaction_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.begin-transaction-record.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-metadata.begin-transaction-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.begin-transaction-record.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-metadata.begin-transaction-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.begin_transaction_record.tagged_name': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.begin-transaction-record.tagged-name', '', {
            'name': FieldInfo(role='payload', doc='An optional textual description of this transaction.', orig_id='Name', anchor='kafka-metadata.begin-transaction-record.tagged-name.name'),
        }
    ),
    'kafka_metadata.end_transaction_record': TypeInfo(
        'EndTransactionRecord, version 0', 'EndTransactionRecord, version 0.', 'kafka-metadata.end-transaction-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.end-transaction-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.end-transaction-record.tagged'),
        }
    ),
    'kafka_metadata.abort_transaction_record': TypeInfo(
        'AbortTransactionRecord, version 0', 'AbortTransactionRecord, version 0.', 'kafka-metadata.abort-transaction-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.abort-transaction-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.abort-transaction-record.tagged'),
        }
    ),
    'kafka_metadata.abort_transaction_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.abort-transaction-record.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-metadata.abort-transaction-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.abort-transaction-record.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-metadata.abort-transaction-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.abort_transaction_record.tagged_reason': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-metadata.abort-transaction-record.tagged-reason', '', {
            'reason': FieldInfo(role='payload', doc='An optional textual description of why the transaction was aborted.', orig_id='Reason', anchor='kafka-metadata.abort-transaction-record.tagged-reason.reason'),
        }
    ),
    'kafka_metadata.remove_delegation_token_record': TypeInfo(
        'RemoveDelegationTokenRecord, version 0', 'RemoveDelegationTokenRecord, version 0.', 'kafka-metadata.remove-delegation-token-record', '', {
            'token_id': FieldInfo(role='payload', doc='TokenID to remove.', orig_id='TokenId', anchor='kafka-metadata.remove-delegation-token-record.token-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.remove-delegation-token-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.remove-delegation-token-record.tagged'),
        }
    ),
    'kafka_metadata.register_controller_record': TypeInfo(
        'RegisterControllerRecord, version 0', 'RegisterControllerRecord, version 0.', 'kafka-metadata.register-controller-record', '', {
            'controller_id': FieldInfo(role='structure', doc='Controller id.', orig_id='ControllerId', anchor='kafka-metadata.register-controller-record.controller-id'),
            'incarnation_id': FieldInfo(role='structure', doc='Incarnation ID of the controller process.', orig_id='IncarnationId', anchor='kafka-metadata.register-controller-record.incarnation-id'),
            'zk_migration_ready': FieldInfo(role='structure', doc='Set if the required configurations for ZK migration are present.', orig_id='ZkMigrationReady', anchor='kafka-metadata.register-controller-record.zk-migration-ready'),
            'num_end_points': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.register-controller-record.num-end-points'),
            'end_points': FieldInfo(role='structure', doc='Endpoints that can be used to communicate with this controller.', orig_id='EndPoints', anchor='kafka-metadata.register-controller-record.end-points'),
            'num_features': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-metadata.register-controller-record.num-features'),
            'features': FieldInfo(role='structure', doc='Features on this controller.', orig_id='Features', anchor='kafka-metadata.register-controller-record.features'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-controller-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.register-controller-record.tagged'),
        }
    ),
    'kafka_metadata.register_controller_record.controller_endpoint': TypeInfo(
        'ControllerEndpoint', 'ControllerEndpoint.', 'kafka-metadata.register-controller-record.controller-endpoint', '', {
            'name': FieldInfo(role='payload', doc='Name of the endpoint.', orig_id='Name', anchor='kafka-metadata.register-controller-record.controller-endpoint.name'),
            'host': FieldInfo(role='payload', doc='Hostname.', orig_id='Host', anchor='kafka-metadata.register-controller-record.controller-endpoint.host'),
            'port': FieldInfo(role='structure', doc='Port.', orig_id='Port', anchor='kafka-metadata.register-controller-record.controller-endpoint.port'),
            'security_protocol': FieldInfo(role='structure', doc='Security protocol.', orig_id='SecurityProtocol', anchor='kafka-metadata.register-controller-record.controller-endpoint.security-protocol'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-controller-record.controller-endpoint.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.register-controller-record.controller-endpoint.tagged'),
        }
    ),
    'kafka_metadata.register_controller_record.controller_feature': TypeInfo(
        'ControllerFeature', 'ControllerFeature.', 'kafka-metadata.register-controller-record.controller-feature', '', {
            'name': FieldInfo(role='payload', doc='Feature name.', orig_id='Name', anchor='kafka-metadata.register-controller-record.controller-feature.name'),
            'min_supported_version': FieldInfo(role='structure', doc='Minimum supported feature level.', orig_id='MinSupportedVersion', anchor='kafka-metadata.register-controller-record.controller-feature.min-supported-version'),
            'max_supported_version': FieldInfo(role='structure', doc='Maximum supported feature level.', orig_id='MaxSupportedVersion', anchor='kafka-metadata.register-controller-record.controller-feature.max-supported-version'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-controller-record.controller-feature.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.register-controller-record.controller-feature.tagged'),
        }
    ),
    'kafka_metadata.clear_elr_record': TypeInfo(
        'ClearElrRecord, version 0', 'ClearElrRecord, version 0.', 'kafka-metadata.clear-elr-record', '', {
            'topic_name': FieldInfo(role='payload', doc='Name of the topic to clear ELRs for, or empty if all ELRs should be cleared.', orig_id='TopicName', anchor='kafka-metadata.clear-elr-record.topic-name'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.clear-elr-record.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-metadata.clear-elr-record.tagged'),
        }
    ),
    'kafka_offset_checkpoint': TypeInfo(
        'Apache Kafka: checkpoint of offsets', '`recovery-point-offset-checkpoint`, `log-start-offset-checkpoint`, `replication-offset-checkpoint` or `cleaner-offset-checkpoint` in a folder of `log.dirs`: text with one offset per partition. In this order, the partition is on disk up to it, begins with it, is on all replicas up to it, or is compacted up to it.', 'kafka-offset-checkpoint', '', {
            'version': FieldInfo(role='structure', doc='Always "0". Numbers are decimal digits.', rule='"0"', anchor='kafka-offset-checkpoint.version', code='unsupported-version'),
            'num_entries': FieldInfo(role='length', doc='Number of lines that follow. The broker refuses a file with more or fewer.', anchor='kafka-offset-checkpoint.num-entries'),
            'entries': FieldInfo(role='structure', doc='One per line.', anchor='kafka-offset-checkpoint.entries'),
        }
    ),
    'kafka_offset_checkpoint.entry': TypeInfo(
        'One line', 'One line.', 'kafka-offset-checkpoint.entry', '', {
            'topic': FieldInfo(role='payload', doc='The topic.', anchor='kafka-offset-checkpoint.entry.topic'),
            'partition': FieldInfo(role='structure', doc='Number of the partition.', anchor='kafka-offset-checkpoint.entry.partition'),
            'offset': FieldInfo(role='structure', doc='The offset.', anchor='kafka-offset-checkpoint.entry.offset'),
        }
    ),
    'kafka_partition_metadata': TypeInfo(
        'Apache Kafka: partition.metadata', "`partition.metadata` in a partition's folder: two lines of text, the second without a line end. A broker does not use the folder for a topic of the same name with another id.", 'kafka-partition-metadata', '', {
            'first_label': FieldInfo(role='structure', doc='Start of the first line.', rule='"version: "', anchor='kafka-partition-metadata.first-label'),
            'version': FieldInfo(role='structure', doc='Always "0" so far. Brokers accept greater versions.', rule='"0"', anchor='kafka-partition-metadata.version', code='unsupported-version'),
            'second_label': FieldInfo(role='structure', doc='Start of the second line.', rule='"topic_id: "', anchor='kafka-partition-metadata.second-label'),
            'topic_id': FieldInfo(role='structure', doc="The topic's id, a UUID in 22 characters of base64 for URLs.", anchor='kafka-partition-metadata.topic-id'),
        }
    ),
    'kafka_producer_snapshot': TypeInfo(
        'Apache Kafka: snapshot of producers', '`<offset>.snapshot`: the state of the producers before that offset, so that the broker does not need to read the log from its beginning. It is written when a segment begins and when the broker stops. The newest ones are kept.', 'kafka-producer-snapshot', '', {
            'version': FieldInfo(role='structure', doc='1 in all releases.', rule='1', anchor='kafka-producer-snapshot.version', code='unsupported-version'),
            'crc': FieldInfo(role='checksum', doc='CRC-32C of everything after this field.', orig_id='Crc', anchor='kafka-producer-snapshot.crc'),
            'num_producers': FieldInfo(role='length', doc='Entries that follow.', anchor='kafka-producer-snapshot.num-producers'),
            'producers': FieldInfo(role='structure', doc='Unordered.', orig_id='ProducerEntries', anchor='kafka-producer-snapshot.producers'),
            'rest': FieldInfo(role='reserved', doc='Empty. Readers ignore it if the checksum is right.', anchor='kafka-producer-snapshot.rest'),
        }
    ),
    'kafka_producer_snapshot.producer': TypeInfo(
        'One producer', 'One producer.', 'kafka-producer-snapshot.producer', '', {
            'producer_id': FieldInfo(role='structure', doc="The producer's id.", orig_id='ProducerId', anchor='kafka-producer-snapshot.producer.producer-id'),
            'producer_epoch': FieldInfo(role='structure', doc="The producer's epoch.", orig_id='Epoch', anchor='kafka-producer-snapshot.producer.producer-epoch'),
            'last_sequence': FieldInfo(role='structure', doc='Sequence number of its last record, or -1.', orig_id='LastSequence', anchor='kafka-producer-snapshot.producer.last-sequence'),
            'last_offset': FieldInfo(role='structure', doc='Offset of that record, or -1.', orig_id='LastOffset', anchor='kafka-producer-snapshot.producer.last-offset'),
            'offset_delta': FieldInfo(role='structure', doc='Last sequence number of its last batch minus the first one.', orig_id='OffsetDelta', anchor='kafka-producer-snapshot.producer.offset-delta'),
            'timestamp': FieldInfo(role='structure', doc="Greatest time of its last batch, or the time of a marker. A starting broker drops a producer if this is more than `producer.id.expiration.ms` (a day) before the broker's clock.", orig_id='Timestamp', anchor='kafka-producer-snapshot.producer.timestamp'),
            'coordinator_epoch': FieldInfo(role='structure', doc='Epoch of the coordinator that sent its last marker, or -1.', orig_id='CoordinatorEpoch', anchor='kafka-producer-snapshot.producer.coordinator-epoch'),
            'current_first_offset': FieldInfo(role='structure', doc='First offset of its open transaction, or -1.', orig_id='CurrentTxnFirstOffset', anchor='kafka-producer-snapshot.producer.current-first-offset'),
        }
    ),
    'kafka_share_key': TypeInfo(
        'Apache Kafka: key of a record of __share_group_state', "The key of a record of the internal topic `__share_group_state`, which holds the acknowledgements of share groups. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-share-key', '', {
            'record_type': FieldInfo(role='structure', doc='Type of the record. Up to 3.9 it was named the version of the key.', rule='one of 0, 1', anchor='kafka-share-key.record-type', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The key.', anchor='kafka-share-key.body'),
        }
    ),
    'kafka_share_key.share_snapshot_key': TypeInfo(
        'ShareSnapshotKey, version 0', 'ShareSnapshotKey, version 0.', 'kafka-share-key.share-snapshot-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-share-key.share-snapshot-key.group-id'),
            'topic_id': FieldInfo(role='structure', doc='Topic id.', orig_id='TopicId', anchor='kafka-share-key.share-snapshot-key.topic-id'),
            'partition': FieldInfo(role='structure', doc='Partition index.', orig_id='Partition', anchor='kafka-share-key.share-snapshot-key.partition'),
        }
    ),
    'kafka_share_key.share_update_key': TypeInfo(
        'ShareUpdateKey, version 0', 'ShareUpdateKey, version 0.', 'kafka-share-key.share-update-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', orig_id='GroupId', anchor='kafka-share-key.share-update-key.group-id'),
            'topic_id': FieldInfo(role='structure', doc='Topic id.', orig_id='TopicId', anchor='kafka-share-key.share-update-key.topic-id'),
            'partition': FieldInfo(role='structure', doc='Partition index.', orig_id='Partition', anchor='kafka-share-key.share-update-key.partition'),
        }
    ),
    'kafka_share_value': TypeInfo(
        'Apache Kafka: value of a record of __share_group_state', "The value of a record of the internal topic `__share_group_state`. A record without a value deletes its key. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-share-value', '', {
            'record_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-share-value.record-type'),
            'version': FieldInfo(role='structure', doc='Value version.', rule='at least 0 and at most 0', anchor='kafka-share-value.version', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The value.', anchor='kafka-share-value.body'),
        }
    ),
    'kafka_share_value.share_snapshot_value': TypeInfo(
        'ShareSnapshotValue, version 0', 'ShareSnapshotValue, version 0.', 'kafka-share-value.share-snapshot-value', '', {
            'snapshot_epoch': FieldInfo(role='structure', doc='Snapshot epoch.', orig_id='SnapshotEpoch', anchor='kafka-share-value.share-snapshot-value.snapshot-epoch'),
            'state_epoch': FieldInfo(role='structure', doc='State epoch for this share-partition.', orig_id='StateEpoch', anchor='kafka-share-value.share-snapshot-value.state-epoch'),
            'leader_epoch': FieldInfo(role='structure', doc='Leader epoch of the share-partition.', orig_id='LeaderEpoch', anchor='kafka-share-value.share-snapshot-value.leader-epoch'),
            'start_offset': FieldInfo(role='structure', doc='Share-partition start offset.', orig_id='StartOffset', anchor='kafka-share-value.share-snapshot-value.start-offset'),
            'create_timestamp': FieldInfo(role='structure', doc='Time at which the state was created.', orig_id='CreateTimestamp', anchor='kafka-share-value.share-snapshot-value.create-timestamp'),
            'write_timestamp': FieldInfo(role='structure', doc='Time at which the state was written or rewritten.', orig_id='WriteTimestamp', anchor='kafka-share-value.share-snapshot-value.write-timestamp'),
            'num_state_batches': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-share-value.share-snapshot-value.num-state-batches'),
            'state_batches': FieldInfo(role='structure', doc='State batches.', orig_id='StateBatches', anchor='kafka-share-value.share-snapshot-value.state-batches'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-share-value.share-snapshot-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-share-value.share-snapshot-value.tagged'),
        }
    ),
    'kafka_share_value.share_snapshot_value.state_batch': TypeInfo(
        'StateBatch', 'StateBatch.', 'kafka-share-value.share-snapshot-value.state-batch', '', {
            'first_offset': FieldInfo(role='structure', doc='First offset of this state batch.', orig_id='FirstOffset', anchor='kafka-share-value.share-snapshot-value.state-batch.first-offset'),
            'last_offset': FieldInfo(role='structure', doc='Last offset of this state batch.', orig_id='LastOffset', anchor='kafka-share-value.share-snapshot-value.state-batch.last-offset'),
            'delivery_state': FieldInfo(role='structure', doc='Delivery state - 0:Available,2:Acked,4:Archived.', orig_id='DeliveryState', anchor='kafka-share-value.share-snapshot-value.state-batch.delivery-state'),
            'delivery_count': FieldInfo(role='structure', doc='Delivery count.', orig_id='DeliveryCount', anchor='kafka-share-value.share-snapshot-value.state-batch.delivery-count'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-share-value.share-snapshot-value.state-batch.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-share-value.share-snapshot-value.state-batch.tagged'),
        }
    ),
    'kafka_share_value.share_update_value': TypeInfo(
        'ShareUpdateValue, version 0', 'ShareUpdateValue, version 0.', 'kafka-share-value.share-update-value', '', {
            'snapshot_epoch': FieldInfo(role='structure', doc='Snapshot epoch.', orig_id='SnapshotEpoch', anchor='kafka-share-value.share-update-value.snapshot-epoch'),
            'leader_epoch': FieldInfo(role='structure', doc='Leader epoch of the share-partition.', orig_id='LeaderEpoch', anchor='kafka-share-value.share-update-value.leader-epoch'),
            'start_offset': FieldInfo(role='structure', doc='Share-partition start offset, or -1 if the start offset is not being updated.', orig_id='StartOffset', anchor='kafka-share-value.share-update-value.start-offset'),
            'num_state_batches': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-share-value.share-update-value.num-state-batches'),
            'state_batches': FieldInfo(role='structure', doc='State batches that have been updated.', orig_id='StateBatches', anchor='kafka-share-value.share-update-value.state-batches'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-share-value.share-update-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-share-value.share-update-value.tagged'),
        }
    ),
    'kafka_share_value.share_update_value.state_batch': TypeInfo(
        'StateBatch', 'StateBatch.', 'kafka-share-value.share-update-value.state-batch', '', {
            'first_offset': FieldInfo(role='structure', doc='First offset of this state batch.', orig_id='FirstOffset', anchor='kafka-share-value.share-update-value.state-batch.first-offset'),
            'last_offset': FieldInfo(role='structure', doc='Last offset of this state batch.', orig_id='LastOffset', anchor='kafka-share-value.share-update-value.state-batch.last-offset'),
            'delivery_state': FieldInfo(role='structure', doc='Delivery state - 0:Available,2:Acked,4:Archived.', orig_id='DeliveryState', anchor='kafka-share-value.share-update-value.state-batch.delivery-state'),
            'delivery_count': FieldInfo(role='structure', doc='Delivery count.', orig_id='DeliveryCount', anchor='kafka-share-value.share-update-value.state-batch.delivery-count'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-share-value.share-update-value.state-batch.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-share-value.share-update-value.state-batch.tagged'),
        }
    ),
    'kafka_time_index': TypeInfo(
        'Apache Kafka: time index', '`<first offset>.timeindex` next to a segment. Times and offsets rise. The broker adds an entry with each one of the offset index if the greatest time has changed, and a last one when it closes the segment. Until then, zeros follow the last entry.', 'kafka-time-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='kafka-time-index.entries'),
        }
    ),
    'kafka_time_index_entry': TypeInfo(
        'Apache Kafka: entry of a time index', 'Greatest time so far.', 'kafka-time-index-entry', '', {
            'timestamp': FieldInfo(role='structure', doc='Milliseconds since the Unix epoch: the greatest `max_timestamp` of the segment so far.', anchor='kafka-time-index-entry.timestamp'),
            'relative_offset': FieldInfo(role='structure', doc="Last offset of the first batch with that time, minus the segment's base. According to the document the time was seen before this offset.", anchor='kafka-time-index-entry.relative-offset'),
        }
    ),
    'kafka_transaction_index': TypeInfo(
        'Apache Kafka: transaction index', '`<first offset>.txnindex` next to a segment with an aborted transaction. The last offsets rise. A reader of committed records uses it to skip records of these producers. The broker ignores an incomplete last entry.', 'kafka-transaction-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='kafka-transaction-index.entries'),
        }
    ),
    'kafka_transaction_index_entry': TypeInfo(
        'Apache Kafka: entry of a transaction index', 'An aborted transaction whose abort marker is in the segment.', 'kafka-transaction-index-entry', '', {
            'version': FieldInfo(role='structure', doc='Brokers check only the first of the two bytes, and refuse a value above 0.', rule='0', anchor='kafka-transaction-index-entry.version', code='unsupported-version'),
            'producer_id': FieldInfo(role='structure', doc='Producer of the transaction.', anchor='kafka-transaction-index-entry.producer-id'),
            'first_offset': FieldInfo(role='structure', doc="Offset of the transaction's first record, which may be in an earlier segment.", anchor='kafka-transaction-index-entry.first-offset'),
            'last_offset': FieldInfo(role='structure', doc='Offset of the abort marker.', anchor='kafka-transaction-index-entry.last-offset'),
            'last_stable_offset': FieldInfo(role='structure', doc="The log's last stable offset after the marker: the first offset of the oldest open transaction, or else the offset after the marker.", anchor='kafka-transaction-index-entry.last-stable-offset'),
        }
    ),
    'kafka_transaction_key': TypeInfo(
        'Apache Kafka: key of a record of __transaction_state', "The key of a record of the internal topic `__transaction_state`, which holds the transactions of producers. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-transaction-key', '', {
            'record_type': FieldInfo(role='structure', doc='Type of the record. Up to 3.9 it was named the version of the key.', rule='one of 0', anchor='kafka-transaction-key.record-type', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The key.', anchor='kafka-transaction-key.body'),
        }
    ),
    'kafka_transaction_key.transaction_log_key': TypeInfo(
        'TransactionLogKey, version 0', 'TransactionLogKey, version 0.', 'kafka-transaction-key.transaction-log-key', '', {
            'transactional_id': FieldInfo(role='payload', doc='Transactional id of the transaction.', orig_id='TransactionalId', anchor='kafka-transaction-key.transaction-log-key.transactional-id'),
        }
    ),
    'kafka_transaction_value': TypeInfo(
        'Apache Kafka: value of a record of __transaction_state', "The value of a record of the internal topic `__transaction_state`. A record without a value deletes its key. The field descriptions are from Kafka's own definitions of these messages.", 'kafka-transaction-value', '', {
            'record_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-transaction-value.record-type'),
            'version': FieldInfo(role='structure', doc='Value version.', rule='at least 0 and at most record_type == 0 ? 1 : 0', anchor='kafka-transaction-value.version', code='unsupported-version'),
            'body': FieldInfo(role='structure', doc='The value.', anchor='kafka-transaction-value.body'),
        }
    ),
    'kafka_transaction_value.transaction_log_value': TypeInfo(
        'TransactionLogValue, versions 0-1', 'TransactionLogValue, versions 0-1.', 'kafka-transaction-value.transaction-log-value', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-transaction-value.transaction-log-value.api-version'),
            'producer_id': FieldInfo(role='structure', doc='Producer id in use by the transactional id.', orig_id='ProducerId', anchor='kafka-transaction-value.transaction-log-value.producer-id'),
            'producer_epoch': FieldInfo(role='structure', doc='Epoch associated with the producer id.', orig_id='ProducerEpoch', anchor='kafka-transaction-value.transaction-log-value.producer-epoch'),
            'transaction_timeout_ms': FieldInfo(role='structure', doc='Transaction timeout in milliseconds.', orig_id='TransactionTimeoutMs', anchor='kafka-transaction-value.transaction-log-value.transaction-timeout-ms'),
            'transaction_status': FieldInfo(role='structure', doc='TransactionState the transaction is in.', orig_id='TransactionStatus', anchor='kafka-transaction-value.transaction-log-value.transaction-status'),
            'num_transaction_partitions': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-transaction-value.transaction-log-value.num-transaction-partitions'),
            'transaction_partitions': FieldInfo(role='structure', doc='Partitions involved in the transaction.', orig_id='TransactionPartitions', anchor='kafka-transaction-value.transaction-log-value.transaction-partitions'),
            'transaction_last_update_timestamp_ms': FieldInfo(role='structure', doc='Time the transaction was last updated.', orig_id='TransactionLastUpdateTimestampMs', anchor='kafka-transaction-value.transaction-log-value.transaction-last-update-timestamp-ms'),
            'transaction_start_timestamp_ms': FieldInfo(role='structure', doc='Time the transaction was started.', orig_id='TransactionStartTimestampMs', anchor='kafka-transaction-value.transaction-log-value.transaction-start-timestamp-ms'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-transaction-value.transaction-log-value.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-transaction-value.transaction-log-value.tagged'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.partitions_schema': TypeInfo(
        'PartitionsSchema', 'PartitionsSchema.', 'kafka-transaction-value.transaction-log-value.partitions-schema', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.api-version'),
            'topic': FieldInfo(role='payload', doc='Topic involved in the transaction.', orig_id='Topic', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.topic'),
            'num_partition_ids': FieldInfo(role='length', doc='Count; -1 is null.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.num-partition-ids'),
            'partition_ids': FieldInfo(role='structure', doc='Partition ids involved in the transaction.', orig_id='PartitionIds', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.partition-ids'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.num-tagged'),
            'tagged': FieldInfo(role='structure', doc='Tagged fields.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.tagged'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-transaction-value.transaction-log-value.tagged-field', '', {
            'tag': FieldInfo(role='structure', doc='Field number.', anchor='kafka-transaction-value.transaction-log-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-transaction-value.transaction-log-value.tagged-field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-transaction-value.transaction-log-value.tagged-field.content'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_previous_producer_id': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-transaction-value.transaction-log-value.tagged-previous-producer-id', '', {
            'previous_producer_id': FieldInfo(role='structure', doc='Producer id used by the last committed transaction.', orig_id='PreviousProducerId', anchor='kafka-transaction-value.transaction-log-value.tagged-previous-producer-id.previous-producer-id'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_next_producer_id': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-transaction-value.transaction-log-value.tagged-next-producer-id', '', {
            'next_producer_id': FieldInfo(role='structure', doc='Latest producer ID sent to the producer for the given transactional id.', orig_id='NextProducerId', anchor='kafka-transaction-value.transaction-log-value.tagged-next-producer-id.next-producer-id'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_client_transaction_version': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-transaction-value.transaction-log-value.tagged-client-transaction-version', '', {
            'client_transaction_version': FieldInfo(role='structure', doc='Transaction version used by the client.', orig_id='ClientTransactionVersion', anchor='kafka-transaction-value.transaction-log-value.tagged-client-transaction-version.client-transaction-version'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_next_producer_epoch': TypeInfo(
        "A tagged field's content", "A tagged field's content.", 'kafka-transaction-value.transaction-log-value.tagged-next-producer-epoch', '', {
            'next_producer_epoch': FieldInfo(role='structure', doc='Producer epoch associated with the NextProducerId.', orig_id='NextProducerEpoch', anchor='kafka-transaction-value.transaction-log-value.tagged-next-producer-epoch.next-producer-epoch'),
        }
    ),
}
