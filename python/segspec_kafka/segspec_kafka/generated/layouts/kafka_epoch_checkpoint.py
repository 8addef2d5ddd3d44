# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 50b6b35f8a2dae56e19975f6575d38245667ee7f0998d8553efbdadfbd517b85
"""Apache Kafka: leader-epoch-checkpoint: the numbers of its layout."""
