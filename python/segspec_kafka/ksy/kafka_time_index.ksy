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
  `<first offset>.timeindex` next to a segment. Times and offsets of its entries rise. The broker adds an entry with
  each entry of the offset index, unless the greatest time has not changed, and a last one when it closes the segment.
  While the segment is being written, zeros follow the last entry, as in the offset index.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java:34-91
seq:
  - id: entries
    -role: structure
    type: kafka_time_index_entry
    repeat: eos
    doc: To the end of the file.
