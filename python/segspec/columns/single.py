"""Formats whose frames are one record each, numbered one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from segspec.columns.arrays import binary, counted, numbers
from segspec.columns.lane import Lane
from segspec.columns.objects import records, values
from segspec.core.stretch import Stretch, Wanted
from segspec.storage.source import Source, View

LARGEST_DUE = (1 << 63) - 1
"""Beyond it, offsets may not fit their column within a batch: the reader says so where they do not."""


class SingleScanner:
    """A `Scanner` over `run`, whose frames are one record each.

    `due` tells the offset that comes next, None where nothing does; `arguments` what the run takes between the bounds
    of the data and the `places` flag.
    """

    def __init__(
        self,
        run: Callable[..., tuple[int, int, int]],
        source: Source,
        wanted: Wanted,
        due: Callable[[], int | None],
        arguments: Callable[[int], tuple[Any, ...]],
    ) -> None:
        self._wanted = wanted
        self._due = due
        self._arguments = arguments
        # Offsets follow from their number: nothing of a row is to be kept for them.
        self._places = wanted.records or bool(wanted.columns & {"value", "position"})
        self.lane = Lane(run, source, wanted)

    def scan(self, position: int) -> Stretch | None:
        due = self._due()
        if due is None or due > LARGEST_DUE:
            return None
        for view, size in self.lane.views(position):
            found = self._run(view, position, size, due)
            if found is not None:
                return found
        return None

    def _run(self, view: View, position: int, size: int, due: int) -> Stretch | None:
        wanted, lane, room = self._wanted, self.lane, self.lane.room
        start = position - view.base
        end = len(view.data)
        stop = min(start + size, end)
        most = lane.rows_for(stop - start) if self._places else 0
        frames, frame_buffer = room.give("i64", most)
        ends, ends_buffer = room.give("i32", most + 1)
        content, content_buffer = room.give("u8", stop - start if lane.gathers else 0)
        positions = room.keep("positions", "i64", most)
        ends[0] = 0
        bounds = (view.data, view.base, start, stop, end)
        flags = (self._places, lane.gathers)
        rows, reached, _ = lane.run(*bounds, *self._arguments(due), *flags, frames, positions, ends, content)
        if not rows:
            return None
        lane.learn(rows, reached - start)
        stretch = Stretch(position, reached + view.base, rows, rows, first_offset=due, last_offset=due + rows - 1)
        if wanted.records:
            payloads = values(view.data, positions, ends, rows)
            offsets = list(range(due, due + rows))
            stretch.records = records(rows, {"position": frames, "offset": offsets, "value": payloads})
        elif wanted.columns:
            stretch.columns = self._columns(due, rows, frame_buffer, ends_buffer, content_buffer)
        return stretch

    def _columns(self, due: int, rows: int, frames: Any, ends: Any, content: Any) -> dict[str, Any]:
        import pyarrow as pa

        made: dict[str, Callable[[], Any]] = {
            "offset": lambda: counted(due, rows),
            "position": lambda: numbers(pa.uint64(), frames, rows),
            "value": lambda: binary(ends, content, rows),
        }
        return {name: build() for name, build in made.items() if name in self._wanted.columns}
