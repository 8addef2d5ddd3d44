meta:
  id: kafka_share_key
  title: 'Apache Kafka: key of a record of __share_group_state'
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
  The key of a record of the internal topic `__share_group_state`, which holds the acknowledgements of share groups.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
seq:
  - id: record_type
    type: s2
    valid:
      any-of: [0, 1]
    -code: unsupported-version
    doc: Type of the record, up to 3.9 the version of the key.
  - id: body
    type:
      switch-on: record_type
      cases:
        0: share_snapshot_key
        1: share_update_key
    doc: The key.
types:
  share_snapshot_key:
    doc: "ShareSnapshotKey, version 0."
    doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: topic_id
        type: kafka_uuid
        doc: "Topic id."
      - id: partition
        type: s4
        doc: "Partition index."
  share_update_key:
    doc: "ShareUpdateKey, version 0."
    doc-ref: apache/kafka 4.1.1 share-coordinator/src/main/resources/common/message/ShareUpdateKey.json
    seq:
      - id: group_id
        -role: payload
        type: kafka_string(false)
        doc: "Group id."
      - id: topic_id
        type: kafka_uuid
        doc: "Topic id."
      - id: partition
        type: s4
        doc: "Partition index."
