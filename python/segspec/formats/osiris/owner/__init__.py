"""RabbitMQ's treatment of a stream's files at its start: what it reads, keeps and cuts, and where it crashes."""
