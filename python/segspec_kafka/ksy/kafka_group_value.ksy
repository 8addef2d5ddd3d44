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
    - kafka_tagged_field
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The value of a record of the internal topic `__consumer_offsets`. A record without a value deletes its key. The field
  descriptions are from Kafka's own definitions of these messages.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
params:
  - id: record_type
    type: s2
    doc: The record's type, from its key.
seq:
  - id: version
    -role: structure
    type: s2
    valid:
      min: 0
      max: 'record_type == 1 ? 4 : record_type == 2 ? 4 : 0'
    -code: unsupported-version
    doc: The version of the value.
    doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
  - id: body
    -role: structure
    type:
      switch-on: record_type
      cases:
        0: legacy_offset_commit_value(version)
        1: offset_commit_value(version)
        2: group_metadata_value(version)
        3: consumer_group_metadata_value(version)
        4: consumer_group_partition_metadata_value(version)
        5: consumer_group_member_metadata_value(version)
        6: consumer_group_target_assignment_metadata_value(version)
        7: consumer_group_target_assignment_member_value(version)
        8: consumer_group_current_member_assignment_value(version)
        10: share_group_member_metadata_value(version)
        11: share_group_metadata_value(version)
        12: share_group_target_assignment_metadata_value(version)
        13: share_group_target_assignment_member_value(version)
        14: share_group_current_member_assignment_value(version)
        15: share_group_state_partition_metadata_value(version)
        16: consumer_group_regular_expression_value(version)
        17: streams_group_metadata_value(version)
        19: streams_group_member_metadata_value(version)
        20: streams_group_target_assignment_metadata_value(version)
        21: streams_group_target_assignment_member_value(version)
        22: streams_group_current_member_assignment_value(version)
        23: streams_group_topology_value(version)
    doc: The value.
