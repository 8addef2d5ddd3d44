# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
"""Apache Kafka: transaction index: the numbers of its layout."""

SIZE_OF_ENTRIES = 34
