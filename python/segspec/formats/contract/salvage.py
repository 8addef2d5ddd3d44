"""The contract of a format's salvager, for `recover`.

It decides which bytes of released frames go into the clean copy, and where segments end. It writes only to an `Output`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import ClassVar, NamedTuple, Protocol

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, RecordNumber, SegmentFile, SegmentSummary, parse_id
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.storage.source import Source


class Holes(StrEnum):
    """The treatment of a hole in the offsets.

    It is filled with a frame without records, closed (later offsets move down), or kept.
    """

    FILL = "fill"
    RENUMBER = "renumber"
    KEEP = "keep"


class Moved(NamedTuple):
    """The offsets from `first` to `last`; `first` became `to`."""

    first: int
    last: int
    to: int


Frames = Callable[[], Iterable[tuple[SegmentFile, Frame]]]
"""All readable frames of a log, without bodies, each with its segment."""


class Output(Protocol):
    """The files of the clean copy, one segment open at a time."""

    @property
    def is_open(self) -> bool: ...

    @property
    def position(self) -> int:
        """Bytes of the open segment."""

    def begin(self, name: str, head: bytes = b"") -> None:
        """Opens a segment. Raises `SegspecError` (bad-name) if the copy has a file of this name."""

    def write(self, content: bytes) -> int:
        """Adds bytes to the open segment; returns their position."""

    def take(self, source: Source, start: int, end: int) -> int:
        """Adds the bytes `start:end` of a segment, unchanged; returns their position."""

    def take_under(self, head: bytes, source: Source, start: int, body: int, end: int) -> int:
        """Adds the frame `start:end` with `head` in place of its bytes before `body`; its records stay the same.
        Returns its position."""

    def end(self, name: str | None = None) -> None:
        """Ends the open segment, if any, and renames it to `name`, if given."""

    def put(self, name: str, content: bytes) -> None:
        """Writes a file other than a segment."""


class Salvager(ABC):
    """Makes a clean copy of one log. `due` is the offset after the last one in the open segment.

    `certainty` is the report's text on frames after damage. `offers` lists the ways to handle holes, the default first.
    `filled` lists the first and last offsets of filled holes; `found` what the copy repairs, beyond `prepare`.
    `open_end`, after `finish`: the log may have assigned more offsets than its files show. `numbers_go_on`: a segment's
    offsets follow those of the one before.
    """

    certainty: ClassVar[str]
    wanted: ClassVar[Wanted] = Wanted()
    offers: ClassVar[tuple[Holes, ...]] = (Holes.KEEP,)
    numbers_go_on: ClassVar[bool] = True

    def __init__(self, output: Output) -> None:
        self.output = output
        self.holes = self.offers[0]
        self.due: int | None = None
        self.filled: list[tuple[int, int]] = []
        self.open_end = False
        self.found: list[Finding] = []

    def prepare(
        self, listing: Listing, findings: Sequence[Finding], frames: Frames, limits: Limits
    ) -> Iterator[Finding]:
        """Takes the log's findings first, and reports which the copy repairs. `frames` reads the log."""
        yield from ()

    def begins(self, segment: SegmentFile, summary: SegmentSummary) -> RecordNumber | None:
        """A segment's first offset or id, by its content, or its name if it is empty."""
        first = summary.first_offset
        return segment.base if first is None else parse_id(first) if isinstance(first, str) else first

    def under(self, first: int, epoch: int) -> None:
        """The frame with first offset `first` was written under `epoch`, despite its header."""
        return

    def read(self, frame: Frame, records: Sequence[Record]) -> tuple[Frame, Sequence[Record]]:
        """A released frame and its records, restored from damage that `prepare` reported."""
        return frame, records

    def takes_whole(self, segment: SegmentFile, summary: SegmentSummary) -> bool:
        """Whether to copy a sound segment as a whole."""
        return True

    def expected(self, record: Record) -> Record:
        """A record as the copy must have it."""
        return record

    def moved(self) -> Sequence[Moved]:
        """The new positions of all offsets, if any moved."""
        return ()

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        """The new name of a segment that is copied as a whole."""
        return segment.name

    def copied(self, summary: SegmentSummary) -> None:
        """Takes over the final state of a segment copied as a whole."""
        return

    def begin(self, reader: SegmentReader, segment: SegmentFile) -> None:
        """A segment is copied frame by frame; `reader` is at its start."""
        return

    @abstractmethod
    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        """Adds what is recoverable from a released frame.

        `records` are those to keep. `sound` is False if some are missing, or if the frame had an error.
        """

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        """Whether the next frames, a stretch, can be added unchanged to the open segment."""
        return False

    def take(self, reader: SegmentReader, stretch: Stretch) -> tuple[RecordNumber, RecordNumber]:
        """Adds the frames of a stretch; returns their first and last offset or id."""
        first, last = stretch.first_offset, stretch.last_offset
        assert isinstance(first, int), "a format whose records have ids does it otherwise"
        assert isinstance(last, int)
        self.output.take(reader.source, stretch.position, stretch.end)
        self.due = last + 1
        return first, last

    def end(self, reader: SegmentReader, segment: SegmentFile) -> None:
        """Called after the last frame of `segment`."""
        self.output.end()

    def finish(self, listing: Listing) -> tuple[int, int] | None:
        """Adds the log's other files. Returns the first and last offset certainly assigned after its last frame, if
        any."""
        return None
