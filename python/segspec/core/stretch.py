"""The result of a walk over a segment: frames, and stretches of many intact frames."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from segspec.core.errors import Code, Finding
from segspec.core.model import Frame, Record


class Level(IntEnum):
    """How deeply a walk reads frames: a level includes the lower ones."""

    FRAMES = 0
    CHECKSUMS = 1
    RECORDS = 2


class FilterValue(NamedTuple):
    """Selects records by filter value.

    A frame whose filter excludes the value is read and checked, but its records are omitted. `unfiltered` selects
    records without a filter value; None keeps every frame that has no filter.
    """

    value: bytes
    unfiltered: bool | None = None


class Wanted(NamedTuple):
    """What a caller needs from the records of a stretch.

    - `columns`: the record columns to make, as Arrow arrays (empty: only counts and checks). With `views`, values are
      views of the bytes read. With `flat`, they are `segspec.columns.flat.Flat`s, valid until the next stretch.
    - `records`: make `Record` objects instead.
    - `checksums`: False skips payload checksums, as does `level` FRAMES.
    - `stride`: approximate bytes per stretch; by default the scanner decides.
    - `stop`: no stretch extends beyond this byte.
    - `filter`: omits records by their frame's filter.
    - `plain`: only stretches that a clean copy takes unchanged, except for counts that it corrects.
    - `frames`: report a `Frame` for each frame.
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
        return self.checksums and self.level >= Level.CHECKSUMS

    @property
    def gives(self) -> bool:
        """Whether to parse records."""
        return self.level is Level.RECORDS

    @property
    def places(self) -> bool:
        """Whether to return records or columns, instead of counts only."""
        return self.records or bool(self.columns)


EACH_FRAME = Wanted(Level.CHECKSUMS, frames=True)

LEAST, MOST = -(1 << 63), (1 << 63) - 1

PerFrame = Any
"""A value per frame: an array, a list, a function that makes a list, or one value for all."""


@dataclass(slots=True)
class FrameColumns:
    """The `Frame` values of a stretch, for all its `rows` frames at once.

    `position` and `end` are arrays, counted from byte `base` of the file. Arrays may be longer than `rows`; the next
    stretch overwrites them.
    """

    rows: int
    base: int
    position: Any
    end: Any
    kind: PerFrame
    first_offset: PerFrame = None
    offsets: PerFrame = None
    timestamp: PerFrame = None
    details: Mapping[str, PerFrame] = field(default_factory=dict)
    arrays: Mapping[str, Any] = field(default_factory=dict)

    def numbers(self, name: str, told: PerFrame = None) -> Any:
        """An array of signed numbers, from `arrays` or else `told`.

        Absent values become -1; values out of range become the nearest number.
        """
        made = self.arrays.get(name, told if isinstance(told, array) else None)
        if isinstance(made, array) and made.typecode == "q":
            return made
        values = self.of_each(told) if made is None else made[: self.rows]
        return array("q", (-1 if one is None else min(max(one, LEAST), MOST) for one in values))

    def flags(self, name: str, told: PerFrame = None) -> Any:
        """The same for flags: an array of bytes, 0 if absent."""
        made = self.arrays.get(name)
        return array("b", map(bool, self.of_each(told))) if made is None else made

    @property
    def last_offsets(self) -> Any:
        """An array of each frame's last offset, inclusive."""
        if "last_offset" in self.arrays:
            return self.numbers("last_offset")
        pairs = zip(self.of_each(self.first_offset), self.of_each(self.offsets), strict=True)
        lasts = [None if first is None else first + (more or 0) - 1 for first, more in pairs]
        return self.numbers("last_offset", lasts)

    def of_each(self, told: PerFrame) -> Sequence[Any]:
        if callable(told):
            made: Sequence[Any] = told()
            return made
        if told is None or isinstance(told, int | str):
            return [told] * self.rows
        values: Sequence[Any] = told[: self.rows]
        return values

    def frames(self) -> Iterator[Frame]:
        """The frames, without bodies."""
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
    text) and timestamp belong to others. `columns` holds `rows` values per requested column except `segment`. `records`
    and `each` hold the objects and the frames, if requested. `carried` is what the reader needs to continue.
    `is_judged`: the next frame breaks a rule.
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
        """The columns of its frames; None if it has none."""
        frame = self.frame
        if frame is None:
            return None if self.stretch is None else self.stretch.each
        position, end = array("q", [frame.position]), array("q", [frame.end])
        said = frame.kind, frame.first_offset, frame.offsets, frame.timestamp, frame.details
        return FrameColumns(1, 0, position, end, *said)

    @property
    def is_room(self) -> bool:
        """Whether it is preallocated space for future frames."""
        return (self.frame is not None and self.frame.is_room) or bool(self.zeroed)

    @property
    def zeroed(self) -> list[Finding]:
        return [finding for finding in self.findings if finding.code is Code.ZEROED]


class Scanner(Protocol):
    """Finds runs of intact frames in one segment, for one reader."""

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        """The longest stretch from `position`, up to `stop` at most, that fits in one batch; None if the first frame is
        not plainly intact.

        A complete frame with findings may be a separate stretch. The reader stays unchanged; the walk then calls its
        `pass_over`. Raises `SegspecError` if no part of the first frame may be released.
        """
