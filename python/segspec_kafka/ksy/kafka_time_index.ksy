meta:
  id: kafka_time_index
  title: 'Apache Kafka: time index'
  application: Apache Kafka
  file-extension: timeindex
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_time_index_entry
  endian: be
doc: |
  `<first offset>.timeindex` next to a segment. Times and offsets rise. The broker adds an entry with each one of the
  offset index if the greatest time has changed, and a last one when it closes the segment. Until then, zeros follow the
  last entry.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java:34-91
seq:
  - id: entries
    type: kafka_time_index_entry
    repeat: eos
    doc: To the end of the file.
