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
    - kafka_tagged_fields
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The value of a record of `__share_group_state`. A record without a value deletes its key.
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
      max: '0'
    -code: unsupported-version
    doc: Value version.
    doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
  - id: body
    type:
      switch-on: record_type
      cases:
        0: share_snapshot_value
        1: share_update_value
    doc: The value.
types:
  share_snapshot_value:
    doc: "ShareSnapshotValue, version 0."
    doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
    seq:
      - id: snapshot_epoch
        type: s4
        doc: "Snapshot epoch."
      - id: state_epoch
        type: s4
        doc: "State epoch for this share-partition."
      - id: leader_epoch
        type: s4
        doc: "Leader epoch of the share-partition."
      - id: start_offset
        type: s8
        doc: "Share-partition start offset."
      - id: create_timestamp
        type: s8
        doc: "Time at which the state was created."
      - id: write_timestamp
        type: s8
        doc: "Time at which the state was written or rewritten."
      - id: num_state_batches
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: state_batches
        type: state_batch
        repeat: expr
        repeat-expr: num_state_batches.value
        if: num_state_batches.value >= 0
        doc: "State batches."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      state_batch:
        doc: "StateBatch."
        seq:
          - id: first_offset
            type: s8
            doc: "First offset of this state batch."
          - id: last_offset
            type: s8
            doc: "Last offset of this state batch."
          - id: delivery_state
            type: s1
            doc: "Delivery state: 0 available, 2 acked, 4 archived."
          - id: delivery_count
            type: s2
            doc: "Delivery count."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
  share_update_value:
    doc: "ShareUpdateValue, version 0."
    doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateValue.json
    seq:
      - id: snapshot_epoch
        type: s4
        doc: "Snapshot epoch."
      - id: leader_epoch
        type: s4
        doc: "Leader epoch of the share-partition."
      - id: start_offset
        type: s8
        doc: "Share-partition start offset, or -1 if not updated."
      - id: num_state_batches
        -role: length
        type: kafka_count(true)
        doc: "Count."
      - id: state_batches
        type: state_batch
        repeat: expr
        repeat-expr: num_state_batches.value
        if: num_state_batches.value >= 0
        doc: "State batches that have been updated."
      - id: tagged
        type: kafka_tagged_fields
        doc: "Tags."
    types:
      state_batch:
        doc: "StateBatch."
        seq:
          - id: first_offset
            type: s8
            doc: "First offset of this state batch."
          - id: last_offset
            type: s8
            doc: "Last offset of this state batch."
          - id: delivery_state
            type: s1
            doc: "Delivery state: 0 available, 2 acked, 4 archived."
          - id: delivery_count
            type: s2
            doc: "Delivery count."
          - id: tagged
            type: kafka_tagged_fields
            doc: "Tags."
