"""Apache Kafka's log for segspec: segments with all companion files."""

from segspec_kafka.descriptor import Kafka

FORMAT = Kafka()
