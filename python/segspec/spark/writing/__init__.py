"""Writes data frames as logs: tasks stage records, and a commit adds them to the log at once."""
