meta:
  id: kafka_producer_snapshot
  title: 'Apache Kafka: snapshot of producers'
  application: Apache Kafka
  file-extension: snapshot
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  `<offset>.snapshot`: the state of the producers before that offset, so that the broker does not read the log from its
  beginning. It is written when a segment begins and when the broker stops. The newest ones are kept.
doc-ref:
  - apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:618-692
  - apache/kafka 4.1.1 storage/src/main/resources/message/ProducerSnapshot.json
seq:
  - id: version
    type: s2
    valid: 1
    -code: unsupported-version
    doc: 1 in all releases.
  - id: crc
    -orig-id: Crc
    -role: checksum
    type: u4
    doc: CRC-32C of everything after this field.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:633-637
  - id: num_producers
    -role: length
    type: s4
    doc: Entries that follow.
  - id: producers
    -orig-id: ProducerEntries
    type: producer
    repeat: expr
    repeat-expr: num_producers
    doc: Unordered.
  - id: rest
    -role: reserved
    size-eos: true
    doc: Empty. Readers ignore it if the checksum is right.
types:
  producer:
    doc: One producer.
    doc-ref: apache/kafka 4.1.1 storage/src/main/resources/message/ProducerSnapshot.json
    seq:
      - id: producer_id
        -orig-id: ProducerId
        type: s8
        doc: The producer's id.
      - id: producer_epoch
        -orig-id: Epoch
        type: s2
        doc: The producer's epoch.
      - id: last_sequence
        -orig-id: LastSequence
        type: s4
        doc: Its last sequence number, or -1.
      - id: last_offset
        -orig-id: LastOffset
        type: s8
        doc: Offset of that record, or -1.
      - id: offset_delta
        -orig-id: OffsetDelta
        type: s4
        doc: Last sequence number of its last batch minus the first one.
      - id: timestamp
        -orig-id: Timestamp
        type: s8
        doc: |
          Greatest time of its last batch, or a marker's time. A starting broker drops a producer if this is more than
          `producer.id.expiration.ms` (a day) before the broker's clock.
        doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:303
      - id: coordinator_epoch
        -orig-id: CoordinatorEpoch
        type: s4
        doc: Epoch of the coordinator that sent its last marker, or -1.
      - id: current_first_offset
        -orig-id: CurrentTxnFirstOffset
        type: s8
        doc: Its open transaction's first offset, or -1.
