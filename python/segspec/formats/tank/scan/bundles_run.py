"""TANK: bundles whose headers contradict nothing, and where their messages lie once they are decompressed."""

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
from segspec_kernels.tank_entries import Columns, scan
from segspec_kernels.tank_sizes import frame
from segspec_kernels.types import U64, Bytes, I64s, U64s

LARGEST_CONTENT = 1 << 30
"""A bundle of more bytes is left to the reader."""


def content_size(data: Bytes, start: int, end: int, limit: int) -> int:
    """The size that the snappy block in `start:end` declares for what it holds; 0 where it cannot be that, or is more
    than `limit`."""
    declared = frame(data, start, end)
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
    limit: int,
    most_messages: int,
    room: int,
    capacity: int,
    b_first: U64s,
    b_last: U64s,
    b_start: I64s,
    b_end: I64s,
    columns: Columns,
) -> tuple[int, int, int, int, int, int]:
    """Bundles that begin in `start:stop` of `data`, at least two if there are as many; `due` is the number of the first
    one's first message, unless that states a greater one.

    Gives how many they are; where the next one begins, were it sound; their messages and bytes; the most messages of
    one; and the bytes to make room for where they are decompressed.

    `b_first` and `b_last` take a bundle's sequence numbers, `b_start` and `b_end` the place of its messages. That is in
    `data`, or, if they are compressed, in a room of `room` bytes, or more if one of them takes more. The room is filled
    anew from its beginning wherever a compressed bundle's `b_start` is 0.

    A bundle of more than `most_messages` is left to the reader. Ends with the bundle that exceeds `most_rows` or
    `most_bytes`.
    """
    found, reached, _, _ = scan(data, start, stop, end, capacity, columns)
    if found == 1 and reached < end:
        found, reached, _, _ = scan(data, start, reached + 1, end, capacity, columns)
    bundles = rows = total = largest = widest = 0
    at = room
    while bundles < found and (bundles < 2 or (rows <= most_rows and total <= most_bytes)):
        messages, codec, is_sparse = columns.num_messages[bundles], columns.codec[bundles], columns.is_sparse[bundles]
        place, after = columns.message_set_start[bundles], i64(columns.end[bundles])
        is_packed = is_snappy(codec)
        first = first_number(is_sparse, columns.first_sequence[bundles], due)
        apart = numbers_apart(is_sparse, messages, columns.last_delta[bundles])
        size = content_size(data, place, after, limit) if is_packed else after - place
        is_sound = is_as_promised(columns.unused[bundles], BUNDLE_UNUSED) and is_assigned(codec)
        is_sound = is_sound and not steps_back(first, due) and not ends_numbers(first, apart)
        # A message takes more than a byte, so a count that lies makes no room for rows.
        if not is_sound or messages > size or messages > most_messages or size > LARGEST_CONTENT:
            return bundles, columns.position[bundles], rows, total, largest, widest
        if is_packed:
            at = 0 if at + size > room else at
            place, after = at, at + size
            at = after
            widest = max(widest, at)
        b_first[bundles], b_last[bundles] = first, first + u64(apart)
        b_start[bundles], b_end[bundles] = place, after
        due = b_last[bundles] + u64(1)
        rows += messages
        total += size
        largest = max(largest, messages)
        bundles += 1
    return bundles, reached if bundles == found else columns.position[bundles], rows, total, largest, widest
