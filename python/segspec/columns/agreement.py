"""A compiled run over a segment and its index, from one end to the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from segspec.columns.backend.lanes import choose
from segspec.columns.lane import COUNTED_BYTES, LARGEST_VIEW
from segspec.storage.source import Source

IndexRun = Callable[..., tuple[int, int, int]]
"""Takes the bytes of the segment and their base, where to begin, stop and end in them, what is listed, its place in
that, and what is due; gives where it got, the place there, and what is due then."""


def is_listed(run: IndexRun, source: Source, position: int, due: int, index: Source, first: int) -> bool:
    """Whether the frames from `position` on are what is listed from the byte `first` of the index on, one by one."""
    view = index.view(first, index.size)
    listed = view.data[first - view.base :]
    return place_at_end(run, source, position, due, (listed, len(listed))) == len(listed)


def place_at_end(run: IndexRun, source: Source, position: int, due: int, listed: tuple[Any, ...]) -> int | None:
    """The place in what is `listed` once the segment is read from `position` on; None where the run ends before that,
    since the two differ."""
    call = choose(run, source.size)
    place, size = 0, COUNTED_BYTES
    while position < source.size:
        view = source.view(position, size)
        start, end = position - view.base, len(view.data)
        stop = min(start + size, end)
        reached, place, due = call(view.data, view.base, start, stop, end, *listed, place, due)
        if reached < stop and view.whole:
            return None
        if reached == start:
            # The frame is larger than the part of the file that was read.
            size *= 4
            if size > LARGEST_VIEW:
                return None
        position = reached + view.base
        source.release(position)
    return place
