# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 eac164ba5557ac18961b57a438d7aaf909edf7066ebbfaeda4bf5f27ab81c0f0
"""Apache Kafka: time index: the numbers of its layout."""

SIZE_OF_ENTRIES = 12
