"""One node's copy of a log, read frame by frame: what each holds, for which offsets, under which epoch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from segspec.core.errors import Code, Finding, RemovedError, Severity
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.contract.reading import SegmentReader
from segspec.library.living_segments import LivingSegments
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, walk

MOST_FINDINGS = 100
MOST_LISTED = 10_000
"""How long the lists of a report become, whatever is in the files."""
MOST_DOUBTED = 256
"""How many frames at the end of a log can be of an epoch that it cannot have."""
EPOCH = "epoch"
DIGEST_BYTES = 16


class HeldFrame(NamedTuple):
    """A frame of one replica, which has the offsets from `first` up to, and without, `next`. `epoch` is None where the
    format has none; `records` are there only where they were asked for. `is_sound`: nothing is wrong with its bytes.
    `is_filler`: it stands in the place of lost frames. `why`: what speaks for `epoch`, where the frame says another."""

    first: int
    next: int
    epoch: int | None
    digest: bytes
    frame: Frame
    records: Sequence[Record]
    reader: SegmentReader
    segment: SegmentFile
    is_sound: bool
    is_filler: bool
    why: str = ""

    @property
    def stated(self) -> int | None:
        """Its epoch as the frame itself says it."""
        epoch = self.frame.details.get(EPOCH)
        return epoch if isinstance(epoch, int) else None

    @property
    def written(self) -> tuple[object, ...]:
        """What the frame says of itself besides its epoch: who has the same was given the same by one leader."""
        others = (item for item in self.frame.details.items() if item[0] != EPOCH)
        return self.first, self.next, self.frame.timestamp, *others

    def under(self, epoch: int | None, why: str) -> HeldFrame:
        """The frame as one of this epoch; if it says another, that is damage."""
        return self._replace(epoch=epoch, is_sound=self.is_sound and epoch == self.stated, why=why)


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
    100 of them, and `damages` counts all."""

    path: str
    segments: int = 0
    bytes: int = 0
    frames: int = 0
    first_offset: int | None = None
    next_offset: int | None = None
    held: int = 0
    epochs: list[Epoch] = field(default_factory=list)
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
        self.frames += 1
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


def held_frames(log: Log, level: Level, replica: Replica) -> Iterator[HeldFrame]:
    """The frames of a log whose offsets rise, in order; `replica` is told of all damage.

    The last ones, which no other follows, are of the epoch before them where they cannot be of the one that they say.
    """
    with ExitStack() as opened:
        before: HeldFrame | None = None
        doubted: list[HeldFrame] = []
        for held in _parted(_rising(log, level, replica, opened)):
            if before is not None and not _is_doubted(log, before, held, doubted):
                yield from doubted
                before = doubted[-1] if doubted else before
                doubted = []
            if before is not None and _is_doubted(log, before, held, doubted):
                doubted.append(held)
                continue
            before = held
            yield held
        for held in doubted:
            assert before is not None
            yield held.under(before.epoch, NO_TIME)


def _is_doubted(log: Log, before: HeldFrame, held: HeldFrame, doubted: Sequence[HeldFrame]) -> bool:
    """Whether a frame cannot have its epoch, seen from `before`, after which there are those in `doubted`. Only the
    segment that is read is open, and so many of its frames wait for what comes after them."""
    is_kept = not doubted or (held.segment is doubted[0].segment and len(doubted) < MOST_DOUBTED)
    return is_kept and log.format.doubts_epoch(before.frame, held.frame)


def _parted(frames: Iterator[HeldFrame]) -> Iterator[HeldFrame]:
    """The frames, each of which ends where the next one begins."""
    last: HeldFrame | None = None
    for held in frames:
        if last is not None:
            yield last if last.next <= held.first else last._replace(next=held.first, is_sound=False)
        last = held
    if last is not None:
        yield last


def _rising(log: Log, level: Level, replica: Replica, opened: ExitStack) -> Iterator[HeldFrame]:
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
        summary = SegmentSummary(segment, source.size)
        reader = log.format.reader(source, segment, log.limits)
        begin = due
        for step in walk(reader, summary, on_damage=OnDamage.SKIP, level=level):
            for finding in step.findings:
                replica.find(finding)
            frame = step.frame
            if frame is None or frame.first_offset is None or not frame.offsets:
                continue
            if frame.first_offset < begin or frame.first_offset <= first:
                continue
            first, due = frame.first_offset, frame.first_offset + frame.offsets
            is_sound = not any(_is_of_frame(finding) for finding in step.findings)
            yield _held(frame, step.records, reader, segment, is_sound=is_sound, is_filler=log.format.is_filler(frame))
            while earlier:
                earlier.pop().close()
        earlier.append(own)
        for finding in () if previous is None else log.format.check_order(previous, summary):
            replica.find(finding)
        previous = summary


def _held(
    frame: Frame, records: Sequence[Record], reader: SegmentReader, segment: SegmentFile, *, is_sound: bool,
    is_filler: bool,
) -> HeldFrame:  # fmt: skip
    content = reader.source.read(frame.position, frame.end - frame.position)
    epoch = frame.details.get(EPOCH)
    assert frame.first_offset is not None
    assert frame.offsets is not None
    return HeldFrame(
        frame.first_offset,
        frame.first_offset + frame.offsets,
        epoch if isinstance(epoch, int) else None,
        blake2b(content, digest_size=DIGEST_BYTES).digest(),
        frame,
        records,
        reader,
        segment,
        is_sound,
        is_filler,
    )
