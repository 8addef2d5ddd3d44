"""The AMQP message in a record: reading, JSON, conditions, and AMQP 0.9.1."""
