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
  `<first offset>.txnindex` beside a segment, once a transaction was aborted in it: entries, whose last offsets rise. A
  reader that asks for committed records alone is told by it which producers' records to pass over. A rest that is not a
  whole entry is ignored by the broker.
doc-ref: apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java:37-47
seq:
  - id: entries
    -role: structure
    type: kafka_transaction_index_entry
    repeat: eos
    doc: To the end of the file.
