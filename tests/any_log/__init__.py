"""Logs of others, read by what a spec and a declaration say of them: SQLite's, NATS JetStream's and LevelDB's, as the
real programs write them here, and durable-log's, of which there is a format written by hand."""
