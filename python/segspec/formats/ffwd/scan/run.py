"""ffwd: entries that the file holds whole, and their blobs side by side."""

from __future__ import annotations

from typing import Any

from segspec.columns.backend.plain import copy
from segspec_kernels.ffwd_entries import frame

KERNELS = {"frame": ("ffwd_entries", "frame")}
FUNCTIONS: tuple[str, ...] = ()


def run(
    data: Any,
    base: int,
    start: int,
    stop: int,
    end: int,
    places: bool,
    gathers: bool,
    out_frame: Any,
    out_position: Any,
    out_ends: Any,
    out_values: Any,
) -> tuple[int, int, int]:
    """Entries that begin in `start:stop` of `data`, which is the file from its byte `base` on, up to the last that is
    not empty: empty ones may be space that was never written, which only what follows them tells.

    Gives and fills the same as the run of durable-log.
    """
    rows = used = committed = 0
    position = kept = start
    while position < stop:
        status, reached, at_frame, at, size = frame(data, position, end)
        if status or (places and (rows == len(out_frame) or (gathers and used + size > len(out_values)))):
            break
        if gathers:
            copy(out_values, used, data, at, size)
        used += size
        if places:
            out_frame[rows] = at_frame + base
            out_position[rows] = at
            out_ends[rows + 1] = used
        rows += 1
        position = reached
        if size:
            committed, kept = rows, reached
    return committed, kept, used
