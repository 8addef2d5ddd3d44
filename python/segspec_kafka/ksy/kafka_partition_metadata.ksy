meta:
  id: kafka_partition_metadata
  title: 'Apache Kafka: partition.metadata'
  application: Apache Kafka
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
doc: |
  `partition.metadata` in a partition's folder: two lines of text, the second without a line end. A broker does not use
  the folder for a topic of the same name with another id.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/PartitionMetadata.java:38-40
seq:
  - id: first_label
    contents: 'version: '
    doc: Start of the first line.
  - id: version
    type: strz
    terminator: 0x0a
    valid: '"0"'
    -code: unsupported-version
    doc: Always "0" so far. Brokers accept greater versions.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/PartitionMetadataReadBuffer.java:50-53
  - id: second_label
    contents: 'topic_id: '
    doc: Start of the second line.
  - id: topic_id
    type: str
    size-eos: true
    doc: The topic's UUID in 22 characters of base64 for URLs.
