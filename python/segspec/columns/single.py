"""Formats whose frames are one record each, numbered one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from segspec.columns.flat import BYTES, SIGNED, VIEWS, Flat
from segspec.columns.lane import LARGEST_VIEW, WINDOW_BYTES, Lane
from segspec.columns.objects import records, values
from segspec.columns.views import VIEW
from segspec.core.stretch import FrameColumns, Stretch, Wanted
from segspec.storage.source import Source, View

LARGEST_DUE = (1 << 63) - 1
"""Beyond it, offsets may not fit their column within a batch: the reader says so where they do not."""


class SingleFrames(NamedTuple):
    """What tells of frames: the `kernel`, whose columns `position` and `end` say where each lies, what `kind` they
    are, and which of its columns holds each of their details."""

    kernel: str
    kind: str
    details: Mapping[str, str]


class SingleScanner:
    """A `Scanner` over `run`, whose frames are one record each.

    `due` tells the offset that comes next, None where nothing does; `arguments` what the run takes between the bounds
    of the data and the `places` flag; `frames` how its frames are told of.
    """

    def __init__(
        self,
        run: Callable[..., tuple[int, int, int]],
        source: Source,
        wanted: Wanted,
        due: Callable[[], int | None],
        arguments: Callable[[int], tuple[Any, ...]],
        frames: SingleFrames,
    ) -> None:
        self._wanted = wanted
        self._due = due
        self._arguments = arguments
        self._frames = frames
        # Offsets follow from their number: nothing of a row is to be kept for them.
        self._places = wanted.records or bool(wanted.columns & {"value", "position"})
        self.lane = Lane(run, source, wanted)
        self._gathers = self.lane.gathers and not self.lane.points
        # Objects of records are made from the bytes of one view.
        self._in_parts = self.lane.fast and self._places and not wanted.records

    def scan(self, position: int) -> Stretch | None:
        due = self._due()
        if due is None or due > LARGEST_DUE:
            return None
        for view, size in self.lane.views(position, WINDOW_BYTES if self._in_parts else LARGEST_VIEW):
            found = self._stretch(view, position, size, due)
            if found is not None:
                return found
        return None

    def _stretch(self, view: View, position: int, size: int, due: int) -> Stretch | None:
        wanted, lane, room = self._wanted, self.lane, self.lane.room
        size = min(size, lane.source.size - position)
        most = lane.rows_for(size) if self._places else 0
        frames, frame_buffer = room.give("i64", most)
        ends, ends_buffer = room.give("i32", most + 1)
        content, content_buffer = room.give("u8", size if self._gathers else 0)
        points, points_buffer = room.give("u8", VIEW * most if lane.points else 0)
        positions = room.keep("positions", "i64", most)
        ends[0] = 0
        out = (frames, positions, ends, content, points)
        rows, reached, used = self._run(view, position, position + size, due, out)
        if not rows:
            return None
        if self._in_parts:
            rows, reached, used = self._run_on(view, reached, position + size, due, rows, used, out)
        lane.learn(rows, reached - position)
        stretch = Stretch(position, reached, rows, rows, first_offset=due, last_offset=due + rows - 1)
        if wanted.records:
            payloads = values(view.data, positions, ends, rows)
            offsets = list(range(due, due + rows))
            stretch.records = records(rows, {"position": frames, "offset": offsets, "value": payloads})
        elif wanted.columns:
            given = Flat(BYTES, (ends_buffer, content_buffer))
            if lane.points:
                given = Flat(VIEWS, (points_buffer, lane.block), held=used)
            stretch.columns = lane.columns(self._columns(due, rows, frame_buffer, given), rows)
        if wanted.frames:
            stretch.each = self._each(view, position, reached, rows, due)
        return stretch

    def _each(self, view: View, position: int, reached: int, rows: int, due: int) -> FrameColumns:
        own = self._frames
        columns = self.lane.scanned(own.kernel, view, position, reached, rows)
        details = {name: columns[column] for name, column in own.details.items()}
        ends = columns["position"], columns["end"]
        return FrameColumns(rows, view.base, *ends, own.kind, range(due, due + rows), 1, details=details)

    def _run(self, view: View, position: int, until: int, due: int, out: tuple[Any, ...]) -> tuple[int, int, int]:
        """How many records that begin in `position:until` of the file are sound and whole in the view, where the next
        begins, and the bytes of all payloads."""
        end = len(view.data)
        bounds = (view.data, view.base, position - view.base, min(until - view.base, end), end)
        flags = (self._places, self._gathers)
        rows, reached, used = self.lane.run(*bounds, *self._arguments(due), *flags, *out)
        return rows, reached + view.base, used

    def _run_on(
        self, view: View, reached: int, until: int, due: int, rows: int, used: int, out: tuple[Any, ...]
    ) -> tuple[int, int, int]:
        """The same in more views of that size, after the `rows` that it gave."""
        frames, positions, ends, content, points = out
        window, more, is_last = max(len(view.data), WINDOW_BYTES), rows, view.whole
        while more and reached < until and not is_last:
            view, is_last = self.lane.view(reached, window)
            rest = (frames[rows:], positions, ends[rows:], content, points[VIEW * rows :])
            more, reached, used = self._run(view, reached, until, due + rows, rest)
            rows += more
        return rows, reached, used

    def _columns(self, due: int, rows: int, frames: Any, given: Flat) -> dict[str, Flat]:
        made: dict[str, Callable[[], Flat]] = {
            "offset": lambda: self.lane.room.counted(due, rows),
            "position": lambda: Flat(SIGNED, (frames,)),
            "value": lambda: given,
        }
        return {name: build() for name, build in made.items() if name in self._wanted.columns}
