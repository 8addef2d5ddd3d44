# ksytools.lower, from ksy/osiris_chunk_header.ksy sha256 49b63b696135f060df4e0e537ba82e6a547e1e7594731d58d64fa3cef1b3dcc3
# Generated: change the spec or ksytools/lower/tables.py, and run `make generate`.
"""Chunks of an osiris segment, by their headers, from behind the segment's header on."""

from segspec.columns.kernels.plain import (
    read_s8be,
    read_u1,
    read_u2be,
    read_u3be,
    read_u4be,
    read_u8be,
)

MODE = 'frames'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('version', 'u8', 'version', ''),
    ('chunk_type', 'u8', 'chunk_type', ''),
    ('num_entries', 'u16', 'num_entries', ''),
    ('num_records', 'u32', 'num_records', ''),
    ('timestamp', 'i64', 'timestamp', ''),
    ('epoch', 'u64', 'epoch', ''),
    ('chunk_id', 'u64', 'chunk_id', ''),
    ('data_crc', 'u32', 'data_crc', ''),
    ('reserved', 'u32', 'reserved', ''),
    ('filter_start', 'i64', 'filter_start', ''),
    ('data_start', 'i64', 'data_start', ''),
    ('trailer_start', 'i64', 'trailer_start', ''),
    ('end', 'i64', 'end', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'magic'),
    ('value', 'magic'),
    ('value', 'version'),
    ('end of stream', 'chunk_type'),
    ('value', 'chunk_type'),
    ('end of stream', 'num_entries'),
    ('end of stream', 'num_records'),
    ('end of stream', 'timestamp'),
    ('end of stream', 'epoch'),
    ('end of stream', 'chunk_id'),
    ('end of stream', 'data_crc'),
    ('end of stream', 'len_data'),
    ('end of stream', 'len_trailer'),
    ('end of stream', 'len_filter'),
    ('end of stream', 'reserved'),
    ('end of stream', 'len_chunk'),
)


def scan(data, start, stop, end, capacity, c_position, c_version, c_chunk_type, c_num_entries, c_num_records, c_timestamp, c_epoch, c_chunk_id, c_data_crc, c_reserved, c_filter_start, c_data_start, c_trailer_start, c_end):
    rows = count = 0
    committed = position = start
    while position < stop:
        frame_start = position
        if end - position < 1:
            return rows, committed, 2, position
        magic = read_u1(data, position) >> 4
        if magic != 5:
            return rows, committed, 3, position
        version = read_u1(data, position) & 15
        if not (version == 0 or version == 1):
            return rows, committed, 4, position
        if end - position < 2:
            return rows, committed, 5, position + 1
        chunk_type = read_u1(data, position + 1)
        if chunk_type > 2:
            return rows, committed, 6, position + 1
        if end - position < 48:
            if end - position < 4:
                return rows, committed, 7, position + 2
            if end - position < 8:
                return rows, committed, 8, position + 4
            if end - position < 16:
                return rows, committed, 9, position + 8
            if end - position < 24:
                return rows, committed, 10, position + 16
            if end - position < 32:
                return rows, committed, 11, position + 24
            if end - position < 36:
                return rows, committed, 12, position + 32
            if end - position < 40:
                return rows, committed, 13, position + 36
            if end - position < 44:
                return rows, committed, 14, position + 40
            if end - position < 45:
                return rows, committed, 15, position + 44
            if end - position < 48:
                return rows, committed, 16, position + 45
        num_entries = read_u2be(data, position + 2)
        num_records = read_u4be(data, position + 4)
        timestamp = read_s8be(data, position + 8)
        epoch = read_u8be(data, position + 16)
        chunk_id = read_u8be(data, position + 24)
        data_crc = read_u4be(data, position + 32)
        len_data = read_u4be(data, position + 36)
        len_trailer = read_u4be(data, position + 40)
        len_filter = read_u1(data, position + 44)
        reserved = read_u3be(data, position + 45)
        ofs_data = 48 + len_filter
        ofs_trailer = ofs_data + len_data
        len_chunk = ofs_trailer + len_trailer
        if count >= capacity:
            return rows, committed, 1, committed
        c_position[count] = frame_start
        c_version[count] = version
        c_chunk_type[count] = chunk_type
        c_num_entries[count] = num_entries
        c_num_records[count] = num_records
        c_timestamp[count] = timestamp
        c_epoch[count] = epoch
        c_chunk_id[count] = chunk_id
        c_data_crc[count] = data_crc
        c_reserved[count] = reserved
        c_filter_start[count] = frame_start + 48
        c_data_start[count] = frame_start + ofs_data
        c_trailer_start[count] = frame_start + ofs_trailer
        c_end[count] = frame_start + len_chunk
        count += 1
        position += 48
        if len_chunk > end - frame_start:
            return rows, committed, 17, frame_start
        position = frame_start + len_chunk
        rows = count
        committed = position
    return rows, committed, 0, committed
