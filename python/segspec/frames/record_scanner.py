"""Scans stretches of intact frames with one record per frame."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.lane import LARGEST_VIEW, WINDOW_BYTES, Lane
from segspec.core.errors import Finding
from segspec.core.model import Frame
from segspec.core.stretch import Level, Scanner, Stretch, Wanted
from segspec.frames.compiled import LARGEST_SIGNED, UNBOUNDED
from segspec.frames.lane_rows import PlacedRows
from segspec.frames.lowered_log import RECORD_RUN, VALUE, KeptLane, LoweredLog
from segspec.frames.reader import DeclaredReader
from segspec.frames.sound_frames import (
    FILLED,
    FIRST_NUMBER,
    FIRST_TIME,
    LAST_NUMBER,
    LAST_TIME,
    MOST_ODD,
    TOLD,
    Carried,
    StoredFrame,
    ZeroFrames,
    judged_alone,
)
from segspec.storage.source import View


def scanner_of(reader: DeclaredReader, wanted: Wanted) -> Scanner | None:
    """A scanner for the request; None if it cannot be lowered."""
    lane = reader.compiled.lane
    if lane is None or wanted.filter is not None or (wanted.frames and lane.details is None):
        return None
    names = frozenset((*reader.compiled.columns, "position")) if wanted.records else wanted.columns - {"segment"}
    if names - lane.columns.keys() or not reader.may_scan(wanted):
        return None
    if lane.is_single and not wanted.frames:
        return RecordScanner(reader, wanted, lane, names)
    from segspec.frames.frame_scanner import DeclaredScanner

    return DeclaredScanner(reader, wanted, lane, names)


class RowsFound(NamedTuple):
    """Rows, the next position and number, the broken rule, and the number of warnings."""

    rows: int
    reached: int
    due: int
    why: int = 0
    odds: int = 0


class RecordScanner:
    """A `Scanner`. `names` are the columns to make."""

    def __init__(self, reader: DeclaredReader, wanted: Wanted, lane: LoweredLog, names: frozenset[str]) -> None:
        self._reader, self._wanted, self._columns, self._names = reader, wanted, lane.columns, names
        kept = KeptLane(lane, reader.source.size)
        self._lane = Lane(kept.function(RECORD_RUN), reader.source, wanted, fast=kept.fast)
        self._points = self._lane.points and VALUE in names
        asked = (name in names for name in lane.columns)
        self._asked = kept.structure(RECORD_RUN, "Selected")(wanted.places, wanted.records, self._points, *asked)
        self._out = kept.structure(RECORD_RUN, "Out")
        self._stop = reader.stop
        self._broken = -1
        """The position of a frame that breaks a rule, for which more bytes do not help."""
        self._key = b""
        self._told = self._lane.room.keep("told", "i64", TOLD)
        self._odd = self._lane.room.keep("odd", "i64", MOST_ODD)
        self._in_parts = self._lane.fast and wanted.places and not wanted.records
        self._kept = PlacedRows(
            self._lane.room, self._out, self._columns, frozenset(), 0, 0, places=wanted.records, points=False
        )
        """Space that is reused unless a part of it was handed over."""
        declared = reader.compiled.declaration
        may_be_zeros = declared.tail.unwritten and not (declared.number.field or declared.checksum or wanted.places)
        self._zeros = ZeroFrames(reader.source, reader.compiled.fixed_size) if may_be_zeros else None

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        due = self._reader.due
        if due is None or due > LARGEST_SIGNED or position >= self._stop:
            return None
        told = self._reader.tells()
        if told is None:
            return None
        self._key = told[1]
        if self._zeros is not None and (empty := self._empty(self._zeros, position, due, stop)) is not None:
            return empty
        window = WINDOW_BYTES if self._in_parts else LARGEST_VIEW
        for view, size in self._lane.views(position, window, stop):
            is_broken = position == self._broken
            found = None if is_broken else self._stretch(view, position, size, due)
            if found is not None:
                return found
            odd = self._reader.misnumbered(position) if self._wanted.checks else None
            if odd is not None and odd[0].end <= view.base + len(view.data):
                return self._odd_number(view, *odd)
            if position == self._broken:
                return None
        return None

    def _odd_number(self, view: View, frame: Frame, said: list[Finding]) -> Stretch | None:
        body: StoredFrame = frame.body
        made = self._stretch(view, frame.position, frame.end - frame.position, body.number or 0)
        return judged_alone(made, frame, said)

    def _empty(self, zeros: ZeroFrames, position: int, due: int, stop: int | None) -> Stretch | None:
        reader, wanted = self._reader, self._wanted
        stops = [each for each in (self._stop, wanted.stop, stop) if each is not None]
        count, end = zeros.at(position, min(*stops, position + (wanted.stride or reader.source.size)))
        if not count or due + count > LARGEST_SIGNED:
            return None
        made = Stretch(position, end, count, 0, carried=Carried(due + count, reader.seed))
        if wanted.level >= Level.RECORDS:
            made.rows, made.first_offset, made.last_offset = count, due, due + count - 1
        return made

    def _rows(self, size: int) -> PlacedRows:
        rows = self._lane.rows_for(size)
        if rows <= self._kept.rows and not self._wanted.columns:
            return self._kept
        self._kept = PlacedRows(
            self._lane.room, self._out, self._columns, self._names, rows, size,
            places=self._wanted.records, points=self._points,
        )  # fmt: skip
        return self._kept

    def _stretch(self, view: View, position: int, size: int, due: int) -> Stretch | None:
        wanted, lane, told = self._wanted, self._lane, self._told
        size = min(size, lane.source.size - position)
        made = self._rows(size)
        until, told[FILLED] = min(position + size, self._stop), 0
        found = self._run(view, position, until, RowsFound(0, position, due), size, made)
        self._broken = found.reached if found.why > 0 else -1
        if not found.rows:
            return None
        if self._in_parts:
            found = self._run_on(view, found, until, made)
            self._broken = found.reached if found.why > 0 else -1
        rows = found.rows
        lane.learn(rows, found.reached - position)
        counted = rows if wanted.level >= Level.RECORDS else 0
        stretch = Stretch(position, found.reached, rows, counted, carried=Carried(found.due, self._reader.seed))
        if counted:
            stretch.first_offset, stretch.last_offset = int(told[FIRST_NUMBER]), int(told[LAST_NUMBER])
        if counted and "timestamp" in self._columns:
            stretch.first_timestamp, stretch.last_timestamp = int(told[FIRST_TIME]), int(told[LAST_TIME])
        if wanted.records:
            stretch.records = made.of(view.data, rows)
        elif wanted.columns:
            stretch.columns = lane.columns(made.flats(rows, lane.block), rows)
        if wanted.level >= Level.CHECKSUMS:
            stretch.findings = [finding for at in self._odd[: found.odds] for finding in self._reader.warns(at)]
        return stretch

    def _run_on(self, view: View, found: RowsFound, until: int, made: PlacedRows) -> RowsFound:
        window, is_last, is_more = max(len(view.data), WINDOW_BYTES), view.whole, True
        while is_more and found.why <= 0 and found.reached < until and not is_last:
            view, is_last = self._lane.view(found.reached, window)
            before = found.rows
            found = self._run(view, found.reached, until, found, until - found.reached, made)
            is_more = found.rows > before
        return found

    def _run(self, view: View, position: int, until: int, before: RowsFound, size: int, made: PlacedRows) -> RowsFound:
        end, wanted = len(view.data), self._wanted
        # A part of a plain array would be a copy.
        odd = self._odd[before.odds :] if before.odds else self._odd
        rows, reached, due, why, odds = self._lane.run(
            view.data, view.base, position - view.base, min(until - view.base, end), end, self._key, before.due,
            min(self._reader.most, LARGEST_SIGNED), wanted.checks, before.rows,
            made.rows if wanted.places else UNBOUNDED,
            UNBOUNDED if wanted.records or not wanted.places else size, self._told, odd, self._asked, made.out,
        )  # fmt: skip
        return RowsFound(rows, reached + view.base, due, why, before.odds + odds)
