"""Logs as streams: `spark.readStream.format(…).load(path)`.

The driver finds the end of the logs (`stream_reader`) and plans a batch (`stream_pieces`); tasks read the pieces. A
query's place is readable JSON (`stream_offsets`).
"""
