"""The vectors of durable-log."""
