meta:
  id: kafka_tagged_fields
  title: 'Apache Kafka: tagged fields of a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_uvarint
doc: The tagged fields of a structure without known ones.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/types/RawTaggedField.java
seq:
  - id: num_tagged
    -role: length
    type: kafka_uvarint
    doc: Count.
  - id: tagged
    type: field
    repeat: expr
    repeat-expr: num_tagged.value
    doc: Fields from newer releases.
types:
  field:
    doc: One tagged field.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/types/RawTaggedField.java
    seq:
      - id: tag
        type: kafka_uvarint
        doc: Field number.
      - id: len_content
        -role: length
        type: kafka_uvarint
        doc: In bytes.
      - id: content
        -role: payload
        size: len_content.value
        doc: The content.
