meta:
  id: kafka_index_entry
  title: 'Apache Kafka: entry of an offset index'
  application: Apache Kafka
  file-extension: index
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: The position of a batch.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java:29-52
seq:
  - id: relative_offset
    type: s4
    doc: |
      Offset of the batch's last record, minus the segment's base. Up to 3.9.0, of the last record in all batches that
      were appended together.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/LogSegment.java:263-278
  - id: position
    type: s4
    doc: The batch's position.
