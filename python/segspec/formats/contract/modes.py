"""Choices of a format's readers, such as only committed transactions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from segspec.core.stretch import Step, Stretch
from segspec.formats.contract.parts import CheckedAttributes, Part

if TYPE_CHECKING:
    from segspec.core.errors import Finding
    from segspec.core.model import SegmentFile
    from segspec.core.stretch import Scanner, Wanted
    from segspec.formats.contract.reading import WholeLog


class LeftOutFrames(NamedTuple):
    """The frames of a log that a reading mode omits.

    Per segment path, they are `start:end` of whole frames. `end` is a segment's path and the byte from which nothing is
    returned, including later frames; None is the log's end, unless appended frames are returned too: `is_lasting`.
    `partly` maps a path to its `SegmentFile.partly`. `findings` describe the omission.
    """

    frames: Mapping[str, Sequence[tuple[int, int]]]
    end: tuple[str, int] | None = None
    is_lasting: bool = False
    partly: Mapping[str, tuple[int, int, int]] = MappingProxyType({})
    findings: Sequence[Finding] = ()


class ReadingMode(CheckedAttributes):
    """A choice for readers of a log, such as `isolation` with read_uncommitted and read_committed.

    Omitted frames are still checked. `Wanted.filter` is decided per frame, a mode once per read.
    """

    name: ClassVar[str]
    """For users: small letters, digits and `_`; an option in Spark, an argument of `open` in Python."""
    choices: ClassVar[tuple[str, ...]]
    whole: ClassVar[str] = ""
    """The choice that omits nothing, if it is not the first."""
    doc: ClassVar[str] = ""
    leaves_out: ClassVar[Part[Callable[[WholeLog, str], LeftOutFrames]]]

    def leaves_nothing(self, choice: str) -> bool:
        return choice == (self.whole or self.choices[0])


class Spans:
    """`SegmentFile.left_out`, `unread` and `partly` for one segment, of several modes."""

    def __init__(self, segment: SegmentFile) -> None:
        spans: Iterable[tuple[int, int | None]] = segment.left_out
        if segment.unread is not None:
            spans = [*(span for span in segment.left_out if span[0] < segment.unread), (segment.unread, None)]
        self._partly = segment.partly
        self._starts: list[int] = []
        self._ends: list[int | None] = []
        for start, end in sorted(spans, key=itemgetter(0)):
            before = self._ends[-1] if self._ends else -1
            if before is None or start > before:
                self._starts.append(start)
                self._ends.append(end)
            else:
                self._ends[-1] = None if end is None else max(before, end)

    def __bool__(self) -> bool:
        return bool(self._starts) or self._partly is not None

    def at(self, position: int) -> tuple[bool, int | None]:
        """Whether the frame at `position` is omitted, and up to which byte; None for the segment's end."""
        number = bisect_right(self._starts, position)
        if number:
            end = self._ends[number - 1]
            if end is None or position < end:
                return True, end
        following = [*self._starts[number : number + 1], *(self._partly or ())[:2]]
        return False, min((place for place in following if place > position), default=None)

    def least(self, position: int) -> int | None:
        """The minimum returned record number of the frame at `position`, if not all are returned."""
        return self._partly[2] if self._partly is not None and position == self._partly[0] else None


SHORT = 1 << 20
"""Maximum bytes before a span's end that are read at once."""


class SpanScanner:
    """A `Scanner` whose stretches end with spans.

    It skips omitted frames, and leaves a partial frame to the reader.
    """

    def __init__(self, make: Callable[[Wanted], Scanner | None], wanted: Wanted, spans: Spans) -> None:
        self._make = make
        self._all = wanted
        self._spans = spans
        self._span: tuple[bool, int | None] | None = None
        self._scanner: Scanner | None = None

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        if self._spans.least(position) is not None:
            return None
        span = self._spans.at(position)
        if span != self._span:
            self._span, self._scanner = span, self._make(self._wanted(position, *span))
        return None if self._scanner is None else self._scanner.scan(position, stop)

    def _wanted(self, position: int, is_out: bool, end: int | None) -> Wanted:
        stops = [stop for stop in (self._all.stop, end) if stop is not None]
        wanted = self._all._replace(stop=min(stops, default=None))
        if wanted.stop is not None and wanted.stop - position < SHORT:
            wanted = wanted._replace(stride=max(wanted.stop - position, 1))
        return wanted._replace(columns=frozenset(), records=False, flat=False, views=False) if is_out else wanted


def without_records(step: Step, least: int | None = None) -> Step:
    """The step without records, or with those from `least`."""
    stretch = step.stretch
    if stretch is None:
        kept = [] if least is None else [record for record in step.records if (record.offset or 0) >= least]
        return Step(step.frame, kept, step.findings)
    made = Stretch(stretch.position, stretch.end, stretch.frames, rows=0, carried=stretch.carried, each=stretch.each)
    return Step(step.frame, findings=step.findings, stretch=made)
