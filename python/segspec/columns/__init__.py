"""Logs as columns: Arrow schemas and batches of every table."""
