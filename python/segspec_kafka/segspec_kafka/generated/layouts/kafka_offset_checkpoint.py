# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6
"""Apache Kafka: checkpoint of offsets: the numbers of its layout."""
