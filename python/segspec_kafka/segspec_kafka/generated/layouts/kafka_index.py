# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
"""Apache Kafka: offset index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
