"""The vectors of Kafka."""
