meta:
  id: kafka_tagged_field
  title: 'Apache Kafka: tagged field of a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_uvarint
doc: A tagged field in a message without known ones.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/types/RawTaggedField.java
seq:
  - id: tag
    type: kafka_uvarint
    doc: Number of the field.
  - id: len_content
    -role: length
    type: kafka_uvarint
    doc: Bytes of the content.
  - id: content
    -role: payload
    size: len_content.value
    doc: Content from a newer release.
