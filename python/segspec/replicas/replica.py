"""One node's copy of a log, read frame by frame: its content, offsets and epochs.

Replicas side by side: what each has at every offset at which a frame of any begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from segspec.core.errors import Code, Finding, RemovedError, Severity
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Level, Step
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import SegmentReader
from segspec.library.living_segments import LivingSegments
from segspec.library.log import Log
from segspec.reading.walk import walked
from segspec.replicas.runs import EPOCH, HeldFrame, HeldFrames, HeldRun, alike, held, named, runs_in

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


MOST_FINDINGS = 100
MOST_LISTED = 10_000
"""Maximum length of a report's lists, whatever the files contain."""
MOST_DOUBTED = 256
"""Maximum frames at the end of a log whose epoch is in doubt."""


@dataclass(slots=True)
class Epoch:
    """Frames that were written under one leader."""

    epoch: int
    first_offset: int
    next_offset: int


@dataclass(slots=True)
class Replica:
    """The content of one replica.

    `first_offset` and `next_offset` are None if it is empty; `held` counts the offsets of its sound frames, without
    fillers; `damage` are its errors and warnings, at most 100, and `damages` counts all. Its node noted that all before
    `confirmed_next` is confirmed, and removed records by itself before `rewritten_next`; both are None without a note.
    """

    path: str
    segments: int = 0
    bytes: int = 0
    frames: int = 0
    first_offset: int | None = None
    next_offset: int | None = None
    held: int = 0
    epochs: list[Epoch] = field(default_factory=list)
    confirmed_next: int | None = None
    rewritten_next: int | None = None
    damages: int = 0
    damage: list[Finding] = field(default_factory=list)

    @property
    def last_epoch(self) -> int | None:
        return self.epochs[-1].epoch if self.epochs else None

    def note(self, held: HeldFrame) -> None:
        """Counts a frame. An epoch in the frame that is contradicted by stronger evidence is damage."""
        if held.epoch is not None and held.stated != held.epoch:
            message = f"the epoch is {held.stated}, and {held.why} {held.epoch}"
            path, position = held.segment.path, held.frame.position
            shown = str(held.epoch), str(held.stated)
            self.find(Finding(path, position, Code.BAD_ORDER, Severity.ERROR, message, EPOCH, *shown))
        self.frames += held.frames
        self.held += held.next - held.first if held.is_sound and not held.is_filler else 0
        if self.first_offset is None:
            self.first_offset = held.first
        self.next_offset = held.next
        if held.epoch is None:
            return
        if not self.epochs or self.epochs[-1].epoch != held.epoch:
            if len(self.epochs) < MOST_LISTED:
                self.epochs.append(Epoch(held.epoch, held.first, held.next))
            # No log has so many leaders: the last run stands for all others.
            self.epochs[-1].epoch = held.epoch
        self.epochs[-1].next_offset = held.next

    def find(self, finding: Finding) -> None:
        if finding.severity is Severity.NOTE:
            return
        self.damages += 1
        if len(self.damage) < MOST_FINDINGS:
            self.damage.append(finding)


def _is_of_frame(finding: Finding) -> bool:
    return finding.severity is Severity.ERROR and finding.code is not Code.GAP


NO_TIME = "there was no time for this many elections; the frame before it has"


def held_frames(log: Log, level: Level, replica: Replica) -> Iterator[HeldFrames]:
    """The frames of a log with rising offsets, in order; sound ones together if their records are not needed.

    `replica` is notified of all damage. The last frames get the previous epoch if their own is impossible.
    """
    with ExitStack() as opened:
        before: HeldFrames | None = None
        doubted: list[HeldFrame] = []
        for found in _parted(_rising(log, level, replica, opened)):
            for each in _one_by_one(log, before, found, doubted):
                if before is not None and not _is_doubted(log, before, each, doubted):
                    yield from doubted
                    before = doubted[-1] if doubted else before
                    doubted = []
                if before is not None and isinstance(each, HeldFrame) and _is_doubted(log, before, each, doubted):
                    doubted.append(each)
                    continue
                before = each
                yield each
        for last in doubted:
            assert before is not None
            yield last.under(before.epoch, NO_TIME)


def _one_by_one(
    log: Log, before: HeldFrames | None, found: HeldFrames, doubted: Sequence[HeldFrame]
) -> Iterator[HeldFrames]:
    is_sure = before is None or not (doubted or _is_doubted(log, before, found, doubted))
    return iter([found]) if is_sure or isinstance(found, HeldFrame) else found.each()


def _is_doubted(log: Log, before: HeldFrames, held: HeldFrames, doubted: Sequence[HeldFrame]) -> bool:
    is_kept = not doubted or (held.segment is doubted[0].segment and len(doubted) < MOST_DOUBTED)
    return is_kept and log.format.doubts_epoch(before.last, held.frame)


def _parted(frames: Iterator[HeldFrames]) -> Iterator[HeldFrames]:
    last: HeldFrames | None = None
    for found in frames:
        if last is not None and last.next > found.first:
            if isinstance(last, HeldRun):
                if len(last) > 1:
                    yield last.part(0, len(last) - 1)
                last = last.only(len(last) - 1)
            last = last._replace(next=found.first, is_sound=False)
        if last is not None:
            yield last
        last = found
    if last is not None:
        yield last


def _held_in(step: Step, reader: SegmentReader, segment: SegmentFile, format: Format) -> Iterator[HeldFrames]:
    frame = step.frame
    if step.stretch is not None and step.stretch.each is not None:
        yield from runs_in(step.stretch.each, reader, segment, format)
    elif frame is not None and frame.first_offset is not None and frame.offsets:
        is_sound = not any(_is_of_frame(finding) for finding in step.findings)
        known = replace(frame, details=named(frame.details, format))
        yield held(known, step.records, reader, segment, is_sound=is_sound, is_filler=format.is_filler(frame))


def _from(held: HeldFrames, offset: int) -> HeldFrames | None:
    if held.first >= offset:
        return held
    return held.beginning(offset) if isinstance(held, HeldRun) else None


def _rising(log: Log, level: Level, replica: Replica, opened: ExitStack) -> Iterator[HeldFrames]:
    """The frames of a log whose offsets rise, in order. `opened` also keeps the segment of the previous frame open.

    If a frame begins before the end of the previous one in the same segment, the later one is right; in another segment
    it is left out.
    """
    for finding in log.listing.findings:
        replica.find(finding)
    first, due = -1, 0
    previous: SegmentSummary | None = None
    earlier: list[ExitStack] = []
    for part in LivingSegments(log):
        segment, source = part.segment, part.source
        own = opened.enter_context(ExitStack())
        own.enter_context(source)
        if part.given is not None:
            raise RemovedError(segment.path, "it was merged with others while it was read: compare the logs again")
        replica.segments += 1
        replica.bytes += source.size
        wanted = None if level is Level.RECORDS else EACH_FRAME._replace(level=level)
        reader, summary, steps = walked(log.format, source, segment, log.limits, wanted)
        begin = due
        for step in steps:
            for finding in step.findings:
                replica.find(finding)
            for each in _held_in(step, reader, segment, log.format):
                found = _from(each, max(begin, first + 1))
                if found is None:
                    continue
                first, due = found.last.first_offset or 0, found.next
                yield found
                while earlier:
                    earlier.pop().close()
        earlier.append(own)
        for finding in () if previous is None else log.format.check_order(previous, summary):
            replica.find(finding)
        previous = summary
