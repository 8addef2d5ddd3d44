# segspec format build, from ksy/: change that.
"""Frames of quill."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u2le,
    read_u4le,
    read_u8le,
)
from segspec_kernels.types import Bytes, I64s, U32s, U64, U64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('end', 'i64', 'end', ''),
    ('number', 'u64', 'number', ''),
    ('sum', 'u32', 'sum', ''),
    ('time', 'u64', 'time', ''),
    ('d_len_body', 'u32', 'd_len_body', ''),
    ('d_checksum', 'u32', 'd_checksum', ''),
    ('key_position', 'i64', 'key', 'position'),
    ('key_length', 'i64', 'key', 'length'),
    ('value_position', 'i64', 'value', 'position'),
    ('value_length', 'i64', 'value', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'mark'),
    ('value', 'mark'),
    ('end of stream', 'len_body'),
    ('end of stream', 'checksum'),
    ('end of stream', 'body'),
    ('end of stream', 'body.offset'),
    ('end of stream', 'body.timestamp'),
    ('end of stream', 'body.len_key'),
    ('end of stream', 'body.key'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    end: I64s
    number: U64s
    sum: U32s
    time: U64s
    d_len_body: U32s
    d_checksum: U32s
    key_position: I64s
    key_length: I64s
    value_position: I64s
    value_length: I64s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    position: int = 0
    end: int = 0
    number: U64 = 0
    sum: int = 0
    time: U64 = 0
    d_len_body: int = 0
    d_checksum: int = 0
    key_position: int = 0
    key_length: int = 0
    value_position: int = 0
    value_length: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 2:
        return Row(2, position)
    mark_position = position
    if read_u2le(data, mark_position) != 21073:
        return Row(3, position)
    if end - position < 10:
        if end - position < 6:
            return Row(4, position + 2)
        if end - position < 10:
            return Row(5, position + 6)
    len_body = read_u4le(data, position + 2)
    checksum = read_u4le(data, position + 6)
    body_start = position + 10
    position += 10
    if len_body > end - position:
        return Row(6, body_start)
    body_position = position
    position += len_body
    body_end = body_position + len_body
    body_at = body_position
    if body_end - body_at < 18:
        if body_end - body_at < 8:
            return Row(7, body_at)
        if body_end - body_at < 16:
            return Row(8, body_at + 8)
        if body_end - body_at < 18:
            return Row(9, body_at + 16)
    body_offset = read_u8le(data, body_at)
    body_timestamp = read_u8le(data, body_at + 8)
    body_len_key = read_u2le(data, body_at + 16)
    body_at += 18
    body_key_position_2 = 0
    body_key_length = -1
    if body_len_key > 0:
        body_key_start = body_at
        if body_len_key > body_end - body_at:
            return Row(10, body_key_start)
        body_key_position = body_at
        body_at += body_len_key
        body_key_position_2 = body_key_position
        body_key_length = body_len_key
    body_value_position = body_at
    body_value_length = body_end - body_at
    body_at += body_value_length
    row_position = frame_start
    row_end = position
    row_number = body_offset
    row_sum = checksum
    row_time = body_timestamp
    row_d_len_body = len_body
    row_d_checksum = checksum
    row_key_position = body_key_position_2
    row_key_length = body_key_length
    row_value_position = body_value_position
    row_value_length = body_value_length
    return Row(0, position, row_position, row_end, row_number, row_sum, row_time, row_d_len_body, row_d_checksum, row_key_position, row_key_length, row_value_position, row_value_length)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_end, c_number, c_sum, c_time, c_d_len_body, c_d_checksum, c_key_position, c_key_length, c_value_position, c_value_length = columns
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
        c_time[rows] = row.time
        c_d_len_body[rows] = row.d_len_body
        c_d_checksum[rows] = row.d_checksum
        c_key_position[rows] = row.key_position
        c_key_length[rows] = row.key_length
        c_value_position[rows] = row.value_position
        c_value_length[rows] = row.value_length
        rows += 1
        position = row.reached
    return rows, position, 0, position
