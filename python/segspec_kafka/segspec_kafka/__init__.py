"""Apache Kafka's log for segspec: the segments of partitions, with all their companion files."""

from segspec_kafka.descriptor import Kafka

FORMAT = Kafka()
