# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 b2750cdfa0715f59725c732c47a0211f1c5a9849f5f11acc2dee0771b59565e2
"""Apache Kafka: checkpoint of offsets: the numbers of its layout."""
