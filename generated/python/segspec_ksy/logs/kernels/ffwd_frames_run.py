# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
# mypy: ignore-errors
"""Frames of ffwd that contradict nothing, as far as they can be judged without their records."""

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bytes, I64s, U8s, U64s
from segspec_ksy.logs.kernels.ffwd_frames import Columns, frame


def run(
    data: Bytes,
    room: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    after: int,
    header: U64s,
    key: Bytes,
    due: U64,
    seed: U64,
    most_rows: int,
    most_bytes: int,
    most: U64,
    most_records: int,
    asks: int,
    checks: bool,
    tells: bool,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    numbers: U64s,
    dues: U64s,
    seeds: U64s,
    odd: I64s,
    columns: Columns,
) -> tuple[int, int, int, int, int, int]:
    """See `FRAMES_RUN` of segspec.frames.lane_text."""
    n = rows = largest = size = filled = odds = 0
    position = start
    while position < stop and n < capacity:
        at = position
        row = frame(data, at, end)
        if row.status != 0:
            break
        at = row.reached
        columns.position[n] = row.position
        columns.end[n] = row.end
        columns.d_len_blob[n] = row.d_len_blob
        columns.value_position[n] = row.value_position
        columns.value_length[n] = row.value_length
        starts[n], ends[n], packed[n] = row.position, row.end, 0
        is_record, number, last, count = True, due, due, 1
        if number > most or last > most:
            break
        if last == u64(18446744073709551615):
            break
        if last + u64(1) < number:
            break
        held = at - position
        if n > 0 and (rows + count > most_rows or size + held > most_bytes):
            break
        numbers[n] = number
        if is_record:
            due = last + u64(1)
            rows += count
        dues[n], seeds[n] = due, seed
        largest = max(largest, count)
        size += held
        n += 1
        position = at
    return n, position, rows, largest, size, odds
