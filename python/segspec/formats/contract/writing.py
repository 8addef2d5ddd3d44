"""The contract of a format's writer.

It turns records into bytes, and decides where frames and segments end. `SegmentFiles` (`segspec.writing`) handles the
files. A writer is:

1. `Options`, a frozen dataclass derived from `WriterOptions`: its fields are the keyword arguments of
   `segspec.create`. Numbers that are `within` bounds are checked; for others `__post_init__` calls
   `super().__post_init__()` first.
2. A class derived from `FormatWriter`, which the descriptor names as `writer`, with `append` and, if the format stores
   tracking, `track`. Their signatures define the arguments of `LogWriter.append` and `LogWriter.track`.

The life of a writer:

    writer = SomeWriter(options, files)
    # a log with segments, resumed: the last segment's frames in order, then the position to continue at
    for frame in last_segment: index += writer.replay(reader, frame, records)
    position = writer.resume(summary)              # None: the last segment is finished, begin another
    # each record
    given = writer.append(value, …)                # calls files.open(), files.write(…), perhaps files.roll() before
    writer.close_frame()                           # flush, roll, close: what is pending becomes a frame
    writer.side_files()                            # flush, close: files that are rewritten as a whole
    # whenever a segment is opened                 # whenever one is rolled
    writer.segment(); writer.opened()              writer.finish()

Order within `append`: check every argument (`whole`, `content`) before changes; roll if the record belongs in another
segment; `files.open()`; determine the record's offset (osiris' snapshot chunk takes one at `opened`); write or keep
pending. After an `OSError` from `files` the writer is not called again.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from segspec.core.model import Frame, Record, RecordNumber, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.rows import Rows
from segspec.formats.contract.salvage import Holes

DIALECTS = ("system", "document")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def within(default: int | None, least: int, most: int | None = None, *, or_none: bool = False) -> Any:
    """An option that is a whole number from `least` to `most`, or None with `or_none`."""
    return field(default=default, metadata={"bounds": (least, most), "or_none": or_none})


@dataclass(frozen=True)
class WriterOptions:
    """Every writer's options. `dialect`: as the real system or the published document.

    `retention_bytes`: after a roll the oldest segments, but never the newest, are removed while all together exceed it.
    None keeps all.
    """

    dialect: str = "system"
    retention_bytes: int | None = within(None, 0, or_none=True)

    def __post_init__(self) -> None:
        if self.dialect not in DIALECTS:
            raise ValueError(f"dialect is {self.dialect!r}; it is one of {', '.join(DIALECTS)}")
        for option in fields(self):
            value = getattr(self, option.name)
            if "bounds" in option.metadata and not (value is None and option.metadata["or_none"]):
                whole(option.name, value, *option.metadata["bounds"])

    def notes(self) -> tuple[str, ...]:
        """What these options lose, for the user of a conversion."""
        return ()

    @classmethod
    def from_words(cls, format: str, words: Mapping[str, Any]) -> Self:
        """The options in `words`. Raises `ValueError` for an unknown one."""
        known = [field.name for field in fields(cls)]
        for word in words:
            if word not in known:
                raise ValueError(f"{format} has no option {word!r}; it has {', '.join(known)}")
        return cls(**words)


Options = TypeVar("Options", bound=WriterOptions)


def whole(name: str, value: object, least: int, most: int | None = None) -> int:
    """`value` if it is a whole number from `least` to `most`. Raises `ValueError` or `TypeError` with its name."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} is {value!r}; it is a whole number")
    if value < least or (most is not None and value > most):
        bounds = f"at least {least}" if most is None else f"between {least} and {most}"
        raise ValueError(f"{name} is {value}; it is {bounds}")
    return value


def content(name: str, value: object, most: int) -> bytes:
    """`value` as at most `most` bytes, from bytes or a buffer. Raises `ValueError` or `TypeError`."""
    if type(value) is bytes and len(value) <= most:
        return value
    if not isinstance(value, bytes | bytearray | memoryview):
        raise TypeError(f"{name} is {type(value).__name__}; it is bytes")
    if memoryview(value).nbytes > most:
        raise ValueError(f"{name} has {memoryview(value).nbytes} bytes; {most} is the most that there is room for")
    return bytes(value)


def numbered(due: int, offset: int | None, most: int) -> int:
    """The next record's number: `due`, or a requested later one. Raises `ValueError`."""
    number = due if offset is None else whole("offset", offset, due)
    if number > most:
        raise ValueError(f"record {number}: {most} is the last number that a record of this log can have")
    return number


@dataclass(frozen=True, slots=True)
class NewSegment:
    """A segment to open: its file name, its start, and its first bytes."""

    name: str
    first: RecordNumber
    head: bytes = b""


