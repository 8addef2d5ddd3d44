"""Pieces of a segment, read in parallel, with the same findings as one walk over all of it.

If the frames from `lead` on are intact and lead exactly to `start`, nothing before them affects the rest. Otherwise the
segment is walked silently from its beginning.

Cuts a large segment into pieces at frames, from its index, if the segment confirms it, or from a walk over its
headers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Scanner, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Landmark, Landmarks, SegmentReader
from segspec.reading.seek import Seeker
from segspec.reading.walk import Cursor, NothingReadableError, OnDamage, begin, finish, frames
from segspec.storage.source import Source, is_remote


class Piece(NamedTuple):
    """The frames of a segment that begin in bytes `start:end` of its file; `end` is None in the last piece.

    `lead` is a frame before `start` at which reading begins; None in the first piece. `next_lead` is the next piece's:
    if an intact frame continues after `end`, it shows whether that piece agrees.
    """

    segment: SegmentFile
    start: int = 0
    end: int | None = None
    lead: Landmark | None = None
    next_lead: Landmark | None = None

    @classmethod
    def onward(cls, segment: SegmentFile, begin: Landmark | None, end: int | None = None) -> Piece:
        if begin is None or begin.position == 0:
            return cls(segment, end=end)
        return cls(segment, begin.position, end, begin)

    @property
    def is_whole(self) -> bool:
        return self.lead is None and self.end is None


class PieceReading:
    """One piece being read once.

    After its last step `summary` contains what is known of the segment: all of it if `ending` was requested. Everything
    before the frame `origin` is ignored.
    """

    def __init__(
        self,
        format: Format,
        piece: Piece,
        source: Source,
        limits: Limits,
        level: Level,
        wanted: Wanted | None,
        origin: Landmark | None = None,
    ) -> None:
        self._format = format
        self._piece = piece
        self._source = source
        self._limits = limits
        self._level = level
        self._wanted = wanted
        self._origin = origin
        self.summary = SegmentSummary(piece.segment, source.size)
        self._cursor: Cursor | None = None

    def steps(self, on_damage: OnDamage) -> Iterator[Step]:
        """Raises `ValueError` for `stop`, because pieces do not know of each other's damage, and `SegspecError`
        (bad-index) if the next piece would begin within a frame.
        """
        if on_damage.ends_quietly:
            raise ValueError("on_damage is stop: a piece does not know where damage before it ended the log")
        piece = self._piece
        try:
            if piece.start == (0 if self._origin is None else self._origin.position):
                cursor = self._new_cursor(self._wanted, piece.end)
                yield from begin(cursor, self.summary, on_damage, self._origin)
            else:
                cursor = (None if piece.lead is None else self._led_in(piece.lead)) or self._passed()
        except NothingReadableError:
            return
        self._cursor = cursor
        yield from self._own(cursor, on_damage)

    def ending(self, on_damage: OnDamage) -> list[Step]:
        """The findings about the segment's end; call it after the last piece."""
        if self._cursor is None:
            return []
        return list(finish(self._cursor.reader, self.summary, on_damage))

    def whole_ending(self, on_damage: OnDamage) -> list[Step]:
        """The findings of the segment's end, and the summary, from a walk over all of the segment."""
        self.summary = SegmentSummary(self._piece.segment, self._source.size)
        try:
            cursor = self._passed_to(self._source.size)
        except NothingReadableError:
            return []
        return list(finish(cursor.reader, self.summary, on_damage))

    def _own(self, cursor: Cursor, on_damage: OnDamage) -> Iterator[Step]:
        end = self._piece.end
        steps = frames(cursor, self.summary, on_damage)
        while end is None or cursor.position < end:
            step = next(steps, None)
            if step is None:
                return
            is_frame = step.frame is not None or step.stretch is not None
            if end is not None and cursor.position > end and is_frame and self._begins_next(end):
                raise SegspecError(
                    Code.BAD_INDEX,
                    f"the index lists a frame at byte {end}, and a sound frame extends from before it to byte "
                    f"{cursor.position}: read the segment in one piece",
                    path=self._source.path,
                    position=end,
                )
            yield step

    def _begins_next(self, end: int) -> bool:
        lead = self._piece.next_lead
        return lead is None or self._led_to(end, lead) is not None

    def _led_in(self, lead: Landmark) -> Cursor | None:
        start = self._piece.start
        cursor = self._led_to(start, lead)
        if cursor is None:
            return None
        self.summary.dialect = cursor.reader.dialect
        self.summary.valid_bytes = start
        self.summary.is_part = True
        return self._onward(cursor)

    def _led_to(self, start: int, lead: Landmark) -> Cursor | None:
        cursor = self._new_cursor(self._silent, start)
        try:
            cursor.begin()
            cursor.enter(lead)
            while cursor.position < start:
                cursor.accept(cursor.read())
        except ShrunkError:
            raise
        except SegspecError:
            return None
        return cursor if cursor.position == start else None

    def _passed(self) -> Cursor:
        return self._onward(self._passed_to(self._piece.start))

    def _passed_to(self, stop: int) -> Cursor:
        cursor = self._new_cursor(self._silent, stop)
        for _ in begin(cursor, self.summary, OnDamage.SKIP, self._origin):
            # The first piece reports a damaged beginning.
            pass
        steps = frames(cursor, self.summary, OnDamage.SKIP)
        while cursor.position < stop and next(steps, None) is not None:
            pass
        return cursor

    @property
    def _silent(self) -> Wanted:
        return Wanted(level=self._level)

    def _new_cursor(self, wanted: Wanted | None, stop: int | None) -> Cursor:
        reader = self._format.reader(self._source, self._piece.segment, self._limits)
        return Cursor(reader, self._level, self._scanner(reader, wanted, stop))

    def _onward(self, cursor: Cursor) -> Cursor:
        onward = Cursor(cursor.reader, self._level, self._scanner(cursor.reader, self._wanted, self._piece.end))
        onward.position = cursor.position
        return onward

    def _scanner(self, reader: SegmentReader, wanted: Wanted | None, stop: int | None) -> Scanner | None:
        return self._format.scanner_for(reader, None if wanted is None else wanted._replace(stop=stop))


