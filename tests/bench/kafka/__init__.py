"""Kafka's log, read by segspec and by Kafka's own programs: topics of a real broker, in one run."""
