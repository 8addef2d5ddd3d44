"""Sound frames as a run found them in one view of a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from segspec.storage.source import View


@dataclass
class SoundFrames:
    """The `count` sound frames of one view: their records, the most of one, and the bytes that hold them; what the
    kernel found of each, and what the run tells beside it; `odd` are the places of those to be warned of."""

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
