# segspec_kaitai.kernels, from ksy/durable_log_record.ksy sha256 4c2abd059b271a267207a32e282d77c299d31be2e1bc1d7211fa09ce5693773a
# Generated: change the spec or formats/durable_log/kernels.py.
"""Where the records of a durable-log segment lie."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u1,
    read_u4le,
    read_u8le,
)
from segspec_kernels.types import Bytes, I64s, U64, U64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('position', 'i64', 'position', ''),
    ('offset', 'u64', 'offset', ''),
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
    offset: U64s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    position: int = 0
    offset: U64 = 0


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
    offset = read_u8le(data, position + 8)
    len_payload = read_u4le(data, position + 16)
    payload_start = position + 24
    position += 24
    if len_payload > end - position:
        return Row(11, payload_start)
    position += len_payload
    row_position = frame_start
    row_offset = offset
    return Row(0, position, row_position, row_offset)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_position, c_offset = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_position[rows] = row.position
        c_offset[rows] = row.offset
        rows += 1
        position = row.reached
    return rows, position, 0, position
