# segspec_kaitai.kernels, from ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# Generated: change the spec or formats/mojo/kernels.py.
"""Elements of a listpack."""

from typing import NamedTuple

from segspec_kernels.runtime import (
    read_u1,
    read_u4le,
)
from segspec_kernels.types import Bools, Bytes, I64s

MODE = 'frames'
#: Name and kind of each column array, the column it belongs to, and which part of it.
COLUMNS = (
    ('is_end', 'bool', 'is_end', ''),
    ('end', 'i64', 'end', ''),
)
#: Name, least and greatest value of each parameter of the frame.
PARAMS = (
)
#: Reason and field of each failure; the first one has status 2.
FAILURES = (
    ('end of stream', 'encoding'),
    ('value', 'encoding'),
    ('end of stream', 'data.low'),
    ('end of stream', 'data.value'),
    ('end of stream', 'data.high'),
    ('end of stream', 'data.len_low'),
    ('end of stream', 'data.len_value'),
    ('end of stream', 'backlen[]'),
    ('negative', 'backlen[]'),
    ('value', 'backlen[]'),
)


class Columns(NamedTuple):
    """The arrays that are filled, each with room for the rows of one call."""

    is_end: Bools
    end: I64s


class Row(NamedTuple):
    """A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0."""

    status: int
    reached: int
    is_end: bool = False
    end: int = 0


def frame(data: Bytes, position: int, end: int) -> Row:
    frame_start = position
    if end - position < 1:
        return Row(2, position)
    encoding = read_u1(data, position)
    if not (encoding <= 244 or encoding == 255):
        return Row(3, position)
    kind = 0 if encoding < 128 else 1 if encoding < 192 else 2 if encoding < 224 else 3 if encoding < 240 else 4 if encoding == 240 else 5 if encoding == 241 else 6 if encoding == 242 else 7 if encoding == 243 else 8 if encoding == 244 else 9
    position += 1
    data_len_value_4 = 0
    if kind == 2:
        if end - position < 1:
            return Row(4, position)
        position += 1
    elif kind == 5:
        if end - position < 2:
            return Row(5, position)
        position += 2
    elif kind == 6:
        if end - position < 3:
            if end - position < 2:
                return Row(4, position)
            if end - position < 3:
                return Row(6, position + 2)
        position += 3
    elif kind == 7:
        if end - position < 4:
            return Row(5, position)
        position += 4
    elif kind == 8:
        if end - position < 8:
            return Row(5, position)
        position += 8
    elif kind == 3:
        if end - position < 1:
            return Row(7, position)
        data_len_low = read_u1(data, position)
        data_value_start = position + 1
        data_len_value = (encoding & 15) << 8 | data_len_low
        position += 1
        if data_len_value > end - position:
            return Row(5, data_value_start)
        position += data_len_value
        data_len_value_4 = data_len_value
    elif kind == 4:
        if end - position < 4:
            return Row(8, position)
        data_len_value_2 = read_u4le(data, position)
        data_value_start_2 = position + 4
        position += 4
        if data_len_value_2 > end - position:
            return Row(5, data_value_start_2)
        position += data_len_value_2
        data_len_value_4 = data_len_value_2
    elif kind == 1:
        data_value_start_3 = position
        data_len_value_3 = encoding & 63
        if data_len_value_3 > end - position:
            return Row(5, data_value_start_3)
        position += data_len_value_3
        data_len_value_4 = data_len_value_3
    is_end = encoding == 255
    len_body = 1 if kind == 0 else 1 + data_len_value_4 if kind == 1 else 2 if kind == 2 else 2 + data_len_value_4 if kind == 3 else 5 + data_len_value_4 if kind == 4 else 3 if kind == 5 else 4 if kind == 6 else 5 if kind == 7 else 9 if kind == 8 else 1
    num_backlen = 0 if is_end else 1 if len_body <= 127 else 2 if len_body < 16383 else 3 if len_body < 2097151 else 4 if len_body < 268435455 else 5
    for backlen_index in range(num_backlen):
        if end - position < 1:
            return Row(9, position)
        backlen = read_u1(data, position)
        if 7 * (num_backlen - 1 - backlen_index) < 0:
            return Row(10, position)
        if backlen != len_body >> 7 * (num_backlen - 1 - backlen_index) & 127 | (0 if backlen_index == 0 else 128):
            return Row(11, position)
        position += 1
    row_is_end = is_end
    row_end = position
    return Row(0, position, row_is_end, row_end)


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    c_is_end, c_end = columns
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end)
        if row.status:
            return rows, position, row.status, row.reached
        if rows >= capacity:
            return rows, position, 1, position
        c_is_end[rows] = row.is_end
        c_end[rows] = row.end
        rows += 1
        position = row.reached
    return rows, position, 0, position