LEAD_BYTES = 64 << 10
"""Approximate distance from a cut at which reading begins."""

STRIDE = 1 << 20

LEAST_LEAD = 2

MOST_LIES = 8
"""After this many marks that the segment does not confirm, its index is ignored."""


class _Cut(NamedTuple):
    position: int
    lead: Landmark


def pieces_in(
    format: Format,
    segment: SegmentFile,
    source: Source,
    piece_bytes: int,
    limits: Limits,
    *,
    begin: Landmark | None = None,
    end: int | None = None,
) -> list[Piece]:
    """The pieces of a segment in order, each of about `piece_bytes`, from the frame at `begin` on. No piece begins
    after byte `end`.

    An object in a store without an index is one piece, because cutting would fetch it. The last piece may be long,
    because a walk over headers ends at damage. Raises `OSError`, and `ShrunkError` if the file shrank.
    """
    made: list[Piece] = []
    start, lead = (0, None) if begin is None else (begin.position, begin)
    for cut in _cuts(format, segment, source, piece_bytes, limits, begin, end):
        made.append(Piece(segment, start, cut.position, lead if start else None, cut.lead))
        start, lead = cut
    return [*made, Piece(segment, start, None, lead if start else None)]


def _cuts(
    format: Format,
    segment: SegmentFile,
    source: Source,
    piece_bytes: int,
    limits: Limits,
    begin: Landmark | None,
    end: int | None,
) -> Iterator[_Cut]:
    seeker = Seeker(format, (segment,), limits)
    reader = seeker.begun(source, segment)
    if reader is None:
        return
    end = source.size if end is None else end
    start = 0 if begin is None else begin.position
    if end - start <= piece_bytes:
        return
    listed = _by_index(format, reader, piece_bytes, start, end)
    if listed is not None:
        yield from listed
    elif not is_remote(segment.path):
        yield from _by_walk(seeker, source, segment, piece_bytes, begin, end)


def _by_index(format: Format, reader: SegmentReader, piece_bytes: int, start: int, end: int) -> list[_Cut] | None:
    if format.index.marks is None:
        return None
    with format.index.marks(reader) as marks:
        if marks is None or not len(marks):
            return None
        try:
            return _at_marks(marks, reader, piece_bytes, start, end)
        except ShrunkError:
            raise
        except SegspecError:
            return None


def _at_marks(marks: Landmarks, reader: SegmentReader, piece_bytes: int, start: int, end: int) -> list[_Cut] | None:
    found: list[_Cut] = []
    target, lies = start + piece_bytes, 0
    first = _first_from(marks, start, 0)
    number = _first_from(marks, target, first)
    while number < len(marks) and max(target, marks[number].position) < end:
        cut = _at(marks, number, first, reader)
        if cut is None:
            lies += number >= first + LEAST_LEAD
            if lies > MOST_LIES:
                return None
            number += 1
            continue
        if not found or (cut.position > found[-1].position and _rises(found[-1].lead, cut.lead)):
            found.append(cut)
        target = max(target, cut.position) + piece_bytes
        number = _first_from(marks, target, number + 1)
    return found


def _at(marks: Landmarks, number: int, first: int, reader: SegmentReader) -> _Cut | None:
    if number < first + LEAST_LEAD:
        return None
    position = marks[number].position
    lead = min(number - LEAST_LEAD, max(_first_from(marks, position - LEAD_BYTES, first, number) - 1, first))
    if not (0 < marks[lead].position < position or marks[lead].position == 0 < position):
        return None
    if not (_rises(marks[lead], marks[number]) and marks.bears_out(number, reader) and marks.bears_out(lead, reader)):
        return None
    return _Cut(position, marks[lead])


def _rises(before: Landmark, after: Landmark) -> bool:
    """The reading of frames that are numbered backwards depends on all earlier ones."""
    if before.number is not None and after.number is not None:
        return before.number <= after.number
    return before.id is None or after.id is None or before.id < after.id


def _first_from(marks: Landmarks, position: int, low: int, high: int | None = None) -> int:
    return bisect_left(marks, position, low, len(marks) if high is None else high, key=attrgetter("position"))


def _by_walk(
    seeker: Seeker, source: Source, segment: SegmentFile, piece_bytes: int, begin: Landmark | None, end: int
) -> Iterator[_Cut]:
    target = piece_bytes if begin is None else begin.position + piece_bytes
    before: list[Landmark] = []
    for mark in seeker.landmarks(source, segment, min(STRIDE, max(piece_bytes // 4, 1)), begin):
        if mark.position >= end:
            return
        lead = _lead_of(mark, before)
        if mark.position >= target and lead is not None:
            yield _Cut(mark.position, lead)
            target = mark.position + piece_bytes
        before.append(mark)
        while len(before) > LEAST_LEAD and before[1].position <= mark.position - LEAD_BYTES:
            before.pop(0)


def _lead_of(mark: Landmark, before: list[Landmark]) -> Landmark | None:
    far = [place for place in before if place.position <= mark.position - LEAD_BYTES]
    if far:
        return far[-1]
    return before[0] if len(before) >= LEAST_LEAD else None
