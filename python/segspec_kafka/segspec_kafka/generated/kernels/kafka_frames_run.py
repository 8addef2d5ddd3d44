# segspec format build, from ksy/: change that.
"""Frames of kafka that contradict nothing, as far as they can be judged without their records."""

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bytes, I64s, U8s, U64s
from segspec_kafka.generated.kernels.kafka_frames import Columns, frame
from segspec_kafka.generated.kernels.kafka_sum import checksum


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
        if not row.there0:
            break
        if not row.there1:
            break
        if not row.there2:
            break
        if not row.there3:
            break
        if not row.there4:
            break
        if not row.there5:
            break
        if not row.there6:
            break
        if not row.there7:
            break
        if not row.there8:
            break
        if not row.there9:
            break
        if not row.there10:
            break
        if not row.there11:
            break
        if checks:
            cover, until = row.position + 21, i64(row.until0_position) + i64(row.until0_length)
            if not (i64(row.until0_length) >= 0):
                break
            if until < cover:
                break
            seeds[n] = checksum(data, cover, until - cover, u64(0), False, key)
            if seeds[n] != u64(row.sum):
                break
        at = row.reached
        columns.position[n] = row.position
        columns.end[n] = row.end
        columns.goods_position[n] = row.goods_position
        columns.goods_length[n] = row.goods_length
        columns.number[n] = row.number
        columns.last[n] = row.last
        columns.there0[n] = row.there0
        columns.sum[n] = row.sum
        columns.there1[n] = row.there1
        columns.time[n] = row.time
        columns.there2[n] = row.there2
        columns.num[n] = row.num
        columns.there3[n] = row.there3
        columns.none[n] = row.none
        columns.param0[n] = row.param0
        columns.there4[n] = row.there4
        columns.param1[n] = row.param1
        columns.there5[n] = row.there5
        columns.param2[n] = row.param2
        columns.param3[n] = row.param3
        columns.there6[n] = row.there6
        columns.codec[n] = row.codec
        columns.plain0[n] = row.plain0
        columns.d_len_batch[n] = row.d_len_batch
        columns.d_epoch_or_crc[n] = row.d_epoch_or_crc
        columns.d_magic[n] = row.d_magic
        columns.until0_position[n] = row.until0_position
        columns.until0_length[n] = row.until0_length
        columns.there7[n] = row.there7
        columns.f_leader_epoch[n] = row.f_leader_epoch
        columns.there8[n] = row.there8
        columns.f_producer_id[n] = row.f_producer_id
        columns.there9[n] = row.there9
        columns.f_producer_epoch[n] = row.f_producer_epoch
        columns.there10[n] = row.there10
        columns.f_base_sequence[n] = row.f_base_sequence
        columns.there11[n] = row.there11
        columns.f_is_transactional[n] = row.f_is_transactional
        columns.f_is_append_time[n] = row.f_is_append_time
        columns.f_compression[n] = row.f_compression
        starts[n], ends[n], packed[n] = row.position, row.end, 0
        is_record, number, last, count = True, due, due, 1
        if asks > 1 and not columns.plain0[n]:
            break
        if columns.number[n] < 0:
            break
        if columns.last[n] < 0:
            break
        number = u64(columns.number[n])
        last = number
        last = u64(columns.last[n])
        if number > most or last > most:
            break
        if last == u64(18446744073709551615):
            break
        if last + u64(1) < number:
            break
        if asks > 0 and number < due:
            break
        if asks > 0 and number > due:
            following = frame(data, at, end)
            if following.status != 0 or u64(following.number) <= max(last, number):
                break
        if columns.goods_length[n] < 0:
            break
        starts[n] = i64(columns.goods_position[n])
        ends[n] = starts[n] + i64(columns.goods_length[n])
        if asks > 0 and columns.codec[n] != 0 and columns.codec[n] != 1 and columns.codec[n] != 3 and columns.codec[n] != 2 and columns.codec[n] != 4:
            break
        packed[n] = 0 if columns.codec[n] == 0 else 1
        count = columns.num[n]
        if most_records >= 0 and (count < 0 or count > most_records):
            break
        if most_records >= 0 and packed[n] == 0 and count > ends[n] - starts[n]:
            break
        count = count if most_records >= 0 else 0
        if asks > 0 and (columns.f_compression[n] < 0 or columns.f_compression[n] >= 5):
            break
        held = ends[n] - starts[n]
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
