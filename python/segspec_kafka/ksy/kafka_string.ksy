meta:
  id: kafka_string
  title: 'Apache Kafka: string of a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_uvarint
  encoding: UTF-8
  endian: be
doc: A text in Kafka's protocol.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/Readable.java:readString
-value-of: value
params:
  - id: is_compact
    type: bool
    doc: The message's version is flexible.
seq:
  - id: len_compact
    -role: length
    type: kafka_uvarint
    if: is_compact
    doc: Bytes plus one. 0 for null.
  - id: len_plain
    -role: length
    type: s2
    if: not is_compact
    doc: In bytes, below 0 for null.
  - id: value
    -role: payload
    type: str
    size: len_value
    if: len_value >= 0
    doc: The text.
instances:
  len_value:
    value: 'is_compact ? len_compact.value.as<s8> - 1 : len_plain'
    doc: In bytes, below 0 for null.
