"""TANK: whether nothing in a bundle contradicts anything else, for those that look for bundles."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.tank.rules import (
    FIRST_SEQUENCE,
    MESSAGE_UNUSED,
    exceeds_numbers,
    is_as_promised,
    number_of,
    numbers_apart,
    rises,
)
from segspec_kernels.runtime import u64
from segspec_kernels.tank_message import frame
from segspec_kernels.types import U64, Bytes

SOUND, UNSOUND, UNKNOWN = 0, 1, 2
"""What is said of a message set; unknown where the data ends before it does, and nothing before that refutes it."""


class Judged(NamedTuple):
    """What is said of a message set, after so many messages; whether the first one has a timestamp of its own, and
    which."""

    answer: int
    looks: int
    has_timestamp: bool
    timestamp: U64


def judge(data: Bytes, start: int, end: int, declared: int, is_sparse: bool, first: U64, last_delta: int) -> Judged:
    """Whether `start:end` are as many messages as are `declared`, with rising numbers and no bit set that has no
    meaning. `data` may end earlier. Stops at the first message that shows that they are not."""
    apart = numbers_apart(is_sparse, declared, last_delta)
    if is_sparse and (first < u64(FIRST_SEQUENCE) or exceeds_numbers(first, apart)):
        return Judged(UNSOUND, 0, False, u64(0))
    last = first + u64(apart)
    position, found, there = start, 0, min(end, len(data))
    number = first
    timestamp, stored, has_timestamp = u64(0), u64(0), False
    while position < end:
        if found == declared:
            return Judged(UNSOUND, found, has_timestamp, stored)
        is_edge = found == 0 or found == declared - 1
        message = frame(data, position, there, is_sparse, is_edge, timestamp)
        if message.status:
            return Judged(UNSOUND if there == end else UNKNOWN, found + 1, has_timestamp, stored)
        if not is_as_promised(message.unused, MESSAGE_UNUSED):
            return Judged(UNSOUND, found + 1, has_timestamp, stored)
        if is_sparse:
            following = number_of(found, declared, number, message.sequence_step, first, last)
            if found > 0 and (not rises(number, following) or following > last):
                return Judged(UNSOUND, found + 1, has_timestamp, stored)
            number = following
        timestamp = message.timestamp
        if found == 0:
            has_timestamp, stored = not message.uses_last_timestamp, timestamp
        position, found = message.reached, found + 1
    return Judged(SOUND if found == declared else UNSOUND, found, has_timestamp, stored)
