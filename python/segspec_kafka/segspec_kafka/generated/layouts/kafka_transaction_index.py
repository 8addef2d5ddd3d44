# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 af9fa2f51561c4355d81ac8a9c28cf2486647be207b64b40296b4f14004ab7bb
"""Apache Kafka: transaction index: the numbers of its layout."""

SIZE_OF_ENTRIES = 34
