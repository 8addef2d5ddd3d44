"""How far a segment can be read: a walk over headers to the last whole frame or a limit.

Only the last few payloads are checked. A live writer's unfinished frame is not damage.
"""

from __future__ import annotations

from enum import Enum
from hashlib import blake2b
from typing import NamedTuple

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import Id, RecordNumber, SegmentFile, SegmentSummary, id_after, parse_id
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.library.living_segments import UNFINISHED
from segspec.reading.walk import Cursor
from segspec.spark.streaming.stream_offsets import LastFrame, LogPlace
from segspec.storage.source import Source

STRIDES = (1 << 20, 64 << 10, 4 << 10, 256, None)
"""Bytes per step, smaller towards the end; None for single, fully checked frames."""

CHECKED_BYTES = 4096
"""Bytes at each end of a frame in its fingerprint."""

CHECK_SIZE = 8


class BatchLimits(NamedTuple):
    """The limits of one batch; None means no limit."""

    records: int | None = None
    bytes: int | None = None
    files: int | None = None

    @property
    def is_open(self) -> bool:
        return all(left is None or left > 0 for left in self)

    def allows(self, records: int, size: int) -> bool:
        return (self.records is None or records <= self.records) and (self.bytes is None or size <= self.bytes)

    def less(self, used: Used) -> BatchLimits:
        left = (None if have is None else max(have - took, 0) for have, took in zip(self, used, strict=True))
        return BatchLimits(*left)

    def share(self, part: int, whole: int) -> BatchLimits:
        """The share of a log that has `part` of `whole` bytes waiting."""
        records, size = (None if have is None else -(-have * part // max(whole, 1)) for have in self[:2])
        return BatchLimits(records, size, self.files)

    def within(self, other: BatchLimits) -> BatchLimits:
        """The stricter of both, limit by limit."""
        pairs = zip(self, other, strict=True)
        return BatchLimits(*(b if a is None else a if b is None else min(a, b) for a, b in pairs))


class Used(NamedTuple):
    """The used part of the limits."""

    records: int = 0
    bytes: int = 0
    files: int = 0

    def plus(self, other: Used) -> Used:
        return Used(*(one + more for one, more in zip(self, other, strict=True)))


class Advance(NamedTuple):
    """The place to continue at; `limited` if a limit ended the reading."""

    place: LogPlace
    used: Used = Used()
    limited: bool = False


class SegmentState(NamedTuple):
    """External facts about a segment: `closed` if another follows, `settled` if not written to for a while."""

    closed: bool
    settled: bool


def fingerprint(source: Source, start: int, end: int) -> str:
    length = min(end - start, CHECKED_BYTES)
    content = b"%d " % (end - start) + source.read(start, length) + source.read(end - length, length)
    return blake2b(content, digest_size=CHECK_SIZE).hexdigest()


def is_unchanged(source: Source, place: LogPlace) -> bool:
    if source.size < place.position:
        return False
    last = place.last
    return last is None or fingerprint(source, last.position, place.position) == last.check


def start_mark(place: LogPlace) -> Landmark | None:
    """The place to enter at; None for a segment's first frame."""
    if place.start == 0:
        return None
    return Landmark(place.start, place.due)


class _Stop(Enum):
    CLOSER = "what came last has to be passed again in shorter steps"
    END = "there is nothing more, or nothing more yet"
    LIMIT = "no more is admitted"
    DAMAGE = "the next frame cannot be read"


class _Spot(NamedTuple):
    mark: Landmark | None
    records: int


class Walk:
    """A walk over one segment, for one use."""

    def __init__(
        self,
        format: Format,
        segment: SegmentFile,
        source: Source,
        start: LogPlace,
        state: SegmentState,
        limits: Limits,
    ) -> None:
        self._format = format
        self._limits = limits
        self._segment = segment
        self._source = source
        self._start = start
        self._state = state
        self._reader = self._new_reader()
        self._has_begun = False
        self._before: Id | None = None
        self._end_of_last = start.position
        self._last = None if start.last is None else (start.last.position, start.last.is_open)
        self._records = 0
        self._left = BatchLimits()
        self._least_one = False

    def go(self, left: BatchLimits, *, least_one: bool) -> Advance:
        """Walks to the current end or the limits; with `least_one` by a frame or more. Raises `ShrunkError`."""
        self._left, self._least_one = left, least_one
        position, limited = self._go()
        if position <= self._start.position:
            return Advance(self._start, limited=limited)
        used = Used(self._records, position - self._start.position, 1)
        return Advance(self._place(position), used, limited)

    def _go(self) -> tuple[int, bool]:
        cursor = Cursor(self._reader)
        level, spot = 0, _Spot(start_mark(self._start), 0)
        error: SegspecError | None = None
        try:
            cursor = self._entered(spot.mark, STRIDES[level])
        except SegspecError as failed:
            cursor.position, error = max(failed.position, self._start.start), failed
        while True:
            why, spot, error = (_Stop.DAMAGE, spot, error) if error is not None else self._run(cursor, spot)
            if why is _Stop.CLOSER:
                level += 1
                self._records, self._before = spot.records, None if spot.mark is None else spot.mark.before
                cursor = self._entered(spot.mark, STRIDES[level])
                continue
            if error is None or not self._passes(cursor, error):
                return cursor.position, why is _Stop.LIMIT
            # No mark contains the reader's place.
            level, position, error = 0, cursor.position, None
            cursor = self._cursor(STRIDES[level])
            cursor.position = position

    def _new_reader(self) -> SegmentReader:
        return self._format.reader(self._source, self._segment, self._limits)

    def _cursor(self, stride: int | None) -> Cursor:
        wanted = None if stride is None else Wanted(checksums=False, stride=stride)
        return Cursor(self._reader, Level.RECORDS, self._format.scanner_for(self._reader, wanted))

    def _entered(self, mark: Landmark | None, stride: int | None) -> Cursor:
        if mark is not None and self._has_begun:
            cursor = self._cursor(stride)
            cursor.enter(mark)
            return cursor
        self._reader = self._new_reader()
        cursor = self._cursor(stride)
        cursor.begin()
        self._has_begun = True
        if mark is not None and mark.position != cursor.position:
            cursor.enter(mark)
        return cursor

    def _run(self, cursor: Cursor, spot: _Spot) -> tuple[_Stop, _Spot, SegspecError | None]:
        known = True
        while cursor.position < self._source.size:
            here = _Spot(self._mark(cursor.position), self._records)
            try:
                step = cursor.read()
            except ShrunkError:
                raise
            except SegspecError as error:
                return (_Stop.DAMAGE, here, error) if known else (_Stop.CLOSER, spot, None)
            if step.is_room and not self._state.closed:
                break
            if not self._fits(step, cursor.position):
                if known and step.stretch is None:
                    return _Stop.LIMIT, here, None
                return _Stop.CLOSER, here if known else spot, None
            self._take(step, cursor.position)
            cursor.accept(step)
            known, spot = step.stretch is None, here
        if self._state.closed and cursor.position >= self._source.size:
            return _Stop.END, spot, None
        return (_Stop.END if known else _Stop.CLOSER), spot, None

    def _mark(self, position: int) -> Landmark:
        due = self._due()
        return Landmark(position, due if isinstance(due, int) else None, before=self._before)

    def _due(self) -> int | None:
        summary = SegmentSummary(self._segment, self._source.size)
        next(iter(self._reader.finish(summary)), None)
        return summary.next_offset

    def _fits(self, step: Step, position: int) -> bool:
        assert step.end is not None
        if self._left.allows(self._records + self._count(step), step.end - self._start.position):
            return True
        return self._least_one and step.stretch is None and position <= self._start.position

    def _count(self, step: Step) -> int:
        if step.stretch is not None:
            return step.stretch.rows
        due = self._start.next if self._start.leaves_out else None
        return sum(1 for record in step.records if due is None or not _is_below(_number(record.offset, record.id), due))

    def _take(self, step: Step, position: int) -> None:
        self._records += self._count(step)
        if step.stretch is not None:
            self._before = parse_id(last) if isinstance(last := step.stretch.last_offset, str) else self._before
            return
        assert step.frame is not None
        if step.records and step.records[-1].id is not None:
            self._before = step.records[-1].id
        goes_on = self._last is not None and self._last[1] and position > self._last[0]
        begins = self._last[0] if goes_on and self._last is not None else position
        self._last, self._end_of_last = (begins, step.frame.is_open), step.frame.end

    def _passes(self, cursor: Cursor, error: SegspecError) -> bool:
        closed = self._state.closed
        if error.code in UNFINISHED and not closed:
            return False
        position = cursor.position
        resumed = self._reader.resync(position, error)
        if resumed is None and not closed and not self._state.settled:
            return False
        cursor.position = self._source.size if resumed is None else resumed.position
        self._last, self._end_of_last = (position, False), cursor.position
        return True

    def _place(self, position: int) -> LogPlace:
        due: RecordNumber | None = self._due()
        if self._format.number == "id":
            due = None if self._before is None else id_after(self._before)
        asked, number, skips = self._start.next, None, False
        if self._start.skips and asked is not None and (due is None or _is_below(due, asked)):
            due, number, skips = asked, due if isinstance(due, int) else None, True
        start, is_open = self._last or (0, False)
        if self._end_of_last != position:
            start, is_open = max(0, position - CHECKED_BYTES), False
        last = LastFrame(start, fingerprint(self._source, start, position), is_open)
        return LogPlace(self._segment.name, position, asked if due is None else due, number, skips, last)


def _number(offset: int | None, record_id: Id | None) -> RecordNumber:
    number = offset if record_id is None else record_id
    assert number is not None
    return number


def _is_below(one: RecordNumber, other: RecordNumber) -> bool:
    return one < other  # type: ignore[operator]
