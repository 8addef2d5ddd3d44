# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 f648d2e6e5a594ac2d8f589949561f0323d7f3c470225a8dec2f8e737c86044b
"""Apache Kafka: checkpoint of offsets: the numbers of its layout."""
