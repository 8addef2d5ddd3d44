"""ffwd: entries that the file holds whole, and their blobs side by side."""

from __future__ import annotations

from segspec.columns.views import put_view
from segspec.formats.ffwd.rules import begins_in_zeros
from segspec_kernels.ffwd_entries import frame
from segspec_kernels.runtime import copy
from segspec_kernels.types import Bytes, I32s, I64s


def run(
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    tail: int,
    places: bool,
    gathers: bool,
    out_frame: I64s,
    out_position: I64s,
    out_ends: I32s,
    out_values: Bytes,
    out_views: Bytes,
    out_odd: I64s,
) -> tuple[int, int, int, int, int]:
    """Entries that begin in `start:stop` of `data`, which is the file from its byte `base` on, and before its byte
    `tail`, after which all is zero: what looks like empty entries there may be space that was never written.

    Gives and fills the same as the run of durable-log.
    """
    rows = 0
    used = out_ends[0]
    position = start
    while position < stop and not begins_in_zeros(position + base, tail):
        entry = frame(data, position, end)
        at, size = entry.blob_position, entry.blob_length
        if entry.status or (places and (rows == len(out_frame) or (gathers and used + size > len(out_values)))):
            break
        if gathers:
            copy(out_values, used, data, at, size)
        if len(out_views):
            put_view(out_views, rows, data, at, size, 0)
        used += size
        if places:
            out_frame[rows] = entry.position + base
            out_position[rows] = at
            out_ends[rows + 1] = used
        rows += 1
        position = entry.reached
    return rows, position, used, 0, 0
