"""Logs as streams: `spark.readStream.format(…).load(path)`.

Spark asks on the driver how far the logs can be read (`stream_reader`), plans a batch between two such places
(`stream_pieces`), and reads the pieces in its tasks. Where a query stands is JSON that a person can read
(`stream_offsets`).
"""
