meta:
  id: kafka_count
  title: 'Apache Kafka: length of a string or list in a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_uvarint
  endian: be
doc: Number of items of a list. Flexible versions use a varint.
doc-ref: apache/kafka 4.1.1 generator/src/main/java/org/apache/kafka/message/MessageDataGenerator.java:generateArrayOrRecordsReader
-value-of: value
params:
  - id: is_compact
    type: bool
    doc: The message's version is flexible.
seq:
  - id: num_compact
    -role: length
    type: kafka_uvarint
    if: is_compact
    doc: Number plus one. 0 for null.
  - id: num_plain
    -role: length
    type: s4
    if: not is_compact
    doc: Number, below 0 for null.
instances:
  value:
    value: 'is_compact ? num_compact.value.as<s8> - 1 : num_plain'
    doc: The number, below 0 for null.
