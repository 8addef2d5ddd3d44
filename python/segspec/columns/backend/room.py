"""Room in the columns of a run for rows and their lists."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from segspec.core.errors import Code, SegspecError

MOST_ROWS = (1 << 31) - 1

ITEMS_A_BYTE, FREE_ITEMS = 8, 1 << 20
"""Maximum items in the lists of one row: per byte of the file, plus a constant."""

MOST_LEARNED = 1 << 20
"""Maximum items for which space is allocated at the beginning."""


class ListRoom:
    """The rows and list items that a run's columns have space for.

    A row is released with all its items. If the first does not fit, the full column grows and the run restarts.
    """

    def __init__(self, paths: Sequence[str], learned: list[int], capacity: int, size: int) -> None:
        self.paths = paths
        self.learned = learned
        self.rows = self.capacity = capacity
        self.lists = self._usual()
        self.most = min(MOST_ROWS, FREE_ITEMS + ITEMS_A_BYTE * size)
        self._told: Any = ()

    def _usual(self) -> list[int]:
        return [max(self.capacity, learned) for learned in self.learned]

    def told(self) -> list[Any]:
        if not self.paths:
            return []
        self._told = array("q", [*self.lists, *([0] * (len(self.lists) + 1))])
        return [self._told]

    @property
    def _full(self) -> int:
        return int(self._told[-1]) if self.paths else 0

    def filled(self) -> tuple[int, ...]:
        count = len(self.lists)
        return tuple(int(told) for told in self._told[count : 2 * count])

    def learn(self, *, is_full: bool, rows: int) -> None:
        """Remembers a list that left many rows without a place."""
        if not self.paths or (is_full and not rows):
            return
        if is_full and self._full and rows < self.rows // 2:
            full = self._full - 1
            self.learned[full] = max(self.learned[full], min(2 * self.lists[full], MOST_LEARNED))
        self.lists = self._usual()

    def grow(self) -> None:
        """Quadruples the full column. Raises `SegspecError` (limit-exceeded) at the limit."""
        if not self._full:
            self.rows *= 4
            return
        room = self.lists[self._full - 1]
        if room >= self.most:
            path = self.paths[self._full - 1]
            raise SegspecError(Code.LIMIT_EXCEEDED, f"one row has more than {room} items in {path}", field=path)
        self.lists[self._full - 1] = min(4 * room, self.most)
