"""The store beside Redis Streams and SQLite."""
