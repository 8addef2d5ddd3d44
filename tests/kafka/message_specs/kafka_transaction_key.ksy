meta:
  id: kafka_transaction_key
  title: 'Apache Kafka: key of a record of __transaction_state'
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
  The key of a record of the internal topic `__transaction_state`, which holds the transactions of producers.
doc-ref: apache/kafka 4.1.1 coordinator-common/src/main/java/org/apache/kafka/coordinator/common/runtime/CoordinatorRecordSerde.java:30-41
seq:
  - id: record_type
    type: s2
    valid:
      any-of: [ANY_OF]
    -code: unsupported-version
    doc: Type of the record, up to 3.9 the version of the key.
  - id: body
    type:
      switch-on: record_type
      cases:
        # cases
    doc: The key.
