"""The contract of a format's reader, so that one walk serves all formats.

Reading a segment is three steps with three names: `frame` (framing), `check` (checksums and promises), `records`
(decoding). None of them knows of damage policy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol, Self, runtime_checkable

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Level, Step, Stretch
from segspec.storage.source import Source, open_source

NO, WEAK, LIKELY, CERTAIN = 0, 1, 2, 3
"""How certain `sniff` is: no match; only the name matches; the content is plausible; the content has the format's
magic."""


class Resync(NamedTuple):
    """The position at which reading continues after damage.

    `records` is the number of records lost in between, if known. `note` explains how certain the position is.
    """

    position: int
    records: int | None = None
    note: str = ""


class Landmark(NamedTuple):
    """A frame begins at byte `position` of a segment.

    `number` is the offset of its first record, None in formats with ids. `id` is that record's id (ms, seq), and `time`
    its time in ms since the epoch, None if unknown. `before` is the id of the preceding record, if it was read.
    """

    position: int
    number: int | None = None
    id: tuple[int, int] | None = None
    time: int | None = None
    before: tuple[int, int] | None = None

    @property
    def due(self) -> int:
        """The number of the record there.

        Raises `ValueError` if the place has no number.
        """
        if self.number is None:
            raise ValueError(f"nobody says which number the record at byte {self.position} has")
        return self.number


class SegmentReader(Protocol):
    """Reads one segment, front to back. Holds what carries from frame to frame (the next offset, the last epoch)."""

    source: Source
    """The segment. A follower replaces it at each look, because the same file may have grown."""

    segment: SegmentFile

    dialect: str
    """`system` or `document`; known after `begin`."""

    def begin(self) -> int:
        """The position of the first frame. Raises `SegspecError`: bad-magic, unsupported-version, torn."""

    def enter(self, start: Landmark) -> None:
        """Continues with the frame at `start`, after `begin`.

        Forgets what was read before. Later frames are checked only against what `start` contains.
        """

    def frame(self, position: int) -> Frame:
        """The frame at `position`, which is below the source's size. The next frame begins at `frame.end`.

        Raises `SegspecError` with the one reason to stop. Does not change the reader. A frame without data (padding,
        mojo's INDEX) has its own `kind` and yields no records.
        """

    def check(self, frame: Frame) -> Iterable[Finding]:
        """Verifies checksums and rules, and yields findings about a frame that may be released (a gap, a non-zero
        flag).

        Raises `SegspecError` if no part of the frame may be released. Does not change the reader.
        """

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        """The frame's records in order, and findings that leave them readable (a wrong count, an unsupported codec).

        Raises `SegspecError` if no part of the frame may be released.
        """

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        """The frame was released: carry its state on (next offset, last epoch, last timestamp). With level `frames`
        or `checksums` the frame was not decoded and `records` is empty."""

    def pass_over(self, stretch: Stretch) -> None:
        """As `accept`, for all frames of a stretch at once."""

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        """The generated class that `frame` would parse at `position`, and its arguments: what `inspect` draws where
        the frame cannot be read. At 0, the segment's header in formats that have one."""

    def sections(self, frame: Frame) -> Iterable[Section]:
        """The parts of a frame that are parsed by specs of their own, for `inspect`; the frame itself not included.
        Raises `SegspecError` where one cannot be had (bad compression)."""

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        """The next position with a trusted frame after damage at `position` (policy `skip`); None if there is none.

        It is greater than `position`, or equal if `frame` now returns the intact part of the damaged frame (once).
        Never invents a record.
        """

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        """Reports what only the whole segment shows, after the last frame (a zeroed tail, a false footer).

        May fill `summary.next_offset` and `summary.details`. If `summary.is_part`, it reports too much rather than too
        little.
        """


@runtime_checkable
class GoesOn(Protocol):
    """A reader that knows whether reading continues after damage. If so, a frame ends at its known end, not at its
    stated end."""

    goes_on: bool


class WholeSegment(Protocol):
    """A segment that a format checks as a whole (its index, its tracking).

    The caller owns the loop over the frames and continues after damage. A format does not decide how damage is handled.
    """

    segment: SegmentFile
    source: Source

    def frames(self, level: Level) -> Iterator[Step]:
        """Every released frame, and the findings about other bytes. Each step lists its frames (`Step.each`)."""

    def summary(self, level: Level) -> SegmentSummary:
        """What reading all of it found."""


class WholeLog(Protocol):
    """A log that a format checks as a whole (the files next to all of its segments)."""

    listing: Listing
    """The log's segments, and the paths of the files next to them."""
    limits: Limits

    def frames(self, level: Level) -> Iterator[tuple[SegmentFile, Step]]:
        """As `WholeSegment.frames`, of all segments in order, each step with its segment."""


class Agreement(Protocol):
    """Compares an index with its segment while the segment is read, with kernels and from the same bytes.

    Raises `SegspecError` and `OSError` if the comparison is not possible.
    """

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        """The segment was read up to `position` without a finding. `each` lists the frames passed, if requested."""

    def holds(self, summary: SegmentSummary) -> bool:
        """Called at the segment's end with its `summary`. False means undecided."""


class LogJudge:
    """Compares the companions of one kind with a log while it is read, and reports what it `found`."""

    def __init__(self, listing: Listing, limits: Limits) -> None:
        self.listing, self.limits = listing, limits
        self.found: list[Finding] = []

    def add(self, segment: SegmentFile, each: FrameColumns) -> None:
        """The next frames that can be read and have their checksums, of all segments in order. Raises `OSError`."""

    def add_all(self, log: WholeLog) -> Self:
        """All frames of a log. Raises `OSError`."""
        for segment, step in log.frames(Level.CHECKSUMS):
            if (each := step.each) is not None:
                self.add(segment, each)
        return self

    def findings(self) -> Iterable[Finding]:
        """What is wrong, once all was read. Raises `OSError`."""
        return self.found


class Landmarks(Protocol):
    """The frames that a segment's index lists, in order. None of it is believed before `bears_out`."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> Landmark:
        """Landmark `number`, from 0. Raises `SegspecError` if the index cannot be read there."""

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        """Whether the segment confirms mark `number`.

        `reader` reads the segment, after `begin`; its position changes.
        """


def states(mark: Landmark, reader: SegmentReader) -> bool:
    """Whether an intact frame begins at the mark and states the same values."""
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
    """The segment's index file, open while the manager is entered; None if there is none that can be opened."""
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
    """The file ends inside the frame at `position`."""
    return SegspecError(Code.TORN, message, path=source.path, position=position, field=field)
