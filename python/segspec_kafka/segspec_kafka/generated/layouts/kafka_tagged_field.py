# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 2f1fb808a76af1ea2e64c60875a0078b80f16a69eecb368c2825159f706ea294
"""Apache Kafka: tagged field of a message: the numbers of its layout."""
