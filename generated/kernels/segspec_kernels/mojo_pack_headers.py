# segspec_kaitai.kernels, from ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
# Generated: change the spec or formats/mojo/kernels.py.
"""HEADERs of mojo packs, where they agree with what was read."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    add_overflows,
    read_u2le,
    read_u4le,
    u64,
    unsigned_add_overflows,
)
from segspec_kernels.types import Bytes, U16s, U64

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('num_entries', 'u16', 'num_entries', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
    ('bytes_form', 0, 255),
    ('elements_form', 0, 255),
    ('len_body', 0, 18446744073709551615),
    ('len_master_id', 0, 18446744073709551615),
    ('num_elements_read', -9223372036854775808, 9223372036854775807),
    ('num_entries_read', -9223372036854775808, 9223372036854775807),
    ('num_live_read', -9223372036854775808, 9223372036854775807),
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'len_bytes'),
    ('overflow', 'len_bytes'),
    ('value', 'len_bytes'),
    ('end of stream', 'num_elements'),
    ('overflow', 'num_elements'),
    ('value', 'num_elements'),
    ('end of stream', 'num_entries'),
    ('value', 'num_entries'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    num_entries: U16s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    num_entries: int = 0


def frame(data: Bytes, position: int, end: int, bytes_form: int, elements_form: int, len_body: U64, len_master_id: U64, num_elements_read: int, num_entries_read: int, num_live_read: int) -> Row:
    frame_start = position
    if end - position < 4:
        return Row(2, position)
    len_bytes = read_u4le(data, position)
    condition_2 = bytes_form == 1
    if condition_2:
        if unsigned_add_overflows(len_body, u64(6)):
            return Row(3, position)
        choice_2 = len_body + u64(6)
    else:
        condition = bytes_form == 2
        if condition:
            if unsigned_add_overflows(len_master_id, len_body):
                return Row(3, position)
            if unsigned_add_overflows(len_master_id + len_body, u64(8)):
                return Row(3, position)
            choice = len_master_id + len_body + u64(8)
        else:
            choice = len_body
        choice_2 = choice
    if u64(len_bytes) != choice_2:
        return Row(4, position)
    if end - position < 6:
        return Row(5, position + 4)
    num_elements = read_u2le(data, position + 4)
    if add_overflows(num_elements_read, 2 if elements_form == 1 else 0):
        return Row(6, position + 4)
    if not (num_elements == num_elements_read + (2 if elements_form == 1 else 0) or num_elements == 65535):
        return Row(7, position + 4)
    if end - position < 8:
        return Row(8, position + 6)
    num_entries = read_u2le(data, position + 6)
    if not (num_entries == num_entries_read or num_entries == num_live_read or num_entries == 65535):
        return Row(9, position + 6)
    row_num_entries = num_entries
    position += 8
    return Row(0, position, row_num_entries)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, bytes_form: int, elements_form: int, len_body: U64, len_master_id: U64, num_elements_read: int, num_entries_read: int, num_live_read: int, columns: Columns) -> tuple[int, int, int, int]:
    c_num_entries, = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end, bytes_form, elements_form, len_body, len_master_id, num_elements_read, num_entries_read, num_live_read)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_num_entries[rows] = row.num_entries
        rows += 1
        position = row.reached
    return rows, position, 0, position
