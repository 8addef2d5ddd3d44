"""TANK: bundles with consistent headers, and the positions of their messages."""

from __future__ import annotations

from segspec.formats.tank.rules import (
    BUNDLE_UNUSED,
    can_hold,
    ends_numbers,
    first_number,
    is_as_promised,
    is_assigned,
    is_snappy,
    numbers_apart,
    steps_back,
)
from segspec_kernels.runtime import i64, u64
from segspec_kernels.tank_entries import Columns, frame
from segspec_kernels.tank_sizes import frame as size_of
from segspec_kernels.types import U64, Bytes, I64s, U8s, U64s

LARGEST_CONTENT = 1 << 30


def content_size(data: Bytes, start: int, end: int, limit: int) -> int:
    """The declared size of the snappy block in `start:end`; 0 if impossible, or above `limit`."""
    declared = size_of(data, start, end)
    size = declared.value
    return 0 if declared.status != 0 or size > limit or not can_hold(end - start, size) else size


def run(
    data: Bytes,
    start: int,
    stop: int,
    end: int,
    due: U64,
    most_rows: int,
    most_bytes: int,
    most: U64,
    limit: int,
    most_messages: int,
    loosely: bool,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    numbers: U64s,
    dues: U64s,
    columns: Columns,
) -> tuple[int, int, int, int]:
    """Bundles that begin in `start:stop` of `data`, at least two if possible; `due` is the minimum first number, and
    `most` the maximum number.

    Returns their number, their messages, the maximum in one, and their bytes. `starts` and `ends` bound each one's
    messages, `packed` is whether they are compressed, `numbers` their first numbers, and `dues` those due after each.
    `loosely` takes bundles that set the meaningless bit.

    The reader handles bundles above `most_messages` or `limit` decompressed bytes. From the third on, it ends before
    `most_rows` or `most_bytes` are exceeded.
    """
    n = rows = largest = size = 0
    position = start
    while n < capacity and (position < stop or (n == 1 and position < end)):
        row = frame(data, position, end)
        if row.status != 0:
            break
        place, after, is_packed = row.message_set_start, i64(row.end), is_snappy(row.codec)
        first = first_number(row.is_sparse, row.first_sequence, due)
        apart = numbers_apart(row.is_sparse, row.num, row.last_delta)
        held = after - place
        holds = content_size(data, place, after, limit) if is_packed else held
        is_sound = (loosely or is_as_promised(row.unused, BUNDLE_UNUSED)) and is_assigned(row.codec)
        is_sound = is_sound and not steps_back(first, due) and not ends_numbers(first, apart)
        # A message has several bytes: a false count allocates no rows.
        if not is_sound or row.num > holds or row.num > most_messages or holds > LARGEST_CONTENT:
            break
        if first + u64(apart) > most or (n > 1 and (rows + row.num > most_rows or size + held > most_bytes)):
            break
        columns.position[n], columns.end[n] = row.position, row.end
        columns.unused[n], columns.codec[n], columns.num[n] = row.unused, row.codec, row.num
        columns.is_sparse[n], columns.first_sequence[n] = row.is_sparse, row.first_sequence
        columns.last_delta[n], columns.message_set_start[n] = row.last_delta, row.message_set_start
        starts[n], ends[n], packed[n] = place, after, is_packed
        due = first + u64(apart) + u64(1)
        numbers[n], dues[n] = first, due
        rows += row.num
        largest = max(largest, row.num)
        size += held
        n += 1
        position = after
    return n, rows, largest, size
