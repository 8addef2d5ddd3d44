"""A search of one segment with a limit of work: a hostile file may have a possible frame at each place."""

from __future__ import annotations

from typing import ClassVar

from segspec.core.limits import MEBIBYTE
from segspec.storage.source import Source, View

EFFORT = 32
"""Maximum looks at places, messages and elements per byte of the file. Nearly all data takes one for each."""
LEAST_EFFORT = 8 * MEBIBYTE
"""Additional looks for any file."""


class BoundedSearch:
    """Counts the looks of a search, and keeps the bytes around its place in memory; `exhausted` means that it gave
    up."""

    ahead: ClassVar[int] = MEBIBYTE
    """Minimum bytes kept in memory."""

    def __init__(self, source: Source) -> None:
        # The scanner uses the window of the original source.
        self._source = source.until(source.size)
        self._held = View(memoryview(b""), 0, whole=False)
        self._most = self._effort = EFFORT * source.size + LEAST_EFFORT

    @property
    def exhausted(self) -> bool:
        return self._effort <= 0

    @property
    def looks(self) -> int:
        """The work done so far."""
        return self._most - self._effort

    def _look(self, position: int, length: int) -> View:
        held, end = self._held, min(position + length, self._source.size)
        if not held.base <= position or held.base + len(held.data) < end:
            start = position - position % (self.ahead // 2)
            held = self._held = self._source.view(start, max(position + length - start, self.ahead))
        return held
