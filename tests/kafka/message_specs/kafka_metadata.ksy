meta:
  id: kafka_metadata
  title: 'Apache Kafka: record of the cluster''s metadata'
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
  The value of a record of `__cluster_metadata`, in which a KRaft quorum keeps a cluster's state. Its records have no
  keys. The fields are Kafka's own, in snake case.
doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:26-111
seq:
  - id: frame_version
    type: kafka_uvarint
    valid:
      expr: _.value == 1
    -code: unsupported-version
    doc: Always 1. The document in the source has 0, which only the preview of 2.8 reads.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:83-91
  - id: api_key
    type: kafka_uvarint
    valid:
      expr: KNOWN
    -code: unsupported-version
    doc: Type of the record.
  - id: version
    type: kafka_uvarint
    valid:
      expr: '_.value <= (NEWEST)'
    -code: unsupported-version
    doc: The version of that record.
  - id: body
    type:
      switch-on: api_key.value
      cases:
        # cases
    doc: The record.
  - id: rest
    -role: reserved
    size-eos: true
    valid:
      expr: _.length == 0
    -code: trailing-bytes
    doc: Empty. Otherwise the broker stops.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:106-109
