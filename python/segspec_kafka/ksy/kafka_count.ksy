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
doc: |
  How many items a list has in a message of Kafka's protocol. A flexible version of a message has them compact: a varint
  that is one more, and 0 for null.
doc-ref: apache/kafka 4.1.1 generator/src/main/java/org/apache/kafka/message/MessageDataGenerator.java:generateArrayOrRecordsReader
-value-of: value
params:
  - id: is_compact
    type: bool
    doc: The message's version is a flexible one.
seq:
  - id: num_compact
    -role: length
    type: kafka_uvarint
    if: is_compact
    doc: One more than there are.
  - id: num_plain
    -role: length
    type: s4
    if: not is_compact
    doc: As many as there are; below 0 for null.
instances:
  value:
    value: 'is_compact ? num_compact.value.as<s8> - 1 : num_plain'
    doc: The number; below 0 for null.
