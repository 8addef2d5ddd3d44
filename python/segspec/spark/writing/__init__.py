"""Writes data frames as logs: tasks stage records, and a commit adds them to the log at once.

`columns` maps a frame's columns, `write_job` describes a write, `stage` is the work of tasks, `commit` that of the
driver, and Spark calls `writers`.
"""
