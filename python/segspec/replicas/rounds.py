"""Replicas side by side: at each offset at which a frame of any of them begins, what every one of them has there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from segspec.replicas.replica import HeldFrame

OTHERS = "that of the same frame on other nodes"


class Without(Enum):
    """Why a replica has nothing at an offset."""

    BEFORE = "it begins later"
    HOLE = "it has a hole here"
    AFTER = "it ends before"


class Round(NamedTuple):
    """What each replica has at the offset `first`: a frame that begins there or goes on there, or nothing, and why.
    `begins` are those whose frame begins there, `found` these frames, fillers too."""

    first: int
    held: tuple[HeldFrame | Without, ...]
    begins: tuple[bool, ...]
    found: tuple[HeldFrame | None, ...]

    @property
    def next(self) -> int:
        """Where the longest of the frames ends."""
        return max(each.next for each in self.held if isinstance(each, HeldFrame))


def rounds(replicas: Sequence[Iterator[HeldFrame]]) -> Iterator[Round]:
    """The rounds in order, with one frame of each replica in memory. A filler counts where nobody has records."""
    heads = [next(replica, None) for replica in replicas]
    covers: list[HeldFrame | None] = [None] * len(replicas)
    while any(head is not None for head in heads):
        first = min(head.first for head in heads if head is not None)
        begins = tuple(head is not None and head.first == first for head in heads)
        heads = _under_one_epoch(heads, begins)
        taken = [head if starts else cover for head, cover, starts in zip(heads, covers, begins, strict=True)]
        found = tuple(head if starts else None for head, starts in zip(heads, begins, strict=True))
        held = tuple(_held(first, own, head) for own, head in zip(taken, heads, strict=True))
        yield Round(first, _without_fillers(held), begins, found)
        for number, starts in enumerate(begins):
            if starts:
                covers[number], heads[number] = heads[number], next(replicas[number], None)


def _under_one_epoch(heads: Sequence[HeldFrame | None], begins: Sequence[bool]) -> list[HeldFrame | None]:
    """The heads; those of the frames that begin here which differ in nothing but their epochs are given the one that
    most of them have, the lowest of several: no leader writes what another one wrote, at the same time."""
    epochs: dict[tuple[object, ...], Counter[int]] = {}
    for head, starts in zip(heads, begins, strict=True):
        if head is not None and starts and head.epoch is not None:
            epochs.setdefault(head.written, Counter())[head.epoch] += 1
    made = list(heads)
    for number, (head, starts) in enumerate(zip(heads, begins, strict=True)):
        if head is not None and starts and head.epoch is not None and (found := epochs[head.written]).total() > 1:
            most = max(found.values())
            epoch = min(epoch for epoch, count in found.items() if count == most)
            made[number] = head if head.epoch == head.stated == epoch else head.under(epoch, OTHERS)
    return made


def _without_fillers(held: tuple[HeldFrame | Without, ...]) -> tuple[HeldFrame | Without, ...]:
    """A filler is a hole where another replica has what was lost."""
    if all(isinstance(each, Without) or each.is_filler for each in held):
        return held
    return tuple(Without.HOLE if isinstance(each, HeldFrame) and each.is_filler else each for each in held)


def _held(first: int, own: HeldFrame | None, head: HeldFrame | None) -> HeldFrame | Without:
    if own is not None and own.next > first:
        return own
    if head is None:
        return Without.AFTER
    return Without.BEFORE if own is None else Without.HOLE
