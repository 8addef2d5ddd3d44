"""The result of a walk over a segment: single frames, and stretches of many intact frames from a scanner."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from segspec.core.errors import Code, Finding
from segspec.core.model import Frame, Record


class Level(IntEnum):
    """How much of a frame a walk looks at."""

    FRAMES = 0
    CHECKSUMS = 1
    RECORDS = 2


class FilterValue(NamedTuple):
    """Selects records by their filter value, in formats whose frames have a filter.

    A frame whose filter excludes the value is read and checked, and its records are omitted. `unfiltered` selects
    records without a filter value; None keeps every frame that has no filter.
    """

    value: bytes
    unfiltered: bool | None = None


class Wanted(NamedTuple):
    """What a caller needs from the records of a stretch.

    - `columns`: the record columns to make (empty: only counts and checks), as Arrow arrays. With `views`, values are
      views of the bytes read. With `flat`, they are `segspec.columns.flat.Flat`s, valid until the next stretch.
    - `records`: make `Record` objects instead.
    - `checksums`: False skips payload checksums, as does `level` FRAMES.
    - `stride`: approximate bytes per stretch; by default the scanner decides.
    - `stop`: no stretch extends beyond this byte.
    - `filter`: omits records by their frame's filter. (`SegmentFile` applies a `ReadingMode`.)
    - `plain`: only stretches that a clean copy takes unchanged, except for counts that it corrects.
    - `frames`: report a `Frame` for each frame, for callers who need no records.
    """

    level: Level = Level.RECORDS
    columns: frozenset[str] = frozenset()
    records: bool = False
    checksums: bool = True
    stride: int | None = None
    stop: int | None = None
    filter: FilterValue | None = None
    flat: bool = False
    views: bool = False
    frames: bool = False
    plain: bool = False

    @property
    def checks(self) -> bool:
        """Whether checksums are to be computed."""
        return self.checksums and self.level >= Level.CHECKSUMS

    @property
    def gives(self) -> bool:
        """Whether records are given, or counted."""
        return self.level is Level.RECORDS

    @property
    def places(self) -> bool:
        """Whether anything is to be made of the records; otherwise they are only counted."""
        return self.records or bool(self.columns)


EACH_FRAME = Wanted(Level.CHECKSUMS, frames=True)
"""Only the checked frames, without their records."""

LEAST, MOST = -(1 << 63), (1 << 63) - 1

Told = Any
"""A value per frame: an array, a list, a function that makes a list, or one value that all frames share."""


@dataclass(slots=True)
class FrameColumns:
    """The `Frame` values of a stretch, for all its `rows` frames at once.

    `position` and `end` are arrays, counted from byte `base` of the file. Arrays may be longer than `rows`, and the
    scanner's next stretch overwrites them. `arrays` holds the run's values of these, of last offsets and of details,
    for a run that continues from it.
    """

    rows: int
    base: int
    position: Any
    end: Any
    kind: Told
    first_offset: Told = None
    offsets: Told = None
    timestamp: Told = None
    details: Mapping[str, Told] = field(default_factory=dict)
    arrays: Mapping[str, Any] = field(default_factory=dict)

    def numbers(self, name: str, told: Told = None) -> Any:
        """An array of signed numbers for runs: from `arrays` if it has the name, else from `told`.

        Absent values become -1; values out of range become the nearest number.
        """
        made = self.arrays.get(name, told if isinstance(told, array) else None)
        if isinstance(made, array) and made.typecode == "q":
            return made
        values = self.of_each(told) if made is None else made[: self.rows]
        return array("q", (-1 if one is None else min(max(one, LEAST), MOST) for one in values))

    def flags(self, name: str, told: Told = None) -> Any:
        """The same for flags: an array of bytes, 0 if absent."""
        made = self.arrays.get(name)
        return array("b", map(bool, self.of_each(told))) if made is None else made

    @property
    def last_offsets(self) -> Any:
        """Such an array of the last offset of each; one before the first of those that take none."""
        if "last_offset" in self.arrays:
            return self.numbers("last_offset")
        pairs = zip(self.of_each(self.first_offset), self.of_each(self.offsets), strict=True)
        lasts = [None if first is None else first + (more or 0) - 1 for first, more in pairs]
        return self.numbers("last_offset", lasts)

    def of_each(self, told: Told) -> Sequence[Any]:
        """One of these, with a value for each frame."""
        if callable(told):
            made: Sequence[Any] = told()
            return made
        if told is None or isinstance(told, int | str):
            return [told] * self.rows
        values: Sequence[Any] = told[: self.rows]
        return values

    def frames(self) -> Iterator[Frame]:
        """Each of them, without a body."""
        names = list(self.details)
        own = self.position, self.end, self.kind, self.first_offset, self.offsets, self.timestamp
        told = [self.of_each(one) for one in (*own, *self.details.values())]
        for position, end, kind, first, offsets, time, *details in zip(*told, strict=True):
            place = self.base + position, self.base + end
            yield Frame(*place, kind, None, first, offsets, time, details=dict(zip(names, details, strict=True)))


@dataclass(slots=True)
class Stretch:
    """A run of frames in `position:end`, with its findings: for intact frames only warnings.

    It has `rows` records, of which `deleted` are marked as deleted. The first and last label (an offset, or an id as
    text) and timestamp belong to records that are not deleted. `columns` holds `rows` values per requested column
    except `segment`, as Arrow arrays or flat. `records` holds the objects and `each` the frames, if requested.
    `carried` is what the format's reader needs to continue. `is_judged` means that the next frame breaks a rule, so
    scanning it is of no use.
    """

    position: int
    end: int
    frames: int
    rows: int
    deleted: int = 0
    first_offset: int | str | None = None
    last_offset: int | str | None = None
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    columns: Mapping[str, Any] = field(default_factory=dict)
    records: Sequence[Record] = ()
    carried: Any = None
    each: FrameColumns | None = None
    findings: list[Finding] = field(default_factory=list)
    is_judged: bool = False


@dataclass(slots=True)
class Step:
    """What a walk released: one frame with its records, a stretch, or findings about bytes outside frames.

    `end` is the position after it, None if nothing was released.
    """

    frame: Frame | None
    records: Sequence[Record] = ()
    findings: list[Finding] = field(default_factory=list)
    stretch: Stretch | None = None

    @property
    def end(self) -> int | None:
        if self.stretch is not None:
            return self.stretch.end
        return None if self.frame is None else self.frame.end

    @property
    def each(self) -> FrameColumns | None:
        """The values of its frames, if requested, including a single frame's; None if it has no frames."""
        frame = self.frame
        if frame is None:
            return None if self.stretch is None else self.stretch.each
        position, end = array("q", [frame.position]), array("q", [frame.end])
        said = frame.kind, frame.first_offset, frame.offsets, frame.timestamp, frame.details
        return FrameColumns(1, 0, position, end, *said)

    @property
    def is_room(self) -> bool:
        """Whether it is room that was made for frames to come."""
        return (self.frame is not None and self.frame.is_room) or bool(self.zeroed)

    @property
    def zeroed(self) -> list[Finding]:
        """The finding about zeros in place of frames."""
        return [finding for finding in self.findings if finding.code is Code.ZEROED]


class Scanner(Protocol):
    """Finds stretches in one segment, for one reader."""

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        """The longest stretch from `position` that fits in one batch; None if the first frame is not plainly intact. It
        does not extend beyond byte `stop`, if given.

        A frame is plainly intact if the reader's `frame`, `check` and `records` would return it without a finding. A
        frame that they return completely, with findings, may be a stretch of its own. Does not change the reader; the
        walk then calls its `pass_over`. Raises `SegspecError` if it is known without the reader that no part of the
        first frame may be released.
        """
