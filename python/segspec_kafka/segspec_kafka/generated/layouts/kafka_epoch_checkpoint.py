# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0
"""Apache Kafka: leader-epoch-checkpoint: the numbers of its layout."""
