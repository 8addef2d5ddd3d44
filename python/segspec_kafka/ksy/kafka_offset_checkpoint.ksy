meta:
  id: kafka_offset_checkpoint
  title: 'Apache Kafka: checkpoint of offsets'
  application: Apache Kafka
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
doc: |
  `recovery-point-offset-checkpoint`, `log-start-offset-checkpoint`, `replication-offset-checkpoint` or
  `cleaner-offset-checkpoint` in a folder of `log.dirs`: text with one offset per partition. In this order, the
  partition is on disk up to it, begins with it, is on all replicas up to it, or is compacted up to it.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:42-54
seq:
  - id: version
    type: strz
    terminator: 0x0a
    eos-error: false
    valid: '"0"'
    -code: unsupported-version
    doc: Always "0". Numbers are decimal digits.
  - id: num_entries
    -role: length
    type: strz
    terminator: 0x0a
    eos-error: false
    doc: Lines that follow. The broker refuses any other number.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java:entries.size
  - id: entries
    type: entry
    repeat: eos
    doc: One per line.
types:
  entry:
    doc: One line.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:Formatter
    seq:
      - id: topic
        -role: payload
        type: strz
        terminator: 0x20
        eos-error: false
        doc: The topic.
      - id: partition
        type: strz
        terminator: 0x20
        eos-error: false
        doc: Number of the partition.
      - id: offset
        type: strz
        terminator: 0x0a
        eos-error: false
        doc: The offset.
