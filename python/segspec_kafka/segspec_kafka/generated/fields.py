# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 b00c68674424f7ef83ae6f12d2d556a6d62eefa0c3b6f57908fce31e07408d79
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7d17e77d1a089c620fa5099e9c2fc4dd2a70e2d6f9564ed58fba50320270d2eb
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 8f12c692e7fad9ef1b08e80fffdcd81634be4e38ee8540c930c3f36a9b1b2c5c
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 5dae8b2d415208d45e136c74fae010e7777947250c95df8885d58b7425539c6d
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 33a3e79ea4eeb907b2efcb983d9fccdd4a5acd304d106c612ba5fcd12aef31a1
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 478e84d2e03215f9a66651da5bc8d09550d3af7e0bce8ea566b59ac184a96211
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 d0d762760e05823614c98a6932092f7a95e584eb54ef6c1992b9fa9d0f40d3b7
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
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
    'kafka_tagged_fields.KafkaTaggedFields': 'kafka_tagged_fields',
    'kafka_tagged_fields.KafkaTaggedFields.Field': 'kafka_tagged_fields.field',
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
        'Apache Kafka: record batch', 'Since Kafka 0.11, a segment (`<first offset in 20 digits>.log`) consists of record batches, before that of messages, each a batch of its own or a wrapper of compressed ones. It has no header, padding or end mark. In a preallocated open segment, zeros follow the last batch.', 'kafka', '', {
            'base_offset': FieldInfo(doc="Offset of the batch's first record, even if compacted away. In a wrapper (magic 0 and 1), offset of the last message.", orig_id='BaseOffset', anchor='kafka.base-offset'),
            'len_batch': FieldInfo(role='length', doc='Bytes after this field. The shortest message of magic 0 has 14. A batch of magic 2 has at least 49, which the broker only checks with the whole batch.', orig_id='Length', rule='at least 14', anchor='kafka.len-batch', code='bad-length'),
            'epoch_or_crc': FieldInfo(role='structure', doc="The leader's epoch in a batch of magic 2. No checksum covers it, so the broker can set it. In a message of magic 0 or 1, the CRC-32 of everything after this field.", anchor='kafka.epoch-or-crc'),
            'magic': FieldInfo(doc='2 since Kafka 0.11, 1 since 0.10, 0 before. Brokers of 4.x read all three and write 2.', orig_id='Magic', rule='one of 0, 1, 2', anchor='kafka.magic', code='unsupported-version'),
            'body': FieldInfo(doc='The fields that depend on the magic.', anchor='kafka.body'),
            'is_batch': FieldInfo(doc='A record batch, not a message of magic 0 or 1.', anchor='kafka.is-batch'),
            'leader_epoch': FieldInfo(doc="Epoch of the leader that appended the batch. -1 if unknown, as before a producer's batch is appended.", orig_id='PartitionLeaderEpoch', anchor='kafka.leader-epoch'),
            'message_crc': FieldInfo(doc="CRC-32 (zlib's) of a message of magic 0 or 1, from its magic on.", anchor='kafka.message-crc'),
            'last_offset': FieldInfo(doc="Offset of the batch's last record, even if compacted away.", anchor='kafka.last-offset'),
        }
    ),
    'kafka.batch': TypeInfo(
        'A record batch of magic 2, after its magic', 'A record batch of magic 2, after its magic.', 'kafka.batch', '', {
            'crc': FieldInfo(role='checksum', doc='CRC-32C of everything after this field, with the records as stored.', orig_id='CRC', anchor='kafka.batch.crc'),
            'unused': FieldInfo(role='reserved', doc='Written as 0. Brokers ignore the upper byte of the attributes.', orig_id='Attributes (7-15)', rule='should be 0', anchor='kafka.batch.unused', bits=9),
            'has_delete_horizon': FieldInfo(doc='The cleaner has processed the batch. Its tombstones or abort marker may be removed from the time in the base timestamp on. Since 3.1 (KIP-534).', orig_id='Delete Horizon Flag', anchor='kafka.batch.has-delete-horizon', bits=1),
            'is_control': FieldInfo(doc="The batch has one record from the broker: a transaction's end, or an event of the KRaft quorum.", orig_id='Control', anchor='kafka.batch.is-control', bits=1),
            'is_transactional': FieldInfo(doc='The records belong to a transaction, or the control record ends one.', orig_id='Transactional', anchor='kafka.batch.is-transactional', bits=1),
            'is_append_time': FieldInfo(doc='The broker set the time (`message.timestamp.type=LogAppendTime`), so all records have `max_timestamp`.', orig_id='Timestamp Type', anchor='kafka.batch.is-append-time', bits=1),
            'compression': FieldInfo(doc='Codec of the records. The fields before them are not compressed.', orig_id='Compression Type', anchor='kafka.batch.compression', bits=3),
            'last_offset_delta': FieldInfo(doc='Offset of the last record, minus the base offset. Compaction keeps it.', orig_id='LastOffsetDelta', anchor='kafka.batch.last-offset-delta'),
            'base_timestamp': FieldInfo(doc="Milliseconds since the Unix epoch, the base of the records' times, usually the first one's. With `has_delete_horizon`, the time from which tombstones and markers may be removed. -1 in a batch that compaction has emptied.", orig_id='BaseTimestamp', anchor='kafka.batch.base-timestamp'),
            'max_timestamp': FieldInfo(doc='Greatest time of the records, or with `is_append_time` that of all.', orig_id='MaxTimestamp', anchor='kafka.batch.max-timestamp'),
            'producer_id': FieldInfo(doc='-1 without idempotence.', orig_id='ProducerId', anchor='kafka.batch.producer-id'),
            'producer_epoch': FieldInfo(doc='Epoch of the producer, -1 without a producer id. Brokers refuse batches of an earlier epoch.', orig_id='ProducerEpoch', anchor='kafka.batch.producer-epoch'),
            'base_sequence': FieldInfo(doc="The first record's number among those of this producer and epoch. 0 follows 2147483647. It is -1 in control batches and without a producer id, but the group coordinator writes 0 there.", orig_id='BaseSequence', anchor='kafka.batch.base-sequence'),
            'num_records': FieldInfo(role='length', doc="Remaining records. Less than `last_offset_delta + 1` after compaction. 0 in a batch that is kept for its producer's sequence.", orig_id='RecordsCount', rule='at least 0', anchor='kafka.batch.num-records', code='bad-count'),
            'records': FieldInfo(role='payload', doc='A `record_set`, compressed if there is a codec.', orig_id='Records', anchor='kafka.batch.records'),
        }
    ),
    'kafka.record_set': TypeInfo(
        "A batch's records, unpacked", "A batch's records, unpacked.", 'kafka.record-set', '', {
            'base_offset': FieldInfo(doc="The batch's `base_offset`.", anchor='kafka.record-set.base-offset'),
            'base_timestamp': FieldInfo(doc="The batch's `base_timestamp`.", anchor='kafka.record-set.base-timestamp'),
            'is_append_time': FieldInfo(doc="The batch's `is_append_time`.", anchor='kafka.record-set.is-append-time'),
            'max_timestamp': FieldInfo(doc="The batch's `max_timestamp`.", anchor='kafka.record-set.max-timestamp'),
            'records': FieldInfo(doc='The broker refuses a batch with more or fewer.', anchor='kafka.record-set.records'),
        }
    ),
    'kafka.record': TypeInfo(
        'One record, after its length', 'One record, after its length.', 'kafka.record', '', {
            'base_offset': FieldInfo(doc="The batch's `base_offset`.", anchor='kafka.record.base-offset'),
            'base_timestamp': FieldInfo(doc="The batch's `base_timestamp`.", anchor='kafka.record.base-timestamp'),
            'is_append_time': FieldInfo(doc="The batch's `is_append_time`.", anchor='kafka.record.is-append-time'),
            'max_timestamp': FieldInfo(doc="The batch's `max_timestamp`.", anchor='kafka.record.max-timestamp'),
            'len_body': FieldInfo(role='length', doc='Bytes after this field.', orig_id='Length', rule='_.value >= 0, where _ is the value', anchor='kafka.record.len-body', code='bad-length'),
            'body': FieldInfo(doc="The record's content.", anchor='kafka.record.body'),
        }
    ),
    'kafka.record_body': TypeInfo(
        'A record without its length', 'A record without its length.', 'kafka.record-body', '', {
            'base_offset': FieldInfo(doc="The batch's `base_offset`.", anchor='kafka.record-body.base-offset'),
            'base_timestamp': FieldInfo(doc="The batch's `base_timestamp`.", anchor='kafka.record-body.base-timestamp'),
            'is_append_time': FieldInfo(doc="The batch's `is_append_time`.", anchor='kafka.record-body.is-append-time'),
            'max_timestamp': FieldInfo(doc="The batch's `max_timestamp`.", anchor='kafka.record-body.max-timestamp'),
            'attributes': FieldInfo(role='reserved', doc='Unused. Readers ignore it.', orig_id='Attributes', rule='should be 0', anchor='kafka.record-body.attributes'),
            'timestamp_delta': FieldInfo(doc="Time minus the batch's base timestamp, possibly negative.", orig_id='TimestampDelta', anchor='kafka.record-body.timestamp-delta'),
            'offset_delta': FieldInfo(doc="Offset minus the batch's base offset.", orig_id='OffsetDelta', anchor='kafka.record-body.offset-delta'),
            'len_key': FieldInfo(role='length', doc='Bytes of the key. Below 0 the key is null, not empty. Writers use -1.', orig_id='KeyLength', anchor='kafka.record-body.len-key'),
            'key': FieldInfo(role='payload', doc='The key.', orig_id='Key', anchor='kafka.record-body.key'),
            'len_value': FieldInfo(role='length', doc='Bytes of the value, below 0 for null. In a compacted topic a null value deletes the key.', orig_id='ValueLength', anchor='kafka.record-body.len-value'),
            'value': FieldInfo(role='payload', doc="The producer's bytes.", orig_id='Value', anchor='kafka.record-body.value'),
            'num_headers': FieldInfo(role='length', doc='Number of headers.', orig_id='HeadersCount', rule='_.value >= 0, where _ is the value', anchor='kafka.record-body.num-headers', code='bad-count'),
            'headers': FieldInfo(doc="In the producer's order.", orig_id='Headers', anchor='kafka.record-body.headers'),
            'rest': FieldInfo(role='reserved', doc='Empty. Otherwise the broker refuses the record.', rule='_.length == 0, where _ is the value', anchor='kafka.record-body.rest', code='bad-length'),
            'offset': FieldInfo(doc='Number in the partition.', anchor='kafka.record-body.offset'),
            'timestamp': FieldInfo(doc='Milliseconds since the Unix epoch. -1 if the producer set none.', anchor='kafka.record-body.timestamp'),
        }
    ),
    'kafka.header': TypeInfo(
        'One header of a record', 'One header of a record.', 'kafka.header', '', {
            'len_key': FieldInfo(role='length', doc='Bytes of the name.', orig_id='HeaderKeyLength', rule='_.value >= 0, where _ is the value', anchor='kafka.header.len-key', code='bad-length'),
            'key': FieldInfo(role='payload', doc='The name, in UTF-8.', orig_id='HeaderKey', anchor='kafka.header.key'),
            'len_value': FieldInfo(role='length', doc='In bytes, below 0 for null.', orig_id='HeaderValueLength', anchor='kafka.header.len-value'),
            'value': FieldInfo(role='payload', doc="The producer's bytes.", orig_id='Value', anchor='kafka.header.value'),
        }
    ),
    'kafka.message': TypeInfo(
        'A message of magic 0 or 1, after its magic', 'A message of magic 0 or 1, after its magic.', 'kafka.message', '', {
            'magic': FieldInfo(doc="The frame's `magic`.", anchor='kafka.message.magic'),
            'unused': FieldInfo(role='reserved', doc='Unused in all versions.', rule='should be 0', anchor='kafka.message.unused', bits=4),
            'is_append_time': FieldInfo(doc="Magic 1 only. The broker set the time. In a wrapper, all messages have the wrapper's time.", anchor='kafka.message.is-append-time', bits=1),
            'compression': FieldInfo(doc='With a codec the message is a wrapper. Its value is a compressed sequence of frames of this spec, with the same magic and uncompressed.', anchor='kafka.message.compression', bits=3),
            'timestamp': FieldInfo(doc="Milliseconds since the Unix epoch, or -1 if the producer set none. In a wrapper, its messages' greatest time.", anchor='kafka.message.timestamp'),
            'len_key': FieldInfo(role='length', doc='In bytes, below 0 for null.', anchor='kafka.message.len-key'),
            'key': FieldInfo(role='payload', doc='The key. A wrapper has none.', anchor='kafka.message.key'),
            'len_value': FieldInfo(role='length', doc='In bytes, below 0 for null.', anchor='kafka.message.len-value'),
            'value': FieldInfo(role='payload', doc="The producer's bytes. In a wrapper, compressed frames. In magic 0, lz4 has a wrong header checksum (KAFKA-3160).", anchor='kafka.message.value'),
            'rest': FieldInfo(role='reserved', doc='Empty.', rule='_.length == 0, where _ is the value', anchor='kafka.message.rest', code='bad-length'),
        }
    ),
    'kafka_varint': TypeInfo(
        'Apache Kafka: zigzag varint', "A signed 32-bit number: one to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Even numbers 2n stand for n, odd ones 2n - 1 for -n. Bits above 31 in the fifth byte are shifted out.", 'kafka-varint', 'value', {
            'groups': FieldInfo(role='length', doc='Up to the first byte whose high bit is clear.', anchor='kafka-varint.groups'),
            'raw': FieldInfo(doc='As an unsigned 32-bit number.', anchor='kafka-varint.raw'),
            'value': FieldInfo(doc='The number. As a length, -1 stands for null.', anchor='kafka-varint.value'),
        }
    ),
    'kafka_varint.group': TypeInfo(
        'A byte, and the sum so far', 'A byte, and the sum so far.', 'kafka-varint.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 4.", anchor='kafka-varint.group.index'),
            'total_before': FieldInfo(doc='Sum of earlier groups.', anchor='kafka-varint.group.total-before'),
            'weight': FieldInfo(doc='Value of its lowest bit.', anchor='kafka-varint.group.weight'),
            'octet': FieldInfo(role='length', doc='A fifth byte with the high bit is refused.', rule='at most index == 4 ? 127 : 255', anchor='kafka-varint.group.octet'),
            'has_next': FieldInfo(doc='Another byte follows.', anchor='kafka-varint.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='kafka-varint.group.total'),
        }
    ),
    'kafka_varlong': TypeInfo(
        'Apache Kafka: zigzag varlong', "A signed 64-bit number: one to ten groups of seven bits, the lowest first. A byte's high bit announces another byte. Even numbers 2n stand for n, odd ones 2n - 1 for -n. Only one bit of the tenth byte counts; the others are shifted out.", 'kafka-varlong', 'value', {
            'groups': FieldInfo(role='length', doc='Up to the first byte whose high bit is clear.', anchor='kafka-varlong.groups'),
            'raw': FieldInfo(doc='As an unsigned 64-bit number.', anchor='kafka-varlong.raw'),
            'value': FieldInfo(doc='The number.', anchor='kafka-varlong.value'),
        }
    ),
    'kafka_varlong.group': TypeInfo(
        'A byte, and the sum so far', 'A byte, and the sum so far.', 'kafka-varlong.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 9.", anchor='kafka-varlong.group.index'),
            'total_before': FieldInfo(doc='Sum of earlier groups.', anchor='kafka-varlong.group.total-before'),
            'weight': FieldInfo(doc='Value of its lowest bit.', anchor='kafka-varlong.group.weight'),
            'octet': FieldInfo(role='length', doc='A tenth byte with the high bit is refused.', rule='at most index == 9 ? 127 : 255', anchor='kafka-varlong.group.octet'),
            'has_next': FieldInfo(doc='Another byte follows.', anchor='kafka-varlong.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='kafka-varlong.group.total'),
        }
    ),
    'kafka_bytes': TypeInfo(
        'Apache Kafka: bytes of a message', "Bytes in Kafka's protocol.", 'kafka-bytes', 'value', {
            'is_compact': FieldInfo(doc="The message's version is flexible.", anchor='kafka-bytes.is-compact'),
            'len_compact': FieldInfo(role='length', doc='Bytes plus one. 0 for null.', anchor='kafka-bytes.len-compact'),
            'len_plain': FieldInfo(role='length', doc='In bytes, below 0 for null.', anchor='kafka-bytes.len-plain'),
            'value': FieldInfo(role='payload', doc='The bytes.', anchor='kafka-bytes.value'),
            'len_value': FieldInfo(doc='In bytes, below 0 for null.', anchor='kafka-bytes.len-value'),
        }
    ),
    'kafka_uvarint': TypeInfo(
        'Apache Kafka: unsigned varint', "A 32-bit number: one to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the fifth byte are shifted out.", 'kafka-uvarint', 'value', {
            'groups': FieldInfo(role='length', doc='Up to the first byte whose high bit is clear.', anchor='kafka-uvarint.groups'),
            'value': FieldInfo(doc='The number.', anchor='kafka-uvarint.value'),
        }
    ),
    'kafka_uvarint.group': TypeInfo(
        'A byte, and the sum so far', 'A byte, and the sum so far.', 'kafka-uvarint.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 4.", anchor='kafka-uvarint.group.index'),
            'total_before': FieldInfo(doc='Sum of earlier groups.', anchor='kafka-uvarint.group.total-before'),
            'weight': FieldInfo(doc='Value of its lowest bit.', anchor='kafka-uvarint.group.weight'),
            'octet': FieldInfo(role='length', doc='A fifth byte with the high bit is refused.', rule='at most index == 4 ? 127 : 255', anchor='kafka-uvarint.group.octet'),
            'has_next': FieldInfo(doc='Another byte follows.', anchor='kafka-uvarint.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='kafka-uvarint.group.total'),
        }
    ),
    'kafka_control_key': TypeInfo(
        'Apache Kafka: key of a control record', "The key of a control batch's record.", 'kafka-control-key', '', {
            'version': FieldInfo(doc='0 so far. Readers accept the type of a greater version.', orig_id='Version', rule='at least 0', anchor='kafka-control-key.version', code='unsupported-version'),
            'control_type': FieldInfo(doc='Type of the record.', orig_id='Type', anchor='kafka-control-key.control-type'),
            'rest': FieldInfo(role='reserved', doc='Empty so far. Readers ignore it.', anchor='kafka-control-key.rest'),
        }
    ),
    'kafka_control_value': TypeInfo(
        'Apache Kafka: value of a control record', "The value of a control batch's record. The fields are Kafka's own, in snake case. The first one of each message is the version. In the marker of a transaction's end it precedes the message.", 'kafka-control-value', '', {
            'control_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-control-value.control-type'),
            'version': FieldInfo(doc='Value version.', rule='at least 0', anchor='kafka-control-value.version', code='unsupported-version'),
            'body': FieldInfo(doc='The event.', anchor='kafka-control-value.body'),
        }
    ),
    'kafka_control_value.end_txn_marker': TypeInfo(
        'EndTxnMarker, version 0', 'EndTxnMarker, version 0.', 'kafka-control-value.end-txn-marker', '', {
            'coordinator_epoch': FieldInfo(doc='Coordinator epoch when appending the record.', anchor='kafka-control-value.end-txn-marker.coordinator-epoch'),
        }
    ),
    'kafka_control_value.leader_change_message': TypeInfo(
        'LeaderChangeMessage, versions 0-1', 'LeaderChangeMessage, versions 0-1.', 'kafka-control-value.leader-change-message', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-control-value.leader-change-message.api-version'),
            'leader_id': FieldInfo(doc='ID of the newly elected leader.', anchor='kafka-control-value.leader-change-message.leader-id'),
            'num_voters': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.leader-change-message.num-voters'),
            'voters': FieldInfo(doc='Voters in the quorum for this epoch.', anchor='kafka-control-value.leader-change-message.voters'),
            'num_granting_voters': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.leader-change-message.num-granting-voters'),
            'granting_voters': FieldInfo(doc='Voters who voted for the leader at the time of election.', anchor='kafka-control-value.leader-change-message.granting-voters'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.leader-change-message.tagged'),
        }
    ),
    'kafka_control_value.leader_change_message.voter': TypeInfo(
        'Voter', 'Voter.', 'kafka-control-value.leader-change-message.voter', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-control-value.leader-change-message.voter.api-version'),
            'voter_id': FieldInfo(doc='ID of the voter.', anchor='kafka-control-value.leader-change-message.voter.voter-id'),
            'voter_directory_id': FieldInfo(doc='Directory id of the voter.', anchor='kafka-control-value.leader-change-message.voter.voter-directory-id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.leader-change-message.voter.tagged'),
        }
    ),
    'kafka_control_value.snapshot_header_record': TypeInfo(
        'SnapshotHeaderRecord, version 0', 'SnapshotHeaderRecord, version 0.', 'kafka-control-value.snapshot-header-record', '', {
            'last_contained_log_timestamp': FieldInfo(doc='Append time of the last record in this snapshot.', anchor='kafka-control-value.snapshot-header-record.last-contained-log-timestamp'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.snapshot-header-record.tagged'),
        }
    ),
    'kafka_control_value.snapshot_footer_record': TypeInfo(
        'SnapshotFooterRecord, version 0', 'SnapshotFooterRecord, version 0.', 'kafka-control-value.snapshot-footer-record', '', {
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.snapshot-footer-record.tagged'),
        }
    ),
    'kafka_control_value.kraft_version_record': TypeInfo(
        'KRaftVersionRecord, version 0', 'KRaftVersionRecord, version 0.', 'kafka-control-value.kraft-version-record', '', {
            'kraft_version': FieldInfo(doc='Kraft protocol version.', anchor='kafka-control-value.kraft-version-record.kraft-version'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.kraft-version-record.tagged'),
        }
    ),
    'kafka_control_value.voters_record': TypeInfo(
        'VotersRecord, version 0', 'VotersRecord, version 0.', 'kafka-control-value.voters-record', '', {
            'num_voters': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.voters-record.num-voters'),
            'voters': FieldInfo(doc='Voters in the quorum for this epoch.', anchor='kafka-control-value.voters-record.voters'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.voters-record.tagged'),
        }
    ),
    'kafka_control_value.voters_record.voter': TypeInfo(
        'Voter', 'Voter.', 'kafka-control-value.voters-record.voter', '', {
            'voter_id': FieldInfo(doc='Replica id of the voter in the topic partition.', anchor='kafka-control-value.voters-record.voter.voter-id'),
            'voter_directory_id': FieldInfo(doc='Directory id of the voter in the topic partition.', anchor='kafka-control-value.voters-record.voter.voter-directory-id'),
            'num_endpoints': FieldInfo(role='length', doc='Count.', anchor='kafka-control-value.voters-record.voter.num-endpoints'),
            'endpoints': FieldInfo(doc='Endpoint of the voter.', anchor='kafka-control-value.voters-record.voter.endpoints'),
            'kraft_version_feature': FieldInfo(doc='Range of versions of the protocol that the replica supports.', anchor='kafka-control-value.voters-record.voter.kraft-version-feature'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.voters-record.voter.tagged'),
        }
    ),
    'kafka_control_value.voters_record.voter.endpoint': TypeInfo(
        'Endpoint', 'Endpoint.', 'kafka-control-value.voters-record.voter.endpoint', '', {
            'name': FieldInfo(role='payload', doc='Name of the endpoint.', anchor='kafka-control-value.voters-record.voter.endpoint.name'),
            'host': FieldInfo(role='payload', doc='Hostname.', anchor='kafka-control-value.voters-record.voter.endpoint.host'),
            'port': FieldInfo(doc='Port.', anchor='kafka-control-value.voters-record.voter.endpoint.port'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.voters-record.voter.endpoint.tagged'),
        }
    ),
    'kafka_control_value.voters_record.voter.kraft_version_feature': TypeInfo(
        'KRaftVersionFeature', 'KRaftVersionFeature.', 'kafka-control-value.voters-record.voter.kraft-version-feature', '', {
            'min_supported_version': FieldInfo(doc='Minimum supported KRaft protocol version.', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.min-supported-version'),
            'max_supported_version': FieldInfo(doc='Maximum supported KRaft protocol version.', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.max-supported-version'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-control-value.voters-record.voter.kraft-version-feature.tagged'),
        }
    ),
    'kafka_count': TypeInfo(
        'Apache Kafka: length of a string or list in a message', 'Number of items of a list. Flexible versions use a varint.', 'kafka-count', 'value', {
            'is_compact': FieldInfo(doc="The message's version is flexible.", anchor='kafka-count.is-compact'),
            'num_compact': FieldInfo(role='length', doc='Number plus one. 0 for null.', anchor='kafka-count.num-compact'),
            'num_plain': FieldInfo(role='length', doc='Number, below 0 for null.', anchor='kafka-count.num-plain'),
            'value': FieldInfo(doc='The number, below 0 for null.', anchor='kafka-count.value'),
        }
    ),
    'kafka_flag': TypeInfo(
        'Apache Kafka: flag of a message', "A flag in Kafka's protocol.", 'kafka-flag', 'value', {
            'octet': FieldInfo(doc='Any number except 0 is true. Writers use 1.', anchor='kafka-flag.octet'),
            'value': FieldInfo(doc='The flag.', anchor='kafka-flag.value'),
        }
    ),
    'kafka_string': TypeInfo(
        'Apache Kafka: string of a message', "A text in Kafka's protocol.", 'kafka-string', 'value', {
            'is_compact': FieldInfo(doc="The message's version is flexible.", anchor='kafka-string.is-compact'),
            'len_compact': FieldInfo(role='length', doc='Bytes plus one. 0 for null.', anchor='kafka-string.len-compact'),
            'len_plain': FieldInfo(role='length', doc='In bytes, below 0 for null.', anchor='kafka-string.len-plain'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='kafka-string.value'),
            'len_value': FieldInfo(doc='In bytes, below 0 for null.', anchor='kafka-string.len-value'),
        }
    ),
    'kafka_tagged_fields': TypeInfo(
        'Apache Kafka: tagged fields of a message', 'The tagged fields of a structure without known ones.', 'kafka-tagged-fields', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-tagged-fields.num-tagged'),
            'tagged': FieldInfo(doc='Fields from newer releases.', anchor='kafka-tagged-fields.tagged'),
        }
    ),
    'kafka_tagged_fields.field': TypeInfo(
        'One tagged field', 'One tagged field.', 'kafka-tagged-fields.field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-tagged-fields.field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-tagged-fields.field.len-content'),
            'content': FieldInfo(role='payload', doc='The content.', anchor='kafka-tagged-fields.field.content'),
        }
    ),
    'kafka_uuid': TypeInfo(
        'Apache Kafka: UUID of a message', 'A UUID. Kafka displays it as 22 characters of base64 for URLs.', 'kafka-uuid', 'value', {
            'value': FieldInfo(doc='All zeros for no UUID.', anchor='kafka-uuid.value'),
        }
    ),
    'kafka_epoch_checkpoint': TypeInfo(
        'Apache Kafka: leader-epoch-checkpoint', "`leader-epoch-checkpoint` in a partition's folder: text with the epochs of its leaders and their first offsets. Both rise. With it, followers find where their log diverges from their leader's.", 'kafka-epoch-checkpoint', '', {
            'version': FieldInfo(doc='Always "0". Numbers are decimal digits.', rule='"0"', anchor='kafka-epoch-checkpoint.version', code='unsupported-version'),
            'num_entries': FieldInfo(role='length', doc='Lines that follow. The broker refuses any other number.', anchor='kafka-epoch-checkpoint.num-entries'),
            'entries': FieldInfo(doc='One per line.', anchor='kafka-epoch-checkpoint.entries'),
        }
    ),
    'kafka_epoch_checkpoint.entry': TypeInfo(
        'One line', 'One line.', 'kafka-epoch-checkpoint.entry', '', {
            'epoch': FieldInfo(doc='The epoch.', anchor='kafka-epoch-checkpoint.entry.epoch'),
            'start_offset': FieldInfo(doc='Offset of its first record.', anchor='kafka-epoch-checkpoint.entry.start-offset'),
        }
    ),
    'kafka_group_key': TypeInfo(
        'Apache Kafka: key of a record of __consumer_offsets', 'The key of a record of the internal topic `__consumer_offsets`, which holds the commits and members of consumer groups.', 'kafka-group-key', '', {
            'record_type': FieldInfo(doc='Type of the record, up to 3.9 the version of the key.', rule='one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23', anchor='kafka-group-key.record-type', code='unsupported-version'),
            'body': FieldInfo(doc='The key.', anchor='kafka-group-key.body'),
        }
    ),
    'kafka_group_key.legacy_offset_commit_key': TypeInfo(
        'LegacyOffsetCommitKey, version 0', 'LegacyOffsetCommitKey, version 0.', 'kafka-group-key.legacy-offset-commit-key', '', {
            'group': FieldInfo(role='payload', doc='Consumer group id.', anchor='kafka-group-key.legacy-offset-commit-key.group'),
            'topic': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-key.legacy-offset-commit-key.topic'),
            'partition': FieldInfo(doc='Topic partition index.', anchor='kafka-group-key.legacy-offset-commit-key.partition'),
        }
    ),
    'kafka_group_key.offset_commit_key': TypeInfo(
        'OffsetCommitKey, version 0', 'OffsetCommitKey, version 0.', 'kafka-group-key.offset-commit-key', '', {
            'group': FieldInfo(role='payload', doc='Consumer group id.', anchor='kafka-group-key.offset-commit-key.group'),
            'topic': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-key.offset-commit-key.topic'),
            'partition': FieldInfo(doc='Topic partition index.', anchor='kafka-group-key.offset-commit-key.partition'),
        }
    ),
    'kafka_group_key.group_metadata_key': TypeInfo(
        'GroupMetadataKey, version 0', 'GroupMetadataKey, version 0.', 'kafka-group-key.group-metadata-key', '', {
            'group': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.group-metadata-key.group'),
        }
    ),
    'kafka_group_key.consumer_group_metadata_key': TypeInfo(
        'ConsumerGroupMetadataKey, version 0', 'ConsumerGroupMetadataKey, version 0.', 'kafka-group-key.consumer-group-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_partition_metadata_key': TypeInfo(
        'ConsumerGroupPartitionMetadataKey, version 0', 'ConsumerGroupPartitionMetadataKey, version 0.', 'kafka-group-key.consumer-group-partition-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-partition-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_member_metadata_key': TypeInfo(
        'ConsumerGroupMemberMetadataKey, version 0', 'ConsumerGroupMemberMetadataKey, version 0.', 'kafka-group-key.consumer-group-member-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-member-metadata-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-key.consumer-group-member-metadata-key.member-id'),
        }
    ),
    'kafka_group_key.consumer_group_target_assignment_metadata_key': TypeInfo(
        'ConsumerGroupTargetAssignmentMetadataKey, version 0', 'ConsumerGroupTargetAssignmentMetadataKey, version 0.', 'kafka-group-key.consumer-group-target-assignment-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-target-assignment-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_target_assignment_member_key': TypeInfo(
        'ConsumerGroupTargetAssignmentMemberKey, version 0', 'ConsumerGroupTargetAssignmentMemberKey, version 0.', 'kafka-group-key.consumer-group-target-assignment-member-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-target-assignment-member-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-key.consumer-group-target-assignment-member-key.member-id'),
        }
    ),
    'kafka_group_key.consumer_group_current_member_assignment_key': TypeInfo(
        'ConsumerGroupCurrentMemberAssignmentKey, version 0', 'ConsumerGroupCurrentMemberAssignmentKey, version 0.', 'kafka-group-key.consumer-group-current-member-assignment-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-current-member-assignment-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-key.consumer-group-current-member-assignment-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_member_metadata_key': TypeInfo(
        'ShareGroupMemberMetadataKey, version 0', 'ShareGroupMemberMetadataKey, version 0.', 'kafka-group-key.share-group-member-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.share-group-member-metadata-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-key.share-group-member-metadata-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_metadata_key': TypeInfo(
        'ShareGroupMetadataKey, version 0', 'ShareGroupMetadataKey, version 0.', 'kafka-group-key.share-group-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.share-group-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.share_group_target_assignment_metadata_key': TypeInfo(
        'ShareGroupTargetAssignmentMetadataKey, version 0', 'ShareGroupTargetAssignmentMetadataKey, version 0.', 'kafka-group-key.share-group-target-assignment-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.share-group-target-assignment-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.share_group_target_assignment_member_key': TypeInfo(
        'ShareGroupTargetAssignmentMemberKey, version 0', 'ShareGroupTargetAssignmentMemberKey, version 0.', 'kafka-group-key.share-group-target-assignment-member-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.share-group-target-assignment-member-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-key.share-group-target-assignment-member-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_current_member_assignment_key': TypeInfo(
        'ShareGroupCurrentMemberAssignmentKey, version 0', 'ShareGroupCurrentMemberAssignmentKey, version 0.', 'kafka-group-key.share-group-current-member-assignment-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.share-group-current-member-assignment-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-key.share-group-current-member-assignment-key.member-id'),
        }
    ),
    'kafka_group_key.share_group_state_partition_metadata_key': TypeInfo(
        'ShareGroupStatePartitionMetadataKey, version 0', 'ShareGroupStatePartitionMetadataKey, version 0.', 'kafka-group-key.share-group-state-partition-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.share-group-state-partition-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.consumer_group_regular_expression_key': TypeInfo(
        'ConsumerGroupRegularExpressionKey, version 0', 'ConsumerGroupRegularExpressionKey, version 0.', 'kafka-group-key.consumer-group-regular-expression-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-group-key.consumer-group-regular-expression-key.group-id'),
            'regular_expression': FieldInfo(role='payload', doc='Regular expression.', anchor='kafka-group-key.consumer-group-regular-expression-key.regular-expression'),
        }
    ),
    'kafka_group_key.streams_group_metadata_key': TypeInfo(
        'StreamsGroupMetadataKey, version 0', 'StreamsGroupMetadataKey, version 0.', 'kafka-group-key.streams-group-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', anchor='kafka-group-key.streams-group-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.streams_group_member_metadata_key': TypeInfo(
        'StreamsGroupMemberMetadataKey, version 0', 'StreamsGroupMemberMetadataKey, version 0.', 'kafka-group-key.streams-group-member-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', anchor='kafka-group-key.streams-group-member-metadata-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member ID.', anchor='kafka-group-key.streams-group-member-metadata-key.member-id'),
        }
    ),
    'kafka_group_key.streams_group_target_assignment_metadata_key': TypeInfo(
        'StreamsGroupTargetAssignmentMetadataKey, version 0', 'StreamsGroupTargetAssignmentMetadataKey, version 0.', 'kafka-group-key.streams-group-target-assignment-metadata-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', anchor='kafka-group-key.streams-group-target-assignment-metadata-key.group-id'),
        }
    ),
    'kafka_group_key.streams_group_target_assignment_member_key': TypeInfo(
        'StreamsGroupTargetAssignmentMemberKey, version 0', 'StreamsGroupTargetAssignmentMemberKey, version 0.', 'kafka-group-key.streams-group-target-assignment-member-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', anchor='kafka-group-key.streams-group-target-assignment-member-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member ID.', anchor='kafka-group-key.streams-group-target-assignment-member-key.member-id'),
        }
    ),
    'kafka_group_key.streams_group_current_member_assignment_key': TypeInfo(
        'StreamsGroupCurrentMemberAssignmentKey, version 0', 'StreamsGroupCurrentMemberAssignmentKey, version 0.', 'kafka-group-key.streams-group-current-member-assignment-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', anchor='kafka-group-key.streams-group-current-member-assignment-key.group-id'),
            'member_id': FieldInfo(role='payload', doc='Member ID.', anchor='kafka-group-key.streams-group-current-member-assignment-key.member-id'),
        }
    ),
    'kafka_group_key.streams_group_topology_key': TypeInfo(
        'StreamsGroupTopologyKey, version 0', 'StreamsGroupTopologyKey, version 0.', 'kafka-group-key.streams-group-topology-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group ID.', anchor='kafka-group-key.streams-group-topology-key.group-id'),
        }
    ),
    'kafka_group_value': TypeInfo(
        'Apache Kafka: value of a record of __consumer_offsets', 'The value of a record of `__consumer_offsets`. A record without a value deletes its key.', 'kafka-group-value', '', {
            'record_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-group-value.record-type'),
            'version': FieldInfo(doc='Value version.', rule='at least 0 and at most record_type == 1 ? 4 : record_type == 2 ? 4 : 0', anchor='kafka-group-value.version', code='unsupported-version'),
            'body': FieldInfo(doc='The value.', anchor='kafka-group-value.body'),
        }
    ),
    'kafka_group_value.legacy_offset_commit_value': TypeInfo(
        'LegacyOffsetCommitValue, version 0', 'LegacyOffsetCommitValue, version 0.', 'kafka-group-value.legacy-offset-commit-value', '', {
            'offset': FieldInfo(doc='Offset to store.', anchor='kafka-group-value.legacy-offset-commit-value.offset'),
            'metadata': FieldInfo(role='payload', doc='Any metadata of the client.', anchor='kafka-group-value.legacy-offset-commit-value.metadata'),
            'commit_timestamp': FieldInfo(doc='Time of the commit.', anchor='kafka-group-value.legacy-offset-commit-value.commit-timestamp'),
        }
    ),
    'kafka_group_value.offset_commit_value': TypeInfo(
        'OffsetCommitValue, versions 0-4', 'OffsetCommitValue, versions 0-4.', 'kafka-group-value.offset-commit-value', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-group-value.offset-commit-value.api-version'),
            'offset': FieldInfo(doc='Offset to store.', anchor='kafka-group-value.offset-commit-value.offset'),
            'leader_epoch': FieldInfo(doc='Leader epoch of the last consumed record.', anchor='kafka-group-value.offset-commit-value.leader-epoch'),
            'metadata': FieldInfo(role='payload', doc='Any metadata of the client.', anchor='kafka-group-value.offset-commit-value.metadata'),
            'commit_timestamp': FieldInfo(doc='Time of the commit.', anchor='kafka-group-value.offset-commit-value.commit-timestamp'),
            'expire_timestamp': FieldInfo(doc='Time at which the offset will expire.', anchor='kafka-group-value.offset-commit-value.expire-timestamp'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.offset-commit-value.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.offset-commit-value.tagged'),
        }
    ),
    'kafka_group_value.offset_commit_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-group-value.offset-commit-value.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-group-value.offset-commit-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-group-value.offset-commit-value.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-group-value.offset-commit-value.tagged-field.content'),
        }
    ),
    'kafka_group_value.offset_commit_value.tagged_topic_id': TypeInfo(
        'Content', 'Content.', 'kafka-group-value.offset-commit-value.tagged-topic-id', '', {
            'topic_id': FieldInfo(doc='Topic id of the committed offset.', anchor='kafka-group-value.offset-commit-value.tagged-topic-id.topic-id'),
        }
    ),
    'kafka_group_value.group_metadata_value': TypeInfo(
        'GroupMetadataValue, versions 0-4', 'GroupMetadataValue, versions 0-4.', 'kafka-group-value.group-metadata-value', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-group-value.group-metadata-value.api-version'),
            'protocol_type': FieldInfo(role='payload', doc='Protocol type.', anchor='kafka-group-value.group-metadata-value.protocol-type'),
            'generation': FieldInfo(doc='Generation id.', anchor='kafka-group-value.group-metadata-value.generation'),
            'protocol': FieldInfo(role='payload', doc='Protocol name.', anchor='kafka-group-value.group-metadata-value.protocol'),
            'leader': FieldInfo(role='payload', doc='Leader id.', anchor='kafka-group-value.group-metadata-value.leader'),
            'current_state_timestamp': FieldInfo(doc='Timestamp of the last state change.', anchor='kafka-group-value.group-metadata-value.current-state-timestamp'),
            'num_members': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.group-metadata-value.num-members'),
            'members': FieldInfo(doc='Group members.', anchor='kafka-group-value.group-metadata-value.members'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.group_metadata_value.member_metadata': TypeInfo(
        'MemberMetadata', 'MemberMetadata.', 'kafka-group-value.group-metadata-value.member-metadata', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-group-value.group-metadata-value.member-metadata.api-version'),
            'member_id': FieldInfo(role='payload', doc='Member id.', anchor='kafka-group-value.group-metadata-value.member-metadata.member-id'),
            'group_instance_id': FieldInfo(role='payload', doc='Group instance id.', anchor='kafka-group-value.group-metadata-value.member-metadata.group-instance-id'),
            'client_id': FieldInfo(role='payload', doc='Client id.', anchor='kafka-group-value.group-metadata-value.member-metadata.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', anchor='kafka-group-value.group-metadata-value.member-metadata.client-host'),
            'rebalance_timeout': FieldInfo(doc='Rebalance timeout.', anchor='kafka-group-value.group-metadata-value.member-metadata.rebalance-timeout'),
            'session_timeout': FieldInfo(doc='Session timeout.', anchor='kafka-group-value.group-metadata-value.member-metadata.session-timeout'),
            'subscription': FieldInfo(role='payload', doc='Subscription.', anchor='kafka-group-value.group-metadata-value.member-metadata.subscription'),
            'assignment': FieldInfo(role='payload', doc='Assignment.', anchor='kafka-group-value.group-metadata-value.member-metadata.assignment'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.group-metadata-value.member-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_metadata_value': TypeInfo(
        'ConsumerGroupMetadataValue, version 0', 'ConsumerGroupMetadataValue, version 0.', 'kafka-group-value.consumer-group-metadata-value', '', {
            'epoch': FieldInfo(doc='Group epoch.', anchor='kafka-group-value.consumer-group-metadata-value.epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-metadata-value.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_metadata_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-group-value.consumer-group-metadata-value.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-field.content'),
        }
    ),
    'kafka_group_value.consumer_group_metadata_value.tagged_metadata_hash': TypeInfo(
        'Content', 'Content.', 'kafka-group-value.consumer-group-metadata-value.tagged-metadata-hash', '', {
            'metadata_hash': FieldInfo(doc='Hash of all topics in the group.', anchor='kafka-group-value.consumer-group-metadata-value.tagged-metadata-hash.metadata-hash'),
        }
    ),
    'kafka_group_value.consumer_group_partition_metadata_value': TypeInfo(
        'ConsumerGroupPartitionMetadataValue, version 0', 'ConsumerGroupPartitionMetadataValue, version 0.', 'kafka-group-value.consumer-group-partition-metadata-value', '', {
            'num_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-partition-metadata-value.num-topics'),
            'topics': FieldInfo(doc='Topic metadata.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topics'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-partition-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_partition_metadata_value.topic_metadata': TypeInfo(
        'TopicMetadata', 'TopicMetadata.', 'kafka-group-value.consumer-group-partition-metadata-value.topic-metadata', '', {
            'topic_id': FieldInfo(doc='Topic id.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.topic-id'),
            'topic_name': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.topic-name'),
            'num_partitions': FieldInfo(doc='Number of partitions of the topic.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.num-partitions'),
            'num_partition_metadata': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.num-partition-metadata'),
            'partition_metadata': FieldInfo(doc='Not used after 4.0. Partitions mapped to a set of racks. Empty if unknown.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_partition_metadata_value.topic_metadata.partition_metadata': TypeInfo(
        'PartitionMetadata', 'PartitionMetadata.', 'kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata', '', {
            'partition': FieldInfo(doc='Partition number.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.partition'),
            'num_racks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.num-racks'),
            'racks': FieldInfo(role='payload', doc='Racks that the partition is mapped to.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.racks'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-partition-metadata-value.topic-metadata.partition-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value': TypeInfo(
        'ConsumerGroupMemberMetadataValue, version 0', 'ConsumerGroupMemberMetadataValue, version 0.', 'kafka-group-value.consumer-group-member-metadata-value', '', {
            'instance_id': FieldInfo(role='payload', doc='(optional) instance id.', anchor='kafka-group-value.consumer-group-member-metadata-value.instance-id'),
            'rack_id': FieldInfo(role='payload', doc='(optional) rack id.', anchor='kafka-group-value.consumer-group-member-metadata-value.rack-id'),
            'client_id': FieldInfo(role='payload', doc='Client id.', anchor='kafka-group-value.consumer-group-member-metadata-value.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', anchor='kafka-group-value.consumer-group-member-metadata-value.client-host'),
            'num_subscribed_topic_names': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-member-metadata-value.num-subscribed-topic-names'),
            'subscribed_topic_names': FieldInfo(role='payload', doc='Subscribed topic names.', anchor='kafka-group-value.consumer-group-member-metadata-value.subscribed-topic-names'),
            'subscribed_topic_regex': FieldInfo(role='payload', doc='Subscribed topic regular expression.', anchor='kafka-group-value.consumer-group-member-metadata-value.subscribed-topic-regex'),
            'rebalance_timeout_ms': FieldInfo(doc='Rebalance timeout.', anchor='kafka-group-value.consumer-group-member-metadata-value.rebalance-timeout-ms'),
            'server_assignor': FieldInfo(role='payload', doc='Server assignor or null.', anchor='kafka-group-value.consumer-group-member-metadata-value.server-assignor'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-member-metadata-value.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.classic_member_metadata': TypeInfo(
        'ClassicMemberMetadata', 'ClassicMemberMetadata.', 'kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata', '', {
            'session_timeout_ms': FieldInfo(doc='Session timeout in the classic protocol.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.session-timeout-ms'),
            'num_supported_protocols': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.num-supported-protocols'),
            'supported_protocols': FieldInfo(doc='Protocols that the member supports in the classic protocol.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.supported-protocols'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.classic_member_metadata.classic_protocol': TypeInfo(
        'ClassicProtocol', 'ClassicProtocol.', 'kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol', '', {
            'name': FieldInfo(role='payload', doc='Protocol name.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.name'),
            'metadata': FieldInfo(role='payload', doc='Protocol metadata.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.metadata'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-member-metadata-value.classic-member-metadata.classic-protocol.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-group-value.consumer-group-member-metadata-value.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-field.content'),
        }
    ),
    'kafka_group_value.consumer_group_member_metadata_value.tagged_classic_member_metadata': TypeInfo(
        'Content', 'Content.', 'kafka-group-value.consumer-group-member-metadata-value.tagged-classic-member-metadata', '', {
            'classic_member_metadata_mark': FieldInfo(doc='Below 0 without the next field.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-classic-member-metadata.classic-member-metadata-mark'),
            'classic_member_metadata': FieldInfo(doc='Classic member metadata. Null in the consumer protocol.', anchor='kafka-group-value.consumer-group-member-metadata-value.tagged-classic-member-metadata.classic-member-metadata'),
        }
    ),
    'kafka_group_value.consumer_group_target_assignment_metadata_value': TypeInfo(
        'ConsumerGroupTargetAssignmentMetadataValue, version 0', 'ConsumerGroupTargetAssignmentMetadataValue, version 0.', 'kafka-group-value.consumer-group-target-assignment-metadata-value', '', {
            'assignment_epoch': FieldInfo(doc='Assignment epoch.', anchor='kafka-group-value.consumer-group-target-assignment-metadata-value.assignment-epoch'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-target-assignment-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_target_assignment_member_value': TypeInfo(
        'ConsumerGroupTargetAssignmentMemberValue, version 0', 'ConsumerGroupTargetAssignmentMemberValue, version 0.', 'kafka-group-value.consumer-group-target-assignment-member-value', '', {
            'num_topic_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.num-topic-partitions'),
            'topic_partitions': FieldInfo(doc='Assigned partitions.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_target_assignment_member_value.topic_partition': TypeInfo(
        'TopicPartition', 'TopicPartition.', 'kafka-group-value.consumer-group-target-assignment-member-value.topic-partition', '', {
            'topic_id': FieldInfo(doc='Topic id.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.num-partitions'),
            'partitions': FieldInfo(doc='Partition indexes.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-target-assignment-member-value.topic-partition.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_current_member_assignment_value': TypeInfo(
        'ConsumerGroupCurrentMemberAssignmentValue, version 0', 'ConsumerGroupCurrentMemberAssignmentValue, version 0.', 'kafka-group-value.consumer-group-current-member-assignment-value', '', {
            'member_epoch': FieldInfo(doc='Epoch expected in heartbeats.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.member-epoch'),
            'previous_member_epoch': FieldInfo(doc='A member that missed the last epoch retries with this one.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.previous-member-epoch'),
            'state': FieldInfo(doc='Member state. See MemberState.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.state'),
            'num_assigned_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.num-assigned-partitions'),
            'assigned_partitions': FieldInfo(doc='Partitions assigned to (or owned by) this member.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.assigned-partitions'),
            'num_partitions_pending_revocation': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.num-partitions-pending-revocation'),
            'partitions_pending_revocation': FieldInfo(doc='Partitions to be revoked by this member.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.partitions-pending-revocation'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_current_member_assignment_value.topic_partitions': TypeInfo(
        'TopicPartitions', 'TopicPartitions.', 'kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions', '', {
            'topic_id': FieldInfo(doc='Topic Id.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.num-partitions'),
            'partitions': FieldInfo(doc='Partition Ids.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-current-member-assignment-value.topic-partitions.tagged'),
        }
    ),
    'kafka_group_value.share_group_member_metadata_value': TypeInfo(
        'ShareGroupMemberMetadataValue, version 0', 'ShareGroupMemberMetadataValue, version 0.', 'kafka-group-value.share-group-member-metadata-value', '', {
            'rack_id': FieldInfo(role='payload', doc='(optional) rack id.', anchor='kafka-group-value.share-group-member-metadata-value.rack-id'),
            'client_id': FieldInfo(role='payload', doc='Client id.', anchor='kafka-group-value.share-group-member-metadata-value.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', anchor='kafka-group-value.share-group-member-metadata-value.client-host'),
            'num_subscribed_topic_names': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-member-metadata-value.num-subscribed-topic-names'),
            'subscribed_topic_names': FieldInfo(role='payload', doc='Subscribed topic names.', anchor='kafka-group-value.share-group-member-metadata-value.subscribed-topic-names'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-member-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_metadata_value': TypeInfo(
        'ShareGroupMetadataValue, version 0', 'ShareGroupMetadataValue, version 0.', 'kafka-group-value.share-group-metadata-value', '', {
            'epoch': FieldInfo(doc='Group epoch.', anchor='kafka-group-value.share-group-metadata-value.epoch'),
            'metadata_hash': FieldInfo(doc='Hash of all topics in the group.', anchor='kafka-group-value.share-group-metadata-value.metadata-hash'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_target_assignment_metadata_value': TypeInfo(
        'ShareGroupTargetAssignmentMetadataValue, version 0', 'ShareGroupTargetAssignmentMetadataValue, version 0.', 'kafka-group-value.share-group-target-assignment-metadata-value', '', {
            'assignment_epoch': FieldInfo(doc='Assignment epoch.', anchor='kafka-group-value.share-group-target-assignment-metadata-value.assignment-epoch'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-target-assignment-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_target_assignment_member_value': TypeInfo(
        'ShareGroupTargetAssignmentMemberValue, version 0', 'ShareGroupTargetAssignmentMemberValue, version 0.', 'kafka-group-value.share-group-target-assignment-member-value', '', {
            'num_topic_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-target-assignment-member-value.num-topic-partitions'),
            'topic_partitions': FieldInfo(doc='Assigned partitions.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-target-assignment-member-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_target_assignment_member_value.topic_partition': TypeInfo(
        'TopicPartition', 'TopicPartition.', 'kafka-group-value.share-group-target-assignment-member-value.topic-partition', '', {
            'topic_id': FieldInfo(doc='Topic id.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.num-partitions'),
            'partitions': FieldInfo(doc='Partition indexes.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-target-assignment-member-value.topic-partition.tagged'),
        }
    ),
    'kafka_group_value.share_group_current_member_assignment_value': TypeInfo(
        'ShareGroupCurrentMemberAssignmentValue, version 0', 'ShareGroupCurrentMemberAssignmentValue, version 0.', 'kafka-group-value.share-group-current-member-assignment-value', '', {
            'member_epoch': FieldInfo(doc='Epoch expected in heartbeats.', anchor='kafka-group-value.share-group-current-member-assignment-value.member-epoch'),
            'previous_member_epoch': FieldInfo(doc='A member that missed the last epoch retries with this one.', anchor='kafka-group-value.share-group-current-member-assignment-value.previous-member-epoch'),
            'state': FieldInfo(doc='Member state. See MemberState.', anchor='kafka-group-value.share-group-current-member-assignment-value.state'),
            'num_assigned_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-current-member-assignment-value.num-assigned-partitions'),
            'assigned_partitions': FieldInfo(doc='Partitions assigned to (or owned by) this member.', anchor='kafka-group-value.share-group-current-member-assignment-value.assigned-partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-current-member-assignment-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_current_member_assignment_value.topic_partitions': TypeInfo(
        'TopicPartitions', 'TopicPartitions.', 'kafka-group-value.share-group-current-member-assignment-value.topic-partitions', '', {
            'topic_id': FieldInfo(doc='Topic Id.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.topic-id'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.num-partitions'),
            'partitions': FieldInfo(doc='Partition Ids.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-current-member-assignment-value.topic-partitions.tagged'),
        }
    ),
    'kafka_group_value.share_group_state_partition_metadata_value': TypeInfo(
        'ShareGroupStatePartitionMetadataValue, version 0', 'ShareGroupStatePartitionMetadataValue, version 0.', 'kafka-group-value.share-group-state-partition-metadata-value', '', {
            'num_initializing_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-initializing-topics'),
            'initializing_topics': FieldInfo(doc='Topic-partitions whose share-group state is being initialized.', anchor='kafka-group-value.share-group-state-partition-metadata-value.initializing-topics'),
            'num_initialized_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-initialized-topics'),
            'initialized_topics': FieldInfo(doc='Topics with initialized share-group state.', anchor='kafka-group-value.share-group-state-partition-metadata-value.initialized-topics'),
            'num_deleting_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.num-deleting-topics'),
            'deleting_topics': FieldInfo(doc='Topics whose share-group state is being deleted.', anchor='kafka-group-value.share-group-state-partition-metadata-value.deleting-topics'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-state-partition-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.share_group_state_partition_metadata_value.topic_partitions_info': TypeInfo(
        'TopicPartitionsInfo', 'TopicPartitionsInfo.', 'kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info', '', {
            'topic_id': FieldInfo(doc='Topic identifier.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.topic-id'),
            'topic_name': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.topic-name'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.num-partitions'),
            'partitions': FieldInfo(doc='Partitions.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-partitions-info.tagged'),
        }
    ),
    'kafka_group_value.share_group_state_partition_metadata_value.topic_info': TypeInfo(
        'TopicInfo', 'TopicInfo.', 'kafka-group-value.share-group-state-partition-metadata-value.topic-info', '', {
            'topic_id': FieldInfo(doc='Topic identifier.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.topic-id'),
            'topic_name': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.topic-name'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.share-group-state-partition-metadata-value.topic-info.tagged'),
        }
    ),
    'kafka_group_value.consumer_group_regular_expression_value': TypeInfo(
        'ConsumerGroupRegularExpressionValue, version 0', 'ConsumerGroupRegularExpressionValue, version 0.', 'kafka-group-value.consumer-group-regular-expression-value', '', {
            'num_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.consumer-group-regular-expression-value.num-topics'),
            'topics': FieldInfo(role='payload', doc='Not described.', anchor='kafka-group-value.consumer-group-regular-expression-value.topics'),
            'version': FieldInfo(doc='Not described.', anchor='kafka-group-value.consumer-group-regular-expression-value.version'),
            'timestamp': FieldInfo(doc='Not described.', anchor='kafka-group-value.consumer-group-regular-expression-value.timestamp'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.consumer-group-regular-expression-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_metadata_value': TypeInfo(
        'StreamsGroupMetadataValue, version 0', 'StreamsGroupMetadataValue, version 0.', 'kafka-group-value.streams-group-metadata-value', '', {
            'epoch': FieldInfo(doc='Group epoch.', anchor='kafka-group-value.streams-group-metadata-value.epoch'),
            'metadata_hash': FieldInfo(doc='Hash of all topics in the group.', anchor='kafka-group-value.streams-group-metadata-value.metadata-hash'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_member_metadata_value': TypeInfo(
        'StreamsGroupMemberMetadataValue, version 0', 'StreamsGroupMemberMetadataValue, version 0.', 'kafka-group-value.streams-group-member-metadata-value', '', {
            'instance_id': FieldInfo(role='payload', doc='(optional) instance ID for static membership.', anchor='kafka-group-value.streams-group-member-metadata-value.instance-id'),
            'rack_id': FieldInfo(role='payload', doc='(optional) rack ID.', anchor='kafka-group-value.streams-group-member-metadata-value.rack-id'),
            'client_id': FieldInfo(role='payload', doc='Client ID.', anchor='kafka-group-value.streams-group-member-metadata-value.client-id'),
            'client_host': FieldInfo(role='payload', doc='Client host.', anchor='kafka-group-value.streams-group-member-metadata-value.client-host'),
            'rebalance_timeout_ms': FieldInfo(doc='Rebalance timeout.', anchor='kafka-group-value.streams-group-member-metadata-value.rebalance-timeout-ms'),
            'topology_epoch': FieldInfo(doc='Epoch of the topology.', anchor='kafka-group-value.streams-group-member-metadata-value.topology-epoch'),
            'process_id': FieldInfo(role='payload', doc='Identity of the streams instance that may have multiple consumers.', anchor='kafka-group-value.streams-group-member-metadata-value.process-id'),
            'user_endpoint_mark': FieldInfo(doc='Below 0 without the next field.', anchor='kafka-group-value.streams-group-member-metadata-value.user-endpoint-mark'),
            'user_endpoint': FieldInfo(doc='User-defined endpoint for running interactive queries on this instance.', anchor='kafka-group-value.streams-group-member-metadata-value.user-endpoint'),
            'num_client_tags': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-member-metadata-value.num-client-tags'),
            'client_tags': FieldInfo(doc='Used for rack-aware assignment algorithm.', anchor='kafka-group-value.streams-group-member-metadata-value.client-tags'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-member-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_member_metadata_value.endpoint': TypeInfo(
        'Endpoint', 'Endpoint.', 'kafka-group-value.streams-group-member-metadata-value.endpoint', '', {
            'host': FieldInfo(role='payload', doc='Host of the endpoint.', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.host'),
            'port': FieldInfo(doc='Port of the endpoint.', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.port'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-member-metadata-value.endpoint.tagged'),
        }
    ),
    'kafka_group_value.streams_group_member_metadata_value.key_value': TypeInfo(
        'KeyValue', 'KeyValue.', 'kafka-group-value.streams-group-member-metadata-value.key-value', '', {
            'key': FieldInfo(role='payload', doc='Key of the config.', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.key'),
            'value': FieldInfo(role='payload', doc='Value of the config.', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.value'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-member-metadata-value.key-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_target_assignment_metadata_value': TypeInfo(
        'StreamsGroupTargetAssignmentMetadataValue, version 0', 'StreamsGroupTargetAssignmentMetadataValue, version 0.', 'kafka-group-value.streams-group-target-assignment-metadata-value', '', {
            'assignment_epoch': FieldInfo(doc='Assignment epoch.', anchor='kafka-group-value.streams-group-target-assignment-metadata-value.assignment-epoch'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-target-assignment-metadata-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_target_assignment_member_value': TypeInfo(
        'StreamsGroupTargetAssignmentMemberValue, version 0', 'StreamsGroupTargetAssignmentMemberValue, version 0.', 'kafka-group-value.streams-group-target-assignment-member-value', '', {
            'num_active_tasks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-active-tasks'),
            'active_tasks': FieldInfo(doc='Currently assigned active tasks.', anchor='kafka-group-value.streams-group-target-assignment-member-value.active-tasks'),
            'num_standby_tasks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-standby-tasks'),
            'standby_tasks': FieldInfo(doc='Currently assigned standby tasks.', anchor='kafka-group-value.streams-group-target-assignment-member-value.standby-tasks'),
            'num_warmup_tasks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-member-value.num-warmup-tasks'),
            'warmup_tasks': FieldInfo(doc='Currently assigned warm-up tasks.', anchor='kafka-group-value.streams-group-target-assignment-member-value.warmup-tasks'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-target-assignment-member-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_target_assignment_member_value.task_ids': TypeInfo(
        'TaskIds', 'TaskIds.', 'kafka-group-value.streams-group-target-assignment-member-value.task-ids', '', {
            'subtopology_id': FieldInfo(role='payload', doc='Subtopology ID.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.subtopology-id'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.num-partitions'),
            'partitions': FieldInfo(doc='Partitions of the input topics processed by this member.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-target-assignment-member-value.task-ids.tagged'),
        }
    ),
    'kafka_group_value.streams_group_current_member_assignment_value': TypeInfo(
        'StreamsGroupCurrentMemberAssignmentValue, version 0', 'StreamsGroupCurrentMemberAssignmentValue, version 0.', 'kafka-group-value.streams-group-current-member-assignment-value', '', {
            'member_epoch': FieldInfo(doc='Epoch expected in heartbeats.', anchor='kafka-group-value.streams-group-current-member-assignment-value.member-epoch'),
            'previous_member_epoch': FieldInfo(doc='A member that missed the last epoch retries with this one.', anchor='kafka-group-value.streams-group-current-member-assignment-value.previous-member-epoch'),
            'state': FieldInfo(doc='Member state. See StreamsGroupMember.MemberState.', anchor='kafka-group-value.streams-group-current-member-assignment-value.state'),
            'num_active_tasks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-active-tasks'),
            'active_tasks': FieldInfo(doc='Currently assigned active tasks.', anchor='kafka-group-value.streams-group-current-member-assignment-value.active-tasks'),
            'num_standby_tasks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-standby-tasks'),
            'standby_tasks': FieldInfo(doc='Currently assigned standby tasks.', anchor='kafka-group-value.streams-group-current-member-assignment-value.standby-tasks'),
            'num_warmup_tasks': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-warmup-tasks'),
            'warmup_tasks': FieldInfo(doc='Currently assigned warm-up tasks.', anchor='kafka-group-value.streams-group-current-member-assignment-value.warmup-tasks'),
            'num_active_tasks_pending_revocation': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-active-tasks-pending-revocation'),
            'active_tasks_pending_revocation': FieldInfo(doc='Active tasks to be revoked by this member.', anchor='kafka-group-value.streams-group-current-member-assignment-value.active-tasks-pending-revocation'),
            'num_standby_tasks_pending_revocation': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-standby-tasks-pending-revocation'),
            'standby_tasks_pending_revocation': FieldInfo(doc='Standby tasks to be revoked by this member.', anchor='kafka-group-value.streams-group-current-member-assignment-value.standby-tasks-pending-revocation'),
            'num_warmup_tasks_pending_revocation': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.num-warmup-tasks-pending-revocation'),
            'warmup_tasks_pending_revocation': FieldInfo(doc='Warmup tasks to be revoked by this member.', anchor='kafka-group-value.streams-group-current-member-assignment-value.warmup-tasks-pending-revocation'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-current-member-assignment-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_current_member_assignment_value.task_ids': TypeInfo(
        'TaskIds', 'TaskIds.', 'kafka-group-value.streams-group-current-member-assignment-value.task-ids', '', {
            'subtopology_id': FieldInfo(role='payload', doc='Subtopology ID.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.subtopology-id'),
            'num_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.num-partitions'),
            'partitions': FieldInfo(doc='Partitions of the input topics processed by this member.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.partitions'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-current-member-assignment-value.task-ids.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value': TypeInfo(
        'StreamsGroupTopologyValue, version 0', 'StreamsGroupTopologyValue, version 0.', 'kafka-group-value.streams-group-topology-value', '', {
            'epoch': FieldInfo(doc='Epoch of the topology.', anchor='kafka-group-value.streams-group-topology-value.epoch'),
            'num_subtopologies': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.num-subtopologies'),
            'subtopologies': FieldInfo(doc='Sub-topologies of the streams application.', anchor='kafka-group-value.streams-group-topology-value.subtopologies'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-topology-value.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.subtopology': TypeInfo(
        'Subtopology', 'Subtopology.', 'kafka-group-value.streams-group-topology-value.subtopology', '', {
            'subtopology_id': FieldInfo(role='payload', doc='String to uniquely identify the subtopology.', anchor='kafka-group-value.streams-group-topology-value.subtopology.subtopology-id'),
            'num_source_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-source-topics'),
            'source_topics': FieldInfo(role='payload', doc='Topics the topology reads from.', anchor='kafka-group-value.streams-group-topology-value.subtopology.source-topics'),
            'num_source_topic_regex': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-source-topic-regex'),
            'source_topic_regex': FieldInfo(role='payload', doc='Regular expressions identifying topics the subtopology reads from.', anchor='kafka-group-value.streams-group-topology-value.subtopology.source-topic-regex'),
            'num_state_changelog_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-state-changelog-topics'),
            'state_changelog_topics': FieldInfo(doc='State changelog topics associated with this subtopology.', anchor='kafka-group-value.streams-group-topology-value.subtopology.state-changelog-topics'),
            'num_repartition_sink_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-repartition-sink-topics'),
            'repartition_sink_topics': FieldInfo(role='payload', doc='Repartition topics the subtopology writes to.', anchor='kafka-group-value.streams-group-topology-value.subtopology.repartition-sink-topics'),
            'num_repartition_source_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-repartition-source-topics'),
            'repartition_source_topics': FieldInfo(doc='Internally created repartition topics.', anchor='kafka-group-value.streams-group-topology-value.subtopology.repartition-source-topics'),
            'num_copartition_groups': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.num-copartition-groups'),
            'copartition_groups': FieldInfo(doc='A subset of source topics that must be copartitioned.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-groups'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-topology-value.subtopology.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.subtopology.copartition_group': TypeInfo(
        'CopartitionGroup', 'CopartitionGroup.', 'kafka-group-value.streams-group-topology-value.subtopology.copartition-group', '', {
            'num_source_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-source-topics'),
            'source_topics': FieldInfo(doc="Topics the topology reads from. Index into the subtopology's array.", anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.source-topics'),
            'num_source_topic_regex': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-source-topic-regex'),
            'source_topic_regex': FieldInfo(doc="Regular expressions identifying topics the subtopology reads from. Index into the subtopology's array.", anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.source-topic-regex'),
            'num_repartition_source_topics': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.num-repartition-source-topics'),
            'repartition_source_topics': FieldInfo(doc="Internally created repartition topics. Index into the subtopology's array.", anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.repartition-source-topics'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-topology-value.subtopology.copartition-group.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.topic_config': TypeInfo(
        'TopicConfig', 'TopicConfig.', 'kafka-group-value.streams-group-topology-value.topic-config', '', {
            'key': FieldInfo(role='payload', doc='Key of the topic-level configuration.', anchor='kafka-group-value.streams-group-topology-value.topic-config.key'),
            'value': FieldInfo(role='payload', doc='Value of the topic-level configuration.', anchor='kafka-group-value.streams-group-topology-value.topic-config.value'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-topology-value.topic-config.tagged'),
        }
    ),
    'kafka_group_value.streams_group_topology_value.topic_info': TypeInfo(
        'TopicInfo', 'TopicInfo.', 'kafka-group-value.streams-group-topology-value.topic-info', '', {
            'name': FieldInfo(role='payload', doc='Name of the topic.', anchor='kafka-group-value.streams-group-topology-value.topic-info.name'),
            'partitions': FieldInfo(doc='Number of partitions in the topic. Can be 0 if not enforced. Always 0 for changelog topics.', anchor='kafka-group-value.streams-group-topology-value.topic-info.partitions'),
            'replication_factor': FieldInfo(doc='Replication factor of the topic. Can be 0 for the default.', anchor='kafka-group-value.streams-group-topology-value.topic-info.replication-factor'),
            'num_topic_configs': FieldInfo(role='length', doc='Count.', anchor='kafka-group-value.streams-group-topology-value.topic-info.num-topic-configs'),
            'topic_configs': FieldInfo(doc='Topic-level configurations as key-value pairs.', anchor='kafka-group-value.streams-group-topology-value.topic-info.topic-configs'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-group-value.streams-group-topology-value.topic-info.tagged'),
        }
    ),
    'kafka_index': TypeInfo(
        'Apache Kafka: offset index', '`<first offset>.index` next to a segment. Both columns rise. The broker adds an entry for the batch that follows more than `log.index.interval.bytes` (4096) without one. Until the segment is closed, the file has its maximum size (`log.index.size.max.bytes`, 10 MiB), with zeros after the last entry. It has no checksum.', 'kafka-index', '', {
            'entries': FieldInfo(doc='To the end of the file.', anchor='kafka-index.entries'),
        }
    ),
    'kafka_index_entry': TypeInfo(
        'Apache Kafka: entry of an offset index', 'The position of a batch.', 'kafka-index-entry', '', {
            'relative_offset': FieldInfo(doc="Offset of the batch's last record, minus the segment's base. Up to 3.9.0, of the last record in all batches that were appended together.", anchor='kafka-index-entry.relative-offset'),
            'position': FieldInfo(doc="The batch's position.", anchor='kafka-index-entry.position'),
        }
    ),
    'kafka_metadata': TypeInfo(
        "Apache Kafka: record of the cluster's metadata", "The value of a record of `__cluster_metadata`, in which a KRaft quorum keeps a cluster's state. Its records have no keys. The fields are Kafka's own, in snake case.", 'kafka-metadata', '', {
            'frame_version': FieldInfo(doc='Always 1. The document in the source has 0, which only the preview of 2.8 reads.', rule='_.value == 1, where _ is the value', anchor='kafka-metadata.frame-version', code='unsupported-version'),
            'api_key': FieldInfo(doc='Type of the record.', rule='_.value == 0 or _.value == 1 or _.value == 2 or _.value == 3 or _.value == 4 or _.value == 5 or _.value == 7 or _.value == 8 or _.value == 9 or _.value == 10 or _.value == 11 or _.value == 12 or _.value == 14 or _.value == 15 or _.value == 17 or _.value == 18 or _.value == 19 or _.value == 20 or _.value == 21 or _.value == 22 or _.value == 23 or _.value == 24 or _.value == 25 or _.value == 26 or _.value == 27 or _.value == 28, where _ is the value', anchor='kafka-metadata.api-key', code='unsupported-version'),
            'version': FieldInfo(doc='The version of that record.', rule='_.value <= (api_key.value == 0 ? 3 : api_key.value == 3 ? 2 : api_key.value == 5 ? 2 : api_key.value == 17 ? 2 : 0), where _ is the value', anchor='kafka-metadata.version', code='unsupported-version'),
            'body': FieldInfo(doc='The record.', anchor='kafka-metadata.body'),
            'rest': FieldInfo(role='reserved', doc='Empty. Otherwise the broker stops.', rule='_.length == 0, where _ is the value', anchor='kafka-metadata.rest', code='trailing-bytes'),
        }
    ),
    'kafka_metadata.register_broker_record': TypeInfo(
        'RegisterBrokerRecord, versions 0-3', 'RegisterBrokerRecord, versions 0-3.', 'kafka-metadata.register-broker-record', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-metadata.register-broker-record.api-version'),
            'broker_id': FieldInfo(doc='Broker id.', anchor='kafka-metadata.register-broker-record.broker-id'),
            'is_migrating_zk_broker': FieldInfo(doc='True if the broker is a ZK broker in migration mode. Otherwise, false.', anchor='kafka-metadata.register-broker-record.is-migrating-zk-broker'),
            'incarnation_id': FieldInfo(doc='Incarnation ID of the broker process.', anchor='kafka-metadata.register-broker-record.incarnation-id'),
            'broker_epoch': FieldInfo(doc='Broker epoch assigned by the controller.', anchor='kafka-metadata.register-broker-record.broker-epoch'),
            'num_end_points': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.num-end-points'),
            'end_points': FieldInfo(doc='Endpoints of this broker.', anchor='kafka-metadata.register-broker-record.end-points'),
            'num_features': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.num-features'),
            'features': FieldInfo(doc='Features on this broker.', anchor='kafka-metadata.register-broker-record.features'),
            'rack': FieldInfo(role='payload', doc='Broker rack.', anchor='kafka-metadata.register-broker-record.rack'),
            'fenced': FieldInfo(doc='True if the broker is fenced.', anchor='kafka-metadata.register-broker-record.fenced'),
            'in_controlled_shutdown': FieldInfo(doc='True if the broker is in controlled shutdown.', anchor='kafka-metadata.register-broker-record.in-controlled-shutdown'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.register-broker-record.tagged'),
        }
    ),
    'kafka_metadata.register_broker_record.broker_endpoint': TypeInfo(
        'BrokerEndpoint', 'BrokerEndpoint.', 'kafka-metadata.register-broker-record.broker-endpoint', '', {
            'name': FieldInfo(role='payload', doc='Name of the endpoint.', anchor='kafka-metadata.register-broker-record.broker-endpoint.name'),
            'host': FieldInfo(role='payload', doc='Hostname.', anchor='kafka-metadata.register-broker-record.broker-endpoint.host'),
            'port': FieldInfo(doc='Port.', anchor='kafka-metadata.register-broker-record.broker-endpoint.port'),
            'security_protocol': FieldInfo(doc='Security protocol.', anchor='kafka-metadata.register-broker-record.broker-endpoint.security-protocol'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.register-broker-record.broker-endpoint.tagged'),
        }
    ),
    'kafka_metadata.register_broker_record.broker_feature': TypeInfo(
        'BrokerFeature', 'BrokerFeature.', 'kafka-metadata.register-broker-record.broker-feature', '', {
            'name': FieldInfo(role='payload', doc='Feature name.', anchor='kafka-metadata.register-broker-record.broker-feature.name'),
            'min_supported_version': FieldInfo(doc='Minimum supported feature level.', anchor='kafka-metadata.register-broker-record.broker-feature.min-supported-version'),
            'max_supported_version': FieldInfo(doc='Maximum supported feature level.', anchor='kafka-metadata.register-broker-record.broker-feature.max-supported-version'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.register-broker-record.broker-feature.tagged'),
        }
    ),
    'kafka_metadata.register_broker_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.register-broker-record.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-metadata.register-broker-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.register-broker-record.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-metadata.register-broker-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.register_broker_record.tagged_log_dirs': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.register-broker-record.tagged-log-dirs', '', {
            'num_log_dirs': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-broker-record.tagged-log-dirs.num-log-dirs'),
            'log_dirs': FieldInfo(doc='Log directories available in this broker.', anchor='kafka-metadata.register-broker-record.tagged-log-dirs.log-dirs'),
        }
    ),
    'kafka_metadata.unregister_broker_record': TypeInfo(
        'UnregisterBrokerRecord, version 0', 'UnregisterBrokerRecord, version 0.', 'kafka-metadata.unregister-broker-record', '', {
            'broker_id': FieldInfo(doc='Broker id.', anchor='kafka-metadata.unregister-broker-record.broker-id'),
            'broker_epoch': FieldInfo(doc='Broker epoch.', anchor='kafka-metadata.unregister-broker-record.broker-epoch'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.unregister-broker-record.tagged'),
        }
    ),
    'kafka_metadata.topic_record': TypeInfo(
        'TopicRecord, version 0', 'TopicRecord, version 0.', 'kafka-metadata.topic-record', '', {
            'name': FieldInfo(role='payload', doc='Topic name.', anchor='kafka-metadata.topic-record.name'),
            'topic_id': FieldInfo(doc='Unique ID of this topic.', anchor='kafka-metadata.topic-record.topic-id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.topic-record.tagged'),
        }
    ),
    'kafka_metadata.partition_record': TypeInfo(
        'PartitionRecord, versions 0-2', 'PartitionRecord, versions 0-2.', 'kafka-metadata.partition-record', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-metadata.partition-record.api-version'),
            'partition_id': FieldInfo(doc='Partition id.', anchor='kafka-metadata.partition-record.partition-id'),
            'topic_id': FieldInfo(doc='Unique ID of this topic.', anchor='kafka-metadata.partition-record.topic-id'),
            'num_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-replicas'),
            'replicas': FieldInfo(doc='Replicas of this partition, sorted by preferred order.', anchor='kafka-metadata.partition-record.replicas'),
            'num_isr': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-isr'),
            'isr': FieldInfo(doc='In-sync replicas of this partition.', anchor='kafka-metadata.partition-record.isr'),
            'num_removing_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-removing-replicas'),
            'removing_replicas': FieldInfo(doc='Replicas to be removed.', anchor='kafka-metadata.partition-record.removing-replicas'),
            'num_adding_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-adding-replicas'),
            'adding_replicas': FieldInfo(doc='Replicas to be added.', anchor='kafka-metadata.partition-record.adding-replicas'),
            'leader': FieldInfo(doc='Lead replica, or -1 if there is no leader.', anchor='kafka-metadata.partition-record.leader'),
            'leader_epoch': FieldInfo(doc='Epoch of the partition leader.', anchor='kafka-metadata.partition-record.leader-epoch'),
            'partition_epoch': FieldInfo(doc='Rises with every change.', anchor='kafka-metadata.partition-record.partition-epoch'),
            'num_directories': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-directories'),
            'directories': FieldInfo(doc='Log directory hosting each replica, in the order of the replicas.', anchor='kafka-metadata.partition-record.directories'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.partition-record.tagged'),
        }
    ),
    'kafka_metadata.partition_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.partition-record.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-metadata.partition-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.partition-record.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-metadata.partition-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.partition_record.tagged_leader_recovery_state': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-record.tagged-leader-recovery-state', '', {
            'leader_recovery_state': FieldInfo(doc='1 if it recovers from an unclean leader election; 0 otherwise.', anchor='kafka-metadata.partition-record.tagged-leader-recovery-state.leader-recovery-state'),
        }
    ),
    'kafka_metadata.partition_record.tagged_eligible_leader_replicas': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-record.tagged-eligible-leader-replicas', '', {
            'num_eligible_leader_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.tagged-eligible-leader-replicas.num-eligible-leader-replicas'),
            'eligible_leader_replicas': FieldInfo(doc='Eligible leader replicas of this partition.', anchor='kafka-metadata.partition-record.tagged-eligible-leader-replicas.eligible-leader-replicas'),
        }
    ),
    'kafka_metadata.partition_record.tagged_last_known_elr': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-record.tagged-last-known-elr', '', {
            'num_last_known_elr': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-record.tagged-last-known-elr.num-last-known-elr'),
            'last_known_elr': FieldInfo(doc='Last known eligible leader replicas of this partition.', anchor='kafka-metadata.partition-record.tagged-last-known-elr.last-known-elr'),
        }
    ),
    'kafka_metadata.config_record': TypeInfo(
        'ConfigRecord, version 0', 'ConfigRecord, version 0.', 'kafka-metadata.config-record', '', {
            'resource_type': FieldInfo(doc='Type of resource this configuration applies to.', anchor='kafka-metadata.config-record.resource-type'),
            'resource_name': FieldInfo(role='payload', doc='Name of the resource this configuration applies to.', anchor='kafka-metadata.config-record.resource-name'),
            'name': FieldInfo(role='payload', doc='Name of the configuration key.', anchor='kafka-metadata.config-record.name'),
            'value': FieldInfo(role='payload', doc='Value of the configuration, or null if it should be deleted.', anchor='kafka-metadata.config-record.value'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.config-record.tagged'),
        }
    ),
    'kafka_metadata.partition_change_record': TypeInfo(
        'PartitionChangeRecord, versions 0-2', 'PartitionChangeRecord, versions 0-2.', 'kafka-metadata.partition-change-record', '', {
            'partition_id': FieldInfo(doc='Partition id.', anchor='kafka-metadata.partition-change-record.partition-id'),
            'topic_id': FieldInfo(doc='Unique ID of this topic.', anchor='kafka-metadata.partition-change-record.topic-id'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.partition-change-record.tagged'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.partition-change-record.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-metadata.partition-change-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.partition-change-record.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-metadata.partition-change-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_isr': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-isr', '', {
            'num_isr': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-isr.num-isr'),
            'isr': FieldInfo(doc='New in-sync replicas, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-isr.isr'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_leader': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-leader', '', {
            'leader': FieldInfo(doc="-1 if there is now no leader; -2 if the leader didn't change; the new leader otherwise.", anchor='kafka-metadata.partition-change-record.tagged-leader.leader'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_replicas': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-replicas', '', {
            'num_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-replicas.num-replicas'),
            'replicas': FieldInfo(doc='New replicas, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-replicas.replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_removing_replicas': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-removing-replicas', '', {
            'num_removing_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-removing-replicas.num-removing-replicas'),
            'removing_replicas': FieldInfo(doc='New removing replicas, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-removing-replicas.removing-replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_adding_replicas': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-adding-replicas', '', {
            'num_adding_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-adding-replicas.num-adding-replicas'),
            'adding_replicas': FieldInfo(doc='New adding replicas, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-adding-replicas.adding-replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_leader_recovery_state': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-leader-recovery-state', '', {
            'leader_recovery_state': FieldInfo(doc="-1 if it didn't change; 0 if it was elected from the ISR or recovered from an unclean election; 1 if it still recovers.", anchor='kafka-metadata.partition-change-record.tagged-leader-recovery-state.leader-recovery-state'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_eligible_leader_replicas': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-eligible-leader-replicas', '', {
            'num_eligible_leader_replicas': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-eligible-leader-replicas.num-eligible-leader-replicas'),
            'eligible_leader_replicas': FieldInfo(doc='New eligible leader replicas, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-eligible-leader-replicas.eligible-leader-replicas'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_last_known_elr': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-last-known-elr', '', {
            'num_last_known_elr': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-last-known-elr.num-last-known-elr'),
            'last_known_elr': FieldInfo(doc='Last known eligible leader replicas, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-last-known-elr.last-known-elr'),
        }
    ),
    'kafka_metadata.partition_change_record.tagged_directories': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.partition-change-record.tagged-directories', '', {
            'num_directories': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.partition-change-record.tagged-directories.num-directories'),
            'directories': FieldInfo(doc='New log directory for each replica, or null if unchanged.', anchor='kafka-metadata.partition-change-record.tagged-directories.directories'),
        }
    ),
    'kafka_metadata.fence_broker_record': TypeInfo(
        'FenceBrokerRecord, version 0', 'FenceBrokerRecord, version 0.', 'kafka-metadata.fence-broker-record', '', {
            'id': FieldInfo(doc='Broker ID to fence. It will be removed from all ISRs.', anchor='kafka-metadata.fence-broker-record.id'),
            'epoch': FieldInfo(doc='Epoch of the broker to fence.', anchor='kafka-metadata.fence-broker-record.epoch'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.fence-broker-record.tagged'),
        }
    ),
    'kafka_metadata.unfence_broker_record': TypeInfo(
        'UnfenceBrokerRecord, version 0', 'UnfenceBrokerRecord, version 0.', 'kafka-metadata.unfence-broker-record', '', {
            'id': FieldInfo(doc='Broker ID to unfence.', anchor='kafka-metadata.unfence-broker-record.id'),
            'epoch': FieldInfo(doc='Epoch of the broker to unfence.', anchor='kafka-metadata.unfence-broker-record.epoch'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.unfence-broker-record.tagged'),
        }
    ),
    'kafka_metadata.remove_topic_record': TypeInfo(
        'RemoveTopicRecord, version 0', 'RemoveTopicRecord, version 0.', 'kafka-metadata.remove-topic-record', '', {
            'topic_id': FieldInfo(doc='Topic to remove, with its partitions.', anchor='kafka-metadata.remove-topic-record.topic-id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.remove-topic-record.tagged'),
        }
    ),
    'kafka_metadata.delegation_token_record': TypeInfo(
        'DelegationTokenRecord, version 0', 'DelegationTokenRecord, version 0.', 'kafka-metadata.delegation-token-record', '', {
            'owner': FieldInfo(role='payload', doc='Delegation token owner.', anchor='kafka-metadata.delegation-token-record.owner'),
            'requester': FieldInfo(role='payload', doc='Delegation token requester.', anchor='kafka-metadata.delegation-token-record.requester'),
            'num_renewers': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.delegation-token-record.num-renewers'),
            'renewers': FieldInfo(role='payload', doc='Principals which can renew this token.', anchor='kafka-metadata.delegation-token-record.renewers'),
            'issue_timestamp': FieldInfo(doc='Time at which this timestamp was issued.', anchor='kafka-metadata.delegation-token-record.issue-timestamp'),
            'max_timestamp': FieldInfo(doc='Time at which this token cannot be renewed any more.', anchor='kafka-metadata.delegation-token-record.max-timestamp'),
            'expiration_timestamp': FieldInfo(doc='Next time at which this token must be renewed.', anchor='kafka-metadata.delegation-token-record.expiration-timestamp'),
            'token_id': FieldInfo(role='payload', doc='Token id.', anchor='kafka-metadata.delegation-token-record.token-id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.delegation-token-record.tagged'),
        }
    ),
    'kafka_metadata.user_scram_credential_record': TypeInfo(
        'UserScramCredentialRecord, version 0', 'UserScramCredentialRecord, version 0.', 'kafka-metadata.user-scram-credential-record', '', {
            'name': FieldInfo(role='payload', doc='User name.', anchor='kafka-metadata.user-scram-credential-record.name'),
            'mechanism': FieldInfo(doc='SCRAM mechanism.', anchor='kafka-metadata.user-scram-credential-record.mechanism'),
            'salt': FieldInfo(role='payload', doc='A random salt generated by the client.', anchor='kafka-metadata.user-scram-credential-record.salt'),
            'stored_key': FieldInfo(role='payload', doc='Key the Server uses to authenticate the Client.', anchor='kafka-metadata.user-scram-credential-record.stored-key'),
            'server_key': FieldInfo(role='payload', doc='Key the Client uses to validate the Servers identity.', anchor='kafka-metadata.user-scram-credential-record.server-key'),
            'iterations': FieldInfo(doc='Number of iterations used in the SCRAM credential.', anchor='kafka-metadata.user-scram-credential-record.iterations'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.user-scram-credential-record.tagged'),
        }
    ),
    'kafka_metadata.feature_level_record': TypeInfo(
        'FeatureLevelRecord, version 0', 'FeatureLevelRecord, version 0.', 'kafka-metadata.feature-level-record', '', {
            'name': FieldInfo(role='payload', doc='Feature name.', anchor='kafka-metadata.feature-level-record.name'),
            'feature_level': FieldInfo(doc='Current finalized feature level, 0 if not supported.', anchor='kafka-metadata.feature-level-record.feature-level'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.feature-level-record.tagged'),
        }
    ),
    'kafka_metadata.client_quota_record': TypeInfo(
        'ClientQuotaRecord, version 0', 'ClientQuotaRecord, version 0.', 'kafka-metadata.client-quota-record', '', {
            'num_entity': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.client-quota-record.num-entity'),
            'entity': FieldInfo(doc='Quota entity to alter.', anchor='kafka-metadata.client-quota-record.entity'),
            'key': FieldInfo(role='payload', doc='Quota configuration key.', anchor='kafka-metadata.client-quota-record.key'),
            'value': FieldInfo(doc='Value to set, ignored if it is removed.', anchor='kafka-metadata.client-quota-record.value'),
            'remove': FieldInfo(doc='Whether the value is removed, not set.', anchor='kafka-metadata.client-quota-record.remove'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.client-quota-record.tagged'),
        }
    ),
    'kafka_metadata.client_quota_record.entity_data': TypeInfo(
        'EntityData', 'EntityData.', 'kafka-metadata.client-quota-record.entity-data', '', {
            'entity_type': FieldInfo(role='payload', doc='Entity type.', anchor='kafka-metadata.client-quota-record.entity-data.entity-type'),
            'entity_name': FieldInfo(role='payload', doc='Name of the entity, or null if the default.', anchor='kafka-metadata.client-quota-record.entity-data.entity-name'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.client-quota-record.entity-data.tagged'),
        }
    ),
    'kafka_metadata.producer_ids_record': TypeInfo(
        'ProducerIdsRecord, version 0', 'ProducerIdsRecord, version 0.', 'kafka-metadata.producer-ids-record', '', {
            'broker_id': FieldInfo(doc='ID of the requesting broker.', anchor='kafka-metadata.producer-ids-record.broker-id'),
            'broker_epoch': FieldInfo(doc='Epoch of the requesting broker.', anchor='kafka-metadata.producer-ids-record.broker-epoch'),
            'next_producer_id': FieldInfo(doc='Next producerId that will be assigned, the first of the next block.', anchor='kafka-metadata.producer-ids-record.next-producer-id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.producer-ids-record.tagged'),
        }
    ),
    'kafka_metadata.broker_registration_change_record': TypeInfo(
        'BrokerRegistrationChangeRecord, versions 0-2', 'BrokerRegistrationChangeRecord, versions 0-2.', 'kafka-metadata.broker-registration-change-record', '', {
            'broker_id': FieldInfo(doc='Broker id.', anchor='kafka-metadata.broker-registration-change-record.broker-id'),
            'broker_epoch': FieldInfo(doc='Broker epoch assigned by the controller.', anchor='kafka-metadata.broker-registration-change-record.broker-epoch'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.broker-registration-change-record.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.broker-registration-change-record.tagged'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.broker-registration-change-record.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-metadata.broker-registration-change-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.broker-registration-change-record.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-metadata.broker-registration-change-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_fenced': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.broker-registration-change-record.tagged-fenced', '', {
            'fenced': FieldInfo(doc='-1 unfenced, 0 unchanged, 1 fenced.', anchor='kafka-metadata.broker-registration-change-record.tagged-fenced.fenced'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_in_controlled_shutdown': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.broker-registration-change-record.tagged-in-controlled-shutdown', '', {
            'in_controlled_shutdown': FieldInfo(doc='0 if unchanged, 1 in controlled shutdown.', anchor='kafka-metadata.broker-registration-change-record.tagged-in-controlled-shutdown.in-controlled-shutdown'),
        }
    ),
    'kafka_metadata.broker_registration_change_record.tagged_log_dirs': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.broker-registration-change-record.tagged-log-dirs', '', {
            'num_log_dirs': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.broker-registration-change-record.tagged-log-dirs.num-log-dirs'),
            'log_dirs': FieldInfo(doc='Log directories available in this broker.', anchor='kafka-metadata.broker-registration-change-record.tagged-log-dirs.log-dirs'),
        }
    ),
    'kafka_metadata.access_control_entry_record': TypeInfo(
        'AccessControlEntryRecord, version 0', 'AccessControlEntryRecord, version 0.', 'kafka-metadata.access-control-entry-record', '', {
            'id': FieldInfo(doc='Unique ID of this ACL.', anchor='kafka-metadata.access-control-entry-record.id'),
            'resource_type': FieldInfo(doc='Resource type.', anchor='kafka-metadata.access-control-entry-record.resource-type'),
            'resource_name': FieldInfo(role='payload', doc='Resource name.', anchor='kafka-metadata.access-control-entry-record.resource-name'),
            'pattern_type': FieldInfo(doc='Resource name pattern type.', anchor='kafka-metadata.access-control-entry-record.pattern-type'),
            'principal': FieldInfo(role='payload', doc='Principal name.', anchor='kafka-metadata.access-control-entry-record.principal'),
            'host': FieldInfo(role='payload', doc='Host name.', anchor='kafka-metadata.access-control-entry-record.host'),
            'operation': FieldInfo(doc='AclOperation.', anchor='kafka-metadata.access-control-entry-record.operation'),
            'permission_type': FieldInfo(doc='AclPermissionType.', anchor='kafka-metadata.access-control-entry-record.permission-type'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.access-control-entry-record.tagged'),
        }
    ),
    'kafka_metadata.remove_access_control_entry_record': TypeInfo(
        'RemoveAccessControlEntryRecord, version 0', 'RemoveAccessControlEntryRecord, version 0.', 'kafka-metadata.remove-access-control-entry-record', '', {
            'id': FieldInfo(doc='ID of the AccessControlEntry to remove.', anchor='kafka-metadata.remove-access-control-entry-record.id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.remove-access-control-entry-record.tagged'),
        }
    ),
    'kafka_metadata.no_op_record': TypeInfo(
        'NoOpRecord, version 0', 'NoOpRecord, version 0.', 'kafka-metadata.no-op-record', '', {
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.no-op-record.tagged'),
        }
    ),
    'kafka_metadata.zk_migration_state_record': TypeInfo(
        'ZkMigrationStateRecord, version 0', 'ZkMigrationStateRecord, version 0.', 'kafka-metadata.zk-migration-state-record', '', {
            'zk_migration_state': FieldInfo(doc='One of the possible migration states.', anchor='kafka-metadata.zk-migration-state-record.zk-migration-state'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.zk-migration-state-record.tagged'),
        }
    ),
    'kafka_metadata.remove_user_scram_credential_record': TypeInfo(
        'RemoveUserScramCredentialRecord, version 0', 'RemoveUserScramCredentialRecord, version 0.', 'kafka-metadata.remove-user-scram-credential-record', '', {
            'name': FieldInfo(role='payload', doc='User name.', anchor='kafka-metadata.remove-user-scram-credential-record.name'),
            'mechanism': FieldInfo(doc='SCRAM mechanism.', anchor='kafka-metadata.remove-user-scram-credential-record.mechanism'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.remove-user-scram-credential-record.tagged'),
        }
    ),
    'kafka_metadata.begin_transaction_record': TypeInfo(
        'BeginTransactionRecord, version 0', 'BeginTransactionRecord, version 0.', 'kafka-metadata.begin-transaction-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.begin-transaction-record.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.begin-transaction-record.tagged'),
        }
    ),
    'kafka_metadata.begin_transaction_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.begin-transaction-record.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-metadata.begin-transaction-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.begin-transaction-record.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-metadata.begin-transaction-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.begin_transaction_record.tagged_name': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.begin-transaction-record.tagged-name', '', {
            'name': FieldInfo(role='payload', doc='Description of this transaction.', anchor='kafka-metadata.begin-transaction-record.tagged-name.name'),
        }
    ),
    'kafka_metadata.end_transaction_record': TypeInfo(
        'EndTransactionRecord, version 0', 'EndTransactionRecord, version 0.', 'kafka-metadata.end-transaction-record', '', {
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.end-transaction-record.tagged'),
        }
    ),
    'kafka_metadata.abort_transaction_record': TypeInfo(
        'AbortTransactionRecord, version 0', 'AbortTransactionRecord, version 0.', 'kafka-metadata.abort-transaction-record', '', {
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.abort-transaction-record.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.abort-transaction-record.tagged'),
        }
    ),
    'kafka_metadata.abort_transaction_record.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-metadata.abort-transaction-record.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-metadata.abort-transaction-record.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-metadata.abort-transaction-record.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-metadata.abort-transaction-record.tagged-field.content'),
        }
    ),
    'kafka_metadata.abort_transaction_record.tagged_reason': TypeInfo(
        'Content', 'Content.', 'kafka-metadata.abort-transaction-record.tagged-reason', '', {
            'reason': FieldInfo(role='payload', doc='Description of why the transaction was aborted.', anchor='kafka-metadata.abort-transaction-record.tagged-reason.reason'),
        }
    ),
    'kafka_metadata.remove_delegation_token_record': TypeInfo(
        'RemoveDelegationTokenRecord, version 0', 'RemoveDelegationTokenRecord, version 0.', 'kafka-metadata.remove-delegation-token-record', '', {
            'token_id': FieldInfo(role='payload', doc='TokenID to remove.', anchor='kafka-metadata.remove-delegation-token-record.token-id'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.remove-delegation-token-record.tagged'),
        }
    ),
    'kafka_metadata.register_controller_record': TypeInfo(
        'RegisterControllerRecord, version 0', 'RegisterControllerRecord, version 0.', 'kafka-metadata.register-controller-record', '', {
            'controller_id': FieldInfo(doc='Controller id.', anchor='kafka-metadata.register-controller-record.controller-id'),
            'incarnation_id': FieldInfo(doc='Incarnation ID of the controller process.', anchor='kafka-metadata.register-controller-record.incarnation-id'),
            'zk_migration_ready': FieldInfo(doc='Set if the required configurations for ZK migration are present.', anchor='kafka-metadata.register-controller-record.zk-migration-ready'),
            'num_end_points': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-controller-record.num-end-points'),
            'end_points': FieldInfo(doc='Endpoints of this controller.', anchor='kafka-metadata.register-controller-record.end-points'),
            'num_features': FieldInfo(role='length', doc='Count.', anchor='kafka-metadata.register-controller-record.num-features'),
            'features': FieldInfo(doc='Features on this controller.', anchor='kafka-metadata.register-controller-record.features'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.register-controller-record.tagged'),
        }
    ),
    'kafka_metadata.register_controller_record.controller_endpoint': TypeInfo(
        'ControllerEndpoint', 'ControllerEndpoint.', 'kafka-metadata.register-controller-record.controller-endpoint', '', {
            'name': FieldInfo(role='payload', doc='Name of the endpoint.', anchor='kafka-metadata.register-controller-record.controller-endpoint.name'),
            'host': FieldInfo(role='payload', doc='Hostname.', anchor='kafka-metadata.register-controller-record.controller-endpoint.host'),
            'port': FieldInfo(doc='Port.', anchor='kafka-metadata.register-controller-record.controller-endpoint.port'),
            'security_protocol': FieldInfo(doc='Security protocol.', anchor='kafka-metadata.register-controller-record.controller-endpoint.security-protocol'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.register-controller-record.controller-endpoint.tagged'),
        }
    ),
    'kafka_metadata.register_controller_record.controller_feature': TypeInfo(
        'ControllerFeature', 'ControllerFeature.', 'kafka-metadata.register-controller-record.controller-feature', '', {
            'name': FieldInfo(role='payload', doc='Feature name.', anchor='kafka-metadata.register-controller-record.controller-feature.name'),
            'min_supported_version': FieldInfo(doc='Minimum supported feature level.', anchor='kafka-metadata.register-controller-record.controller-feature.min-supported-version'),
            'max_supported_version': FieldInfo(doc='Maximum supported feature level.', anchor='kafka-metadata.register-controller-record.controller-feature.max-supported-version'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.register-controller-record.controller-feature.tagged'),
        }
    ),
    'kafka_metadata.clear_elr_record': TypeInfo(
        'ClearElrRecord, version 0', 'ClearElrRecord, version 0.', 'kafka-metadata.clear-elr-record', '', {
            'topic_name': FieldInfo(role='payload', doc='Name of the topic to clear ELRs for, or empty for all.', anchor='kafka-metadata.clear-elr-record.topic-name'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-metadata.clear-elr-record.tagged'),
        }
    ),
    'kafka_offset_checkpoint': TypeInfo(
        'Apache Kafka: checkpoint of offsets', '`recovery-point-offset-checkpoint`, `log-start-offset-checkpoint`, `replication-offset-checkpoint` or `cleaner-offset-checkpoint` in a folder of `log.dirs`: text with one offset per partition. In this order, the partition is on disk up to it, begins with it, is on all replicas up to it, or is compacted up to it.', 'kafka-offset-checkpoint', '', {
            'version': FieldInfo(doc='Always "0". Numbers are decimal digits.', rule='"0"', anchor='kafka-offset-checkpoint.version', code='unsupported-version'),
            'num_entries': FieldInfo(role='length', doc='Lines that follow. The broker refuses any other number.', anchor='kafka-offset-checkpoint.num-entries'),
            'entries': FieldInfo(doc='One per line.', anchor='kafka-offset-checkpoint.entries'),
        }
    ),
    'kafka_offset_checkpoint.entry': TypeInfo(
        'One line', 'One line.', 'kafka-offset-checkpoint.entry', '', {
            'topic': FieldInfo(role='payload', doc='The topic.', anchor='kafka-offset-checkpoint.entry.topic'),
            'partition': FieldInfo(doc='Number of the partition.', anchor='kafka-offset-checkpoint.entry.partition'),
            'offset': FieldInfo(doc='The offset.', anchor='kafka-offset-checkpoint.entry.offset'),
        }
    ),
    'kafka_partition_metadata': TypeInfo(
        'Apache Kafka: partition.metadata', "`partition.metadata` in a partition's folder: two lines of text, the second without a line end. A broker does not use the folder for a topic of the same name with another id.", 'kafka-partition-metadata', '', {
            'first_label': FieldInfo(doc='Start of the first line.', rule='"version: "', anchor='kafka-partition-metadata.first-label'),
            'version': FieldInfo(doc='Always "0" so far. Brokers accept greater versions.', rule='"0"', anchor='kafka-partition-metadata.version', code='unsupported-version'),
            'second_label': FieldInfo(doc='Start of the second line.', rule='"topic_id: "', anchor='kafka-partition-metadata.second-label'),
            'topic_id': FieldInfo(doc="The topic's UUID in 22 characters of base64 for URLs.", anchor='kafka-partition-metadata.topic-id'),
        }
    ),
    'kafka_producer_snapshot': TypeInfo(
        'Apache Kafka: snapshot of producers', '`<offset>.snapshot`: the state of the producers before that offset, so that the broker does not read the log from its beginning. It is written when a segment begins and when the broker stops. The newest ones are kept.', 'kafka-producer-snapshot', '', {
            'version': FieldInfo(doc='1 in all releases.', rule='1', anchor='kafka-producer-snapshot.version', code='unsupported-version'),
            'crc': FieldInfo(role='checksum', doc='CRC-32C of everything after this field.', orig_id='Crc', anchor='kafka-producer-snapshot.crc'),
            'num_producers': FieldInfo(role='length', doc='Entries that follow.', anchor='kafka-producer-snapshot.num-producers'),
            'producers': FieldInfo(doc='Unordered.', orig_id='ProducerEntries', anchor='kafka-producer-snapshot.producers'),
            'rest': FieldInfo(role='reserved', doc='Empty. Readers ignore it if the checksum is right.', anchor='kafka-producer-snapshot.rest'),
        }
    ),
    'kafka_producer_snapshot.producer': TypeInfo(
        'One producer', 'One producer.', 'kafka-producer-snapshot.producer', '', {
            'producer_id': FieldInfo(doc="The producer's id.", orig_id='ProducerId', anchor='kafka-producer-snapshot.producer.producer-id'),
            'producer_epoch': FieldInfo(doc="The producer's epoch.", orig_id='Epoch', anchor='kafka-producer-snapshot.producer.producer-epoch'),
            'last_sequence': FieldInfo(doc='Its last sequence number, or -1.', orig_id='LastSequence', anchor='kafka-producer-snapshot.producer.last-sequence'),
            'last_offset': FieldInfo(doc='Offset of that record, or -1.', orig_id='LastOffset', anchor='kafka-producer-snapshot.producer.last-offset'),
            'offset_delta': FieldInfo(doc='Last sequence number of its last batch minus the first one.', orig_id='OffsetDelta', anchor='kafka-producer-snapshot.producer.offset-delta'),
            'timestamp': FieldInfo(doc="Greatest time of its last batch, or a marker's time. A starting broker drops a producer if this is more than `producer.id.expiration.ms` (a day) before the broker's clock.", orig_id='Timestamp', anchor='kafka-producer-snapshot.producer.timestamp'),
            'coordinator_epoch': FieldInfo(doc='Epoch of the coordinator that sent its last marker, or -1.', orig_id='CoordinatorEpoch', anchor='kafka-producer-snapshot.producer.coordinator-epoch'),
            'current_first_offset': FieldInfo(doc="Its open transaction's first offset, or -1.", orig_id='CurrentTxnFirstOffset', anchor='kafka-producer-snapshot.producer.current-first-offset'),
        }
    ),
    'kafka_share_key': TypeInfo(
        'Apache Kafka: key of a record of __share_group_state', 'The key of a record of the internal topic `__share_group_state`, which holds the acknowledgements of share groups.', 'kafka-share-key', '', {
            'record_type': FieldInfo(doc='Type of the record, up to 3.9 the version of the key.', rule='one of 0, 1', anchor='kafka-share-key.record-type', code='unsupported-version'),
            'body': FieldInfo(doc='The key.', anchor='kafka-share-key.body'),
        }
    ),
    'kafka_share_key.share_snapshot_key': TypeInfo(
        'ShareSnapshotKey, version 0', 'ShareSnapshotKey, version 0.', 'kafka-share-key.share-snapshot-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-share-key.share-snapshot-key.group-id'),
            'topic_id': FieldInfo(doc='Topic id.', anchor='kafka-share-key.share-snapshot-key.topic-id'),
            'partition': FieldInfo(doc='Partition index.', anchor='kafka-share-key.share-snapshot-key.partition'),
        }
    ),
    'kafka_share_key.share_update_key': TypeInfo(
        'ShareUpdateKey, version 0', 'ShareUpdateKey, version 0.', 'kafka-share-key.share-update-key', '', {
            'group_id': FieldInfo(role='payload', doc='Group id.', anchor='kafka-share-key.share-update-key.group-id'),
            'topic_id': FieldInfo(doc='Topic id.', anchor='kafka-share-key.share-update-key.topic-id'),
            'partition': FieldInfo(doc='Partition index.', anchor='kafka-share-key.share-update-key.partition'),
        }
    ),
    'kafka_share_value': TypeInfo(
        'Apache Kafka: value of a record of __share_group_state', 'The value of a record of `__share_group_state`. A record without a value deletes its key.', 'kafka-share-value', '', {
            'record_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-share-value.record-type'),
            'version': FieldInfo(doc='Value version.', rule='at least 0 and at most 0', anchor='kafka-share-value.version', code='unsupported-version'),
            'body': FieldInfo(doc='The value.', anchor='kafka-share-value.body'),
        }
    ),
    'kafka_share_value.share_snapshot_value': TypeInfo(
        'ShareSnapshotValue, version 0', 'ShareSnapshotValue, version 0.', 'kafka-share-value.share-snapshot-value', '', {
            'snapshot_epoch': FieldInfo(doc='Snapshot epoch.', anchor='kafka-share-value.share-snapshot-value.snapshot-epoch'),
            'state_epoch': FieldInfo(doc='State epoch for this share-partition.', anchor='kafka-share-value.share-snapshot-value.state-epoch'),
            'leader_epoch': FieldInfo(doc='Leader epoch of the share-partition.', anchor='kafka-share-value.share-snapshot-value.leader-epoch'),
            'start_offset': FieldInfo(doc='Share-partition start offset.', anchor='kafka-share-value.share-snapshot-value.start-offset'),
            'create_timestamp': FieldInfo(doc='Time at which the state was created.', anchor='kafka-share-value.share-snapshot-value.create-timestamp'),
            'write_timestamp': FieldInfo(doc='Time at which the state was written or rewritten.', anchor='kafka-share-value.share-snapshot-value.write-timestamp'),
            'num_state_batches': FieldInfo(role='length', doc='Count.', anchor='kafka-share-value.share-snapshot-value.num-state-batches'),
            'state_batches': FieldInfo(doc='State batches.', anchor='kafka-share-value.share-snapshot-value.state-batches'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-share-value.share-snapshot-value.tagged'),
        }
    ),
    'kafka_share_value.share_snapshot_value.state_batch': TypeInfo(
        'StateBatch', 'StateBatch.', 'kafka-share-value.share-snapshot-value.state-batch', '', {
            'first_offset': FieldInfo(doc='First offset of this state batch.', anchor='kafka-share-value.share-snapshot-value.state-batch.first-offset'),
            'last_offset': FieldInfo(doc='Last offset of this state batch.', anchor='kafka-share-value.share-snapshot-value.state-batch.last-offset'),
            'delivery_state': FieldInfo(doc='Delivery state: 0 available, 2 acked, 4 archived.', anchor='kafka-share-value.share-snapshot-value.state-batch.delivery-state'),
            'delivery_count': FieldInfo(doc='Delivery count.', anchor='kafka-share-value.share-snapshot-value.state-batch.delivery-count'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-share-value.share-snapshot-value.state-batch.tagged'),
        }
    ),
    'kafka_share_value.share_update_value': TypeInfo(
        'ShareUpdateValue, version 0', 'ShareUpdateValue, version 0.', 'kafka-share-value.share-update-value', '', {
            'snapshot_epoch': FieldInfo(doc='Snapshot epoch.', anchor='kafka-share-value.share-update-value.snapshot-epoch'),
            'leader_epoch': FieldInfo(doc='Leader epoch of the share-partition.', anchor='kafka-share-value.share-update-value.leader-epoch'),
            'start_offset': FieldInfo(doc='Share-partition start offset, or -1 if not updated.', anchor='kafka-share-value.share-update-value.start-offset'),
            'num_state_batches': FieldInfo(role='length', doc='Count.', anchor='kafka-share-value.share-update-value.num-state-batches'),
            'state_batches': FieldInfo(doc='State batches that have been updated.', anchor='kafka-share-value.share-update-value.state-batches'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-share-value.share-update-value.tagged'),
        }
    ),
    'kafka_share_value.share_update_value.state_batch': TypeInfo(
        'StateBatch', 'StateBatch.', 'kafka-share-value.share-update-value.state-batch', '', {
            'first_offset': FieldInfo(doc='First offset of this state batch.', anchor='kafka-share-value.share-update-value.state-batch.first-offset'),
            'last_offset': FieldInfo(doc='Last offset of this state batch.', anchor='kafka-share-value.share-update-value.state-batch.last-offset'),
            'delivery_state': FieldInfo(doc='Delivery state: 0 available, 2 acked, 4 archived.', anchor='kafka-share-value.share-update-value.state-batch.delivery-state'),
            'delivery_count': FieldInfo(doc='Delivery count.', anchor='kafka-share-value.share-update-value.state-batch.delivery-count'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-share-value.share-update-value.state-batch.tagged'),
        }
    ),
    'kafka_time_index': TypeInfo(
        'Apache Kafka: time index', '`<first offset>.timeindex` next to a segment. Times and offsets rise. The broker adds an entry with each one of the offset index if the greatest time has changed, and a last one when it closes the segment. Until then, zeros follow the last entry.', 'kafka-time-index', '', {
            'entries': FieldInfo(doc='To the end of the file.', anchor='kafka-time-index.entries'),
        }
    ),
    'kafka_time_index_entry': TypeInfo(
        'Apache Kafka: entry of a time index', 'Greatest time so far.', 'kafka-time-index-entry', '', {
            'timestamp': FieldInfo(doc="Milliseconds since the Unix epoch: the segment's greatest `max_timestamp` so far.", anchor='kafka-time-index-entry.timestamp'),
            'relative_offset': FieldInfo(doc="Last offset of the first batch with that time, minus the segment's base. According to the document the time was seen before this offset.", anchor='kafka-time-index-entry.relative-offset'),
        }
    ),
    'kafka_transaction_index': TypeInfo(
        'Apache Kafka: transaction index', '`<first offset>.txnindex` next to a segment with an aborted transaction. The last offsets rise. A reader of committed records uses it to skip records of these producers. The broker ignores an incomplete last entry.', 'kafka-transaction-index', '', {
            'entries': FieldInfo(doc='To the end of the file.', anchor='kafka-transaction-index.entries'),
        }
    ),
    'kafka_transaction_index_entry': TypeInfo(
        'Apache Kafka: entry of a transaction index', 'An aborted transaction whose abort marker is in the segment.', 'kafka-transaction-index-entry', '', {
            'version': FieldInfo(doc='Brokers check only the first byte, and refuse a value above 0.', rule='0', anchor='kafka-transaction-index-entry.version', code='unsupported-version'),
            'producer_id': FieldInfo(doc='Producer of the transaction.', anchor='kafka-transaction-index-entry.producer-id'),
            'first_offset': FieldInfo(doc="Offset of the transaction's first record, possibly in an earlier segment.", anchor='kafka-transaction-index-entry.first-offset'),
            'last_offset': FieldInfo(doc='Offset of the abort marker.', anchor='kafka-transaction-index-entry.last-offset'),
            'last_stable_offset': FieldInfo(doc="The log's last stable offset after the marker: the first offset of the oldest open transaction, or else the offset after the marker.", anchor='kafka-transaction-index-entry.last-stable-offset'),
        }
    ),
    'kafka_transaction_key': TypeInfo(
        'Apache Kafka: key of a record of __transaction_state', 'The key of a record of the internal topic `__transaction_state`, which holds the transactions of producers.', 'kafka-transaction-key', '', {
            'record_type': FieldInfo(doc='Type of the record, up to 3.9 the version of the key.', rule='one of 0', anchor='kafka-transaction-key.record-type', code='unsupported-version'),
            'body': FieldInfo(doc='The key.', anchor='kafka-transaction-key.body'),
        }
    ),
    'kafka_transaction_key.transaction_log_key': TypeInfo(
        'TransactionLogKey, version 0', 'TransactionLogKey, version 0.', 'kafka-transaction-key.transaction-log-key', '', {
            'transactional_id': FieldInfo(role='payload', doc='Transactional id of the transaction.', anchor='kafka-transaction-key.transaction-log-key.transactional-id'),
        }
    ),
    'kafka_transaction_value': TypeInfo(
        'Apache Kafka: value of a record of __transaction_state', 'The value of a record of `__transaction_state`. A record without a value deletes its key.', 'kafka-transaction-value', '', {
            'record_type': FieldInfo(doc="The record's type, from its key.", anchor='kafka-transaction-value.record-type'),
            'version': FieldInfo(doc='Value version.', rule='at least 0 and at most record_type == 0 ? 1 : 0', anchor='kafka-transaction-value.version', code='unsupported-version'),
            'body': FieldInfo(doc='The value.', anchor='kafka-transaction-value.body'),
        }
    ),
    'kafka_transaction_value.transaction_log_value': TypeInfo(
        'TransactionLogValue, versions 0-1', 'TransactionLogValue, versions 0-1.', 'kafka-transaction-value.transaction-log-value', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-transaction-value.transaction-log-value.api-version'),
            'producer_id': FieldInfo(doc='Producer id in use by the transactional id.', anchor='kafka-transaction-value.transaction-log-value.producer-id'),
            'producer_epoch': FieldInfo(doc='Epoch associated with the producer id.', anchor='kafka-transaction-value.transaction-log-value.producer-epoch'),
            'transaction_timeout_ms': FieldInfo(doc='Transaction timeout in milliseconds.', anchor='kafka-transaction-value.transaction-log-value.transaction-timeout-ms'),
            'transaction_status': FieldInfo(doc='TransactionState the transaction is in.', anchor='kafka-transaction-value.transaction-log-value.transaction-status'),
            'num_transaction_partitions': FieldInfo(role='length', doc='Count.', anchor='kafka-transaction-value.transaction-log-value.num-transaction-partitions'),
            'transaction_partitions': FieldInfo(doc='Partitions involved in the transaction.', anchor='kafka-transaction-value.transaction-log-value.transaction-partitions'),
            'transaction_last_update_timestamp_ms': FieldInfo(doc='Time the transaction was last updated.', anchor='kafka-transaction-value.transaction-log-value.transaction-last-update-timestamp-ms'),
            'transaction_start_timestamp_ms': FieldInfo(doc='Time the transaction was started.', anchor='kafka-transaction-value.transaction-log-value.transaction-start-timestamp-ms'),
            'num_tagged': FieldInfo(role='length', doc='Count.', anchor='kafka-transaction-value.transaction-log-value.num-tagged'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-transaction-value.transaction-log-value.tagged'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.partitions_schema': TypeInfo(
        'PartitionsSchema', 'PartitionsSchema.', 'kafka-transaction-value.transaction-log-value.partitions-schema', '', {
            'api_version': FieldInfo(doc='Record version.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.api-version'),
            'topic': FieldInfo(role='payload', doc='Topic involved in the transaction.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.topic'),
            'num_partition_ids': FieldInfo(role='length', doc='Count.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.num-partition-ids'),
            'partition_ids': FieldInfo(doc='Partition ids involved in the transaction.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.partition-ids'),
            'tagged': FieldInfo(doc='Tags.', anchor='kafka-transaction-value.transaction-log-value.partitions-schema.tagged'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_field': TypeInfo(
        'A tagged field', 'A tagged field. Readers skip unknown ones.', 'kafka-transaction-value.transaction-log-value.tagged-field', '', {
            'tag': FieldInfo(doc='Field number.', anchor='kafka-transaction-value.transaction-log-value.tagged-field.tag'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='kafka-transaction-value.transaction-log-value.tagged-field.len-content'),
            'content': FieldInfo(doc='The content.', anchor='kafka-transaction-value.transaction-log-value.tagged-field.content'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_previous_producer_id': TypeInfo(
        'Content', 'Content.', 'kafka-transaction-value.transaction-log-value.tagged-previous-producer-id', '', {
            'previous_producer_id': FieldInfo(doc='Producer id used by the last committed transaction.', anchor='kafka-transaction-value.transaction-log-value.tagged-previous-producer-id.previous-producer-id'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_next_producer_id': TypeInfo(
        'Content', 'Content.', 'kafka-transaction-value.transaction-log-value.tagged-next-producer-id', '', {
            'next_producer_id': FieldInfo(doc='Latest producer ID for the transactional id.', anchor='kafka-transaction-value.transaction-log-value.tagged-next-producer-id.next-producer-id'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_client_transaction_version': TypeInfo(
        'Content', 'Content.', 'kafka-transaction-value.transaction-log-value.tagged-client-transaction-version', '', {
            'client_transaction_version': FieldInfo(doc='Transaction version used by the client.', anchor='kafka-transaction-value.transaction-log-value.tagged-client-transaction-version.client-transaction-version'),
        }
    ),
    'kafka_transaction_value.transaction_log_value.tagged_next_producer_epoch': TypeInfo(
        'Content', 'Content.', 'kafka-transaction-value.transaction-log-value.tagged-next-producer-epoch', '', {
            'next_producer_epoch': FieldInfo(doc='Producer epoch associated with the NextProducerId.', anchor='kafka-transaction-value.transaction-log-value.tagged-next-producer-epoch.next-producer-epoch'),
        }
    ),
}
