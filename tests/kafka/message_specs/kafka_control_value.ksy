meta:
  id: kafka_control_value
  title: 'Apache Kafka: value of a control record'
  application: Apache Kafka
  file-extension: log
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
  The value of a control batch's record. The fields are Kafka's own, in snake case. The first one of each message is the
  version. In the marker of a transaction's end it precedes the message.
doc-ref:
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/EndTransactionMarker.java:88-103
  - apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/ControlRecordUtils.java:33-95
params:
  - id: control_type
    type: s2
    doc: The record's type, from its key.
seq:
  - id: version
    type: s2
    valid:
      min: 0
    -code: unsupported-version
    doc: Value version.
  - id: body
    type:
      switch-on: control_type
      cases:
        # cases
    doc: The event.
