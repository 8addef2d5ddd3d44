# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 1434cb84699d8507a098830ef5cc38ff419045f71fd99ece644e1ad79459b338
"""Apache Kafka: leader-epoch-checkpoint: the numbers of its layout."""
