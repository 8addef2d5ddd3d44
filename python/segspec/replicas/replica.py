"""One node's copy of a log, read frame by frame: what each holds, for which offsets, under which epoch."""

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
"""How long the lists of a report become, whatever is in the files."""
MOST_DOUBTED = 256
"""How many frames at the end of a log can be of an epoch that it cannot have."""


@dataclass(slots=True)
class Epoch:
    """A run of frames that were written under one leader."""

    epoch: int
    first_offset: int
    next_offset: int


@dataclass(slots=True)
class Replica:
    """What one replica holds as a whole. `first_offset` and `next_offset` are None where it holds nothing; `held` is
    how many offsets its sound frames have, without those that fill holes; `damage` are its errors and warnings, at most
    100 of them, and `damages` counts all. Its node has noted that what comes before `confirmed_next` is confirmed, and
    has removed records by itself before `rewritten_next`; None where it says nothing of it."""

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
        """Counts a frame. What it says of its epoch is damage where something better bears out another one."""
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
            # No log has so many leaders: from here on the last run stands for all.
            self.epochs[-1].epoch = held.epoch
        self.epochs[-1].next_offset = held.next

    def find(self, finding: Finding) -> None:
        if finding.severity is Severity.NOTE:
            return
        self.damages += 1
        if len(self.damage) < MOST_FINDINGS:
            self.damage.append(finding)


def _is_of_frame(finding: Finding) -> bool:
    """Whether a finding says that a frame's own bytes are damaged, and not that there is a hole before it."""
    return finding.severity is Severity.ERROR and finding.code is not Code.GAP


NO_TIME = "there was no time for so many elections; the frame before it has"


def held_frames(log: Log, level: Level, replica: Replica) -> Iterator[HeldFrames]:
    """The frames of a log whose offsets rise, in order, sound ones together where nothing is to be known of their
    records; `replica` is told of all damage.

    The last ones, which no other follows, are of the epoch before them where they cannot be of the one that they say.
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
    """What was found, as single frames where there is doubt of their epoch."""
    is_sure = before is None or not (doubted or _is_doubted(log, before, found, doubted))
    return iter([found]) if is_sure or isinstance(found, HeldFrame) else found.each()


def _is_doubted(log: Log, before: HeldFrames, held: HeldFrames, doubted: Sequence[HeldFrame]) -> bool:
    """Whether a frame cannot have its epoch, seen from `before`, after which there are those in `doubted`. Only the
    segment that is read is open, and so many of its frames wait for what comes after them."""
    is_kept = not doubted or (held.segment is doubted[0].segment and len(doubted) < MOST_DOUBTED)
    return is_kept and log.format.doubts_epoch(before.last, held.frame)


def _parted(frames: Iterator[HeldFrames]) -> Iterator[HeldFrames]:
    """The frames, each of which ends where the next one begins."""
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
    """The frames of a step that have offsets."""
    frame = step.frame
    if step.stretch is not None and step.stretch.each is not None:
        yield from runs_in(step.stretch.each, reader, segment, format)
    elif frame is not None and frame.first_offset is not None and frame.offsets:
        is_sound = not any(_is_of_frame(finding) for finding in step.findings)
        known = replace(frame, details=named(frame.details, format))
        yield held(known, step.records, reader, segment, is_sound=is_sound, is_filler=format.is_filler(frame))


def _from(held: HeldFrames, offset: int) -> HeldFrames | None:
    """What of it begins at an offset or later; None where nothing does."""
    if held.first >= offset:
        return held
    return held.beginning(offset) if isinstance(held, HeldRun) else None


def _rising(log: Log, level: Level, replica: Replica, opened: ExitStack) -> Iterator[HeldFrames]:
    """The frames of a log whose offsets rise, in order. `opened` keeps the segment of the frame before open, too.

    A frame that begins before the end of the one before it is damage that the reader reports: in the same segment the
    one before claims too much, for the reader has neighbours that bear out the later one; elsewhere it is left out.
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
