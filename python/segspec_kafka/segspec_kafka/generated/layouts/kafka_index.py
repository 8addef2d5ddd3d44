# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 967692c6421a829baa69e489852bed9fc485cbc00c3907d97b554df452f4dd5e
"""Apache Kafka: offset index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