types:
  legacy_offset_commit_value:
    doc: "LegacyOffsetCommitValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: offset
        -role: structure
        type: s8
        doc: "The offset that the consumer wants to store (for this partition)."
      - id: metadata
        -role: payload
        type: kafka_string(false)
        doc: "Any metadata the client wants to keep."
      - id: commit_timestamp
        -orig-id: commitTimestamp
        -role: structure
        type: s8
        doc: "The time at which the commit was added to the log."
  offset_commit_value:
    doc: "OffsetCommitValue, versions 0-4."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: offset
        -role: structure
        type: s8
        doc: "The offset that the consumer wants to store (for this partition)."
      - id: leader_epoch
        -orig-id: leaderEpoch
        -role: structure
        type: s4
        if: api_version >= 3
        doc: "The leader epoch of the last consumed record."
      - id: metadata
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "Any metadata the client wants to keep."
      - id: commit_timestamp
        -orig-id: commitTimestamp
        -role: structure
        type: s8
        doc: "The time at which the commit was added to the log."
      - id: expire_timestamp
        -orig-id: expireTimestamp
        -role: structure
        type: s8
        if: api_version == 1
        doc: "The time at which the offset will expire."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        if: api_version >= 4
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: tagged_field(api_version)
        repeat: expr
        repeat-expr: num_tagged.value
        if: api_version >= 4
        doc: "Fields with other values than their defaults."
    types:
      tagged_field:
        doc: A tagged field. Readers skip unknown ones.
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: tag
            -role: structure
            type: kafka_uvarint
            doc: "Number of the field."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "Bytes of the content."
          - id: content
            -role: payload
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_topic_id(api_version)
            doc: The field's content.
      tagged_topic_id:
        doc: "The content of a tagged field."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: topicId
            -role: structure
            type: kafka_uuid
            doc: "The topic id of the committed offset."
  group_metadata_value:
    doc: "GroupMetadataValue, versions 0-4."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: protocol_type
        -orig-id: protocolType
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "The protocol type."
      - id: generation
        -role: structure
        type: s4
        doc: "The generation id."
      - id: protocol
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "The protocol name."
      - id: leader
        -role: payload
        type: kafka_string(api_version >= 4)
        doc: "The leader id."
      - id: current_state_timestamp
        -orig-id: currentStateTimestamp
        -role: structure
        type: s8
        if: api_version >= 2
        doc: "The timestamp of the last state change."
      - id: num_members
        -role: length
        type: kafka_count(api_version >= 4)
        doc: "Number of items. -1 for no list."
      - id: members
        -role: structure
        type: member_metadata(api_version)
        repeat: expr
        repeat-expr: num_members.value
        if: num_members.value >= 0
        doc: "The group members."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        if: api_version >= 4
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        if: api_version >= 4
        doc: "Fields with other values than their defaults."
    types:
      member_metadata:
        doc: "MemberMetadata."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: member_id
            -orig-id: memberId
            -role: payload
            type: kafka_string(api_version >= 4)
            doc: "The member id."
          - id: group_instance_id
            -orig-id: groupInstanceId
            -role: payload
            type: kafka_string(api_version >= 4)
            if: api_version >= 3
            doc: "The group instance id."
          - id: client_id
            -orig-id: clientId
            -role: payload
            type: kafka_string(api_version >= 4)
            doc: "The client id."
          - id: client_host
            -orig-id: clientHost
            -role: payload
            type: kafka_string(api_version >= 4)
            doc: "The client host."
          - id: rebalance_timeout
            -orig-id: rebalanceTimeout
            -role: structure
            type: s4
            if: api_version >= 1
            doc: "The rebalance timeout."
          - id: session_timeout
            -orig-id: sessionTimeout
            -role: structure
            type: s4
            doc: "The session timeout."
          - id: subscription
            -role: payload
            type: kafka_bytes(api_version >= 4)
            doc: "The subscription."
          - id: assignment
            -role: payload
            type: kafka_bytes(api_version >= 4)
            doc: "The assignment."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            if: api_version >= 4
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            if: api_version >= 4
            doc: "Fields with other values than their defaults."
  consumer_group_metadata_value:
    doc: "ConsumerGroupMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: epoch
        -orig-id: Epoch
        -role: structure
        type: s4
        doc: "The group epoch."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: tagged_field(api_version)
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      tagged_field:
        doc: A tagged field. Readers skip unknown ones.
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: tag
            -role: structure
            type: kafka_uvarint
            doc: "Number of the field."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "Bytes of the content."
          - id: content
            -role: payload
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_metadata_hash(api_version)
            doc: The field's content.
      tagged_metadata_hash:
        doc: "The content of a tagged field."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: metadata_hash
            -orig-id: MetadataHash
            -role: structure
            type: s8
            doc: "The hash of all topics in the group."
  consumer_group_partition_metadata_value:
    doc: "ConsumerGroupPartitionMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_topics
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: topics
        -orig-id: Topics
        -role: structure
        type: topic_metadata(api_version)
        repeat: expr
        repeat-expr: num_topics.value
        if: num_topics.value >= 0
        doc: "The list of topic metadata."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      topic_metadata:
        doc: "The list of topic metadata."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic id."
          - id: topic_name
            -orig-id: TopicName
            -role: payload
            type: kafka_string(true)
            doc: "The topic name."
          - id: num_partitions
            -orig-id: NumPartitions
            -role: structure
            type: s4
            doc: "The number of partitions of the topic."
          - id: num_partition_metadata
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partition_metadata
            -orig-id: PartitionMetadata
            -role: structure
            type: partition_metadata(api_version)
            repeat: expr
            repeat-expr: num_partition_metadata.value
            if: num_partition_metadata.value >= 0
            doc: "Deprecated: this field is not used after 4.0. Partitions mapped to a set of racks. If the rack information is unavailable for all the partitions, an empty list is stored."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
        types:
          partition_metadata:
            doc: "Deprecated: this field is not used after 4.0. Partitions mapped to a set of racks. If the rack information is unavailable for all the partitions, an empty list is stored."
            doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
            params:
              - id: api_version
                type: s4
                doc: The version in the record.
            seq:
              - id: partition
                -orig-id: Partition
                -role: structure
                type: s4
                doc: "The partition number."
              - id: num_racks
                -role: length
                type: kafka_count(true)
                doc: "Number of items. -1 for no list."
              - id: racks
                -orig-id: Racks
                -role: payload
                type: kafka_string(true)
                repeat: expr
                repeat-expr: num_racks.value
                if: num_racks.value >= 0
                doc: "The set of racks that the partition is mapped to."
              - id: num_tagged
                -role: length
                type: kafka_uvarint
                doc: "Number of tagged fields."
              - id: tagged
                -role: structure
                type: kafka_tagged_field
                repeat: expr
                repeat-expr: num_tagged.value
                doc: "Fields with other values than their defaults."
  consumer_group_member_metadata_value:
    doc: "ConsumerGroupMemberMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: instance_id
        -orig-id: InstanceId
        -role: payload
        type: kafka_string(true)
        doc: "The (optional) instance id."
      - id: rack_id
        -orig-id: RackId
        -role: payload
        type: kafka_string(true)
        doc: "The (optional) rack id."
      - id: client_id
        -orig-id: ClientId
        -role: payload
        type: kafka_string(true)
        doc: "The client id."
      - id: client_host
        -orig-id: ClientHost
        -role: payload
        type: kafka_string(true)
        doc: "The client host."
      - id: num_subscribed_topic_names
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: subscribed_topic_names
        -orig-id: SubscribedTopicNames
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_subscribed_topic_names.value
        if: num_subscribed_topic_names.value >= 0
        doc: "The list of subscribed topic names."
      - id: subscribed_topic_regex
        -orig-id: SubscribedTopicRegex
        -role: payload
        type: kafka_string(true)
        doc: "The subscribed topic regular expression."
      - id: rebalance_timeout_ms
        -orig-id: RebalanceTimeoutMs
        -role: structure
        type: s4
        doc: "The rebalance timeout."
      - id: server_assignor
        -orig-id: ServerAssignor
        -role: payload
        type: kafka_string(true)
        doc: "The server assignor to use; or null if not used."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: tagged_field(api_version)
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      classic_member_metadata:
        doc: "The classic member metadata which includes the supported protocols of the consumer if it uses the classic protocol. The metadata is null if the consumer uses the consumer protocol."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: session_timeout_ms
            -orig-id: SessionTimeoutMs
            -role: structure
            type: s4
            doc: "The session timeout if the consumer uses the classic protocol."
          - id: num_supported_protocols
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: supported_protocols
            -orig-id: SupportedProtocols
            -role: structure
            type: classic_protocol(api_version)
            repeat: expr
            repeat-expr: num_supported_protocols.value
            if: num_supported_protocols.value >= 0
            doc: "The list of protocols that the member supports if the consumer uses the classic protocol."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
        types:
          classic_protocol:
            doc: "The list of protocols that the member supports if the consumer uses the classic protocol."
            doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
            params:
              - id: api_version
                type: s4
                doc: The version in the record.
            seq:
              - id: name
                -orig-id: Name
                -role: payload
                type: kafka_string(true)
                doc: "The protocol name."
              - id: metadata
                -orig-id: Metadata
                -role: payload
                type: kafka_bytes(true)
                doc: "The protocol metadata."
              - id: num_tagged
                -role: length
                type: kafka_uvarint
                doc: "Number of tagged fields."
              - id: tagged
                -role: structure
                type: kafka_tagged_field
                repeat: expr
                repeat-expr: num_tagged.value
                doc: "Fields with other values than their defaults."
      tagged_field:
        doc: A tagged field. Readers skip unknown ones.
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: tag
            -role: structure
            type: kafka_uvarint
            doc: "Number of the field."
          - id: len_content
            -role: length
            type: kafka_uvarint
            doc: "Bytes of the content."
          - id: content
            -role: payload
            size: len_content.value
            type:
              switch-on: tag.value
              cases:
                0: tagged_classic_member_metadata(api_version)
            doc: The field's content.
      tagged_classic_member_metadata:
        doc: "The content of a tagged field."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: classic_member_metadata_mark
            -role: structure
            type: s1
            doc: "Below 0 if the next field is omitted."
          - id: classic_member_metadata
            -orig-id: ClassicMemberMetadata
            -role: structure
            type: classic_member_metadata(api_version)
            if: classic_member_metadata_mark >= 0
            doc: "The classic member metadata which includes the supported protocols of the consumer if it uses the classic protocol. The metadata is null if the consumer uses the consumer protocol."
  consumer_group_target_assignment_metadata_value:
    doc: "ConsumerGroupTargetAssignmentMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: assignment_epoch
        -orig-id: AssignmentEpoch
        -role: structure
        type: s4
        doc: "The assignment epoch."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  consumer_group_target_assignment_member_value:
    doc: "ConsumerGroupTargetAssignmentMemberValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_topic_partitions
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: topic_partitions
        -orig-id: TopicPartitions
        -role: structure
        type: topic_partition(api_version)
        repeat: expr
        repeat-expr: num_topic_partitions.value
        if: num_topic_partitions.value >= 0
        doc: "The assigned partitions."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      topic_partition:
        doc: "The assigned partitions."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partition indexes."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  consumer_group_current_member_assignment_value:
    doc: "ConsumerGroupCurrentMemberAssignmentValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: member_epoch
        -orig-id: MemberEpoch
        -role: structure
        type: s4
        doc: "The current member epoch that is expected from the member in the heartbeat request."
      - id: previous_member_epoch
        -orig-id: PreviousMemberEpoch
        -role: structure
        type: s4
        doc: "If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch."
      - id: state
        -orig-id: State
        -role: structure
        type: s1
        doc: "The member state. See MemberState for the possible values."
      - id: num_assigned_partitions
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: assigned_partitions
        -orig-id: AssignedPartitions
        -role: structure
        type: topic_partitions(api_version)
        repeat: expr
        repeat-expr: num_assigned_partitions.value
        if: num_assigned_partitions.value >= 0
        doc: "The partitions assigned to (or owned by) this member."
      - id: num_partitions_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: partitions_pending_revocation
        -orig-id: PartitionsPendingRevocation
        -role: structure
        type: topic_partitions(api_version)
        repeat: expr
        repeat-expr: num_partitions_pending_revocation.value
        if: num_partitions_pending_revocation.value >= 0
        doc: "The partitions that must be revoked by this member."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      topic_partitions:
        doc: "TopicPartitions."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic Id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partition Ids."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  share_group_member_metadata_value:
    doc: "ShareGroupMemberMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: rack_id
        -orig-id: RackId
        -role: payload
        type: kafka_string(true)
        doc: "The (optional) rack id."
      - id: client_id
        -orig-id: ClientId
        -role: payload
        type: kafka_string(true)
        doc: "The client id."
      - id: client_host
        -orig-id: ClientHost
        -role: payload
        type: kafka_string(true)
        doc: "The client host."
      - id: num_subscribed_topic_names
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: subscribed_topic_names
        -orig-id: SubscribedTopicNames
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_subscribed_topic_names.value
        if: num_subscribed_topic_names.value >= 0
        doc: "The list of subscribed topic names."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  share_group_metadata_value:
    doc: "ShareGroupMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: epoch
        -orig-id: Epoch
        -role: structure
        type: s4
        doc: "The group epoch."
      - id: metadata_hash
        -orig-id: MetadataHash
        -role: structure
        type: s8
        doc: "The hash of all topics in the group."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  share_group_target_assignment_metadata_value:
    doc: "ShareGroupTargetAssignmentMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: assignment_epoch
        -orig-id: AssignmentEpoch
        -role: structure
        type: s4
        doc: "The assignment epoch."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  share_group_target_assignment_member_value:
    doc: "ShareGroupTargetAssignmentMemberValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_topic_partitions
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: topic_partitions
        -orig-id: TopicPartitions
        -role: structure
        type: topic_partition(api_version)
        repeat: expr
        repeat-expr: num_topic_partitions.value
        if: num_topic_partitions.value >= 0
        doc: "The assigned partitions."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      topic_partition:
        doc: "The assigned partitions."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partition indexes."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  share_group_current_member_assignment_value:
    doc: "ShareGroupCurrentMemberAssignmentValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: member_epoch
        -orig-id: MemberEpoch
        -role: structure
        type: s4
        doc: "The current member epoch that is expected from the member in the heartbeat request."
      - id: previous_member_epoch
        -orig-id: PreviousMemberEpoch
        -role: structure
        type: s4
        doc: "If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch."
      - id: state
        -orig-id: State
        -role: structure
        type: s1
        doc: "The member state. See MemberState for the possible values."
      - id: num_assigned_partitions
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: assigned_partitions
        -orig-id: AssignedPartitions
        -role: structure
        type: topic_partitions(api_version)
        repeat: expr
        repeat-expr: num_assigned_partitions.value
        if: num_assigned_partitions.value >= 0
        doc: "The partitions assigned to (or owned by) this member."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      topic_partitions:
        doc: "TopicPartitions."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic Id."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partition Ids."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  share_group_state_partition_metadata_value:
    doc: "ShareGroupStatePartitionMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_initializing_topics
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: initializing_topics
        -orig-id: InitializingTopics
        -role: structure
        type: topic_partitions_info(api_version)
        repeat: expr
        repeat-expr: num_initializing_topics.value
        if: num_initializing_topics.value >= 0
        doc: "The topic-partitions whose share-group state is being initialized."
      - id: num_initialized_topics
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: initialized_topics
        -orig-id: InitializedTopics
        -role: structure
        type: topic_partitions_info(api_version)
        repeat: expr
        repeat-expr: num_initialized_topics.value
        if: num_initialized_topics.value >= 0
        doc: "The topics with initialized share-group state."
      - id: num_deleting_topics
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: deleting_topics
        -orig-id: DeletingTopics
        -role: structure
        type: topic_info(api_version)
        repeat: expr
        repeat-expr: num_deleting_topics.value
        if: num_deleting_topics.value >= 0
        doc: "The topics whose share-group state is being deleted."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      topic_partitions_info:
        doc: "TopicPartitionsInfo."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic identifier."
          - id: topic_name
            -orig-id: TopicName
            -role: payload
            type: kafka_string(true)
            doc: "The topic name."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partitions."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
      topic_info:
        doc: "TopicInfo."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: topic_id
            -orig-id: TopicId
            -role: structure
            type: kafka_uuid
            doc: "The topic identifier."
          - id: topic_name
            -orig-id: TopicName
            -role: payload
            type: kafka_string(true)
            doc: "The topic name."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  consumer_group_regular_expression_value:
    doc: "ConsumerGroupRegularExpressionValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_topics
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: topics
        -orig-id: Topics
        -role: payload
        type: kafka_string(true)
        repeat: expr
        repeat-expr: num_topics.value
        if: num_topics.value >= 0
        doc: "Not described."
      - id: version
        -orig-id: Version
        -role: structure
        type: s8
        doc: "Not described."
      - id: timestamp
        -orig-id: Timestamp
        -role: structure
        type: s8
        doc: "Not described."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  streams_group_metadata_value:
    doc: "StreamsGroupMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: epoch
        -orig-id: Epoch
        -role: structure
        type: s4
        doc: "The group epoch."
      - id: metadata_hash
        -orig-id: MetadataHash
        -role: structure
        type: s8
        doc: "The hash of all topics in the group."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  streams_group_member_metadata_value:
    doc: "StreamsGroupMemberMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: instance_id
        -orig-id: InstanceId
        -role: payload
        type: kafka_string(true)
        doc: "The (optional) instance ID for static membership."
      - id: rack_id
        -orig-id: RackId
        -role: payload
        type: kafka_string(true)
        doc: "The (optional) rack ID."
      - id: client_id
        -orig-id: ClientId
        -role: payload
        type: kafka_string(true)
        doc: "The client ID."
      - id: client_host
        -orig-id: ClientHost
        -role: payload
        type: kafka_string(true)
        doc: "The client host."
      - id: rebalance_timeout_ms
        -orig-id: RebalanceTimeoutMs
        -role: structure
        type: s4
        doc: "The rebalance timeout."
      - id: topology_epoch
        -orig-id: TopologyEpoch
        -role: structure
        type: s4
        doc: "The epoch of the topology."
      - id: process_id
        -orig-id: ProcessId
        -role: payload
        type: kafka_string(true)
        doc: "Identity of the streams instance that may have multiple consumers."
      - id: user_endpoint_mark
        -role: structure
        type: s1
        doc: "Below 0 if the next field is omitted."
      - id: user_endpoint
        -orig-id: UserEndpoint
        -role: structure
        type: endpoint(api_version)
        if: user_endpoint_mark >= 0
        doc: "User-defined endpoint for running interactive queries on this instance."
      - id: num_client_tags
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: client_tags
        -orig-id: ClientTags
        -role: structure
        type: key_value(api_version)
        repeat: expr
        repeat-expr: num_client_tags.value
        if: num_client_tags.value >= 0
        doc: "Used for rack-aware assignment algorithm."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      endpoint:
        doc: "Endpoint."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: host
            -orig-id: Host
            -role: payload
            type: kafka_string(true)
            doc: "The host of the endpoint."
          - id: port
            -orig-id: Port
            -role: structure
            type: u2
            doc: "The port of the endpoint."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
      key_value:
        doc: "KeyValue."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: key
            -orig-id: Key
            -role: payload
            type: kafka_string(true)
            doc: "The key of the config."
          - id: value
            -orig-id: Value
            -role: payload
            type: kafka_string(true)
            doc: "the value of the config."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  streams_group_target_assignment_metadata_value:
    doc: "StreamsGroupTargetAssignmentMetadataValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: assignment_epoch
        -orig-id: AssignmentEpoch
        -role: structure
        type: s4
        doc: "The assignment epoch."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
  streams_group_target_assignment_member_value:
    doc: "StreamsGroupTargetAssignmentMemberValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: num_active_tasks
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: active_tasks
        -orig-id: ActiveTasks
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_active_tasks.value
        if: num_active_tasks.value >= 0
        doc: "Currently assigned active tasks for this streams client."
      - id: num_standby_tasks
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: standby_tasks
        -orig-id: StandbyTasks
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_standby_tasks.value
        if: num_standby_tasks.value >= 0
        doc: "Currently assigned standby tasks for this streams client."
      - id: num_warmup_tasks
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: warmup_tasks
        -orig-id: WarmupTasks
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        if: num_warmup_tasks.value >= 0
        doc: "Currently assigned warm-up tasks for this streams client."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      task_ids:
        doc: "TaskIds."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: subtopology_id
            -orig-id: SubtopologyId
            -role: payload
            type: kafka_string(true)
            doc: "The subtopology ID."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partitions of the input topics processed by this member."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  streams_group_current_member_assignment_value:
    doc: "StreamsGroupCurrentMemberAssignmentValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: member_epoch
        -orig-id: MemberEpoch
        -role: structure
        type: s4
        doc: "The current member epoch that is expected from the member in the heartbeat request."
      - id: previous_member_epoch
        -orig-id: PreviousMemberEpoch
        -role: structure
        type: s4
        doc: "If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch."
      - id: state
        -orig-id: State
        -role: structure
        type: s1
        doc: "The member state. See StreamsGroupMember.MemberState for the possible values."
      - id: num_active_tasks
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: active_tasks
        -orig-id: ActiveTasks
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_active_tasks.value
        if: num_active_tasks.value >= 0
        doc: "Currently assigned active tasks for this streams client."
      - id: num_standby_tasks
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: standby_tasks
        -orig-id: StandbyTasks
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_standby_tasks.value
        if: num_standby_tasks.value >= 0
        doc: "Currently assigned standby tasks for this streams client."
      - id: num_warmup_tasks
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: warmup_tasks
        -orig-id: WarmupTasks
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        if: num_warmup_tasks.value >= 0
        doc: "Currently assigned warm-up tasks for this streams client."
      - id: num_active_tasks_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: active_tasks_pending_revocation
        -orig-id: ActiveTasksPendingRevocation
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_active_tasks_pending_revocation.value
        if: num_active_tasks_pending_revocation.value >= 0
        doc: "The active tasks that must be revoked by this member."
      - id: num_standby_tasks_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: standby_tasks_pending_revocation
        -orig-id: StandbyTasksPendingRevocation
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_standby_tasks_pending_revocation.value
        if: num_standby_tasks_pending_revocation.value >= 0
        doc: "The standby tasks that must be revoked by this member."
      - id: num_warmup_tasks_pending_revocation
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: warmup_tasks_pending_revocation
        -orig-id: WarmupTasksPendingRevocation
        -role: structure
        type: task_ids(api_version)
        repeat: expr
        repeat-expr: num_warmup_tasks_pending_revocation.value
        if: num_warmup_tasks_pending_revocation.value >= 0
        doc: "The warmup tasks that must be revoked by this member."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      task_ids:
        doc: "TaskIds."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: subtopology_id
            -orig-id: SubtopologyId
            -role: payload
            type: kafka_string(true)
            doc: "The subtopology ID."
          - id: num_partitions
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
            if: num_partitions.value >= 0
            doc: "The partitions of the input topics processed by this member."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
  streams_group_topology_value:
    doc: "StreamsGroupTopologyValue, versions 0."
    doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: epoch
        -orig-id: Epoch
        -role: structure
        type: s4
        doc: "The epoch of the topology."
      - id: num_subtopologies
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: subtopologies
        -orig-id: Subtopologies
        -role: structure
        type: subtopology(api_version)
        repeat: expr
        repeat-expr: num_subtopologies.value
        if: num_subtopologies.value >= 0
        doc: "The sub-topologies of the streams application."
      - id: num_tagged
        -role: length
        type: kafka_uvarint
        doc: "Number of tagged fields."
      - id: tagged
        -role: structure
        type: kafka_tagged_field
        repeat: expr
        repeat-expr: num_tagged.value
        doc: "Fields with other values than their defaults."
    types:
      subtopology:
        doc: "The sub-topologies of the streams application."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: subtopology_id
            -orig-id: SubtopologyId
            -role: payload
            type: kafka_string(true)
            doc: "String to uniquely identify the subtopology."
          - id: num_source_topics
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: source_topics
            -orig-id: SourceTopics
            -role: payload
            type: kafka_string(true)
            repeat: expr
            repeat-expr: num_source_topics.value
            if: num_source_topics.value >= 0
            doc: "The topics the topology reads from."
          - id: num_source_topic_regex
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: source_topic_regex
            -orig-id: SourceTopicRegex
            -role: payload
            type: kafka_string(true)
            repeat: expr
            repeat-expr: num_source_topic_regex.value
            if: num_source_topic_regex.value >= 0
            doc: "Regular expressions identifying topics the subtopology reads from."
          - id: num_state_changelog_topics
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: state_changelog_topics
            -orig-id: StateChangelogTopics
            -role: structure
            type: topic_info(api_version)
            repeat: expr
            repeat-expr: num_state_changelog_topics.value
            if: num_state_changelog_topics.value >= 0
            doc: "The set of state changelog topics associated with this subtopology."
          - id: num_repartition_sink_topics
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: repartition_sink_topics
            -orig-id: RepartitionSinkTopics
            -role: payload
            type: kafka_string(true)
            repeat: expr
            repeat-expr: num_repartition_sink_topics.value
            if: num_repartition_sink_topics.value >= 0
            doc: "The repartition topics the subtopology writes to."
          - id: num_repartition_source_topics
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: repartition_source_topics
            -orig-id: RepartitionSourceTopics
            -role: structure
            type: topic_info(api_version)
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
            if: num_repartition_source_topics.value >= 0
            doc: "The set of source topics that are internally created repartition topics."
          - id: num_copartition_groups
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: copartition_groups
            -orig-id: CopartitionGroups
            -role: structure
            type: copartition_group(api_version)
            repeat: expr
            repeat-expr: num_copartition_groups.value
            if: num_copartition_groups.value >= 0
            doc: "A subset of source topics that must be copartitioned."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
        types:
          copartition_group:
            doc: "A subset of source topics that must be copartitioned."
            doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
            params:
              - id: api_version
                type: s4
                doc: The version in the record.
            seq:
              - id: num_source_topics
                -role: length
                type: kafka_count(true)
                doc: "Number of items. -1 for no list."
              - id: source_topics
                -orig-id: SourceTopics
                -role: structure
                type: s2
                repeat: expr
                repeat-expr: num_source_topics.value
                if: num_source_topics.value >= 0
                doc: "The topics the topology reads from. Index into the array on the subtopology level."
              - id: num_source_topic_regex
                -role: length
                type: kafka_count(true)
                doc: "Number of items. -1 for no list."
              - id: source_topic_regex
                -orig-id: SourceTopicRegex
                -role: structure
                type: s2
                repeat: expr
                repeat-expr: num_source_topic_regex.value
                if: num_source_topic_regex.value >= 0
                doc: "Regular expressions identifying topics the subtopology reads from. Index into the array on the subtopology level."
              - id: num_repartition_source_topics
                -role: length
                type: kafka_count(true)
                doc: "Number of items. -1 for no list."
              - id: repartition_source_topics
                -orig-id: RepartitionSourceTopics
                -role: structure
                type: s2
                repeat: expr
                repeat-expr: num_repartition_source_topics.value
                if: num_repartition_source_topics.value >= 0
                doc: "The set of source topics that are internally created repartition topics. Index into the array on the subtopology level."
              - id: num_tagged
                -role: length
                type: kafka_uvarint
                doc: "Number of tagged fields."
              - id: tagged
                -role: structure
                type: kafka_tagged_field
                repeat: expr
                repeat-expr: num_tagged.value
                doc: "Fields with other values than their defaults."
      topic_config:
        doc: "TopicConfig."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: key
            -role: payload
            type: kafka_string(true)
            doc: "The key of the topic-level configuration."
          - id: value
            -role: payload
            type: kafka_string(true)
            doc: "The value of the topic-level configuration."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
      topic_info:
        doc: "TopicInfo."
        doc-ref: apache/kafka 4.1.1 group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: name
            -orig-id: Name
            -role: payload
            type: kafka_string(true)
            doc: "The name of the topic."
          - id: partitions
            -orig-id: Partitions
            -role: structure
            type: s4
            doc: "The number of partitions in the topic. Can be 0 if no specific number of partitions is enforced. Always 0 for changelog topics."
          - id: replication_factor
            -orig-id: ReplicationFactor
            -role: structure
            type: s2
            doc: "The replication factor of the topic. Can be 0 if the default replication factor should be used."
          - id: num_topic_configs
            -role: length
            type: kafka_count(true)
            doc: "Number of items. -1 for no list."
          - id: topic_configs
            -orig-id: TopicConfigs
            -role: structure
            type: topic_config(api_version)
            repeat: expr
            repeat-expr: num_topic_configs.value
            if: num_topic_configs.value >= 0
            doc: "Topic-level configurations as key-value pairs."
          - id: num_tagged
            -role: length
            type: kafka_uvarint
            doc: "Number of tagged fields."
          - id: tagged
            -role: structure
            type: kafka_tagged_field
            repeat: expr
            repeat-expr: num_tagged.value
            doc: "Fields with other values than their defaults."
