"""Apache Kafka's log for segspec: the segments of partitions, with all that lies beside them."""

from segspec_kafka.descriptor import Kafka

FORMAT = Kafka()
