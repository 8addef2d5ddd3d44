"""TANK: bundles whose headers contradict nothing, and where their messages lie once they are decompressed."""

from __future__ import annotations

from segspec_kernels.runtime import i64, u64
from segspec_kernels.tank_entries import Columns, scan
from segspec_kernels.tank_sizes import frame
from segspec_kernels.types import U64, Bytes, I64s, U64s

KERNELS = {"scan": ("tank_entries", "scan"), "frame": ("tank_sizes", "frame")}
FUNCTIONS: tuple[str, ...] = ("content_size",)

GROWTH = 64
LAST_SEQUENCE = (1 << 64) - 1
LARGEST_CONTENT = 1 << 30
MOST_MESSAGES = 1 << 20
"""A bundle of more bytes or messages is left to the reader."""


def content_size(data: Bytes, start: int, end: int, limit: int) -> int:
    """The size that the snappy block in `start:end` declares for what it holds; 0 where no block can be true to it."""
    declared = frame(data, start, end)
    size = declared.value
    # One op of at most 64 bytes takes at least two, so a block cannot grow more than about 32-fold.
    return 0 if declared.status != 0 or size > limit or size > GROWTH * (end - start) else size


def run(
    data: Bytes,
    start: int,
    stop: int,
    end: int,
    due: U64,
    plain: int,
    snappy: int,
    most_rows: int,
    most_bytes: int,
    limit: int,
    room: int,
    capacity: int,
    b_first: U64s,
    b_last: U64s,
    b_start: I64s,
    b_end: I64s,
    columns: Columns,
) -> tuple[int, int, int, int, int, int]:
    """Bundles that begin in `start:stop` of `data`, at least two if there are as many; the first sequence number is to
    be `due` or, where a bundle states it, at least that.

    Gives their number; where the next one begins, were it sound; their messages and bytes; the most messages of one;
    and the bytes to make room for where they are decompressed. `b_first` and `b_last` take a bundle's sequence numbers,
    `b_start` and `b_end` the place of its messages: in `data`, or in a room of `room` bytes, more where one takes more,
    which is filled from its beginning anew wherever a compressed bundle's `b_start` is 0. Ends with the bundle that
    exceeds `most_rows` or `most_bytes`.
    """
    found, reached, _, _ = scan(data, start, stop, end, capacity, columns)
    if found == 1 and reached < end:
        found, reached, _, _ = scan(data, start, reached + 1, end, capacity, columns)
    bundles = rows = total = largest = widest = 0
    at = room
    while bundles < found and (bundles < 2 or (rows <= most_rows and total <= most_bytes)):
        messages, is_snappy = columns.num_messages[bundles], columns.codec[bundles] == snappy
        place, after = columns.message_set_start[bundles], i64(columns.end[bundles])
        first = columns.first_sequence[bundles] if columns.is_sparse[bundles] else due
        apart = 0 if messages == 1 else columns.last_delta[bundles] + 1 if columns.is_sparse[bundles] else messages - 1
        size = content_size(data, place, after, limit) if is_snappy else after - place
        odd = columns.unused[bundles] or not (is_snappy or columns.codec[bundles] == plain)
        odd = odd or first < due or u64(LAST_SEQUENCE) - first <= u64(apart)
        if odd or messages > size or messages > MOST_MESSAGES or size > LARGEST_CONTENT:
            return bundles, columns.position[bundles], rows, total, largest, widest
        if is_snappy:
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
