"""What logs of one kind share: segments named after the number of their first record, in which a frame is a record.

A format declares how its files are called, what its frames and its index's entries are, and says what is its own.
"""
