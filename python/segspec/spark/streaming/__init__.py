"""Logs as streams: `spark.readStream.format(…).load(path)`.

The driver finds how far the logs can be read (`stream_reader`) and plans a batch between two such places
(`stream_pieces`); tasks read the pieces. A query's place is readable JSON (`stream_offsets`).
"""
