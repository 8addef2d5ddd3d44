"""Writes data frames as logs: tasks stage records, and a commit makes them the log's at once.

`columns` says what becomes of a frame's columns, `write_job` what a write is, `stage` is what tasks do, `commit` what
the driver does after them, and `writers` what Spark calls.
"""
