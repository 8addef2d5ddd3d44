meta:
  id: kafka_transaction_index_entry
  title: 'Apache Kafka: entry of a transaction index'
  application: Apache Kafka
  file-extension: txnindex
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: An aborted transaction whose abort marker is in the segment.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/AbortedTxn.java:22-40
seq:
  - id: version
    type: s2
    valid: 0
    -code: unsupported-version
    doc: Brokers check only the first byte, and refuse a value above 0.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/AbortedTxn.java:70-72
  - id: producer_id
    type: s8
    doc: Producer of the transaction.
  - id: first_offset
    type: s8
    doc: Offset of the transaction's first record, possibly in an earlier segment.
  - id: last_offset
    type: s8
    doc: Offset of the abort marker.
  - id: last_stable_offset
    type: s8
    doc: |
      The log's last stable offset after the marker: the first offset of the oldest open transaction, or else the offset
      after the marker.
    doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java:lastStableOffset
