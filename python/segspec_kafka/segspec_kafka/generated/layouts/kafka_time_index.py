# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 ca021fb24185660931f60f1aac50e0ec1e70a3cfba76c6df1b39f4b3db7f732d
"""Apache Kafka: time index: the numbers of its layout."""

SIZE_OF_ENTRIES = 12
