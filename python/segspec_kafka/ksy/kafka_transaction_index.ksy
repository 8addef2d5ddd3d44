meta:
  id: kafka_transaction_index
  title: 'Apache Kafka: transaction index'
  application: Apache Kafka
  file-extension: txnindex
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_transaction_index_entry
  endian: be
doc: |
  `<first offset>.txnindex` next to a segment with an aborted transaction. The last offsets rise. A reader of committed
  records uses it to skip records of these producers. The broker ignores an incomplete last entry.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java:37-47
seq:
  - id: entries
    type: kafka_transaction_index_entry
    repeat: eos
    doc: To the end of the file.
