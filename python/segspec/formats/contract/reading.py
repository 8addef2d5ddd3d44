"""The contract of a format's reader.

Reading a segment is three steps: `frame` (framing), `check` (checksums and rules), `records` (decoding). None applies a
damage policy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol, Self, runtime_checkable

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Level, Step, Stretch
from segspec.storage.source import Source, open_source

NO, WEAK, LIKELY, CERTAIN = 0, 1, 2, 3
"""How certain `sniff` is: no match; the name matches; plausible content; the format's magic."""


class Resync(NamedTuple):
    """A position after damage from which reading continues.

    `records` is the number of records lost in between, if known. `note` explains the certainty.
    """

    position: int
    records: int | None = None
    note: str = ""


class Landmark(NamedTuple):
    """The frame at byte `position` of a segment.

    `number` is its first record's offset (None in formats with ids), `id` that record's id (ms, seq), `time` its time
    in ms since the epoch, if known. `before` is the preceding record's id, if read.
    """

    position: int
    number: int | None = None
    id: tuple[int, int] | None = None
    time: int | None = None
    before: tuple[int, int] | None = None

    @property
    def due(self) -> int:
        """The number of the record there. Raises `ValueError` without one."""
        if self.number is None:
            raise ValueError(f"nobody says which number the record at byte {self.position} has")
        return self.number


class SegmentReader(Protocol):
    """Reads one segment in order, with the state between frames (next offset, last epoch)."""

    source: Source
    """The segment. A follower replaces it, because the file may have grown."""

    segment: SegmentFile

    dialect: str
    """`system` or `document`; known after `begin`."""

    def begin(self) -> int:
        """The first frame's position. Raises `SegspecError`: bad-magic, unsupported-version, torn."""

    def enter(self, start: Landmark) -> None:
        """Continues with the frame at `start`, after `begin`.

        Resets the state. Later frames are checked only against `start`.
        """

    def frame(self, position: int) -> Frame:
        """The frame at `position`, below the source's size. The next begins at `frame.end`.

        Raises `SegspecError` with one reason. Does not change the reader. Frames without data (padding, mojo's INDEX)
        have another `kind` and no records.
        """

    def check(self, frame: Frame) -> Iterable[Finding]:
        """Verifies checksums and rules; yields findings about a releasable frame (a gap, a non-zero flag).

        Raises `SegspecError` if no part of the frame may be released. Does not change the reader.
        """

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        """The frame's records in order, and findings that leave them readable (a wrong count, an unsupported codec).

        Raises `SegspecError` if no part of the frame may be released.
        """

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        """Adds a released frame to the state. At levels `frames` and `checksums`, `records` is empty."""

    def pass_over(self, stretch: Stretch) -> None:
        """The same for all frames of a stretch."""

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        """The generated class and arguments for `inspect` of an unreadable frame at `position`; at 0, of the segment's
        header, if any."""

    def sections(self, frame: Frame) -> Iterable[Section]:
        """The parts of a frame with their own specs, for `inspect`. Raises `SegspecError` for unreadable ones."""

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        """The next trusted frame after damage at `position` (policy `skip`), if any.

        It is greater than `position`, or equal if `frame` now returns the damaged frame's intact part (once). Never
        invents a record.
        """

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        """Findings about the whole segment (a zeroed tail, a false footer).

        May fill `summary.next_offset` and `summary.details`. If `summary.is_part`, it reports too much rather than too
        little.
        """


@runtime_checkable
class GoesOn(Protocol):
    """A reader that knows whether reading continues after damage: then frames have their known end."""

    goes_on: bool


class WholeSegment(Protocol):
    """A segment checked as a whole, such as against its index. The caller loops over the frames."""

    segment: SegmentFile
    source: Source

    def frames(self, level: Level) -> Iterator[Step]:
        """Steps with every released frame (`Step.each`), and findings about other bytes."""

    def summary(self, level: Level) -> SegmentSummary:
        """The result of a whole read."""


class WholeLog(Protocol):
    """A log that a format checks as a whole."""

    listing: Listing
    limits: Limits

    def frames(self, level: Level) -> Iterator[tuple[SegmentFile, Step]]:
        """As `WholeSegment.frames`, for all segments in order."""


class Agreement(Protocol):
    """Compares an index with its segment while that is read.

    Raises `SegspecError` and `OSError` if that is impossible.
    """

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        """Everything before `position` had no finding. `each` lists the frames, if requested."""

    def holds(self, summary: SegmentSummary) -> bool:
        """Called at the segment's end. False means undecided."""


class LogJudge:
    """Compares the companions of one kind with a log while it is read."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        self.listing, self.limits = listing, limits
        self.found: list[Finding] = []

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        """Takes the next readable frames with correct checksums, in order. Raises `OSError`."""

    def add_all(self, log: WholeLog) -> Self:
        """All frames of a log. Raises `OSError`."""
        for segment, step in log.frames(Level.CHECKSUMS):
            if (each := step.each) is not None:
                self.add(segment, each)
        return self

    def findings(self) -> Iterable[Finding]:
        """What is wrong, after all frames were added. Raises `OSError`."""
        return self.found


class Landmarks(Protocol):
    """The frames in a segment's index, none trusted before `bears_out`."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> Landmark:
        """Landmark `number`, from 0. Raises `SegspecError` if it is unreadable."""

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        """Whether the segment confirms mark `number`.

        Changes the position of `reader`, which follows `begin`.
        """


def states(mark: Landmark, reader: SegmentReader) -> bool:
    """Whether an intact frame at the mark has the same values."""
    if not 0 <= mark.position < reader.source.size:
        return False
    reader.enter(mark)
    try:
        frame = reader.frame(mark.position)
        findings = list(reader.check(frame))
        records, _ = ([], []) if mark.id is None else reader.records(frame)
    except SegspecError:
        return False
    if findings or (mark.number is not None and frame.first_offset != mark.number):
        return False
    if mark.time is not None and frame.timestamp != mark.time:
        return False
    return mark.id is None or (bool(records) and records[0].id == mark.id)


@contextmanager
def index_beside(segment: SegmentFile) -> Iterator[Source | None]:
    """The segment's open index file, closed with the context; None if none can be opened."""
    try:
        index = None if segment.index is None else open_source(segment.index)
    except OSError:
        index = None
    if index is None:
        yield None
        return
    with index:
        yield index


def torn(source: Source, position: int, message: str, *, field: str | None = None) -> SegspecError:
    return SegspecError(Code.TORN, message, path=source.path, position=position, field=field)


class Indexer(ABC):
    """Makes a companion of one segment from its frames in order."""

    def __init__(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        self.reader = reader
        self.segment = segment
        self.interval = interval

    @abstractmethod
    def name(self) -> str:
        """The name of the index."""

    def head(self) -> bytes:
        """The bytes before the first entry."""
        return b""

    @abstractmethod
    def entries(self, frames: FrameColumns) -> bytes:
        """The entries for frames, if any."""

    def tail(self) -> bytes:
        """The bytes after the last frame."""
        return b""
