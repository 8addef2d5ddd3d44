# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 70cf6ff041a30f9e005c97fdec6dcd8b3e5109719519905727d00e54823fe855
"""Apache Kafka: time index: the numbers of its layout."""

SIZE_OF_ENTRIES = 12
