# ksytools.lower, from ksy/osiris_entries.ksy sha256 e0071c4eec5b52a13680b7a9906c49906c905d028ed9d7faff7475003dfdb95d
# ksytools.lower, from ksy/osiris_entry.ksy sha256 ca974904dbf45c55618c8a30c07f96f2d21ee40a6490b662258b44d3610a1829
# ksytools.lower, from ksy/osiris_simple_entry.ksy sha256 0a1264008059ede078db0939205987d3a171df12dced47272eac7c164f0bb00b
# ksytools.lower, from ksy/osiris_sub_batch.ksy sha256 e01bab55432767837193bc655d7c332e8e8ec75afda99abc8d263e7496cab84b
# Generated: change the spec or ksytools/lower/tables.py, and run `make generate`.
"""Entries of the data sections of osiris user chunks; the columns of sub-batches are 0 in simple entries."""

from segspec.columns.kernels.plain import (
    read_u1,
    read_u2be,
    read_u3be,
    read_u4be,
)

MODE = 'blocks'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('kind', 'u8', 'kind', ''),
    ('compression', 'u8', 'compression', ''),
    ('reserved', 'u8', 'reserved', ''),
    ('num_records', 'u16', 'num_records', ''),
    ('len_uncompressed', 'u32', 'len_uncompressed', ''),
    ('body_position', 'i64', 'body', 'position'),
    ('body_length', 'i64', 'body', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'entries[].first_byte'),
    ('end of stream', 'entries[].entry.is_sub_batch'),
    ('value', 'entries[].entry.is_sub_batch'),
    ('end of stream', 'entries[].entry.len_body'),
    ('end of stream', 'entries[].entry.body'),
    ('end of stream', 'entries[].entry.num_records'),
    ('end of stream', 'entries[].entry.len_uncompressed'),
    ('stalled', 'entries'),
)


def one_block(data, start, end, capacity, count, c_position, c_kind, c_compression, c_reserved, c_num_records, c_len_uncompressed, c_body_position, c_body_length):
    position = start
    while position < end:
        entries_begun = position
        entries_start_2 = position
        entries_first_byte_at = position
        if end - entries_first_byte_at < 1:
            return count, 2, entries_first_byte_at
        entries_first_byte = read_u1(data, entries_first_byte_at)
        entries_kind = entries_first_byte >> 7
        entries_entry_compression = 0
        entries_entry_reserved = 0
        entries_entry_num_records = 0
        entries_entry_len_uncompressed = 0
        entries_entry_body_position_3 = 0
        entries_entry_body_length = (-1)
        if entries_kind == 0:
            if end - position < 1:
                return count, 3, position
            entries_entry_is_sub_batch = read_u1(data, position) >> 7 != 0
            if entries_entry_is_sub_batch:
                return count, 4, position
            if end - position < 4:
                return count, 5, position
            entries_entry_len_body = (read_u1(data, position) & 127) << 24 | read_u3be(data, position + 1)
            entries_entry_body_start = position + 4
            position += 4
            if entries_entry_len_body > end - position:
                return count, 6, entries_entry_body_start
            entries_entry_body_position = position
            position += entries_entry_len_body
            entries_entry_body_position_3 = entries_entry_body_position
            entries_entry_body_length = entries_entry_len_body
        elif entries_kind == 1:
            if end - position < 1:
                return count, 3, position
            entries_entry_is_sub_batch_2 = read_u1(data, position) >> 7 != 0
            if not entries_entry_is_sub_batch_2:
                return count, 4, position
            entries_entry_compression = (read_u1(data, position) & 127) >> 4
            entries_entry_reserved = read_u1(data, position) & 15
            if end - position < 11:
                if end - position < 3:
                    return count, 7, position + 1
                if end - position < 7:
                    return count, 8, position + 3
                if end - position < 11:
                    return count, 5, position + 7
            entries_entry_num_records = read_u2be(data, position + 1)
            entries_entry_len_uncompressed = read_u4be(data, position + 3)
            entries_entry_len_body_2 = read_u4be(data, position + 7)
            entries_entry_body_start_2 = position + 11
            position += 11
            if entries_entry_len_body_2 > end - position:
                return count, 6, entries_entry_body_start_2
            entries_entry_body_position_2 = position
            position += entries_entry_len_body_2
            entries_entry_body_position_3 = entries_entry_body_position_2
            entries_entry_body_length = entries_entry_len_body_2
        if count >= capacity:
            return count, 1, start
        c_position[count] = entries_start_2
        c_kind[count] = entries_kind
        c_compression[count] = entries_entry_compression
        c_reserved[count] = entries_entry_reserved
        c_num_records[count] = entries_entry_num_records
        c_len_uncompressed[count] = entries_entry_len_uncompressed
        c_body_position[count] = entries_entry_body_position_3
        c_body_length[count] = entries_entry_body_length
        count += 1
        if position == entries_begun:
            return count, 9, entries_begun
    return count, 0, position


def scan(data, starts, ends, first, last, capacity, b_rows, b_status, b_error, c_position, c_kind, c_compression, c_reserved, c_num_records, c_len_uncompressed, c_body_position, c_body_length):
    rows = 0
    for block in range(first, last):
        count, status, error = one_block(data, starts[block], ends[block], capacity, rows, c_position, c_kind, c_compression, c_reserved, c_num_records, c_len_uncompressed, c_body_position, c_body_length)
        if status == 1:
            return rows, block
        if status:
            count = rows
        b_rows[block] = count - rows
        b_status[block] = status
        b_error[block] = error
        rows = count
    return rows, last
