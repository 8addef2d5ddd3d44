# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 8fd63a529c35d4fbc03d48a7e07a1a5840cbbe1ed855bb45387283b473afd9ec
"""Apache Kafka: offset index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
