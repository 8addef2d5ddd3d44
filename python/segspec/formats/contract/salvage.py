"""The contract of a format's salvager: what `recover` makes from frames, and the indexes of segments.

A salvager decides which bytes of a frame go into the clean copy, and where its segments begin and end. It reads only
what the format's reader released, and writes only to an `Output`. The descriptor names a class derived from `Salvager`
as `salvager`, and one derived from `Indexer` as `indexer` of each `Companion` that depends on one segment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import ClassVar, NamedTuple, Protocol

from segspec.core.errors import Finding
from segspec.core.ids import RecordNumber, parse_id
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.storage.source import Source


class Holes(StrEnum):
    """The treatment of a hole in the offsets.

    It is filled with a frame without records; or closed, so that later offsets move down; or left unchanged.
    """

    FILL = "fill"
    RENUMBER = "renumber"
    KEEP = "keep"


class Moved(NamedTuple):
    """The offsets from `first` to `last`, of which the first became `to`."""

    first: int
    last: int
    to: int


class Frames(Protocol):
    """All frames of a log that can be read, each with its segment."""

    def __call__(self, *, told: bool = False) -> Iterable[tuple[SegmentFile, Frame]]:
        """Whether it only needs frames to be `told`: then they have no body, and cost much less."""


class Output(Protocol):
    """The files of the clean copy, one segment open at a time."""

    @property
    def is_open(self) -> bool: ...

    @property
    def position(self) -> int:
        """Bytes of the open segment."""

    def begin(self, name: str, head: bytes = b"") -> None:
        """Opens a segment. Raises `SegspecError` (bad-name) where the copy has a file of this name."""

    def write(self, content: bytes) -> int:
        """Adds bytes to the open segment; returns their position."""

    def take(self, source: Source, start: int, end: int) -> int:
        """Adds the bytes `start:end` of a segment to the open one, unchanged; returns their position."""

    def take_under(self, head: bytes, source: Source, start: int, body: int, end: int) -> int:
        """Adds the frame `start:end` of a segment with other bytes before its byte `body`: `head`. The records are the
        same, and so are their numbers. Returns its position."""

    def end(self, name: str | None = None) -> None:
        """Ends the open segment, if any; renamed to `name`, if given."""

    def put(self, name: str, content: bytes) -> None:
        """A file that is not a segment."""


class Salvager(ABC):
    """Makes a clean copy of one log. `due` is the offset after the last one in the open segment.

    `certainty` is the report's text on how certain a frame found after damage is. `offers` lists the ways to handle
    holes in the offsets, the default first. `filled` lists the first and last offsets of filled holes. `open_end`,
    after `finish`, means that the log may have assigned more offsets than its files show.
    """

    certainty: ClassVar[str]
    wanted: ClassVar[Wanted] = Wanted()
    """The options for stretches."""
    offers: ClassVar[tuple[Holes, ...]] = (Holes.KEEP,)

    def __init__(self, output: Output) -> None:
        self.output = output
        self.holes = self.offers[0]
        self.due: int | None = None
        self.filled: list[tuple[int, int]] = []
        self.open_end = False

    def prepare(
        self, listing: Listing, findings: Sequence[Finding], frames: Frames, limits: Limits
    ) -> Iterator[Finding]:
        """Before the first segment: takes the log's findings, and reports which of them the copy repairs.

        `frames` reads the whole log.
        """
        yield from ()

    def begins(self, segment: SegmentFile, summary: SegmentSummary) -> RecordNumber | None:
        """The offset or id with which a segment begins, by its content; by its name if it is empty."""
        first = summary.first_offset
        return segment.base if first is None else parse_id(first) if isinstance(first, str) else first

    def under(self, first: int, epoch: int) -> None:
        """The frame with first offset `first` was written under `epoch`, whatever its own header states."""
        return

    def read(self, frame: Frame, records: Sequence[Record]) -> tuple[Frame, Sequence[Record]]:
        """A released frame and its records, restored to their state before damage that `prepare` reported."""
        return frame, records

    def takes_whole(self, segment: SegmentFile, summary: SegmentSummary) -> bool:
        """Whether a sound segment is to be copied as a whole."""
        return True

    def is_record(self, path: str, record: Record) -> bool:
        """Whether a record of the segment at `path` existed before damage that `prepare` reported."""
        return True

    def expected(self, record: Record) -> Record:
        """A record of the log as the copy is to have it."""
        return record

    def moved(self) -> Sequence[Moved]:
        """The new positions of all offsets, if any moved."""
        return ()

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        """The name of a sound segment that is copied as a whole."""
        return segment.name

    def copied(self, summary: SegmentSummary) -> None:
        """An intact segment was copied as a whole: takes over its final state."""
        return

    def begin(self, reader: SegmentReader, segment: SegmentFile) -> None:
        """A segment is copied frame by frame; `reader` is at its start."""
        return

    @abstractmethod
    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        """Adds what is recoverable from a released frame.

        `records` are those to keep. `sound` is False if some are missing, or if an error was found in the frame.
        """

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        """Whether the frames of a stretch, which come next and come after all that was kept, would be added to the open
        segment one after the other as they are. Frames of those that are not taken are kept one by one."""
        return False

    def take(self, reader: SegmentReader, stretch: Stretch) -> tuple[RecordNumber, RecordNumber]:
        """Adds the frames of a stretch that it takes; returns the first and the last offset, or id, that they have."""
        first, last = stretch.first_offset, stretch.last_offset
        assert isinstance(first, int), "a format whose records have ids does it otherwise"
        assert isinstance(last, int)
        self.output.take(reader.source, stretch.position, stretch.end)
        self.due = last + 1
        return first, last

    def end(self, reader: SegmentReader, segment: SegmentFile) -> None:
        """The last frame of `segment` was given."""
        self.output.end()

    def finish(self, listing: Listing) -> tuple[int, int] | None:
        """After the last segment: files of the log that belong to no segment. Returns the first and the last offset
        that the log is known to have given out after its last frame; None where it is known of none."""
        return None


class Indexer(ABC):
    """Makes the index of one segment, or another companion of it, from its frames in order. `interval`: see
    `Index.interval`."""

    def __init__(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        self.reader = reader
        self.segment = segment
        self.interval = interval

    @abstractmethod
    def name(self) -> str:
        """The name of the index."""

    def head(self) -> bytes:
        """The bytes that it begins with."""
        return b""

    @abstractmethod
    def entries(self, frames: FrameColumns) -> bytes:
        """Its entry for frames; nothing for those without one."""

    def tail(self) -> bytes:
        """The bytes that it ends with, after the last frame."""
        return b""
