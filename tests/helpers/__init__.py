"""What tests of several parts share. A format's own way of reading bytes is in `tests/<format>/reading.py`; bytes
are built in `tests/builders`."""