@dataclass(frozen=True, slots=True)
class Adopted:
    """A segment moved to another log: its name, number, changed bytes by position, and index, if changed."""

    name: str
    first: RecordNumber
    changes: Sequence[tuple[int, bytes]] = ()
    index: bytes | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A segment of the log, by paths; `first` is its first offset or id."""

    path: str
    first: RecordNumber
    index: str | None = None

    def size(self) -> int:
        return Path(self.path).stat().st_size


class SegmentFiles(Protocol):
    """The current segment's two files, for a format's writer."""

    held: list[Held]

    tail: bytes
    """The segment's provisional end, which the next `write` overwrites (mojo's running EOF). Not in `position`. Set or
    empty it before each `write`."""

    @property
    def is_open(self) -> bool:
        """False at the start, after a roll, and after a torn tail."""

    @property
    def position(self) -> int:
        """The length including all data passed to `write`; 0 if none is open."""

    @property
    def index_position(self) -> int:
        """The same for its index."""

    @property
    def frames(self) -> int:
        """Frames written to the open segment, after those of `opened`."""

    def open(self) -> None:
        """Opens the segment from `FormatWriter.segment`, unless one is open; then calls `opened`."""

    def write(self, frame: bytes, index: bytes = b"", frames: int = 1) -> int:
        """Adds one whole frame and its index entry, or `frames` adjacent ones; returns the first position.

        All stay in memory until a size limit or a flush. A frame is never split.
        """

    def roll(self) -> None:
        """Ends the segment: `finish`, sync, rename. The next `open` applies retention."""


class FormatWriter(ABC, Generic[Options]):
    """A format's writer. Methods that are not abstract have defaults."""

    name: ClassVar[str]
    options_type: type[Options]
    tells_dialect: ClassVar[bool] = True
    """Whether a log shows its dialect, which then continues."""

    opens_at_start: ClassVar[bool] = True
    """Whether a new log gets a segment at once, without the first record (mojo needs it for the name)."""

    leaves_segments: ClassVar[bool] = False
    """Whether an abandoned segment is complete, and keeps its name, and `take_over` needs no `replay`."""

    offers: ClassVar[tuple[Holes, ...]] = (Holes.KEEP,)
    """The ways to handle holes in appended offsets, the default first; `fill` is one of the option `holes`."""

    adopts: ClassVar[frozenset[str]] = frozenset()
    """The possible `append` arguments of records in adopted segments (`adopt`); empty if there are none."""

    def __init__(self, options: Options, files: SegmentFiles) -> None:
        self.options = options
        self.files = files

    @abstractmethod
    def append(self, *args: Any, **kwargs: Any) -> RecordNumber | None:
        """Appends one record and returns its offset or id; None for an omitted duplicate (osiris).

        The first parameter is `value`, if a record has one; others are keywords.
        """

    def append_rows(self, rows: Rows, first: int) -> int:
        """Appends rows of `rows` from `first` on, with a compiled run; returns how many.

        The files are as after `append`. It ends before a refused row, a gap, or a new segment: the caller appends that
        row and calls again. 0 is always correct.
        """
        return 0

    def adopt(self, segment: SegmentFile) -> Adopted | None:
        """Takes over another log's finished segment without gaps: its records get the due numbers. Returns the changes
        to its files; without any change None, if this log cannot have it. No segment is open, nothing pending."""
        raise ValueError(f"segments of {self.name} cannot become another log's")

    def track(self, *args: Any, **kwargs: Any) -> None:
        """Stores data other than records (a consumer's position), in formats that have such data."""
        raise ValueError(f"{self.name} stores nothing but records")

    @abstractmethod
    def segment(self) -> NewSegment:
        """The segment that begins with the next record."""

    @abstractmethod
    def index_name(self, segment: str) -> str | None:
        """The name of a segment's index; None without an own file."""

    @abstractmethod
    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        """Takes over a frame's state in the resumed segment (deduplication, the open pack), in order.

        Returns the frame's index entry, if any. The frame was accepted by the format's `reader`.
        """

    def take_over(self, segments: Iterable[SegmentSummary]) -> None:
        """Called between `replay` of the last segment and `resume`. `segments` begins with the last one; earlier ones
        are each read on request."""
        return

    @abstractmethod
    def resume(self, summary: SegmentSummary) -> int | None:
        """Takes over `summary.next_offset` after the last segment was replayed.

        Returns the position for writing (`summary.valid_bytes`, unless that frame is unfinished); None if the segment
        is finished.
        """

    def index_head(self) -> bytes:
        """The first bytes of an index."""
        return b""

    def begin(self, folder: Path) -> None:
        """Starts a log in `folder` without segments, with other state in it."""
        return

    def first_of(self, segment: SegmentFile) -> RecordNumber:
        """The first offset or id of `segment`, from its name."""
        return segment.base or 0

    def opened(self) -> None:
        """Writes the part before a new segment's first record (osiris' snapshot)."""
        return

    def close_frame(self) -> None:
        """Writes pending records as a frame."""
        return

    def finish(self) -> str | None:
        """Writes a segment's end; returns its final name if changed."""
        return None

    def side_files(self) -> dict[str, bytes]:
        """Files, by name, that changed since the last call and are replaced as a whole (ffwd's index)."""
        return {}

    def expired(self, segments: Sequence[Held]) -> int:
        """How many of the oldest segments retention removes now; the newest, last in `segments`, stays."""
        count = expired_by_bytes(segments, self.options.retention_bytes)
        while count < len(segments) - 1 and self.is_too_old(segments[count]):
            count += 1
        return count

    def is_too_old(self, segment: Held) -> bool:
        """Whether retention by age removes the oldest segment."""
        return False


def expired_by_bytes(segments: Sequence[Held], limit: int | None) -> int:
    """How many of the oldest segments exceed `limit` bytes; the newest always stays (osiris' `max-length-bytes`)."""
    if limit is None:
        return 0
    total = 0
    for kept, segment in enumerate(reversed(segments)):
        total += segment.size()
        if total > limit and kept:
            return len(segments) - kept
    return 0
