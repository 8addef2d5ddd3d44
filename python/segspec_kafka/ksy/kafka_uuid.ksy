meta:
  id: kafka_uuid
  title: 'Apache Kafka: UUID of a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
doc: A UUID. Kafka displays it as 22 characters of base64 for URLs.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/Uuid.java:toString
-value-of: value
seq:
  - id: value
    size: 16
    doc: All zeros for no UUID.
