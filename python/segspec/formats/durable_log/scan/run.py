"""durable-log: records that are what their neighbours and their checksums say, and their payloads side by side."""

from __future__ import annotations

from segspec.columns.views import put_view
from segspec.formats.durable_log.rules import is_last
from segspec.formats.engine.rules import broken, is_as_promised
from segspec_kernels.durable_log_records import frame
from segspec_kernels.runtime import copy, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s
from segspec_ksy.layouts import durable_log_record

FLAGS = durable_log_record.FLAGS
RESERVED = durable_log_record.RESERVED


def run(
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    due: U64,
    checks: bool,
    places: bool,
    gathers: bool,
    out_frame: I64s,
    out_position: I64s,
    out_ends: I32s,
    out_values: Bytes,
    out_views: Bytes,
    out_odd: I64s,
) -> tuple[int, int, int, int, int]:
    """Sound records that begin in `start:stop` of `data`, which is the file from its byte `base` on.

    Gives their number, where the next begins, and the bytes of their payloads; why it ended: 0 at its bound or for want
    of room, the number of the rule that the next record breaks, or less than 0 if that has not the layout; and how many
    are to be warned of, whose positions `out_odd` takes. The first must have the offset `due`.
    With `places`, `out_frame` (positions in the file), `out_position` (of payloads in `data`) and `out_ends` (of the
    payloads put side by side, from row 1 on) take a row each; with `gathers`, `out_values` takes the payloads from the
    byte on that `out_ends` begins with. Ends where any of these is full. If it has room, `out_views` takes Arrow's
    views of the payloads in `data`, a row each as well.
    """
    rows = odds = why = 0
    used = out_ends[0]
    position = start
    while position < stop and why == 0:
        record = frame(data, position, end)
        at, size = record.payload_position, record.payload_length
        if record.status:
            why = -record.status
            break
        if places and (rows == len(out_frame) or (gathers and used + size > len(out_values))):
            break
        why = broken(data, at, size, record.checksum, record.offset, due, checks)
        is_odd = not (is_as_promised(record.flags, FLAGS) and is_as_promised(record.reserved, RESERVED))
        if why != 0 or is_last(record.offset) or (is_odd and odds == len(out_odd)):
            break
        if is_odd:
            out_odd[odds] = record.position + base
            odds += 1
        if gathers:
            copy(out_values, used, data, at, size)
        if len(out_views):
            put_view(out_views, rows, data, at, size, 0)
        used += size
        if places:
            out_frame[rows] = record.position + base
            out_position[rows] = at
            out_ends[rows + 1] = used
        due += u64(1)
        rows += 1
        position = record.reached
    return rows, position, used, why, odds
