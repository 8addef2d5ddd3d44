# ksytools.lower, from ksy/ffwd_entry.ksy sha256 fdd7144ad266c5b20ee5bc96d9def7bd1d0cfdd048d1beec552f72437460473c
# Generated: change the spec or ksytools/lower/tables.py, and run `make generate`.
"""Entries of an ffwd segment, from behind its header on."""

from segspec.columns.kernels.plain import (
    read_u4be,
)

MODE = 'frames'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('blob_position', 'i64', 'blob', 'position'),
    ('blob_length', 'u32', 'blob', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'len_blob'),
    ('end of stream', 'blob'),
)


def scan(data, start, stop, end, capacity, c_position, c_blob_position, c_blob_length):
    rows = count = 0
    committed = position = start
    while position < stop:
        frame_start = position
        if end - position < 4:
            return rows, committed, 2, position
        len_blob = read_u4be(data, position)
        blob_start = position + 4
        position += 4
        if len_blob > end - position:
            return rows, committed, 3, blob_start
        blob_position = position
        position += len_blob
        if count >= capacity:
            return rows, committed, 1, committed
        c_position[count] = frame_start
        c_blob_position[count] = blob_position
        c_blob_length[count] = len_blob
        count += 1
        rows = count
        committed = position
    return rows, committed, 0, committed
