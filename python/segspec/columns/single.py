"""Formats whose frames are one record each, numbered one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from segspec.columns.flat import BYTES, SIGNED, VIEWS, Flat
from segspec.columns.lane import LARGEST_VIEW, WINDOW_BYTES, Lane
from segspec.columns.objects import records, values
from segspec.columns.views import VIEW
from segspec.core.errors import Finding
from segspec.core.stretch import FrameColumns, Level, Stretch, Wanted
from segspec.storage.source import Source, View

LARGEST_DUE = (1 << 63) - 1
"""Beyond it, offsets may not fit their column within a batch: the reader says so where they do not."""


MOST_ODD = 256
"""So many frames of a stretch may be ones to warn of."""


class SingleRun(NamedTuple):
    """What a run found: how many records, where the next begins, the bytes of all payloads, the number of the rule that
    the next one breaks, and how many of these are to be warned of."""

    rows: int
    reached: int
    used: int
    why: int
    odds: int


class SingleFrames(NamedTuple):
    """What tells of frames: the `kernel`, whose columns `position` and `end` say where each lies, what `kind` they
    are, and which of its columns holds each of their details."""

    kernel: str
    kind: str
    details: Mapping[str, str]


class SingleScanner:
    """A `Scanner` over `run`, whose frames are one record each.

    `due` tells the offset that comes next, None where nothing does; `arguments` what the run takes between the bounds
    of the data and the `places` flag; `frames` how its frames are told of; `warns` what is to be said of the frame at
    a position.
    """

    def __init__(
        self,
        run: Callable[..., tuple[int, int, int, int, int]],
        source: Source,
        wanted: Wanted,
        due: Callable[[], int | None],
        arguments: Callable[[int], tuple[Any, ...]],
        frames: SingleFrames,
        warns: Callable[[int], Iterable[Finding]] = lambda _: (),
    ) -> None:
        self._wanted = wanted
        self._due = due
        self._arguments = arguments
        self._frames = frames
        self._warns = warns
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
            found, is_judged = self._stretch(view, position, size, due)
            if found is not None or is_judged:
                return found
        return None

    def _stretch(self, view: View, position: int, size: int, due: int) -> tuple[Stretch | None, bool]:
        """What begins at the position, and whether a rule says why that is nothing, so that more bytes are no help."""
        wanted, lane, room = self._wanted, self.lane, self.lane.room
        size = min(size, lane.source.size - position)
        most = lane.rows_for(size) if self._places else 0
        frames, frame_buffer = room.give("i64", most)
        ends, ends_buffer = room.give("i32", most + 1)
        content, content_buffer = room.give("u8", size if self._gathers else 0)
        points, points_buffer = room.give("u8", VIEW * most if lane.points else 0)
        positions, odd = room.keep("positions", "i64", most), room.keep("odd", "i64", MOST_ODD)
        ends[0] = 0
        out = (frames, positions, ends, content, points, odd)
        found = self._run(view, position, position + size, due, out)
        if not found.rows:
            return None, found.why > 0
        if self._in_parts:
            found = self._run_on(view, found, position + size, due, out)
        rows, reached = found.rows, found.reached
        lane.learn(rows, reached - position)
        stretch = Stretch(position, reached, rows, rows, first_offset=due, last_offset=due + rows - 1)
        if wanted.records:
            payloads = values(view.data, positions, ends, rows)
            offsets = list(range(due, due + rows))
            stretch.records = records(rows, {"position": frames, "offset": offsets, "value": payloads})
        elif wanted.columns:
            given = Flat(BYTES, (ends_buffer, content_buffer))
            if lane.points:
                given = Flat(VIEWS, (points_buffer, lane.block), held=found.used)
            stretch.columns = lane.columns(self._columns(due, rows, frame_buffer, given), rows)
        if wanted.frames:
            stretch.each = self._each(view, position, reached, rows, due)
        if wanted.level >= Level.CHECKSUMS:
            stretch.findings = [finding for at in odd[: found.odds] for finding in self._warns(at)]
        stretch.is_judged = found.why > 0
        return stretch, True

    def _each(self, view: View, position: int, reached: int, rows: int, due: int) -> FrameColumns:
        own = self._frames
        columns = self.lane.scanned(own.kernel, view, position, reached, rows)
        details = {name: columns[column] for name, column in own.details.items()}
        ends = columns["position"], columns["end"]
        return FrameColumns(rows, view.base, *ends, own.kind, range(due, due + rows), 1, details=details)

    def _run(self, view: View, position: int, until: int, due: int, out: tuple[Any, ...]) -> SingleRun:
        """The sound records that begin in `position:until` of the file and are whole in the view."""
        end = len(view.data)
        bounds = (view.data, view.base, position - view.base, min(until - view.base, end), end)
        flags = (self._places, self._gathers)
        found = SingleRun(*self.lane.run(*bounds, *self._arguments(due), *flags, *out))
        return found._replace(reached=found.reached + view.base)

    def _run_on(self, view: View, found: SingleRun, until: int, due: int, out: tuple[Any, ...]) -> SingleRun:
        """The same in more views of that size, after what was `found`."""
        frames, positions, ends, content, points, odd = out
        window, is_last, is_more = max(len(view.data), WINDOW_BYTES), view.whole, True
        while is_more and found.why <= 0 and found.reached < until and not is_last:
            view, is_last = self.lane.view(found.reached, window)
            rows, odds = found.rows, found.odds
            rest = (frames[rows:], positions, ends[rows:], content, points[VIEW * rows :], odd[odds:])
            more = self._run(view, found.reached, until, due + rows, rest)
            found, is_more = more._replace(rows=rows + more.rows, odds=odds + more.odds), more.rows > 0
        return found

    def _columns(self, due: int, rows: int, frames: Any, given: Flat) -> dict[str, Flat]:
        made: dict[str, Callable[[], Flat]] = {
            "offset": lambda: self.lane.room.counted(due, rows),
            "position": lambda: Flat(SIGNED, (frames,)),
            "value": lambda: given,
        }
        return {name: build() for name, build in made.items() if name in self._wanted.columns}
