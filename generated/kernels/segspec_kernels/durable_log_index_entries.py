# segspec.toolchain.lower, from ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
# Generated: change the spec or segspec/toolchain/lower/tables.py, and run `make generate`.
"""Entries of a durable-log index."""

from segspec.columns.backend.plain import (
    read_u8le,
    u64,
)

MODE = 'frames'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('offset', 'u64', 'offset', ''),
    ('ofs_record', 'u64', 'ofs_record', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'offset'),
    ('end of stream', 'ofs_record'),
)


def frame(data, position, end):
    frame_start = position
    if end - position < 16:
        if end - position < 8:
            return 2, position, u64(0), u64(0)
        if end - position < 16:
            return 3, position + 8, u64(0), u64(0)
    offset = read_u8le(data, position)
    ofs_record = read_u8le(data, position + 8)
    row_offset = offset
    row_ofs_record = ofs_record
    position += 16
    return 0, position, row_offset, row_ofs_record


def scan(data, start, stop, end, capacity, c_offset, c_ofs_record):
    rows = 0
    position = start
    while position < stop:
        status, reached, row_offset, row_ofs_record = frame(data, position, end)
        if status:
            return rows, position, status, reached
        if rows >= capacity:
            return rows, position, 1, position
        slot = u64(rows)
        c_offset[slot] = row_offset
        c_ofs_record[slot] = row_ofs_record
        rows += 1
        position = reached
    return rows, position, 0, position
