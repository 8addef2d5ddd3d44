"""How RabbitMQ treats a stream's files at its start."""
