# segspec.toolchain.lower, from ksy/osiris_index_record.ksy sha256 4edfcb1f59cf5fff1ad1b9b6d1c182f9dc90783eebdd1d4084fb5dc595120f8c
# Generated: change the spec or segspec/toolchain/lower/tables.py, and run `make generate`.
"""Records of an osiris index, from behind its header on."""

from segspec.columns.backend.plain import (
    read_s8be,
    read_u1,
    read_u4be,
    read_u8be,
    u64,
)

MODE = 'frames'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('chunk_id', 'u64', 'chunk_id', ''),
    ('timestamp', 'i64', 'timestamp', ''),
    ('epoch', 'u64', 'epoch', ''),
    ('ofs_chunk', 'u32', 'ofs_chunk', ''),
    ('chunk_type', 'u8', 'chunk_type', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'chunk_id'),
    ('end of stream', 'timestamp'),
    ('end of stream', 'epoch'),
    ('end of stream', 'ofs_chunk'),
    ('end of stream', 'chunk_type'),
)


def frame(data, position, end):
    frame_start = position
    if end - position < 29:
        if end - position < 8:
            return 2, position, u64(0), 0, u64(0), 0, 0
        if end - position < 16:
            return 3, position + 8, u64(0), 0, u64(0), 0, 0
        if end - position < 24:
            return 4, position + 16, u64(0), 0, u64(0), 0, 0
        if end - position < 28:
            return 5, position + 24, u64(0), 0, u64(0), 0, 0
        if end - position < 29:
            return 6, position + 28, u64(0), 0, u64(0), 0, 0
    chunk_id = read_u8be(data, position)
    timestamp = read_s8be(data, position + 8)
    epoch = read_u8be(data, position + 16)
    ofs_chunk = read_u4be(data, position + 24)
    chunk_type = read_u1(data, position + 28)
    row_chunk_id = chunk_id
    row_timestamp = timestamp
    row_epoch = epoch
    row_ofs_chunk = ofs_chunk
    row_chunk_type = chunk_type
    position += 29
    return 0, position, row_chunk_id, row_timestamp, row_epoch, row_ofs_chunk, row_chunk_type


def scan(data, start, stop, end, capacity, c_chunk_id, c_timestamp, c_epoch, c_ofs_chunk, c_chunk_type):
    rows = 0
    position = start
    while position < stop:
        status, reached, row_chunk_id, row_timestamp, row_epoch, row_ofs_chunk, row_chunk_type = frame(data, position, end)
        if status:
            return rows, position, status, reached
        if rows >= capacity:
            return rows, position, 1, position
        slot = u64(rows)
        c_chunk_id[slot] = row_chunk_id
        c_timestamp[slot] = row_timestamp
        c_epoch[slot] = row_epoch
        c_ofs_chunk[slot] = row_ofs_chunk
        c_chunk_type[slot] = row_chunk_type
        rows += 1
        position = reached
    return rows, position, 0, position
