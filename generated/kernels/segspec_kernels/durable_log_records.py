# ksytools.lower, from ksy/durable_log_record.ksy sha256 3dd5f67e087d4a6727fecea0894ff89f570c5924e753938b61da8607ff70fd53
# Generated: change the spec or ksytools/lower/tables.py, and run `make generate`.
"""Records of a durable-log segment."""

from segspec.columns.kernels.plain import (
    read_u1,
    read_u2le,
    read_u4le,
    read_u8le,
)

MODE = 'frames'
FUNCTIONS = ()
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('offset', 'u64', 'offset', ''),
    ('flags', 'u8', 'flags', ''),
    ('reserved', 'u16', 'reserved', ''),
    ('checksum', 'u32', 'checksum', ''),
    ('payload_position', 'i64', 'payload', 'position'),
    ('payload_length', 'u32', 'payload', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'magic'),
    ('value', 'magic'),
    ('end of stream', 'version'),
    ('value', 'version'),
    ('end of stream', 'flags'),
    ('end of stream', 'reserved'),
    ('end of stream', 'offset'),
    ('end of stream', 'len_payload'),
    ('end of stream', 'checksum'),
    ('end of stream', 'payload'),
)


def scan(data, start, stop, end, capacity, c_position, c_offset, c_flags, c_reserved, c_checksum, c_payload_position, c_payload_length):
    rows = count = 0
    committed = position = start
    while position < stop:
        frame_start = position
        if end - position < 4:
            return rows, committed, 2, position
        magic_position = position
        if read_u4le(data, magic_position) != 1145851719:
            return rows, committed, 3, position
        if end - position < 5:
            return rows, committed, 4, position + 4
        version = read_u1(data, position + 4)
        if version != 1:
            return rows, committed, 5, position + 4
        if end - position < 24:
            if end - position < 6:
                return rows, committed, 6, position + 5
            if end - position < 8:
                return rows, committed, 7, position + 6
            if end - position < 16:
                return rows, committed, 8, position + 8
            if end - position < 20:
                return rows, committed, 9, position + 16
            if end - position < 24:
                return rows, committed, 10, position + 20
        flags = read_u1(data, position + 5)
        reserved = read_u2le(data, position + 6)
        offset = read_u8le(data, position + 8)
        len_payload = read_u4le(data, position + 16)
        checksum = read_u4le(data, position + 20)
        payload_start = position + 24
        position += 24
        if len_payload > end - position:
            return rows, committed, 11, payload_start
        payload_position = position
        position += len_payload
        if count >= capacity:
            return rows, committed, 1, committed
        c_position[count] = frame_start
        c_offset[count] = offset
        c_flags[count] = flags
        c_reserved[count] = reserved
        c_checksum[count] = checksum
        c_payload_position[count] = payload_position
        c_payload_length[count] = len_payload
        count += 1
        rows = count
        committed = position
    return rows, committed, 0, committed
