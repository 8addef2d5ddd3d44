meta:
  id: kafka_share_value
  title: 'Apache Kafka: value of a record of __share_group_state'
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
  The value of a record of the internal topic `__share_group_state`. A record without a value deletes its key. The field
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
      max: '0'
    -code: unsupported-version
    doc: The version of the value.
    doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
  - id: body
    -role: structure
    type:
      switch-on: record_type
      cases:
        0: share_snapshot_value(version)
        1: share_update_value(version)
    doc: The value.
types:
  share_snapshot_value:
    doc: "ShareSnapshotValue, versions 0."
    doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: snapshot_epoch
        -orig-id: SnapshotEpoch
        -role: structure
        type: s4
        doc: "The snapshot epoch."
      - id: state_epoch
        -orig-id: StateEpoch
        -role: structure
        type: s4
        doc: "The state epoch for this share-partition."
      - id: leader_epoch
        -orig-id: LeaderEpoch
        -role: structure
        type: s4
        doc: "The leader epoch of the share-partition."
      - id: start_offset
        -orig-id: StartOffset
        -role: structure
        type: s8
        doc: "The share-partition start offset."
      - id: create_timestamp
        -orig-id: CreateTimestamp
        -role: structure
        type: s8
        doc: "The time at which the state was created."
      - id: write_timestamp
        -orig-id: WriteTimestamp
        -role: structure
        type: s8
        doc: "The time at which the state was written or rewritten."
      - id: num_state_batches
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: state_batches
        -orig-id: StateBatches
        -role: structure
        type: state_batch(api_version)
        repeat: expr
        repeat-expr: num_state_batches.value
        if: num_state_batches.value >= 0
        doc: "The state batches."
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
      state_batch:
        doc: "The state batches."
        doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: first_offset
            -orig-id: FirstOffset
            -role: structure
            type: s8
            doc: "The first offset of this state batch."
          - id: last_offset
            -orig-id: LastOffset
            -role: structure
            type: s8
            doc: "The last offset of this state batch."
          - id: delivery_state
            -orig-id: DeliveryState
            -role: structure
            type: s1
            doc: "The delivery state - 0:Available,2:Acked,4:Archived."
          - id: delivery_count
            -orig-id: DeliveryCount
            -role: structure
            type: s2
            doc: "The delivery count."
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
  share_update_value:
    doc: "ShareUpdateValue, versions 0."
    doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateValue.json
    params:
      - id: api_version
        type: s4
        doc: The version in the record.
    seq:
      - id: snapshot_epoch
        -orig-id: SnapshotEpoch
        -role: structure
        type: s4
        doc: "The snapshot epoch."
      - id: leader_epoch
        -orig-id: LeaderEpoch
        -role: structure
        type: s4
        doc: "The leader epoch of the share-partition."
      - id: start_offset
        -orig-id: StartOffset
        -role: structure
        type: s8
        doc: "The share-partition start offset, or -1 if the start offset is not being updated."
      - id: num_state_batches
        -role: length
        type: kafka_count(true)
        doc: "Number of items. -1 for no list."
      - id: state_batches
        -orig-id: StateBatches
        -role: structure
        type: state_batch(api_version)
        repeat: expr
        repeat-expr: num_state_batches.value
        if: num_state_batches.value >= 0
        doc: "The state batches that have been updated."
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
      state_batch:
        doc: "The state batches that have been updated."
        doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateValue.json
        params:
          - id: api_version
            type: s4
            doc: The version in the record.
        seq:
          - id: first_offset
            -orig-id: FirstOffset
            -role: structure
            type: s8
            doc: "The first offset of this state batch."
          - id: last_offset
            -orig-id: LastOffset
            -role: structure
            type: s8
            doc: "The last offset of this state batch."
          - id: delivery_state
            -orig-id: DeliveryState
            -role: structure
            type: s1
            doc: "The delivery state - 0:Available,2:Acked,4:Archived."
          - id: delivery_count
            -orig-id: DeliveryCount
            -role: structure
            type: s2
            doc: "The delivery count."
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
