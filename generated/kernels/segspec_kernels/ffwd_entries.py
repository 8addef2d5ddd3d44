# segspec.toolchain.lower, from ksy/ffwd_entry.ksy sha256 fdd7144ad266c5b20ee5bc96d9def7bd1d0cfdd048d1beec552f72437460473c
# Generated: change the spec or segspec/toolchain/lower/tables.py, and run `make generate`.
"""Entries of an ffwd segment, from behind its header on."""

from segspec.columns.backend.plain import (
    read_u4be,
    u64,
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


def frame(data, position, end):
    frame_start = position
    if end - position < 4:
        return 2, position, 0, 0, 0
    len_blob = read_u4be(data, position)
    blob_start = position + 4
    position += 4
    if len_blob > end - position:
        return 3, blob_start, 0, 0, 0
    blob_position = position
    position += len_blob
    row_position = frame_start
    row_blob_position = blob_position
    row_blob_length = len_blob
    return 0, position, row_position, row_blob_position, row_blob_length


def scan(data, start, stop, end, capacity, c_position, c_blob_position, c_blob_length):
    rows = 0
    position = start
    while position < stop:
        status, reached, row_position, row_blob_position, row_blob_length = frame(data, position, end)
        if status:
            return rows, position, status, reached
        if rows >= capacity:
            return rows, position, 1, position
        slot = u64(rows)
        c_position[slot] = row_position
        c_blob_position[slot] = row_blob_position
        c_blob_length[slot] = row_blob_length
        rows += 1
        position = reached
    return rows, position, 0, position
