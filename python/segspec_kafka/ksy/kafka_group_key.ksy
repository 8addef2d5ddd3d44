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
    - kafka_tagged_fields
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The key of a record of the internal topic `__consumer_offsets`, which holds the commits and members of consumer
  groups.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
seq:
  - id: record_type
    type: s2
    valid:
      any-of: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23]
    -code: unsupported-version
    doc: Type of the record, up to 3.9 the version of the key.
  - id: body
    type:
      switch-on: record_type
      cases:
        0: legacy_offset_commit_key
        1: offset_commit_key
        2: group_metadata_key
        3: consumer_group_metadata_key
        4: consumer_group_partition_metadata_key
        5: consumer_group_member_metadata_key
        6: consumer_group_target_assignment_metadata_key
        7: consumer_group_target_assignment_member_key
        8: consumer_group_current_member_assignment_key
        10: share_group_member_metadata_key
        11: share_group_metadata_key
        12: share_group_target_assignment_metadata_key
        13: share_group_target_assignment_member_key
        14: share_group_current_member_assignment_key
        15: share_group_state_partition_metadata_key
        16: consumer_group_regular_expression_key
        17: streams_group_metadata_key
        19: streams_group_member_metadata_key
        20: streams_group_target_assignment_metadata_key
        21: streams_group_target_assignment_member_key
        22: streams_group_current_member_assignment_key
        23: streams_group_topology_key
    doc: The key.
types:
  legacy_offset_commit_key:
    doc: "LegacyOffsetCommitKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json
    seq:
      - id: group
        -role: payload
        type: kafka_string(false)
        doc: "Consumer group id."
      - id: topic
        -role: payload
        type: kafka_string(false)
        doc: "Topic name."
      - id: partition
        type: s4
        doc: "Topic partition index."
  offset_commit_key:
    doc: "OffsetCommitKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitKey.json
    seq:
      - id: group
        -role: payload
        type: kafka_string(false)
        doc: "Consumer group id."
      - id: topic
        -role: payload
        type: kafka_string(false)
        doc: "Topic name."
      - id: partition
        type: s4
        doc: "Topic partition index."
  group_metadata_key:
    doc: "GroupMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataKey.json
    seq:
      - id: group
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  consumer_group_metadata_key:
    doc: "ConsumerGroupMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  consumer_group_partition_metadata_key:
    doc: "ConsumerGroupPartitionMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  consumer_group_member_metadata_key:
    doc: "ConsumerGroupMemberMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member id."
  consumer_group_target_assignment_metadata_key:
    doc: "ConsumerGroupTargetAssignmentMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  consumer_group_target_assignment_member_key:
    doc: "ConsumerGroupTargetAssignmentMemberKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member id."
  consumer_group_current_member_assignment_key:
    doc: "ConsumerGroupCurrentMemberAssignmentKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member id."
  share_group_member_metadata_key:
    doc: "ShareGroupMemberMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member id."
  share_group_metadata_key:
    doc: "ShareGroupMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  share_group_target_assignment_metadata_key:
    doc: "ShareGroupTargetAssignmentMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  share_group_target_assignment_member_key:
    doc: "ShareGroupTargetAssignmentMemberKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member id."
  share_group_current_member_assignment_key:
    doc: "ShareGroupCurrentMemberAssignmentKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member id."
  share_group_state_partition_metadata_key:
    doc: "ShareGroupStatePartitionMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
  consumer_group_regular_expression_key:
    doc: "ConsumerGroupRegularExpressionKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: regular_expression
        -role: payload
        type: kafka_string(false)
        doc: "Regular expression."
  streams_group_metadata_key:
    doc: "StreamsGroupMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group ID."
  streams_group_member_metadata_key:
    doc: "StreamsGroupMemberMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group ID."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member ID."
  streams_group_target_assignment_metadata_key:
    doc: "StreamsGroupTargetAssignmentMetadataKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group ID."
  streams_group_target_assignment_member_key:
    doc: "StreamsGroupTargetAssignmentMemberKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group ID."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member ID."
  streams_group_current_member_assignment_key:
    doc: "StreamsGroupCurrentMemberAssignmentKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group ID."
      - id: member_id
        -role: payload
        type: kafka_string(false)
        doc: "Member ID."
  streams_group_topology_key:
    doc: "StreamsGroupTopologyKey, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group ID."
