# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 3fcf36e0ca634b7aee61eaaecc1f7c2ba3c676da8a74eb20e8f2652fc754e893
"""Apache Kafka: checkpoint of offsets: the numbers of its layout."""
