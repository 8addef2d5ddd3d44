meta:
  id: kafka_index
  title: 'Apache Kafka: offset index'
  application: Apache Kafka
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_index_entry
  endian: be
doc: |
  `<first offset>.index` beside a segment: entries, both columns of which rise. The broker adds one for the batch that comes
  after more than `log.index.interval.bytes` (4096) without one. While the segment is written to, the file is as long as
  it may become (`log.index.size.max.bytes`, 10 MiB), and zeros follow the last entry. Nothing is checksummed.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java:29-86
seq:
  - id: entries
    -role: structure
    type: kafka_index_entry
    repeat: eos
    doc: To the end of the file.
