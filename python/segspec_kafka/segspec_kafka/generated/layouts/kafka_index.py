# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 f362aa2bac367e69a433eaac9ddbe03e5417b05589bf09dcb797e9fcc9e01504
"""Apache Kafka: offset index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
