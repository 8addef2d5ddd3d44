meta:
  id: kafka_time_index_entry
  title: 'Apache Kafka: entry of a time index'
  application: Apache Kafka
  file-extension: timeindex
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: Greatest time so far.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java:34-52
seq:
  - id: timestamp
    type: s8
    doc: "Milliseconds since the Unix epoch: the segment's greatest `max_timestamp` so far."
  - id: relative_offset
    type: s4
    doc: |
      Last offset of the first batch with that time, minus the segment's base. According to the document the time was
      seen before this offset.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/LogSegment.java:263-278
