# segspec format build, from ksy/: change that.
"""Frames of quill that contradict nothing, as far as they can be judged without their records."""

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bytes, I64s, U8s, U64s
from segspec_quill.generated.kernels.quill_frames import Columns, frame
from segspec_quill.generated.kernels.quill_sum import checksum


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
        if checks:
            cover, until = row.position + 10, row.end
            if until < cover:
                break
            seeds[n] = checksum(data, cover, until - cover, u64(0), False, key)
            if seeds[n] != u64(row.sum):
                break
        at = row.reached
        columns.position[n] = row.position
        columns.end[n] = row.end
        columns.number[n] = row.number
        columns.sum[n] = row.sum
        columns.time[n] = row.time
        columns.d_len_body[n] = row.d_len_body
        columns.d_checksum[n] = row.d_checksum
        columns.key_position[n] = row.key_position
        columns.key_length[n] = row.key_length
        columns.value_position[n] = row.value_position
        columns.value_length[n] = row.value_length
        starts[n], ends[n], packed[n] = row.position, row.end, 0
        is_record, number, last, count = True, due, due, 1
        number = columns.number[n]
        last = number
        if asks > 0 and number != due:
            break
        if number > most or last > most:
            break
        if last == u64(18446744073709551615):
            break
        if last + u64(1) < number:
            break
        if columns.time[n] > u64(9223372036854775807):
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
