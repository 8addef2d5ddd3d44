# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
"""Apache Kafka: time index: the numbers of its layout."""

SIZE_OF_ENTRIES = 12
