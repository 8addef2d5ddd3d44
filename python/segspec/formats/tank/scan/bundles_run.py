"""TANK: bundles whose headers contradict nothing, and where their messages lie once they are decompressed."""

from __future__ import annotations

from typing import Any

from segspec.columns.backend.plain import i64, u64
from segspec_kernels.tank_entries import leb128_u32, scan

KERNELS = {"scan": ("tank_entries", "scan"), "leb128_u32": ("tank_entries", "leb128_u32")}
FUNCTIONS: tuple[str, ...] = ("content_size",)

GROWTH = 64
LAST_SEQUENCE = (1 << 64) - 1
LARGEST_CONTENT = 1 << 30
MOST_MESSAGES = 1 << 20
"""A bundle of more bytes or messages is left to the reader."""


def content_size(data: Any, start: int, end: int, limit: int) -> int:
    """The size that the snappy block in `start:end` declares for what it holds; 0 where no block can be true to it."""
    status, _, _, size, _ = leb128_u32(data, start, end, 0)
    # One op of at most 64 bytes takes at least two, so a block cannot grow more than about 32-fold.
    return 0 if status != 0 or size > limit or size > GROWTH * (end - start) else size


def run(
    data: Any,
    start: int,
    stop: int,
    end: int,
    due: Any,
    plain: int,
    snappy: int,
    most_rows: int,
    most_bytes: int,
    limit: int,
    room: int,
    capacity: int,
    b_first: Any,
    b_last: Any,
    b_start: Any,
    b_end: Any,
    c_position: Any,
    c_unused: Any,
    c_codec: Any,
    c_num_messages: Any,
    c_is_sparse: Any,
    c_first_sequence: Any,
    c_last_delta: Any,
    c_message_set_start: Any,
    c_end: Any,
) -> tuple[int, int, int, int, int, int]:
    """Bundles that begin in `start:stop` of `data`, at least two if there are as many; the first sequence number is to
    be `due` or, where a bundle states it, at least that.

    Gives their number; where the next one begins, were it sound; their messages and bytes; the most messages of one;
    and the bytes to make room for where they are decompressed. `b_first` and `b_last` take a bundle's sequence numbers,
    `b_start` and `b_end` the place of its messages: in `data`, or in a room of `room` bytes, more where one takes more,
    which is filled from its beginning anew wherever a compressed bundle's `b_start` is 0. Ends with the bundle that
    exceeds `most_rows` or `most_bytes`.
    """
    found, reached, _, _ = scan(
        data, start, stop, end, capacity,
        c_position, c_unused, c_codec, c_num_messages, c_is_sparse, c_first_sequence, c_last_delta,
        c_message_set_start, c_end,
    )  # fmt: skip
    if found == 1 and reached < end:
        found, reached, _, _ = scan(
            data, start, reached + 1, end, capacity,
            c_position, c_unused, c_codec, c_num_messages, c_is_sparse, c_first_sequence, c_last_delta,
            c_message_set_start, c_end,
        )  # fmt: skip
    bundles = rows = total = largest = widest = 0
    at = room
    while bundles < found and (bundles < 2 or (rows <= most_rows and total <= most_bytes)):
        messages, is_snappy = c_num_messages[bundles], c_codec[bundles] == snappy
        place, after = c_message_set_start[bundles], i64(c_end[bundles])
        first = c_first_sequence[bundles] if c_is_sparse[bundles] else due
        apart = 0 if messages == 1 else c_last_delta[bundles] + 1 if c_is_sparse[bundles] else messages - 1
        size = content_size(data, place, after, limit) if is_snappy else after - place
        odd = c_unused[bundles] or not (is_snappy or c_codec[bundles] == plain)
        odd = odd or first < due or u64(LAST_SEQUENCE) - first <= u64(apart)
        if odd or messages > size or messages > MOST_MESSAGES or size > LARGEST_CONTENT:
            return bundles, c_position[bundles], rows, total, largest, widest
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
    return bundles, reached if bundles == found else c_position[bundles], rows, total, largest, widest
