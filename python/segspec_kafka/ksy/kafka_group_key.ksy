meta:
  id: kafka_group_key
  title: 'Apache Kafka: key of a record of __consumer_offsets'
  application: Apache Kafka
  tags:
    - log
  license: Apache-2.0
  ks-version: '0.11'
  imports:
    - kafka_bytes
    - kafka_count
    - kafka_flag
    - kafka_string
    - kafka_tagged_field
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The key of a record of the internal topic `__consumer_offsets`, which holds the commits and members of consumer
  groups. The field descriptions are from Kafka's own definitions of these messages.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
seq:
  - id: record_type
    -role: structure
    type: s2
    valid:
      any-of: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23]
    -code: unsupported-version
    doc: Type of the record. Up to 3.9 it was named the version of the key.
  - id: body
    -role: structure
    type:
      switch-on: record_type
      cases:
        0: legacy_offset_commit_key(0)
        1: offset_commit_key(0)
        2: group_metadata_key(0)
        3: consumer_group_metadata_key(0)
        4: consumer_group_partition_metadata_key(0)
        5: consumer_group_member_metadata_key(0)
        6: consumer_group_target_assignment_metadata_key(0)
        7: consumer_group_target_assignment_member_key(0)
        8: consumer_group_current_member_assignment_key(0)
        10: share_group_member_metadata_key(0)
        11: share_group_metadata_key(0)
        12: share_group_target_assignment_metadata_key(0)
        13: share_group_target_assignment_member_key(0)
        14: share_group_current_member_assignment_key(0)
        15: share_group_state_partition_metadata_key(0)
        16: consumer_group_regular_expression_key(0)
        17: streams_group_metadata_key(0)
        19: streams_group_member_metadata_key(0)
        20: streams_group_target_assignment_metadata_key(0)
        21: streams_group_target_assignment_member_key(0)
        22: streams_group_current_member_assignment_key(0)
        23: streams_group_topology_key(0)
    doc: The key.
types:
  legacy_offset_commit_key:
    doc: "LegacyOffsetCommitKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group
        -role: payload
        type: kafka_string(false)
        doc: "The consumer group id."
      - id: topic
        -role: payload
        type: kafka_string(false)
        doc: "The topic name."
      - id: partition
        -role: structure
        type: s4
        doc: "The topic partition index."
  offset_commit_key:
    doc: "OffsetCommitKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group
        -role: payload
        type: kafka_string(false)
        doc: "The consumer group id."
      - id: topic
        -role: payload
        type: kafka_string(false)
        doc: "The topic name."
      - id: partition
        -role: structure
        type: s4
        doc: "The topic partition index."
  group_metadata_key:
    doc: "GroupMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  consumer_group_metadata_key:
    doc: "ConsumerGroupMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  consumer_group_partition_metadata_key:
    doc: "ConsumerGroupPartitionMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  consumer_group_member_metadata_key:
    doc: "ConsumerGroupMemberMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member id."
  consumer_group_target_assignment_metadata_key:
    doc: "ConsumerGroupTargetAssignmentMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  consumer_group_target_assignment_member_key:
    doc: "ConsumerGroupTargetAssignmentMemberKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member id."
  consumer_group_current_member_assignment_key:
    doc: "ConsumerGroupCurrentMemberAssignmentKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member id."
  share_group_member_metadata_key:
    doc: "ShareGroupMemberMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member id."
  share_group_metadata_key:
    doc: "ShareGroupMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  share_group_target_assignment_metadata_key:
    doc: "ShareGroupTargetAssignmentMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  share_group_target_assignment_member_key:
    doc: "ShareGroupTargetAssignmentMemberKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member id."
  share_group_current_member_assignment_key:
    doc: "ShareGroupCurrentMemberAssignmentKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member id."
  share_group_state_partition_metadata_key:
    doc: "ShareGroupStatePartitionMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
  consumer_group_regular_expression_key:
    doc: "ConsumerGroupRegularExpressionKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group id."
      - id: regular_expression
        -orig-id: RegularExpression
        -role: payload
        type: kafka_string(false)
        doc: "The regular expression."
  streams_group_metadata_key:
    doc: "StreamsGroupMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group ID."
  streams_group_member_metadata_key:
    doc: "StreamsGroupMemberMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group ID."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member ID."
  streams_group_target_assignment_metadata_key:
    doc: "StreamsGroupTargetAssignmentMetadataKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group ID."
  streams_group_target_assignment_member_key:
    doc: "StreamsGroupTargetAssignmentMemberKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group ID."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member ID."
  streams_group_current_member_assignment_key:
    doc: "StreamsGroupCurrentMemberAssignmentKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group ID."
      - id: member_id
        -orig-id: MemberId
        -role: payload
        type: kafka_string(false)
        doc: "The member ID."
  streams_group_topology_key:
    doc: "StreamsGroupTopologyKey, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: group_id
        -orig-id: GroupId
        -role: payload
        type: kafka_string(false)
        doc: "The group ID."
