# segspec_kaitai.parsers, from ksy/durable_log_record.ksy: change that.
# mypy: ignore-errors
"""Frames of durable_log."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u1,
    read_u2le,
    read_u4le,
    read_u8le,
)
from segspec_kernels.types import Bytes, I64s, U16s, U32s, U64, U64s, U8s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('end', 'i64', 'end', ''),
    ('number', 'u64', 'number', ''),
    ('sum', 'u32', 'sum', ''),
    ('d_version', 'u8', 'd_version', ''),
    ('d_flags', 'u8', 'd_flags', ''),
    ('d_reserved', 'u16', 'd_reserved', ''),
    ('d_len_payload', 'u32', 'd_len_payload', ''),
    ('d_checksum', 'u32', 'd_checksum', ''),
    ('value_position', 'i64', 'value', 'position'),
    ('value_length', 'u32', 'value', 'length'),
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


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    end: I64s
    number: U64s
    sum: U32s
    d_version: U8s
    d_flags: U8s
    d_reserved: U16s
    d_len_payload: U32s
    d_checksum: U32s
    value_position: I64s
    value_length: U32s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    position: int = 0
    end: int = 0
    number: U64 = 0
    sum: int = 0
    d_version: int = 0
    d_flags: int = 0
    d_reserved: int = 0
    d_len_payload: int = 0
    d_checksum: int = 0
    value_position: int = 0
    value_length: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 4:
        return Row(2, position)
    magic_position = position
    if read_u4le(data, magic_position) != 1145851719:
        return Row(3, position)
    if end - position < 5:
        return Row(4, position + 4)
    version = read_u1(data, position + 4)
    if version != 1:
        return Row(5, position + 4)
    if end - position < 24:
        if end - position < 6:
            return Row(6, position + 5)
        if end - position < 8:
            return Row(7, position + 6)
        if end - position < 16:
            return Row(8, position + 8)
        if end - position < 20:
            return Row(9, position + 16)
        if end - position < 24:
            return Row(10, position + 20)
    flags = read_u1(data, position + 5)
    reserved = read_u2le(data, position + 6)
    offset = read_u8le(data, position + 8)
    len_payload = read_u4le(data, position + 16)
    checksum = read_u4le(data, position + 20)
    payload_start = position + 24
    position += 24
    if len_payload > end - position:
        return Row(11, payload_start)
    payload_position = position
    position += len_payload
    row_position = frame_start
    row_end = position
    row_number = offset
    row_sum = checksum
    row_d_version = version
    row_d_flags = flags
    row_d_reserved = reserved
    row_d_len_payload = len_payload
    row_d_checksum = checksum
    row_value_position = payload_position
    row_value_length = len_payload
    return Row(0, position, row_position, row_end, row_number, row_sum, row_d_version, row_d_flags, row_d_reserved, row_d_len_payload, row_d_checksum, row_value_position, row_value_length)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_end, c_number, c_sum, c_d_version, c_d_flags, c_d_reserved, c_d_len_payload, c_d_checksum, c_value_position, c_value_length = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_position[rows] = row.position
        c_end[rows] = row.end
        c_number[rows] = row.number
        c_sum[rows] = row.sum
        c_d_version[rows] = row.d_version
        c_d_flags[rows] = row.d_flags
        c_d_reserved[rows] = row.d_reserved
        c_d_len_payload[rows] = row.d_len_payload
        c_d_checksum[rows] = row.d_checksum
        c_value_position[rows] = row.value_position
        c_value_length[rows] = row.value_length
        rows += 1
        position = row.reached
    return rows, position, 0, position
