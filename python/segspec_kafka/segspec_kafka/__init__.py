"""Apache Kafka's log, as a format of segspec."""
