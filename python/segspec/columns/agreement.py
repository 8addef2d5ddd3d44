"""A compiled run over a segment and its index, while the segment is read."""

from __future__ import annotations

from collections.abc import Callable

from segspec.columns.lane import COUNTED_BYTES, LARGEST_VIEW
from segspec.core.model import SegmentSummary
from segspec.core.stretch import FrameColumns
from segspec.storage.source import Source

IndexRun = Callable[..., tuple[int, int, int]]
"""From a segment's bytes and base, the bounds in them, the index's entries, the place in these, and the due number, to
the position, place and number reached.
"""


class Listed:
    """An `Agreement`: the frames from `position` on, the first with number `due`, are listed from byte `first` of the
    index on.
    """

    def __init__(self, run: IndexRun, source: Source, position: int, due: int, index: Source, first: int) -> None:
        self._run = run
        self._source, self._position, self._due = source, position, due
        self._index, self._first = index, first
        self._differs = False

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        size = COUNTED_BYTES
        while self._position < position and self._first < self._index.size and not self._differs:
            reached = self._pass(min(position, self._position + size), size)
            size = COUNTED_BYTES if reached else 4 * size
            self._differs = size > LARGEST_VIEW

    def _pass(self, until: int, size: int) -> bool:
        view = self._source.view(self._position, until - self._position)
        listed = self._index.view(self._first, size)
        start, end, place = self._position - view.base, len(view.data), self._first - listed.base
        stop = min(until - view.base, end)
        given = (view.data, view.base, start, stop, end, listed.data, len(listed.data))
        reached, got, self._due = self._run(*given, place, self._due)
        self._position, self._first = reached + view.base, got + listed.base
        if reached == start and view.whole:
            self._differs = True
        return reached > start

    def holds(self, summary: SegmentSummary) -> bool:
        return not self._differs and self._position >= self._source.size and self._first >= self._index.size
