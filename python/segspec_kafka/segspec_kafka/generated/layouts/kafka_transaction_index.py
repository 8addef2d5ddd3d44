# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 62de42079bc05dba84803f52a56af1eaf20d51277127b0857e54455dd43e7471
"""Apache Kafka: transaction index: the numbers of its layout."""

SIZE_OF_ENTRIES = 34
