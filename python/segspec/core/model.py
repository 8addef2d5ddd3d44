"""The parts of a log: records, frames, segment files.

Ids of records that have no offset: `(ms, seq)`, as in Redis.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any, NamedTuple

from segspec.core.errors import Finding

Id = tuple[int, int]
"""Milliseconds since the Unix epoch, and a number within the millisecond."""

RecordNumber = int | Id
"""The key of a record in its log: its offset, or its id."""

ID_MODULUS = 1 << 64
"""Differences between ids are added modulo this, each half of the id by itself."""


def id_text(record_id: Id) -> str:
    return f"{record_id[0]}-{record_id[1]}"


def parse_id(text: str) -> Id:
    """Parses `ms-seq`. Raises `ValueError` for another text."""
    ms, seq = text.split("-")
    return int(ms), int(seq)


def id_after(last: Id) -> Id:
    """The id right after `last` (redis/redis src/t_stream.c streamIncrID); the one after the last id is out of
    range.
    """
    ms, seq = last
    return (ms, seq + 1) if seq + 1 < ID_MODULUS else (ms + 1, 0)


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(slots=True, repr=False)
class Record:
    """A record as a user appended it. `position` is its frame's first byte.

    None stands for absent columns and nulls. `timestamp` is in milliseconds since the Unix epoch. Some formats have
    `id` (ms, seq), `deleted` and `fields` instead of `offset`, `key`, `value`; some have `fields` in addition.
    """

    position: int
    offset: int | None = None
    timestamp: int | None = None
    key: bytes | None = None
    value: bytes | None = None
    chunk_id: int | None = None
    epoch: int | None = None
    id: tuple[int, int] | None = None
    deleted: bool | None = None
    fields: Sequence[tuple[bytes, bytes | None]] | None = None

    def __repr__(self) -> str:
        told = ((name, getattr(self, name)) for name in type(self).__match_args__)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in told if value is not None)})"

    @property
    def time(self) -> datetime | None:
        """`timestamp` as a `datetime` in UTC; None for a record without one, or beyond the years of `datetime`."""
        try:
            return None if self.timestamp is None else EPOCH + timedelta(milliseconds=self.timestamp)
        except OverflowError:
            return None


RECORD_COLUMNS = frozenset(Record.__match_args__)


NOTHING_FURTHER: Mapping[str, Any] = MappingProxyType({})


@dataclass(slots=True, repr=False)
class FurtherRecord(Record):
    """A record of a format with additional columns: each is an attribute, too."""

    further: dict[str, Any] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.further[name]
        except KeyError:
            raise AttributeError(name) from None


def further_of(record: Record) -> Mapping[str, Any]:
    """The values of format-specific columns; empty for a plain `Record`."""
    return record.further if isinstance(record, FurtherRecord) else NOTHING_FURTHER


def record_of(position: int, values: Mapping[str, Any]) -> Record:
    further = {name: value for name, value in values.items() if name not in RECORD_COLUMNS}
    made = FurtherRecord(position, further=further) if further else Record(position)
    for name, value in values.items():
        if name in RECORD_COLUMNS:
            setattr(made, name, value)
    return made


@dataclass(slots=True)
class Frame:
    """The unit that is written and checked at once, in the file's bytes `position:end`.

    - `kind`: the format's word for it ("user chunk", "bundle", …).
    - `first_offset`, `offsets`: its first record's offset and the number of offsets it takes, if any.
    - `body`: the parsed Kaitai object; `spec`: the class of the whole frame, if it is another; `params`: its arguments.
    - `details`: further columns of the frames table (plain values only).
    - `is_open`: records may be added to it, and reading cannot begin after its present ones.
    - `is_room`: the next records overwrite it.
    """

    position: int
    end: int
    kind: str
    body: Any
    first_offset: int | None = None
    offsets: int | None = None
    timestamp: int | None = None
    spec: type[Any] | None = None
    params: tuple[object, ...] = ()
    details: dict[str, int | str | bool] = field(default_factory=dict)
    is_open: bool = False
    is_room: bool = False


class Section(NamedTuple):
    """A part of a frame with its own spec.

    `position` is its place in the file; None if decompressed.
    """

    title: str
    spec: Any
    content: bytes
    position: int | None = None
    params: tuple[object, ...] = ()


NEXT_BASE = "next_base"


@dataclass(slots=True)
class SegmentFile:
    """One segment of a log in its folder.

    `base` is the first offset by its name, if any; `details` are other values from the name. `companions` are its other
    files, by kind.

    The reading mode omits the frames in `left_out` (bytes `start:end`, in order) and all from byte `unread` on.
    `partly` is a frame's `start`, `end`, and the first number it returns.
    """

    path: str
    base: int | None = None
    index: str | None = None
    details: dict[str, int | str | bool] = field(default_factory=dict)
    companions: dict[str, str] = field(default_factory=dict)
    left_out: Sequence[tuple[int, int]] = ()
    unread: int | None = None
    partly: tuple[int, int, int] | None = None

    def beside(self, kind: str) -> str | None:
        """The path of its companion of a kind (including `index`), if any."""
        return self.index if kind == "index" else self.companions.get(kind)

    @property
    def files_beside(self) -> list[str]:
        own = [] if self.index is None else [self.index]
        return [*own, *self.companions.values()]

    @property
    def name(self) -> str:
        return self.path.rsplit("/", 1)[-1]

    @property
    def next_base(self) -> int | None:
        """The first number in the name of the next segment, if the folder was listed. This segment ends before it."""
        found = self.details.get(NEXT_BASE)
        return found if isinstance(found, int) else None


class Listing(NamedTuple):
    """The files of one log: its segments in reading order, the folder's findings, and other files.

    `unreadable` segments are not readable files, `elsewhere` are archived: each has a finding. `companions` are the
    log's own other files, by kind; a log opened as one file has no kinds. `left_out` describes what the reading mode
    omits.
    """

    segments: tuple[SegmentFile, ...]
    findings: tuple[Finding, ...] = ()
    others: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()
    elsewhere: tuple[SegmentFile, ...] = ()
    companions: Mapping[str, tuple[str, ...]] = {}
    left_out: tuple[Finding, ...] = ()


@dataclass(slots=True)
class SegmentSummary:
    """The result of one walk over a segment, filled as the walk proceeds.

    `valid_bytes` is the end of the undamaged prefix; `prefix_records` and the first and last offsets and timestamps
    belong to its records. `records` counts all released ones. `end` is clean, torn, corrupt, unsupported or
    not-this-format. `is_part`: the walk did not begin at the segment's beginning.
    """

    segment: SegmentFile
    bytes: int
    dialect: str = "system"
    valid_bytes: int = 0
    frames: int = 0
    records: int = 0
    prefix_records: int = 0
    end: str = "clean"
    first_offset: int | str | None = None
    last_offset: int | str | None = None
    next_offset: int | None = None
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    is_part: bool = False
    details: dict[str, Any] = field(default_factory=dict)
