# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 b506b64dd76d931af197c0fc2c73698f34766e71c5d31542e57f1b18ebaa847d
"""Apache Kafka: leader-epoch-checkpoint: the numbers of its layout."""
