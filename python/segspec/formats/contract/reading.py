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
"""How sure `sniff` is: not at all; the name only; the content is plausible; the content's magic says so."""


class Resync(NamedTuple):
    """Where reading goes on after damage. `records` lost in between, where known; `note` says how sure this is."""

    position: int
    records: int | None = None
    note: str = ""


class Landmark(NamedTuple):
    """A frame begins at byte `position` of a segment.

    `number` is the offset that its first record has, None in formats with ids; `id` (ms, seq) is its first record's id,
    and `time` its time in milliseconds since the epoch, None where nobody says. `before` is the id of the last record
    before it, where that was read.
    """

    position: int
    number: int | None = None
    id: tuple[int, int] | None = None
    time: int | None = None
    before: tuple[int, int] | None = None

    @property
    def due(self) -> int:
        """The number of the record there. Raises `ValueError` if whoever named the place did not say it."""
        if self.number is None:
            raise ValueError(f"nobody says which number the record at byte {self.position} has")
        return self.number


class SegmentReader(Protocol):
    """Reads one segment, front to back. Holds what carries from frame to frame (the next offset, the last epoch)."""

    source: Source
    """Whoever follows a segment sets it anew at each look: the same file, which may have grown by then."""

    segment: SegmentFile

    dialect: str
    """`system` or `document`; known after `begin`."""

    def begin(self) -> int:
        """The position of the first frame. Raises `SegspecError`: bad-magic, unsupported-version, torn."""

    def enter(self, start: Landmark) -> None:
        """After `begin`: reading goes on with the frame at `start`. What was read before is forgotten, and nothing but
        what `start` says is held against what comes."""

    def frame(self, position: int) -> Frame:
        """The frame at `position`, which is below the source's size; `frame.end` is where the next one begins.

        Raises `SegspecError` with the one named reason to stop. Changes no state of the reader. A frame that is no
        data (padding, mojo's INDEX) has a `kind` of its own and gives no records.
        """

    def check(self, frame: Frame) -> Iterable[Finding]:
        """Checksums and promises. Raises `SegspecError` if nothing of the frame may be released; yields findings
        about a frame that may (a gap, a non-zero flag). Changes no state."""

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        """The frame's records in order, and what was wrong without making them unreadable (a wrong count, a sub-batch
        of an unsupported codec). Raises `SegspecError` if nothing of the frame may be released."""

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
        """Damage policy `skip`: the next position after the damaged frame at `position` where a frame can be trusted,
        None if there is none. Greater than `position`, or equal where `frame` now gives what is sound of the damaged
        frame (once). Never invents a record."""

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        """After the last frame: what only the whole segment shows (a zeroed tail, a footer that lies). May fill
        `summary.next_offset` and `summary.details`. Where `summary.is_part`, it says too much rather than too
        little."""


@runtime_checkable
class GoesOn(Protocol):
    """A reader that is told whether reading goes on after damage: then a frame ends where it is known to, rather than
    where it says."""

    goes_on: bool


class WholeSegment(Protocol):
    """A segment that a format judges as a whole (its index, its tracking). The caller owns the loop over the frames,
    which goes on after damage: what becomes of damage is no format's to decide."""

    segment: SegmentFile
    source: Source

    def frames(self, level: Level) -> Iterator[Step]:
        """Every frame that is released, and the findings about bytes that are no frame. Each step tells of its frames
        (`Step.each`)."""

    def summary(self, level: Level) -> SegmentSummary:
        """What reading all of it found."""


class WholeLog(Protocol):
    """A log that a format judges as a whole (what is beside all of its segments)."""

    listing: Listing
    """Its segments, and the paths of what is beside them."""
    limits: Limits

    def frames(self, level: Level) -> Iterator[tuple[SegmentFile, Step]]:
        """As `WholeSegment.frames`, of all segments in order, each step with its segment."""


class Agreement(Protocol):
    """Whether an index is exactly what its segment gives, found out by kernels while the segment is read, from the same
    bytes. Raises `SegspecError` and `OSError` where that cannot be told."""

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        """The segment was read up to `position`, without a finding; `each` tells of the frames that were passed, if
        that was asked for."""

    def holds(self, summary: SegmentSummary) -> bool:
        """At the segment's end, of which `summary` says what was found. False says nothing."""


class LogJudge:
    """Compares the companions of one kind with a log while it is read, and says what it `found`."""

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
        """Landmark `number`, from 0 on. Raises `SegspecError` where the index cannot be read there."""

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        """Whether the segment shows that mark `number` says the truth. `reader` is one of the segment after `begin`;
        where it is in the segment changes."""


def states(mark: Landmark, reader: SegmentReader) -> bool:
    """Whether a sound frame begins at the mark and states itself what the mark says of it."""
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
    """The index file of a segment while the manager is entered; None where there is none that can be opened."""
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
