meta:
  id: kafka_group_value
  title: 'Apache Kafka: value of a record of __consumer_offsets'
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
  The value of a record of `__consumer_offsets`. A record without a value deletes its key.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
params:
  - id: record_type
    type: s2
    doc: The record's type, from its key.
seq:
  - id: version
    type: s2
    valid:
      min: 0
      max: 'record_type == 1 ? 4 : record_type == 2 ? 4 : 0'
    -code: unsupported-version
    doc: Value version.
    doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
  - id: body
    type:
      switch-on: record_type
      cases:
        0: legacy_offset_commit_value
        1: offset_commit_value(version)
        2: group_metadata_value(version)
        3: consumer_group_metadata_value
        4: consumer_group_partition_metadata_value
        5: consumer_group_member_metadata_value
        6: consumer_group_target_assignment_metadata_value
        7: consumer_group_target_assignment_member_value
        8: consumer_group_current_member_assignment_value
        10: share_group_member_metadata_value
        11: share_group_metadata_value
        12: share_group_target_assignment_metadata_value
        13: share_group_target_assignment_member_value
        14: share_group_current_member_assignment_value
        15: share_group_state_partition_metadata_value
        16: consumer_group_regular_expression_value
        17: streams_group_metadata_value
        19: streams_group_member_metadata_value
        20: streams_group_target_assignment_metadata_value
        21: streams_group_target_assignment_member_value
        22: streams_group_current_member_assignment_value
        23: streams_group_topology_value
    doc: The value.
