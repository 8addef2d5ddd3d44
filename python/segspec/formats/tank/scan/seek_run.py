"""TANK: the places where a sound bundle begins."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.tank.rules import BUNDLE_UNUSED, has_room, is_as_promised, is_assigned, is_snappy
from segspec.formats.tank.scan.judging import SOUND, UNKNOWN, judge
from segspec_kernels.runtime import i64, u64
from segspec_kernels.tank_heads import frame
from segspec_kernels.types import U64, Bytes, U8s

NOTHING, FOUND, ASK = 0, 1, 2
"""How a run ended: everywhere was looked; a sound bundle begins there; one may, of which more has to be read."""

KNOWN = 2
"""Bytes that are looked at to tell whether a bundle may begin with them."""


def may_begin(data: Bytes, position: int, front: Bytes) -> bool:
    """Whether a bundle can begin with the next two bytes, whatever follows them. `front` is room for the largest
    header, and stands for what follows."""
    for n in range(KNOWN):
        front[n] = data[position + n] if position + n < len(data) else 1
    head = frame(front, 0, len(front))
    if head.status:
        return False
    if head.message_set_start > KNOWN:
        return True
    return is_as_promised(head.unused, BUNDLE_UNUSED) and is_assigned(head.codec)


class BundlePlace(NamedTuple):
    """What is said of one place (`answer`), after so many `looks`. Where a sound bundle begins there, where it `end`s,
    what its header says, and whether its first message has a timestamp of its own, and which."""

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
    """No candidate, as one look showed."""
    return BundlePlace(NOTHING, 1, 0, 0, False, u64(0), 0, False, u64(0))


def candidate(
    data: Bytes, position: int, size: int, most_messages: int, follows: bool, marks: U8s, front: Bytes
) -> BundlePlace:
    """What is said of the place `position` of `data`: what is cheap to tell first. See `run`."""
    head = frame(data, position, len(data))
    end = i64(head.end)
    if head.status != 0 or head.message_set_start > end or end > size:
        return nothing()
    if not is_as_promised(head.unused, BUNDLE_UNUSED) or not is_assigned(head.codec):
        return nothing()
    if len(marks) > 0 and marks[end] == 0:
        return nothing()
    if follows and end < len(data) and not may_begin(data, end, front):
        return nothing()
    messages, sparse, first, delta = head.num_messages, head.is_sparse, head.first_sequence, head.last_delta
    if is_snappy(head.codec):
        return BundlePlace(ASK, 1, end, messages, sparse, first, delta, False, u64(0))
    if not has_room(end - head.message_set_start, messages, most_messages):
        return nothing()
    found = judge(data, head.message_set_start, end, messages, sparse, first, delta)
    answer = FOUND if found.answer == SOUND else ASK if found.answer == UNKNOWN else NOTHING
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
    most_messages: int,
    looks: int,
    follows: bool,
    marks: U8s,
    front: Bytes,
) -> tuple[int, int, int, int, int, bool, U64, int, bool, U64]:
    """Looks at one place of `data` after the other, `step` apart, from `position` until `stop`. Gives where it ended,
    how many of `looks` are left, and the candidate there, if there is one. A look is used up for each place and for
    each message.

    The file has `size` bytes from the beginning of `data` on. With `follows`, what comes after a bundle must be able to
    begin another one. With `marks` a bundle has to end where a mark is, and one that is found gets its mark. No bundle
    of more than `most_messages` is sound. `front` is room for the largest header.
    """
    found = nothing()
    while position != stop and looks > 0:
        found = candidate(data, position, size, most_messages, follows, marks, front)
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
