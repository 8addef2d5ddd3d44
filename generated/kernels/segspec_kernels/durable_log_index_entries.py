# segspec_kaitai.kernels, from ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
# Generated: change the spec or formats/durable_log/kernels.py.
"""Entries of a durable-log index."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u8le,
)
from segspec_kernels.types import Bytes, U64, U64s

MODE = 'frames'
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


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    offset: U64s
    ofs_record: U64s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    offset: U64 = 0
    ofs_record: U64 = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 16:
        if end - position < 8:
            return Row(2, position)
        if end - position < 16:
            return Row(3, position + 8)
    offset = read_u8le(data, position)
    ofs_record = read_u8le(data, position + 8)
    row_offset = offset
    row_ofs_record = ofs_record
    position += 16
    return Row(0, position, row_offset, row_ofs_record)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_offset, c_ofs_record = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_offset[rows] = row.offset
        c_ofs_record[rows] = row.ofs_record
        rows += 1
        position = row.reached
    return rows, position, 0, position
