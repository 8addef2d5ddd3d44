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
  `<first offset>.timeindex` beside a segment: entries, whose times and offsets rise. One is added with each of the offset
  index, unless the greatest time is still that of the entry before, and a last one when the segment is closed. While it
  is written to, zeros follow the last entry, as in the offset index.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java:34-91
seq:
  - id: entries
    -role: structure
    type: kafka_time_index_entry
    repeat: eos
    doc: To the end of the file.
