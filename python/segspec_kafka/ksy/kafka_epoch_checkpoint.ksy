meta:
  id: kafka_epoch_checkpoint
  title: 'Apache Kafka: leader-epoch-checkpoint'
  application: Apache Kafka
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
doc: |
  `leader-epoch-checkpoint` in a partition's folder: text with the epochs of its leaders and their first offsets. Both
  rise. With it, followers find where their log diverges from their leader's.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:30-40
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
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:78-86
    seq:
      - id: epoch
        type: strz
        terminator: 0x20
        eos-error: false
        doc: The epoch.
      - id: start_offset
        type: strz
        terminator: 0x0a
        eos-error: false
        doc: Offset of its first record.
