"""Replicas side by side: what each has at every offset at which a frame of any begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from segspec.replicas.runs import HeldFrame, HeldFrames, HeldRun, alike

OTHERS = "that of the same frame on other nodes"


class Without(Enum):
    """Why a replica has no record at an offset."""

    BEFORE = "it begins later"
    HOLE = "it has a hole here"
    AFTER = "it ends before"


class Round(NamedTuple):
    """What each replica has at the offset `first`: a frame that begins or continues there, or nothing with the reason.
    `begins` are the replicas whose frame begins there, `found` these frames, including fillers.
    """

    first: int
    held: tuple[HeldFrame | Without, ...]
    begins: tuple[bool, ...]
    found: tuple[HeldFrame | None, ...]

    @property
    def next(self) -> int:
        return max(each.next for each in self.held if isinstance(each, HeldFrame))


def rounds(replicas: Sequence[Iterator[HeldFrames]]) -> Iterator[Round]:
    """The rounds in order. A filler counts if no replica has records. Many frames that differ in the same way are one
    round.
    """
    ahead = [_Ahead(replica) for replica in replicas]
    covers: list[HeldFrame | None] = [None] * len(replicas)
    while any(each.head is not None for each in ahead):
        first = min(each.head.first for each in ahead if each.head is not None)
        begins = tuple(each.head is not None and each.head.first == first for each in ahead)
        is_covered = any(cover is not None and cover.next > first for cover in covers)
        heads = None if is_covered else _together(ahead, begins)
        if heads is None:
            heads = _under_one_epoch([each.single(at) for each, at in zip(ahead, begins, strict=True)], begins)
        taken = [head if starts else cover for head, cover, starts in zip(heads, covers, begins, strict=True)]
        found = tuple(head if starts else None for head, starts in zip(heads, begins, strict=True))
        held = tuple(_held(first, own, each.head) for own, each in zip(taken, ahead, strict=True))
        yield Round(first, _without_fillers(held), begins, found)
        for number, starts in enumerate(begins):
            if starts:
                covers[number] = heads[number]
                ahead[number].pass_on(heads[number])


class _Ahead:
    def __init__(self, replica: Iterator[HeldFrames]) -> None:
        self._replica = replica
        self.head = next(replica, None)

    def single(self, at: bool) -> HeldFrame | None:
        if not at or self.head is None:
            return None
        return self.head.only(0) if isinstance(self.head, HeldRun) else self.head

    def pass_on(self, taken: HeldFrame | None) -> None:
        head, count = self.head, 1 if taken is None else taken.frames
        if isinstance(head, HeldRun) and count < len(head):
            self.head = head.part(count, len(head))
        else:
            self.head = next(self._replica, None)


def _together(ahead: Sequence[_Ahead], begins: Sequence[bool]) -> list[HeldFrame | None] | None:
    runs, limit = [], None
    for each, starts in zip(ahead, begins, strict=True):
        if starts and not isinstance(each.head, HeldRun):
            return None
        if isinstance(each.head, HeldRun) and starts:
            runs.append(each.head)
        elif each.head is not None:
            limit = each.head.first if limit is None else min(limit, each.head.first)
    if len({run.epoch for run in runs}) > 1:
        return None
    count, groups = alike(runs, limit)
    if not count:
        return None
    made = iter(run.part(0, count).as_one(bytes([group])) for run, group in zip(runs, groups, strict=True))
    return [next(made) if starts else None for starts in begins]


def _under_one_epoch(heads: Sequence[HeldFrame | None], begins: Sequence[bool]) -> list[HeldFrame | None]:
    """Frames beginning here that differ only in their epochs get the most common epoch, the lowest of several."""
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
    if all(isinstance(each, Without) or each.is_filler for each in held):
        return held
    return tuple(Without.HOLE if isinstance(each, HeldFrame) and each.is_filler else each for each in held)


def _held(first: int, own: HeldFrame | None, head: HeldFrames | None) -> HeldFrame | Without:
    if own is not None and own.next > first:
        return own
    if head is None:
        return Without.AFTER
    return Without.BEFORE if own is None else Without.HOLE
