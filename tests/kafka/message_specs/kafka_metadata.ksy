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
    - kafka_tagged_field
    - kafka_uuid
    - kafka_uvarint
  endian: be
doc: |
  The value of a record of `__cluster_metadata`, the log in which a KRaft quorum keeps topics, brokers, configurations
  and the rest of a cluster's state. Its records have no keys. The field descriptions are from Kafka's own definitions
  of these messages.
doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:26-111
seq:
  - id: frame_version
    -role: structure
    type: kafka_uvarint
    valid:
      expr: _.value == 1
    -code: unsupported-version
    doc: Always 1. According to the document in the source it is 0, which no release after the preview of 2.8 reads.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java:83-91
  - id: api_key
    -role: structure
    type: kafka_uvarint
    valid:
      expr: KNOWN
    -code: unsupported-version
    doc: Type of the record.
  - id: version
    -role: structure
    type: kafka_uvarint
    valid:
      expr: '_.value <= (NEWEST)'
    -code: unsupported-version
    doc: The version of that record.
  - id: body
    -role: structure
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
