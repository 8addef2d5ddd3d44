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
  `leader-epoch-checkpoint` in a partition's folder: lines of text, the epochs of its leaders and the offset from which
  each was in office. Both rise. A follower asks by them where its log and its leader's part.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:30-40
seq:
  - id: version
    -role: structure
    type: strz
    terminator: 0x0a
    eos-error: false
    valid: '"0"'
    -code: unsupported-version
    doc: Always "0"; numbers are written as decimal digits.
  - id: num_entries
    -role: length
    type: strz
    terminator: 0x0a
    eos-error: false
    doc: As many lines as follow; the broker refuses a file with more or fewer.
    doc-ref: apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java:entries.size
  - id: entries
    -role: structure
    type: entry
    repeat: eos
    doc: One a line.
types:
  entry:
    doc: One line.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/LeaderEpochCheckpointFile.java:78-86
    seq:
      - id: epoch
        -role: structure
        type: strz
        terminator: 0x20
        eos-error: false
        doc: The epoch.
      - id: start_offset
        -role: structure
        type: strz
        terminator: 0x0a
        eos-error: false
        doc: Offset of the first record of that epoch.
