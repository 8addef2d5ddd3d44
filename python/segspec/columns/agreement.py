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
    call = choose(run, source.size)
    size = listed_size = COUNTED_BYTES
    while position < source.size and first < index.size:
        view, listed = source.view(position, size), index.view(first, listed_size)
        start, end, place = position - view.base, len(view.data), first - listed.base
        stop = min(start + size, end)
        reached, got, due = call(view.data, view.base, start, stop, end, listed.data, len(listed.data), place, due)
        if reached == start:
            # Neither a frame nor an entry is where it should be, unless the frame is larger than what was looked at.
            size *= 4
            if view.whole or size > LARGEST_VIEW:
                return False
        else:
            size = COUNTED_BYTES
        position, first = reached + view.base, got + listed.base
    return position >= source.size and first >= index.size


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
    return place
