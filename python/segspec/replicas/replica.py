"""One node's copy of a log, read frame by frame: its content, offsets and epochs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace

from segspec.core.errors import Code, Finding, RemovedError, Severity
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Level, Step
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import SegmentReader
from segspec.library.living_segments import LivingSegments
from segspec.library.log import Log
from segspec.reading.whole_segment import walked
from segspec.replicas.runs import EPOCH, HeldFrame, HeldFrames, HeldRun, held, named, runs_in

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


NO_TIME = "there was no time for so many elections; the frame before it has"


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
