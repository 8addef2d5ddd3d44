"""What a walk over a segment releases: single frames, and stretches of many sound frames that a scanner found."""

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
    """Records by the filter value that they were published with, in formats whose frames have a filter of such values.

    A frame whose filter says that it certainly has none is read and checked as any other, and its records are left out.
    `unfiltered` says whether records that have no filter value are wanted too; None leaves out no frame that has no
    filter.
    """

    value: bytes
    unfiltered: bool | None = None


class Wanted(NamedTuple):
    """What a caller needs of the records of a stretch.

    `columns` are the names of record columns to make (empty: only counts and checks): Arrow arrays, with `views` those
    of values as views of the bytes that were read; or with `flat` `segspec.columns.flat.Flat`s, which are there until
    the next stretch is asked for. Or `records` asks for `Record` objects. `checksums` false leaves payload checksums
    out, as `level` FRAMES does.
    `stride` is about how many bytes one stretch takes, where that is not left to the scanner. No stretch goes on
    after byte `stop`. `filter` leaves out the records of frames, as each says of itself; what a `ReadingMode`
    leaves out, `SegmentFile` says. `plain` asks for stretches that a clean copy takes as they are, but for counts
    that it sets right. With `frames` a stretch says of each of its frames what `Frame` says; that is for those who
    ask for nothing of the records.
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
"""Frames as they are told of, checked, and nothing of their records."""

LEAST, MOST = -(1 << 63), (1 << 63) - 1

Told = Any
"""What is told of frames: an array or a list with a value for each of them, a function that makes such a list, or the
one value that all of them have."""


@dataclass(slots=True)
class FrameColumns:
    """What `Frame` says of the frames of a stretch, for all of the `rows` frames at once.

    `position` and `end` are arrays, and count from byte `base` of the file. Arrays may have more values than there are
    frames, and are overwritten by the next stretch of the same scanner. `arrays` are what the run that found the frames
    has of these, of the last offset of each, and of their details: for a run that goes on with it.
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
        """An array of signed numbers, as runs take it: of a name that `arrays` has, else of what is `told`. What is not
        told is -1, and what has no room in it the nearest number."""
        made = self.arrays.get(name, told if isinstance(told, array) else None)
        if isinstance(made, array) and made.typecode == "q":
            return made
        values = self.of_each(told) if made is None else made[: self.rows]
        return array("q", (-1 if one is None else min(max(one, LEAST), MOST) for one in values))

    def flags(self, name: str, told: Told = None) -> Any:
        """The same of flags: an array of bytes, which are 0 where nothing is told."""
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
    """A run of frames in `position:end`, with what is to be reported of them: of sound ones only warnings.

    `rows` records, of which `deleted` are marked as deleted. The first and last label (an offset, or an id as text)
    and timestamp are those of records that are not deleted. `columns` holds `rows` values for each column asked for
    except `segment`, as Arrow arrays or flat; `records` the objects, and `each` the frames, if they were asked for.
    `carried` is what the format's reader needs to go on after it, and `is_judged` says that the frame after it breaks a
    rule: to scan there is no use.
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
    """What a walk over a segment released: one frame with its records, a stretch of frames, or findings about
    bytes that are no frame. `end` is the position after it, None where nothing was released."""

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
        """What is told of its frames, where that was asked for, be it of a single one; None where it has none."""
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
        """What is said of zeros in the place of frames."""
        return [finding for finding in self.findings if finding.code is Code.ZEROED]


class Scanner(Protocol):
    """Finds stretches in one segment, for one reader."""

    def scan(self, position: int) -> Stretch | None:
        """The longest stretch from `position` on that one batch holds; None where the first frame is not plainly sound.

        Plainly sound: the reader's `frame`, `check` and `records` would give it without a finding. A frame of which
        these give all records with findings may be a stretch by itself. Changes nothing of the reader, whose
        `pass_over` the walk then calls. Raises `SegspecError` if nothing of the first frame may be released, and that
        is known without the reader.
        """
