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
  `<first offset>.index` next to a segment. Both columns rise. The broker adds an entry for the batch that follows more
  than `log.index.interval.bytes` (4096) without one. Until the segment is closed, the file has its maximum size
  (`log.index.size.max.bytes`, 10 MiB), with zeros after the last entry. It has no checksum.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java:29-86
seq:
  - id: entries
    type: kafka_index_entry
    repeat: eos
    doc: To the end of the file.
