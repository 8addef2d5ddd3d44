"""Finds an offset, an id, a time or the last records of a log.

It finds the segment by first frames, then a place in it by its index, then walks headers in compiled code. The walk
ends before any damage, so that the reader meets it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from segspec.core.bounds import Bound
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import ID_MODULUS, SegmentFile, parse_id
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.reading.walk import Cursor
from segspec.storage.source import Source, open_source

STRIDES = (1 << 20, 64 << 10, 4 << 10)
"""Bytes of a segment per step of the walk, smaller near the place."""

MOST_LIES = 8
"""After this many marks that the segment does not confirm, its index is ignored."""

WANTED = Wanted(checksums=False)

IsBefore = Callable[[Landmark], bool]


class Place(NamedTuple):
    """Reading begins in segment number `segment` of the log, at `mark`, or at its first frame if None."""

    segment: int
    mark: Landmark | None = None


class _Passed(NamedTuple):
    mark: Landmark
    records: int


class Seeker:
    """Finds a place in the segments of one log."""

    def __init__(self, format: Format, segments: Sequence[SegmentFile], limits: Limits) -> None:
        self.format = format
        self.segments = segments
        self.limits = limits
        self._begun_in: tuple[Source, SegmentReader] | None = None

    def find(self, bound: Bound) -> Place:
        """A place near and not after the first record at or after `bound`, if such bounds rise; else the log's
        beginning.
        """
        if not self.segments or not self.format.rises(bound):
            return Place(0)
        return self._place(self.segment_of(bound), bound)

    def segment_of(self, bound: Bound) -> int:
        """The last segment that begins at or before the bound, else the first, if such bounds rise."""
        return self._last_before(bound).start

    def find_end(self, bound: Bound) -> Place:
        """A place near the last record before `bound`, if such bounds rise: no segment after it has one."""
        segments = self._last_before(bound)
        return self._place(segments.start, bound) if len(segments) == 1 else Place(segments[-1])

    def _place(self, number: int, bound: Bound) -> Place:
        segment = self.segments[number]
        with open_source(segment.path) as source:
            return Place(number, self.mark_in(source, segment, bound))

    def mark_in(self, source: Source, segment: SegmentFile, bound: Bound) -> Landmark | None:
        """The last known place before the bound; None means the first frame."""

        def is_before(mark: Landmark) -> bool:
            return _is_before(mark, bound) is True

        mark = self.marked(source, segment, is_before)
        for stride in STRIDES:
            for passed in self._passed(source, segment, mark, stride, deleted=True):
                if not is_before(passed.mark):
                    break
                mark = passed.mark
        return mark

    def find_last(self, count: int, *, deleted: bool) -> Place:
        """A place with at least `count` records after it and few more, or the log's first.

        Records after damage in a segment do not count. Entries marked as deleted count if `deleted` is true.
        """
        for number in reversed(range(len(self.segments))):
            segment = self.segments[number]
            with open_source(segment.path) as source:
                mark, found = self._last(source, segment, count, deleted=deleted)
            count -= found
            if count <= 0:
                return Place(number, mark)
        return Place(0)

    def landmarks(
        self, source: Source, segment: SegmentFile, stride: int, begin: Landmark | None = None
    ) -> Iterator[Landmark]:
        """Frames of a segment about `stride` bytes apart, by walking headers from the first frame or `begin` to the
        segment's end or the first error or gap, which changes how later frames are read.
        """
        return (passed.mark for passed in self._passed(source, segment, begin, stride, deleted=True, is_sound=True))

    def _last_before(self, bound: Bound) -> range:
        low, high = 0, len(self.segments)
        while high - low > 1:
            middle = (low + high) // 2
            # If a segment's beginning is unknown, its neighbours' may be known.
            for probed in (*range(middle, low, -1), *range(middle + 1, high)):
                begins = self._begins_before(probed, bound)
                if begins is not None:
                    break
            else:
                break
            low, high = (probed, high) if begins else (low, probed)
        return range(low, high)

    def _begins_before(self, number: int, bound: Bound) -> bool | None:
        segment = self.segments[number]
        with open_source(segment.path) as source:
            passed = next(self._passed(source, segment, None, STRIDES[-1], deleted=True), None)
        if passed is not None:
            return _is_before(passed.mark, bound)
        if segment.base is None:
            return None
        named = Landmark(0, segment.base)
        if self.format.number == "id":
            named = Landmark(0, id=divmod(segment.base, ID_MODULUS))
        return _is_before(named, bound)

    def begun(self, source: Source, segment: SegmentFile) -> SegmentReader | None:
        """A reader after `begin`, kept per source, because the beginning may be large. None if the place of the first
        frame is unknown.
        """
        if self._begun_in is not None and self._begun_in[0] is source:
            return self._begun_in[1]
        reader = self.format.reader(source, segment, self.limits)
        # A scanner reads a segment's start faster.
        self.format.scanner_for(reader, WANTED)
        try:
            reader.begin()
        except SegspecError:
            source.check()
            return None
        self._begun_in = source, reader
        return reader

    def marked(self, source: Source, segment: SegmentFile, is_before: IsBefore) -> Landmark | None:
        """The last confirmed index entry before the place, or None."""
        find = self.format.index.marks
        reader = self.begun(source, segment)
        if find is None or reader is None:
            return None
        with find(reader) as marks:
            if marks is None:
                return None
            try:
                last = bisect_left(marks, True, key=lambda mark: not is_before(mark)) - 1
                for number in range(last, max(last - MOST_LIES, -1), -1):
                    if is_before(marks[number]) and marks.bears_out(number, reader):
                        return marks[number]
            except SegspecError:
                return None
        return None

    def _last(self, source: Source, segment: SegmentFile, count: int, *, deleted: bool) -> tuple[Landmark | None, int]:
        mark = self._last_marked(source, segment, count, deleted=deleted)
        found = 0
        for stride in STRIDES:
            passed = list(self._passed(source, segment, mark, stride, deleted=deleted))
            found = sum(one.records for one in passed)
            left = found
            for one in passed:
                if left < count:
                    break
                mark, found = one.mark, left
                left -= one.records
        return mark, found

    def _last_marked(self, source: Source, segment: SegmentFile, count: int, *, deleted: bool) -> Landmark | None:
        find = self.format.index.marks
        reader = self.begun(source, segment)
        if find is None or reader is None:
            return None
        with find(reader) as marks:
            back = 1
            try:
                while marks is not None and back <= len(marks):
                    number = len(marks) - back
                    if marks.bears_out(number, reader):
                        passed = self._passed(source, segment, marks[number], STRIDES[0], deleted=deleted)
                        if sum(one.records for one in passed) >= count:
                            return marks[number]
                    back *= 2
            except SegspecError:
                return None
        return None

    def _passed(
        self,
        source: Source,
        segment: SegmentFile,
        start: Landmark | None,
        stride: int,
        *,
        deleted: bool,
        is_sound: bool = False,
    ) -> Iterator[_Passed]:
        reader = None if start is None else self.begun(source, segment)
        is_begun = reader is not None
        if reader is None:
            reader = self.format.reader(source, segment, self.limits)
        wanted = WANTED._replace(stride=stride)
        cursor = Cursor(reader, Level.RECORDS, self.format.scanner_for(reader, wanted))
        try:
            if not is_begun:
                cursor.begin()
            if start is not None:
                cursor.enter(start)
            before = None if start is None else start.before
            while cursor.position < source.size:
                position = cursor.position
                step = cursor.read()
                if is_sound and any(map(_matters_later, step.findings)):
                    return
                mark = _mark_of(step, position)
                if mark is not None:
                    yield _Passed(mark._replace(before=before), _count(step, deleted=deleted))
                before = _last_id(step) or before
                cursor.accept(step)
        except SegspecError:
            # A reader that starts at the last mark meets it.
            source.check()
            return


def _is_before(mark: Landmark, bound: Bound) -> bool | None:
    """Whether reading from `mark` returns everything from the bound on; None if unknown."""
    if bound.kind == "time":
        # Records before the mark may have its time.
        time = mark.time if mark.id is None else mark.id[0]
        return None if time is None else time < bound.value  # type: ignore[operator]  # a time is an integer
    own = mark.id if bound.kind == "id" else mark.number
    return None if own is None else own <= bound.value  # type: ignore[operator]  # one kind has one type


def _mark_of(step: Step, position: int) -> Landmark | None:
    stretch, frame = step.stretch, step.frame
    if stretch is not None:
        if isinstance(stretch.first_offset, str):
            return Landmark(position, id=parse_id(stretch.first_offset))
        if stretch.first_offset is None:
            return None
        return Landmark(position, stretch.first_offset, time=stretch.first_timestamp)
    if frame is None or not step.records:
        return None
    first = step.records[0]
    return Landmark(position, first.offset, first.id, first.timestamp)


def _last_id(step: Step) -> tuple[int, int] | None:
    if step.stretch is not None:
        last = step.stretch.last_offset
        return parse_id(last) if isinstance(last, str) else None
    return step.records[-1].id if step.records else None


def _matters_later(finding: Finding) -> bool:
    return finding.severity is Severity.ERROR or finding.code in (Code.GAP, Code.BAD_ORDER)


def _count(step: Step, *, deleted: bool) -> int:
    if step.stretch is not None:
        return step.stretch.rows - (0 if deleted else step.stretch.deleted)
    return sum(1 for record in step.records if deleted or not record.deleted)
