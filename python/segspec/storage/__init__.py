"""Reads and writes bytes: files, folders, remote objects, compressed blocks."""
