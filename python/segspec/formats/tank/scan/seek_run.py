"""TANK: the places of bundles without contradictions."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.tank.rules import (
    BUNDLE_UNUSED,
    FIRST_SEQUENCE,
    MESSAGE_UNUSED,
    exceeds_numbers,
    has_room,
    is_as_promised,
    is_assigned,
    is_snappy,
    number_of,
    numbers_apart,
    rises,
)
from segspec.formats.tank.scan.snappy import NO_BLOCK, shape
from segspec_kernels.runtime import i64, u64
from segspec_kernels.tank_heads import frame as header
from segspec_kernels.tank_message import frame
from segspec_kernels.tank_sizes import frame as size_of
from segspec_kernels.types import U64, Bytes, U8s

NOTHING, FOUND, ASK = 0, 1, 2
"""How a run ended: nothing found; an intact bundle; a possible one that needs more bytes."""

KNOWN = 2


def may_begin(data: Bytes, position: int, front: Bytes) -> bool:
    """Whether a bundle can begin with the next two bytes. `front` has room for the largest header, otherwise
    assumed."""
    for n in range(KNOWN):
        front[n] = data[position + n] if position + n < len(data) else 1
    head = header(front, 0, len(front))
    if head.status:
        return False
    if head.message_set_start > KNOWN:
        return True
    return is_as_promised(head.unused, BUNDLE_UNUSED) and is_assigned(head.codec)


class Judged(NamedTuple):
    """A message set's result: intact, damaged, or cut off by the data's end without a contradiction.

    Also its messages, and the first one's own timestamp, if any.
    """

    answer: int
    looks: int
    has_timestamp: bool
    timestamp: U64


def judge(data: Bytes, start: int, end: int, declared: int, is_sparse: bool, first: U64, last_delta: int) -> Judged:
    """Whether `start:end` are `declared` messages, with rising numbers and no meaningless bit. `data` may end
    earlier."""
    apart = numbers_apart(is_sparse, declared, last_delta)
    if is_sparse and (first < u64(FIRST_SEQUENCE) or exceeds_numbers(first, apart)):
        return Judged(NOTHING, 0, False, u64(0))
    last = first + u64(apart)
    position, found, there = start, 0, min(end, len(data))
    number = first
    timestamp, stored, has_timestamp = u64(0), u64(0), False
    while position < end:
        if found == declared:
            return Judged(NOTHING, found, has_timestamp, stored)
        is_edge = found == 0 or found == declared - 1
        message = frame(data, position, there, is_sparse, is_edge, timestamp)
        if message.status:
            return Judged(NOTHING if there == end else ASK, found + 1, has_timestamp, stored)
        if not is_as_promised(message.unused, MESSAGE_UNUSED):
            return Judged(NOTHING, found + 1, has_timestamp, stored)
        if is_sparse:
            following = number_of(found, declared, number, message.sequence_step, first, last)
            if found > 0 and (not rises(number, following) or following > last):
                return Judged(NOTHING, found + 1, has_timestamp, stored)
            number = following
        timestamp = message.timestamp
        if found == 0:
            has_timestamp, stored = not message.uses_last_timestamp, timestamp
        position, found = message.reached, found + 1
    return Judged(FOUND if found == declared else NOTHING, found, has_timestamp, stored)


class BundlePlace(NamedTuple):
    """The `answer` for one place, after `looks` looks.

    For an intact bundle: its `end`, its header's values, and its first message's own timestamp, if any.
    """

    answer: int
    looks: int
    end: int
    messages: int
    is_sparse: bool
    first: U64
    last_delta: int
    has_timestamp: bool
    timestamp: U64


def nothing() -> BundlePlace:
    return BundlePlace(NOTHING, 1, 0, 0, False, u64(0), 0, False, u64(0))


def leads_nowhere(data: Bytes, position: int, marks: U8s) -> bool:
    length = size_of(data, position, len(data))
    end = length.reached + length.value
    return length.status == 0 and end < len(marks) and marks[end] == 0


def candidate(
    data: Bytes, position: int, size: int, content: Bytes, most_messages: int, follows: bool, front: Bytes
) -> BundlePlace:
    head = header(data, position, len(data))
    end = i64(head.end)
    if head.status != 0 or head.message_set_start > end or end > size:
        return nothing()
    if not is_as_promised(head.unused, BUNDLE_UNUSED) or not is_assigned(head.codec):
        return nothing()
    if follows and end < len(data) and not may_begin(data, end, front):
        return nothing()
    messages, sparse, first, delta = head.num, head.is_sparse, head.first_sequence, head.last_delta
    is_packed = is_snappy(head.codec)
    if is_packed and len(content) == 0:
        kind, holds, looks = shape(data, head.message_set_start, end)
        answer = ASK if kind != NO_BLOCK and has_room(holds, messages, most_messages) else NOTHING
        return BundlePlace(answer, looks + 1, end, messages, sparse, first, delta, False, u64(0))
    held = content if is_packed else data
    start, stop = 0 if is_packed else head.message_set_start, len(content) if is_packed else end
    if not has_room(stop - start, messages, most_messages):
        return nothing()
    found = judge(held, start, stop, messages, sparse, first, delta)
    answer = found.answer
    if answer == FOUND and follows and len(data) < size and end + KNOWN > len(data):
        answer = ASK
    return BundlePlace(
        answer, found.looks + 1, end, messages, sparse, first, delta, found.has_timestamp, found.timestamp
    )


def run(
    data: Bytes,
    position: int,
    stop: int,
    step: int,
    size: int,
    content: Bytes,
    most_messages: int,
    looks: int,
    follows: bool,
    marks: U8s,
    front: Bytes,
) -> tuple[int, int, int, int, int, bool, U64, int, bool, U64]:
    """Checks places of `data`, `step` apart, from `position` to `stop`.

    Returns where it ended, the `looks` left (each place and message uses one), and the candidate there, if any.

    The file has `size` bytes from the beginning of `data`. `content` is the first place's decompressed message set, if
    known. With `follows`, another bundle must be possible next. With `marks` a bundle must end at a mark, or after all,
    and gets its mark if found. Bundles above `most_messages` are not intact.
    """
    found = nothing()
    while position != stop and looks > 0:
        found = nothing()
        if len(marks) == 0 or not leads_nowhere(data, position, marks):
            found = candidate(data, position, size, content, most_messages, follows, front)
        looks -= found.looks
        if found.answer != NOTHING:
            break
        position += step
    if found.answer == FOUND and len(marks) > 0:
        marks[position] = 1
    return (
        position, looks, found.answer, found.end, found.messages, found.is_sparse, found.first, found.last_delta,
        found.has_timestamp, found.timestamp,
    )  # fmt: skip
