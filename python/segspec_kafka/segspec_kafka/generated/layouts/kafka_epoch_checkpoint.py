# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 7f278d4fd9ebacd34c893be01820c8e1f1797bc486ed7d18d2726eb7a04ec859
"""Apache Kafka: leader-epoch-checkpoint: the numbers of its layout."""
