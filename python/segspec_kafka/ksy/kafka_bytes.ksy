meta:
  id: kafka_bytes
  title: 'Apache Kafka: bytes of a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_uvarint
  endian: be
doc: Bytes in Kafka's protocol.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/protocol/Readable.java:readArray
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
    type: s4
    if: not is_compact
    doc: In bytes, below 0 for null.
  - id: value
    -role: payload
    size: len_value
    if: len_value >= 0
    doc: The bytes.
instances:
  len_value:
    value: 'is_compact ? len_compact.value.as<s8> - 1 : len_plain'
    doc: In bytes, below 0 for null.
