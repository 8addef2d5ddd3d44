# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 54771698edc7f2e5f282ca76b6c157ea9b2e0f1084ff6faca07c20b426cfa731
"""Apache Kafka: tagged field of a message: the numbers of its layout."""