types:
  legacy_offset_commit_value:
    doc: "LegacyOffsetCommitValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json
    seq:
      - id: offset
        type: s8
        doc: "Offset to store."
      - id: metadata
        -role: payload
        type: kafka_string(false)
        doc: "Any metadata of the client."
      - id: commit_timestamp
        type: s8
        doc: "Time of the commit."
  offset_commit_value:
    doc: "OffsetCommitValue, versions 0-4."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
    params:
      - id: api_version
        type: s4
        doc: Record version.
    seq:
      - id: offset
        type: s8
        doc: "Offset to store."
      - id: leader_epoch
        type: s4
        if: api_version >= 3
        doc: "Leader epoch of the last consumed record."
      - id: metadata
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "Any metadata of the client."
      - id: commit_timestamp
        type: s8
        doc: "Time of the commit."
      - id: expire_timestamp
        type: s8
        if: api_version == 1
        doc: "Time at which the offset will expire."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        if: api_version >= 4
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        if: api_version >= 4
        doc: "Tags."
    types:
      tagged_field:
        doc: "A tagged field. Readers skip unknown ones."
        seq:
          - id: tag
            type: kafka_uvarint
            doc: "Field number."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "In bytes."
          - id: content
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_topic_id
            doc: The content.
      tagged_topic_id:
        doc: "Content."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic id of the committed offset."
  group_metadata_value:
    doc: "GroupMetadataValue, versions 0-4."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: Record version.
    seq:
      - id: protocol_type
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "Protocol type."
      - id: generation
        type: s4
        doc: "Generation id."
      - id: protocol
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "Protocol name."
      - id: leader
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "Leader id."
      - id: current_state_timestamp
        type: s8
        if: api_version >= 2
        doc: "Timestamp of the last state change."
      - id: num_members
        -role: length
        type: kafka_count(api_version >= 4)
        doc: "Count."
      - id: members
        type: member_metadata(api_version)
        repeat: expr
        repeat-expr: num_members.value
        if: num_members.value >= 0
        doc: "Group members."
      - id: tagged
        type: kafka_tagged_fields
        if: api_version >= 4
        doc: "Tags."
    types:
      member_metadata:
        doc: "MemberMetadata."
        params:
          - id: api_version
            type: s4
            doc: Record version.
        seq:
          - id: member_id
            -role: payload
            type: kafka_string(api_version >= 4)
            doc: "Member id."
          - id: group_instance_id
            -role: payload
            type: kafka_string(api_version >= 4)
            if: api_version >= 3
            doc: "Group instance id."
          - id: client_id
            -role: payload
            type: kafka_string(api_version >= 4)
            doc: "Client id."
          - id: client_host
            -role: payload
            type: kafka_string(api_version >= 4)
            doc: "Client host."
          - id: rebalance_timeout
            type: s4
            if: api_version >= 1
            doc: "Rebalance timeout."
          - id: session_timeout
            type: s4
            doc: "Session timeout."
          - id: subscription
            -role: payload
            type: kafka_bytes(api_version >= 4)
            doc: "Subscription."
          - id: assignment
            -role: payload
            type: kafka_bytes(api_version >= 4)
            doc: "Assignment."
          - id: tagged
            type: kafka_tagged_fields
            if: api_version >= 4
            doc: "Tags."
  consumer_group_metadata_value:
    doc: "ConsumerGroupMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
    seq:
      - id: epoch
        type: s4
        doc: "Group epoch."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
      tagged_field:
        doc: "A tagged field. Readers skip unknown ones."
        seq:
          - id: tag
            type: kafka_uvarint
            doc: "Field number."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "In bytes."
          - id: content
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_metadata_hash
            doc: The content.
      tagged_metadata_hash:
        doc: "Content."
        seq:
          - id: metadata_hash
            type: s8
            doc: "Hash of all topics in the group."
  consumer_group_partition_metadata_value:
    doc: "ConsumerGroupPartitionMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
    seq:
      - id: num_topics
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: topics
        type: topic_metadata
        repeat: expr
        repeat-expr: num_topics.value
        if: num_topics.value >= 0
        doc: "Topic metadata."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      topic_metadata:
        doc: "TopicMetadata."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic id."
          - id: topic_name
            -role: payload
            type: kafka_string(true)
            doc: "Topic name."
          - id: num_partitions
            type: s4
            doc: "Number of partitions of the topic."
          - id: num_partition_metadata
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partition_metadata
            type: partition_metadata
            repeat: expr
            repeat-expr: num_partition_metadata.value
            if: num_partition_metadata.value >= 0
            doc: "Not used after 4.0. Partitions mapped to a set of racks. Empty if unknown."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
        types:
          partition_metadata:
            doc: "PartitionMetadata."
            seq:
              - id: partition
                type: s4
                doc: "Partition number."
              - id: num_racks
                -role: length
                type: kafka_count(true)
                doc: "Count."
              - id: racks
                -role: payload
                type: kafka_string(true)
                repeat: expr
                repeat-expr: num_racks.value
                if: num_racks.value >= 0
                doc: "Racks that the partition is mapped to."
              - id: tagged
                type: kafka_tagged_fields
                doc: "Tags."
  consumer_group_member_metadata_value:
    doc: "ConsumerGroupMemberMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
    seq:
      - id: instance_id
        -role: payload
        type: kafka_string(true)
        doc: "(optional) instance id."
      - id: rack_id
        -role: payload
        type: kafka_string(true)
        doc: "(optional) rack id."
      - id: client_id
        -role: payload
        type: kafka_string(true)
        doc: "Client id."
      - id: client_host
        -role: payload
        type: kafka_string(true)
        doc: "Client host."
      - id: num_subscribed_topic_names
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: subscribed_topic_names
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_subscribed_topic_names.value
        if: num_subscribed_topic_names.value >= 0
        doc: "Subscribed topic names."
      - id: subscribed_topic_regex
        -role: payload
        type: kafka_string(true)
        doc: "Subscribed topic regular expression."
      - id: rebalance_timeout_ms
        type: s4
        doc: "Rebalance timeout."
      - id: server_assignor
        -role: payload
        type: kafka_string(true)
        doc: "Server assignor or null."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Count."
      - id: tagged
        type: tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Tags."
    types:
      classic_member_metadata:
        doc: "ClassicMemberMetadata."
        seq:
          - id: session_timeout_ms
            type: s4
            doc: "Session timeout in the classic protocol."
          - id: num_supported_protocols
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: supported_protocols
            type: classic_protocol
            repeat: expr
            repeat-expr: num_supported_protocols.value
            if: num_supported_protocols.value >= 0
            doc: "Protocols that the member supports in the classic protocol."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
        types:
          classic_protocol:
            doc: "ClassicProtocol."
            seq:
              - id: name
                -role: payload
                type: kafka_string(true)
                doc: "Protocol name."
              - id: metadata
                -role: payload
                type: kafka_bytes(true)
                doc: "Protocol metadata."
              - id: tagged
                type: kafka_tagged_fields
                doc: "Tags."
      tagged_field:
        doc: "A tagged field. Readers skip unknown ones."
        seq:
          - id: tag
            type: kafka_uvarint
            doc: "Field number."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "In bytes."
          - id: content
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_classic_member_metadata
            doc: The content.
      tagged_classic_member_metadata:
        doc: "Content."
        seq:
          - id: classic_member_metadata_mark
            type: s1
            doc: "Below 0 without the next field."
          - id: classic_member_metadata
            type: classic_member_metadata
            if: classic_member_metadata_mark >= 0
            doc: "Classic member metadata. Null in the consumer protocol."
  consumer_group_target_assignment_metadata_value:
    doc: "ConsumerGroupTargetAssignmentMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
    seq:
      - id: assignment_epoch
        type: s4
        doc: "Assignment epoch."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  consumer_group_target_assignment_member_value:
    doc: "ConsumerGroupTargetAssignmentMemberValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json
    seq:
      - id: num_topic_partitions
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: topic_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_topic_partitions.value
        if: num_topic_partitions.value >= 0
        doc: "Assigned partitions."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      topic_partition:
        doc: "TopicPartition."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partition indexes."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  consumer_group_current_member_assignment_value:
    doc: "ConsumerGroupCurrentMemberAssignmentValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json
    seq:
      - id: member_epoch
        type: s4
        doc: "Epoch expected in heartbeats."
      - id: previous_member_epoch
        type: s4
        doc: "A member that missed the last epoch retries with this one."
      - id: state
        type: s1
        doc: "Member state. See MemberState."
      - id: num_assigned_partitions
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: assigned_partitions
        type: topic_partitions
        repeat: expr
        repeat-expr: num_assigned_partitions.value
        if: num_assigned_partitions.value >= 0
        doc: "Partitions assigned to (or owned by) this member."
      - id: num_partitions_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: partitions_pending_revocation
        type: topic_partitions
        repeat: expr
        repeat-expr: num_partitions_pending_revocation.value
        if: num_partitions_pending_revocation.value >= 0
        doc: "Partitions to be revoked by this member."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      topic_partitions:
        doc: "TopicPartitions."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic Id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partition Ids."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  share_group_member_metadata_value:
    doc: "ShareGroupMemberMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json
    seq:
      - id: rack_id
        -role: payload
        type: kafka_string(true)
        doc: "(optional) rack id."
      - id: client_id
        -role: payload
        type: kafka_string(true)
        doc: "Client id."
      - id: client_host
        -role: payload
        type: kafka_string(true)
        doc: "Client host."
      - id: num_subscribed_topic_names
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: subscribed_topic_names
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_subscribed_topic_names.value
        if: num_subscribed_topic_names.value >= 0
        doc: "Subscribed topic names."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  share_group_metadata_value:
    doc: "ShareGroupMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json
    seq:
      - id: epoch
        type: s4
        doc: "Group epoch."
      - id: metadata_hash
        type: s8
        doc: "Hash of all topics in the group."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  share_group_target_assignment_metadata_value:
    doc: "ShareGroupTargetAssignmentMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json
    seq:
      - id: assignment_epoch
        type: s4
        doc: "Assignment epoch."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  share_group_target_assignment_member_value:
    doc: "ShareGroupTargetAssignmentMemberValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json
    seq:
      - id: num_topic_partitions
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: topic_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_topic_partitions.value
        if: num_topic_partitions.value >= 0
        doc: "Assigned partitions."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      topic_partition:
        doc: "TopicPartition."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partition indexes."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  share_group_current_member_assignment_value:
    doc: "ShareGroupCurrentMemberAssignmentValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json
    seq:
      - id: member_epoch
        type: s4
        doc: "Epoch expected in heartbeats."
      - id: previous_member_epoch
        type: s4
        doc: "A member that missed the last epoch retries with this one."
      - id: state
        type: s1
        doc: "Member state. See MemberState."
      - id: num_assigned_partitions
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: assigned_partitions
        type: topic_partitions
        repeat: expr
        repeat-expr: num_assigned_partitions.value
        if: num_assigned_partitions.value >= 0
        doc: "Partitions assigned to (or owned by) this member."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      topic_partitions:
        doc: "TopicPartitions."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic Id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partition Ids."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  share_group_state_partition_metadata_value:
    doc: "ShareGroupStatePartitionMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
    seq:
      - id: num_initializing_topics
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: initializing_topics
        type: topic_partitions_info
        repeat: expr
        repeat-expr: num_initializing_topics.value
        if: num_initializing_topics.value >= 0
        doc: "Topic-partitions whose share-group state is being initialized."
      - id: num_initialized_topics
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: initialized_topics
        type: topic_partitions_info
        repeat: expr
        repeat-expr: num_initialized_topics.value
        if: num_initialized_topics.value >= 0
        doc: "Topics with initialized share-group state."
      - id: num_deleting_topics
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: deleting_topics
        type: topic_info
        repeat: expr
        repeat-expr: num_deleting_topics.value
        if: num_deleting_topics.value >= 0
        doc: "Topics whose share-group state is being deleted."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      topic_partitions_info:
        doc: "TopicPartitionsInfo."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic identifier."
          - id: topic_name
            -role: payload
            type: kafka_string(true)
            doc: "Topic name."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partitions."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
      topic_info:
        doc: "TopicInfo."
        seq:
          - id: topic_id
            type: kafka_uuid
            doc: "Topic identifier."
          - id: topic_name
            -role: payload
            type: kafka_string(true)
            doc: "Topic name."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  consumer_group_regular_expression_value:
    doc: "ConsumerGroupRegularExpressionValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json
    seq:
      - id: num_topics
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: topics
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_topics.value
        if: num_topics.value >= 0
        doc: "Not described."
      - id: version
        type: s8
        doc: "Not described."
      - id: timestamp
        type: s8
        doc: "Not described."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  streams_group_metadata_value:
    doc: "StreamsGroupMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
    seq:
      - id: epoch
        type: s4
        doc: "Group epoch."
      - id: metadata_hash
        type: s8
        doc: "Hash of all topics in the group."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  streams_group_member_metadata_value:
    doc: "StreamsGroupMemberMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
    seq:
      - id: instance_id
        -role: payload
        type: kafka_string(true)
        doc: "(optional) instance ID for static membership."
      - id: rack_id
        -role: payload
        type: kafka_string(true)
        doc: "(optional) rack ID."
      - id: client_id
        -role: payload
        type: kafka_string(true)
        doc: "Client ID."
      - id: client_host
        -role: payload
        type: kafka_string(true)
        doc: "Client host."
      - id: rebalance_timeout_ms
        type: s4
        doc: "Rebalance timeout."
      - id: topology_epoch
        type: s4
        doc: "Epoch of the topology."
      - id: process_id
        -role: payload
        type: kafka_string(true)
        doc: "Identity of the streams instance that may have multiple consumers."
      - id: user_endpoint_mark
        type: s1
        doc: "Below 0 without the next field."
      - id: user_endpoint
        type: endpoint
        if: user_endpoint_mark >= 0
        doc: "User-defined endpoint for running interactive queries on this instance."
      - id: num_client_tags
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: client_tags
        type: key_value
        repeat: expr
        repeat-expr: num_client_tags.value
        if: num_client_tags.value >= 0
        doc: "Used for rack-aware assignment algorithm."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      endpoint:
        doc: "Endpoint."
        seq:
          - id: host
            -role: payload
            type: kafka_string(true)
            doc: "Host of the endpoint."
          - id: port
            type: u2
            doc: "Port of the endpoint."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
      key_value:
        doc: "KeyValue."
        seq:
          - id: key
            -role: payload
            type: kafka_string(true)
            doc: "Key of the config."
          - id: value
            -role: payload
            type: kafka_string(true)
            doc: "Value of the config."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  streams_group_target_assignment_metadata_value:
    doc: "StreamsGroupTargetAssignmentMetadataValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json
    seq:
      - id: assignment_epoch
        type: s4
        doc: "Assignment epoch."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
  streams_group_target_assignment_member_value:
    doc: "StreamsGroupTargetAssignmentMemberValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json
    seq:
      - id: num_active_tasks
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: active_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_active_tasks.value
        if: num_active_tasks.value >= 0
        doc: "Currently assigned active tasks."
      - id: num_standby_tasks
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: standby_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_standby_tasks.value
        if: num_standby_tasks.value >= 0
        doc: "Currently assigned standby tasks."
      - id: num_warmup_tasks
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: warmup_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        if: num_warmup_tasks.value >= 0
        doc: "Currently assigned warm-up tasks."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      task_ids:
        doc: "TaskIds."
        seq:
          - id: subtopology_id
            -role: payload
            type: kafka_string(true)
            doc: "Subtopology ID."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partitions of the input topics processed by this member."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  streams_group_current_member_assignment_value:
    doc: "StreamsGroupCurrentMemberAssignmentValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
    seq:
      - id: member_epoch
        type: s4
        doc: "Epoch expected in heartbeats."
      - id: previous_member_epoch
        type: s4
        doc: "A member that missed the last epoch retries with this one."
      - id: state
        type: s1
        doc: "Member state. See StreamsGroupMember.MemberState."
      - id: num_active_tasks
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: active_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_active_tasks.value
        if: num_active_tasks.value >= 0
        doc: "Currently assigned active tasks."
      - id: num_standby_tasks
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: standby_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_standby_tasks.value
        if: num_standby_tasks.value >= 0
        doc: "Currently assigned standby tasks."
      - id: num_warmup_tasks
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: warmup_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        if: num_warmup_tasks.value >= 0
        doc: "Currently assigned warm-up tasks."
      - id: num_active_tasks_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: active_tasks_pending_revocation
        type: task_ids
        repeat: expr
        repeat-expr: num_active_tasks_pending_revocation.value
        if: num_active_tasks_pending_revocation.value >= 0
        doc: "Active tasks to be revoked by this member."
      - id: num_standby_tasks_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: standby_tasks_pending_revocation
        type: task_ids
        repeat: expr
        repeat-expr: num_standby_tasks_pending_revocation.value
        if: num_standby_tasks_pending_revocation.value >= 0
        doc: "Standby tasks to be revoked by this member."
      - id: num_warmup_tasks_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: warmup_tasks_pending_revocation
        type: task_ids
        repeat: expr
        repeat-expr: num_warmup_tasks_pending_revocation.value
        if: num_warmup_tasks_pending_revocation.value >= 0
        doc: "Warmup tasks to be revoked by this member."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      task_ids:
        doc: "TaskIds."
        seq:
          - id: subtopology_id
            -role: payload
            type: kafka_string(true)
            doc: "Subtopology ID."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "Partitions of the input topics processed by this member."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  streams_group_topology_value:
    doc: "StreamsGroupTopologyValue, version 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
    seq:
      - id: epoch
        type: s4
        doc: "Epoch of the topology."
      - id: num_subtopologies
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: subtopologies
        type: subtopology
        repeat: expr
        repeat-expr: num_subtopologies.value
        if: num_subtopologies.value >= 0
        doc: "Sub-topologies of the streams application."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      subtopology:
        doc: "Subtopology."
        seq:
          - id: subtopology_id
            -role: payload
            type: kafka_string(true)
            doc: "String to uniquely identify the subtopology."
          - id: num_source_topics
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: source_topics
            -role: payload
            type: kafka_string(true)
            repeat: expr
            repeat-expr: num_source_topics.value
            if: num_source_topics.value >= 0
            doc: "Topics the topology reads from."
          - id: num_source_topic_regex
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: source_topic_regex
            -role: payload
            type: kafka_string(true)
            repeat: expr
            repeat-expr: num_source_topic_regex.value
            if: num_source_topic_regex.value >= 0
            doc: "Regular expressions identifying topics the subtopology reads from."
          - id: num_state_changelog_topics
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: state_changelog_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_state_changelog_topics.value
            if: num_state_changelog_topics.value >= 0
            doc: "State changelog topics associated with this subtopology."
          - id: num_repartition_sink_topics
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: repartition_sink_topics
            -role: payload
            type: kafka_string(true)
            repeat: expr
            repeat-expr: num_repartition_sink_topics.value
            if: num_repartition_sink_topics.value >= 0
            doc: "Repartition topics the subtopology writes to."
          - id: num_repartition_source_topics
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: repartition_source_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
            if: num_repartition_source_topics.value >= 0
            doc: "Internally created repartition topics."
          - id: num_copartition_groups
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: copartition_groups
            type: copartition_group
            repeat: expr
            repeat-expr: num_copartition_groups.value
            if: num_copartition_groups.value >= 0
            doc: "A subset of source topics that must be copartitioned."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
        types:
          copartition_group:
            doc: "CopartitionGroup."
            seq:
              - id: num_source_topics
                -role: length
                type: kafka_count(true)
                doc: "Count."
              - id: source_topics
                type: s2
                repeat: expr
                repeat-expr: num_source_topics.value
                if: num_source_topics.value >= 0
                doc: "Topics the topology reads from. Index into the subtopology's array."
              - id: num_source_topic_regex
                -role: length
                type: kafka_count(true)
                doc: "Count."
              - id: source_topic_regex
                type: s2
                repeat: expr
                repeat-expr: num_source_topic_regex.value
                if: num_source_topic_regex.value >= 0
                doc: "Regular expressions identifying topics the subtopology reads from. Index into the subtopology's array."
              - id: num_repartition_source_topics
                -role: length
                type: kafka_count(true)
                doc: "Count."
              - id: repartition_source_topics
                type: s2
                repeat: expr
                repeat-expr: num_repartition_source_topics.value
                if: num_repartition_source_topics.value >= 0
                doc: "Internally created repartition topics. Index into the subtopology's array."
              - id: tagged
                type: kafka_tagged_fields
                doc: "Tags."
      topic_config:
        doc: "TopicConfig."
        seq:
          - id: key
            -role: payload
            type: kafka_string(true)
            doc: "Key of the topic-level configuration."
          - id: value
            -role: payload
            type: kafka_string(true)
            doc: "Value of the topic-level configuration."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
      topic_info:
        doc: "TopicInfo."
        seq:
          - id: name
            -role: payload
            type: kafka_string(true)
            doc: "Name of the topic."
          - id: partitions
            type: s4
            doc: "Number of partitions in the topic. Can be 0 if not enforced. Always 0 for changelog topics."
          - id: replication_factor
            type: s2
            doc: "Replication factor of the topic. Can be 0 for the default."
          - id: num_topic_configs
            -role: length
            type: kafka_count(true)
            doc: "Count."
          - id: topic_configs
            type: topic_config
            repeat: expr
            repeat-expr: num_topic_configs.value
            if: num_topic_configs.value >= 0
            doc: "Topic-level configurations as key-value pairs."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
