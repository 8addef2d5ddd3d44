"""Frames as found: one in its file, the intact ones of one view from a run, and those in long runs of zeros."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from segspec.storage.source import Source, View

LONG_RUN = 4_096
"""So many zero bytes are passed at once: a run of fewer frames is read sooner than it is measured."""


class StoredFrame(NamedTuple):
    """A frame in the file, in one piece or several: the start of each and its parsed structure.

    `number` is None without a record. `content` is the structure of its value, or why there is none; None without a
    record or a value.
    """

    starts: tuple[int, ...]
    trees: tuple[Any, ...]
    end: int
    number: int | None
    takes: int
    value: bytes
    content: Any
    is_left: bool = False

    @classmethod
    def unparsed(cls, position: int, end: int, number: int, takes: int) -> StoredFrame:
        """A frame by a run's values, without a parsed structure."""
        return cls((position,), (), end, number, takes, b"", None)

    @property
    def head(self) -> Any:
        return self.trees[0]


@dataclass
class SoundFrames:
    """The `count` intact frames of one view.

    It has the number of their records, the maximum in one frame, and their bytes; the kernel's and the run's values for
    each. `odd` are the places of those with warnings.
    """

    view: View
    count: int
    rows: int
    largest: int
    size: int
    columns: Any
    odd: list[int]
    starts: Any
    ends: Any
    packed: Any
    numbers: Any
    dues: Any
    seeds: Any

    def reached(self, count: int) -> int:
        """The byte of the file after the first `count` frames."""
        return int(self.columns.end[count - 1]) + self.view.base


class ZeroFrames:
    """The frames of one file whose `size` bytes are all zero, if many are adjacent.

    They are passed at memory speed, holes without being read.
    """

    def __init__(self, source: Source, size: int) -> None:
        self._source, self._size, self._zeros = source, size, range(0)

    def at(self, position: int, until: int) -> tuple[int, int]:
        """How many there are from `position` on that end up to `until`, and where the last one ends; none if they are
        few."""
        if position not in self._zeros:
            if any(self._source.read(position, LONG_RUN)):
                return 0, position
            self._zeros = range(position, self._source.zeros_until(position))
        left = min(self._zeros.stop, until) - position
        is_long = left >= LONG_RUN or position >= self._source.zero_tail()
        count = left // self._size if is_long else 0
        return count, position + count * self._size
