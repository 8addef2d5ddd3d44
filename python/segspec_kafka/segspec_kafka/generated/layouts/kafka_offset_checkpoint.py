# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24
"""Apache Kafka: checkpoint of offsets: the numbers of its layout."""
