meta:
  id: kafka_flag
  title: 'Apache Kafka: flag of a message'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
doc: A flag in Kafka's protocol.
doc-ref: apache/kafka 4.1.1 generator/src/main/java/org/apache/kafka/message/MessageDataGenerator.java:primitiveReadExpression
-value-of: value
seq:
  - id: octet
    type: u1
    doc: Any number except 0 is true. Writers use 1.
instances:
  value:
    value: octet != 0
    doc: The flag.
