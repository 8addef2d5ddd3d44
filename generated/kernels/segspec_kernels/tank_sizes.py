# segspec_kaitai.kernels, from ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
# Generated: change the spec or formats/tank/kernels.py.
"""Sizes that snappy blocks declare for what they hold."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u1,
)
from segspec_kernels.types import Bytes, I64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('value', 'i64', 'value', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('overflow', 'groups[]'),
    ('end of stream', 'groups[].octet'),
    ('value', 'groups[].octet'),
    ('stalled', ''),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    value: I64s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    value: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    groups_index = 0
    last_groups_total = 0
    last_groups_weight = 0
    while True:
        groups_start = position
        if groups_index > 2147483647:
            return Row(2, groups_start)
        groups_index_2 = groups_index
        groups_total_before = last_groups_total if groups_index != 0 else 0
        if groups_total_before > 4294967295:
            return Row(2, groups_start)
        groups_weight = last_groups_weight * 128 if groups_index != 0 else 1
        if groups_weight > 4294967295:
            return Row(2, groups_start)
        if end - position < 1:
            return Row(3, position)
        groups_octet = read_u1(data, position)
        if groups_octet > (127 if groups_index_2 == 4 else 255):
            return Row(4, position)
        groups_total = groups_total_before + (groups_octet & 15 if groups_index_2 == 4 else groups_octet & 127) * groups_weight
        last_groups_total = groups_total
        last_groups_weight = groups_weight
        position += 1
        groups_has_next = groups_octet > 127
        if not groups_has_next:
            break
        groups_index += 1
    row_value = last_groups_total
    if position <= frame_start:
        return Row(5, frame_start)
    return Row(0, position, row_value)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_value, = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_value[rows] = row.value
        rows += 1
        position = row.reached
    return rows, position, 0, position
