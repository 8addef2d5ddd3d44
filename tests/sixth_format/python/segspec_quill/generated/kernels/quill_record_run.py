# segspec format build, from ksy/: change that.
"""Records of quill, each a frame of its own, that contradict nothing: their columns side by side."""

from typing import NamedTuple

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U64s
from segspec_quill.generated.kernels.quill_frames import frame
from segspec_quill.generated.kernels.quill_sum import checksum
from segspec_quill.generated.kernels.quill_views import put_view


class Selected(NamedTuple):
    makes: bool
    places: bool
    points: bool
    a_offset: bool
    a_position: bool
    a_timestamp: bool
    a_key: bool
    a_value: bool


class Out(NamedTuple):
    c_offset: U64s
    c_position: I64s
    c_timestamp: I64s
    c_key_ends: I32s
    c_key: Bytes
    c_key_there: Bools
    c_value_ends: I32s
    c_value: Bytes
    c_key_at: I64s
    c_value_at: I64s
    views: Bytes


def run(
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    key: Bytes,
    due: U64,
    most: U64,
    checks: bool,
    begun: int,
    most_rows: int,
    most_bytes: int,
    told: I64s,
    odd: I64s,
    asked: Selected,
    out: Out,
) -> tuple[int, int, U64, int, int]:
    """See `RECORD_RUN` of segspec.frames.lane_text."""
    rows, position, why, odds = begun, start, 0, 0
    time, is_begun = 0, told[1] != 0
    while position < stop and rows < most_rows:
        at = position
        row = frame(data, at, end)
        if row.status != 0:
            why = -row.status
            break
        if checks:
            cover, until = row.position + 10, row.end
            if until < cover:
                break
            summed = checksum(data, cover, until - cover, u64(0), False, key)
            if summed != u64(row.sum):
                why = 1
                break
        at = row.reached
        if at - start > most_bytes:
            break
        number, last = due, due
        number = row.number
        last = number
        if number != due:
            why = 2
            break
        if number > most or last > most:
            break
        if last == u64(18446744073709551615):
            break
        if last + u64(1) < number:
            break
        if row.time > u64(9223372036854775807):
            break
        reached, time = at, i64(row.time)
        if not is_begun:
            is_begun = True
            told[1], told[2], told[4] = 1, time, i64(number)
        if asked.makes:
            if asked.a_offset:
                of_offset = number
                out.c_offset[rows] = of_offset
            if asked.a_position:
                of_position = base + row.position
                out.c_position[rows] = of_position
            if asked.a_timestamp:
                of_timestamp = i64(row.time)
                out.c_timestamp[rows] = of_timestamp
            if asked.a_key:
                used = i64(out.c_key_ends[rows])
                at = i64(row.key_position)
                size = i64(row.key_length)
                if size > 0:
                    if not (asked.places):
                        copy(out.c_key, used, data, at, size)
                    used += size
                if asked.places:
                    out.c_key_at[rows] = at
                out.c_key_ends[rows + 1] = used
                out.c_key_there[rows] = size >= 0
            if asked.a_value:
                used = i64(out.c_value_ends[rows])
                at = i64(row.value_position)
                size = i64(row.value_length)
                if size > 0:
                    if not (asked.places or asked.points):
                        copy(out.c_value, used, data, at, size)
                    used += size
                if asked.places:
                    out.c_value_at[rows] = at
                out.c_value_ends[rows + 1] = used
                if asked.points:
                    put_view(out.views, rows, data, at, size if size > 0 else 0, 0)
        rows += 1
        due = last + u64(1)
        position = reached
    if rows > begun:
        told[3], told[5] = time, i64(due) - 1
    return rows, position, due, why, odds
