# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 c09a2074a25920857e78c7f37d865b0cbae0b1e7e2778933cb125161fdcb80e5
"""Apache Kafka: transaction index: the numbers of its layout."""

SIZE_OF_ENTRIES = 34
