# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 d6394af41cdfbc6f15afff7bbd8c8320c81a365e31ec2feee09fae818741fa26
"""Apache Kafka: tagged field of a message: the numbers of its layout."""
