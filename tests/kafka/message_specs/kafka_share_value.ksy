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
      max: 'NEWEST'
    -code: unsupported-version
    doc: Value version.
    doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:80-82
  - id: body
    type:
      switch-on: record_type
      cases:
        # cases
    doc: The value.
