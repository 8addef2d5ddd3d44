"""Writes data frames as logs: tasks stage records, and a commit adds them at once."""
