"""Compares a sparse index's entries with the frames of its segment."""

from __future__ import annotations

from segspec_kernels.types import I64s


def run(
    rows: int,
    base: int,
    first: int,
    positions: I64s,
    numbers: I64s,
    times: I64s,
    listed: I64s,
    offsets: I64s,
    by_time: bool,
    of_first: bool,
    placed: int,
    found: int,
    greatest: int,
) -> tuple[int, int, int, bool]:
    """Passes over `rows` frames, with positions from `base`.

    Entries have a frame's offset, counted from the segment's `first`, and a `listed` value: the maximum time so far
    (`by_time`), or the position of the frame, or, without `of_first`, of an earlier one. The positions of `placed` and
    the offsets of `found` entries are confirmed; `greatest` is the maximum time.

    Returns these three after the frames, and whether no entry is contradicted.
    """
    for n in range(rows):
        if numbers[n] < 0:
            return placed, found, greatest, False
        greatest = max(greatest, times[n])
        if not by_time and placed < len(listed) and listed[placed] == positions[n] + base:
            placed += 1
        if found < len(offsets) and offsets[found] == numbers[n] - first:
            if found > 0 and (offsets[found] <= offsets[found - 1] or listed[found] <= listed[found - 1]):
                return placed, found, greatest, False
            if listed[found] != greatest if by_time else placed <= found:
                return placed, found, greatest, False
            found += 1
        if of_first and placed != found:
            return placed, found, greatest, False
    return placed, found, greatest, True
