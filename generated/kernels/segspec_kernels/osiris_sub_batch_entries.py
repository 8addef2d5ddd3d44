# ksytools.lower, from ksy/osiris_simple_entry.ksy sha256 0a1264008059ede078db0939205987d3a171df12dced47272eac7c164f0bb00b
# ksytools.lower, from ksy/osiris_sub_batch_body.ksy sha256 cba565f46468894063277097438fafc8baaf02db17cb1cb200bd16f7ef87e48d
# Generated: change the spec or ksytools/lower/tables.py, and run `make generate`.
"""Simple entries of osiris sub-batches, decompressed."""

from segspec.columns.kernels.plain import (
    read_u1,
    read_u3be,
)

MODE = 'blocks'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('body_position', 'i64', 'body', 'position'),
    ('body_length', 'u32', 'body', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'entries[].is_sub_batch'),
    ('value', 'entries[].is_sub_batch'),
    ('end of stream', 'entries[].len_body'),
    ('end of stream', 'entries[].body'),
)


def one_block(data, start, end, capacity, count, c_position, c_body_position, c_body_length):
    position = start
    while position < end:
        entries_start_2 = position
        if end - position < 1:
            return count, 2, position
        entries_is_sub_batch = read_u1(data, position) >> 7 != 0
        if entries_is_sub_batch:
            return count, 3, position
        if end - position < 4:
            return count, 4, position
        entries_len_body = (read_u1(data, position) & 127) << 24 | read_u3be(data, position + 1)
        entries_body_start = position + 4
        position += 4
        if entries_len_body > end - position:
            return count, 5, entries_body_start
        entries_body_position = position
        position += entries_len_body
        if count >= capacity:
            return count, 1, start
        c_position[count] = entries_start_2
        c_body_position[count] = entries_body_position
        c_body_length[count] = entries_len_body
        count += 1
    return count, 0, position


def scan(data, starts, ends, first, last, capacity, b_rows, b_status, b_error, c_position, c_body_position, c_body_length):
    rows = 0
    for block in range(first, last):
        count, status, error = one_block(data, starts[block], ends[block], capacity, rows, c_position, c_body_position, c_body_length)
        if status == 1:
            return rows, block
        if status:
            count = rows
        b_rows[block] = count - rows
        b_status[block] = status
        b_error[block] = error
        rows = count
    return rows, last
