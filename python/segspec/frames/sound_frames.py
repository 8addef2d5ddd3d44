"""Frames as found: one, those in long runs of zeros, and what a run leaves to the next stretch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from segspec.core.errors import Finding
from segspec.core.model import Frame
from segspec.core.stretch import Stretch
from segspec.storage.source import Source

LONG_RUN = 4_096
"""The minimum number of zero bytes to skip together."""

TOLD, MOST_ODD = 9, 1 << 8
"""The sizes of what a run tells of its rows, and of the places of frames with warnings."""
FILLED, FIRST_TIME, LAST_TIME, FIRST_NUMBER, LAST_NUMBER = 1, 2, 3, 4, 5


class StoredFrame(NamedTuple):
    """A frame in one or several pieces, with starts and parsed structures.

    `number` is None without a record. `content` is its value's structure, or the error; None without a value.
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
        """A frame from a run's values, without a parsed structure."""
        return cls((position,), (), end, number, takes, b"", None)

    @property
    def head(self) -> Any:
        return self.trees[0]


class Carried(NamedTuple):
    """The number due after a stretch, and the next checksum's start.

    `judged` is its one frame, if it has another number.
    """

    due: int
    seed: int
    judged: Frame | None = None


def judged_alone(made: Stretch | None, frame: Frame, said: Iterable[Finding]) -> Stretch | None:
    """The stretch of one frame that a run refused only for its number, with the findings about it."""
    if made is not None:
        made.carried, made.findings = made.carried._replace(judged=frame), [*said, *made.findings]
    return made


class ZeroFrames:
    """Adjacent frames of one file with `size` zero bytes.

    They are skipped at memory speed, holes without being read.
    """

    def __init__(self, source: Source, size: int) -> None:
        self._source, self._size, self._zeros = source, size, range(0)

    def at(self, position: int, until: int) -> tuple[int, int]:
        """The number of such frames in `position:until`, and the last one's end; 0 if few."""
        if position not in self._zeros:
            if any(self._source.read(position, LONG_RUN)):
                return 0, position
            self._zeros = range(position, self._source.zeros_until(position))
        left = min(self._zeros.stop, until) - position
        is_long = left >= LONG_RUN or position >= self._source.zero_tail()
        count = left // self._size if is_long else 0
        return count, position + count * self._size
