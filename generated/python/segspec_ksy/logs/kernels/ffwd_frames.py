# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
# mypy: ignore-errors
"""Frames of ffwd."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u4be,
)
from segspec_kernels.types import Bytes, I64s, U32s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('end', 'i64', 'end', ''),
    ('d_len_blob', 'u32', 'd_len_blob', ''),
    ('value_position', 'i64', 'value', 'position'),
    ('value_length', 'u32', 'value', 'length'),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'len_blob'),
    ('end of stream', 'blob'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    position: I64s
    end: I64s
    d_len_blob: U32s
    value_position: I64s
    value_length: U32s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    position: int = 0
    end: int = 0
    d_len_blob: int = 0
    value_position: int = 0
    value_length: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 4:
        return Row(2, position)
    len_blob = read_u4be(data, position)
    blob_start = position + 4
    position += 4
    if len_blob > end - position:
        return Row(3, blob_start)
    blob_position = position
    position += len_blob
    row_position = frame_start
    row_end = position
    row_d_len_blob = len_blob
    row_value_position = blob_position
    row_value_length = len_blob
    return Row(0, position, row_position, row_end, row_d_len_blob, row_value_position, row_value_length)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_end, c_d_len_blob, c_value_position, c_value_length = columns
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
        c_d_len_blob[rows] = row.d_len_blob
        c_value_position[rows] = row.value_position
        c_value_length[rows] = row.value_length
        rows += 1
        position = row.reached
    return rows, position, 0, position
