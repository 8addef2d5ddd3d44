"""The AMQP message that a record holds: read, as JSON, asked for by conditions, and as AMQP 0.9.1 has it."""
