"""One node's copy of a log, read frame by frame: what each holds, for which offsets, under which epoch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.contract.reading import SegmentReader
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import open_source

MOST_FINDINGS = 100
EPOCH = "epoch"
DIGEST_BYTES = 16


class HeldFrame(NamedTuple):
    """A frame of one replica, which has the offsets from `first` up to, and without, `next`. `epoch` is None where the
    format has none; `records` are there only where they were asked for. `is_sound`: nothing is wrong with its bytes.
    `is_filler`: it stands in the place of lost frames."""

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

    @property
    def written(self) -> tuple[object, ...]:
        """What the frame says of itself besides its epoch: who has the same was given the same by one leader."""
        others = (item for item in self.frame.details.items() if item[0] != EPOCH)
        return self.first, self.next, self.frame.timestamp, *others

    def under(self, epoch: int | None) -> HeldFrame:
        """The frame as one whose own epoch is damaged."""
        return self._replace(epoch=epoch, is_sound=False)


@dataclass(slots=True)
class Epoch:
    """A run of frames that were written under one leader."""

    epoch: int
    first_offset: int
    next_offset: int


@dataclass(slots=True)
class Replica:
    """What one replica holds as a whole. `first_offset` and `next_offset` are None where it holds nothing; `damage` are
    its errors and warnings, at most 100 of them, and `damages` counts all."""

    path: str
    segments: int = 0
    bytes: int = 0
    frames: int = 0
    first_offset: int | None = None
    next_offset: int | None = None
    epochs: list[Epoch] = field(default_factory=list)
    damages: int = 0
    damage: list[Finding] = field(default_factory=list)

    @property
    def last_epoch(self) -> int | None:
        return self.epochs[-1].epoch if self.epochs else None

    def note(self, held: HeldFrame) -> None:
        """Counts a frame. What it says of its epoch is damage where other replicas bear out another one."""
        own = held.frame.details.get(EPOCH)
        if held.epoch is not None and own != held.epoch:
            message = f"the epoch is {own}, and that of the same frame on other nodes {held.epoch}"
            path, position = held.segment.path, held.frame.position
            self.find(
                Finding(path, position, Code.BAD_ORDER, Severity.ERROR, message, EPOCH, str(held.epoch), str(own))
            )
        self.frames += 1
        if self.first_offset is None:
            self.first_offset = held.first
        self.next_offset = held.next
        if held.epoch is None:
            return
        if not self.epochs or self.epochs[-1].epoch != held.epoch:
            self.epochs.append(Epoch(held.epoch, held.first, held.next))
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


def held_frames(log: Log, level: Level, replica: Replica) -> Iterator[HeldFrame]:
    """The frames of a log whose offsets rise, in order; `replica` is told of all damage.

    A frame that begins before the end of the one before it is damage that the reader reports, and left out.
    """
    for finding in log.listing.findings:
        replica.find(finding)
    due = 0
    previous: SegmentSummary | None = None
    for segment in log.segments:
        with open_source(segment.path) as source:
            replica.segments += 1
            replica.bytes += source.size
            summary = SegmentSummary(segment, source.size)
            reader = log.format.reader(source, segment, log.limits)
            for step in walk(reader, summary, on_damage=OnDamage.SKIP, level=level):
                for finding in step.findings:
                    replica.find(finding)
                frame = step.frame
                if frame is None or frame.first_offset is None or not frame.offsets or frame.first_offset < due:
                    continue
                content = source.read(frame.position, frame.end - frame.position)
                epoch = frame.details.get(EPOCH)
                due = frame.first_offset + frame.offsets
                held = HeldFrame(
                    frame.first_offset,
                    due,
                    epoch if isinstance(epoch, int) else None,
                    blake2b(content, digest_size=DIGEST_BYTES).digest(),
                    frame,
                    step.records,
                    reader,
                    segment,
                    not any(_is_of_frame(finding) for finding in step.findings),
                    log.format.is_filler(frame),
                )
                yield held
        for finding in () if previous is None else log.format.check_order(previous, summary):
            replica.find(finding)
        previous = summary
