"""Stretches of sound frames of a declared log whose frames are one record each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from segspec.columns.flat import VIEWS, Flat
from segspec.columns.lane import LARGEST_VIEW, WINDOW_BYTES, Lane, Room
from segspec.columns.objects import values
from segspec.columns.views import VIEW
from segspec.core.model import Record
from segspec.core.stretch import Level, Scanner, Stretch, Wanted
from segspec.formats.declared.frame_file import ACCESS_ERRORS
from segspec.formats.declared.frame_scanner import (
    FILLED,
    FIRST_NUMBER,
    FIRST_TIME,
    LARGEST,
    LAST_NUMBER,
    LAST_TIME,
    TOLD,
    UNBOUNDED,
    Carried,
    DeclaredScanner,
    columns_of,
)
from segspec.formats.declared.lane_kept import KeptLane
from segspec.formats.declared.lane_rows import LaneRows
from segspec.formats.declared.lowered_log import RECORD_RUN, LaneColumn, LoweredLog
from segspec.formats.declared.reader import DeclaredReader
from segspec.formats.declared.record_run import VALUE, is_placed
from segspec.storage.source import View


def scanner_of(reader: DeclaredReader, wanted: Wanted) -> Scanner | None:
    """The scanner for a reader; None where what is wanted is not lowered."""
    lane = reader.parsers.compiled.lane
    names = None if lane is None or not reader.may_scan(wanted) else columns_of(reader, lane, wanted)
    if lane is None or names is None:
        return None
    kind = RecordScanner if lane.is_single and not wanted.frames else DeclaredScanner
    return kind(reader, wanted, lane, names)


class PlacedRows(LaneRows):
    """The same rows, whose bytes may stay where they lie, and whose values may be views of them."""

    def __init__(
        self, room: Room, out: Callable[..., Any], columns: Mapping[str, LaneColumn], names: frozenset[str],
        rows: int, size: int, *, places: bool, points: bool,
    ) -> None:  # fmt: skip
        self._places, self._points = places, points
        super().__init__(room, out, columns, names, rows, size, 0)

    def _make(self, room: Room, name: str, column: LaneColumn, rows: int, size: int) -> None:
        stays = is_placed(column) and (self._places or (self._points and name == VALUE))
        super()._make(room, name, column, rows, 0 if stays else size)
        if is_placed(column):
            self._array(room, f"c_{name}_at", "i64", rows if self._places else 0)
        if name == VALUE:
            self._array(room, "views", "u8", VIEW * rows if self._points else 0)

    def flats(self, rows: int, block: Any = None) -> dict[str, Flat]:
        """`block` is the memory of the views."""
        made = super().flats(rows)
        if self._points:
            held, there = int(self.filled[f"c_{VALUE}_ends"][rows]), made[VALUE].present
            made[VALUE] = Flat(VIEWS, (self._buffer("views"), block), there, held)
        return made

    def of(self, data: Any, rows: int) -> list[Record]:
        """The first `rows` rows as objects, whose bytes lie in `data`."""
        self._data = data
        return self._objects(0, rows)

    def _bytes(self, name: str, column: LaneColumn, first: int, end: int) -> list[bytes]:
        if column.names:
            return super()._bytes(name, column, first, end)
        return values(self._data, self.filled[f"c_{name}_at"], self.filled[f"c_{name}_ends"], end)


class RecordScanner:
    """A `Scanner`. `names` are the columns to be made."""

    def __init__(self, reader: DeclaredReader, wanted: Wanted, lane: LoweredLog, names: frozenset[str]) -> None:
        self._reader, self._wanted, self._columns, self._names = reader, wanted, lane.columns, names
        kept = KeptLane(lane, reader.source.size)
        self._lane = Lane(kept.function(RECORD_RUN), reader.source, wanted, fast=kept.fast)
        module = kept.module(RECORD_RUN)
        self._points = self._lane.points and VALUE in names
        self._asked = module.Asked(wanted.records, self._points, *(name in names for name in lane.columns))
        self._out: Any = module.Out
        self._key = b""
        self._told = self._lane.room.keep("told", "i64", TOLD)
        # Objects of records are made from the bytes of one view.
        self._in_parts = self._lane.fast and wanted.places and not wanted.records
        self._kept = PlacedRows(
            self._lane.room, self._out, self._columns, frozenset(), 0, 0, places=wanted.records, points=False
        )
        """Room that is used again where nothing of it is given away."""

    def scan(self, position: int) -> Stretch | None:
        due = self._reader.due
        if due is None or due > LARGEST:
            return None
        try:
            self._key = self._reader.file.key
        except ACCESS_ERRORS:
            return None
        for view, size in self._lane.views(position, WINDOW_BYTES if self._in_parts else LARGEST_VIEW):
            found = self._stretch(view, position, size, due)
            if found is not None:
                return found
            error = self._reader.refused(position) if self._wanted.checks else None
            if error is not None:
                raise error
        return None

    def _rows(self, size: int) -> PlacedRows:
        """Room for the rows of so many bytes of the file."""
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
        until, told[FILLED] = position + size, 0
        rows, reached, due = self._run(view, position, until, due, 0, size, made)
        if not rows:
            return None
        window, is_last = max(len(view.data), WINDOW_BYTES), not self._in_parts or view.whole
        while reached < until and not is_last:
            view, is_last = lane.view(reached, window)
            before = rows
            rows, reached, due = self._run(view, reached, until, due, rows, position + size - reached, made)
            if rows == before:
                break
        lane.learn(rows, reached - position)
        counted = rows if wanted.level >= Level.RECORDS else 0
        stretch = Stretch(position, reached, rows, counted, carried=Carried(due, self._reader.seed))
        if counted:
            stretch.first_offset, stretch.last_offset = int(told[FIRST_NUMBER]), int(told[LAST_NUMBER])
        if counted and "timestamp" in self._columns:
            stretch.first_timestamp, stretch.last_timestamp = int(told[FIRST_TIME]), int(told[LAST_TIME])
        if wanted.records:
            stretch.records = made.of(view.data, rows)
        elif wanted.columns:
            stretch.columns = lane.columns(made.flats(rows, lane.block), rows)
        return stretch

    def _run(
        self, view: View, position: int, until: int, due: int, begun: int, size: int, made: PlacedRows
    ) -> tuple[int, int, int]:
        """How many rows there are with the records that begin in `position:until` of the file and are whole in the
        view, where the next begins, and its number. Copied bytes are of frames with no more bytes than `size`."""
        end, wanted = len(view.data), self._wanted
        rows, reached, due = self._lane.run(
            view.data, view.base, position - view.base, min(until - view.base, end), end, self._key, due,
            min(self._reader.most, LARGEST), wanted.checks, begun, made.rows if wanted.places else UNBOUNDED,
            UNBOUNDED if wanted.records or not wanted.places else size, self._told, self._asked, made.out,
        )  # fmt: skip
        return rows, reached + view.base, due
