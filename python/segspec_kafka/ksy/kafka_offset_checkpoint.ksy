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
  `recovery-point-offset-checkpoint`, `log-start-offset-checkpoint`, `replication-offset-checkpoint` and
  `cleaner-offset-checkpoint` in a folder of `log.dirs`: lines of text, one offset for each partition: up to where it is
  on disk, where it begins, up to where all replicas have it, up to where it is compacted.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:42-54
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
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/checkpoint/OffsetCheckpointFile.java:Formatter
    seq:
      - id: topic
        -role: payload
        type: strz
        terminator: 0x20
        eos-error: false
        doc: The topic.
      - id: partition
        -role: structure
        type: strz
        terminator: 0x20
        eos-error: false
        doc: Number of the partition.
      - id: offset
        -role: structure
        type: strz
        terminator: 0x0a
        eos-error: false
        doc: The offset.
