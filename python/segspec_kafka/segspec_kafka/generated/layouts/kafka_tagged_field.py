# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 84012fbab955b77f3c8fb22da3deaded369795935cfdf9bc38454c46b957bf25
"""Apache Kafka: tagged field of a message: the numbers of its layout."""
