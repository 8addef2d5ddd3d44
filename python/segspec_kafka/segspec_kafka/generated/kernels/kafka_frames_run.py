# segspec format build, from ksy/: change that.
"""Frames of kafka that contradict nothing, as far as they can be judged without their records."""

from segspec_kernels.runtime import crc32, crc32c, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bytes, I64s, U8s
from segspec_kafka.generated.kernels.kafka_frames import Columns, scan


def run(
    data: Bytes,
    start: int,
    stop: int,
    end: int,
    due: U64,
    most_rows: int,
    most_bytes: int,
    most: U64,
    most_records: int,
    checks: bool,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    columns: Columns,
) -> tuple[int, int, int, int, int, U64]:
    """Gives how many frames that begin in `start:stop` are sound; where the next one begins, were it sound; their
    records, the most of one, the bytes that hold them; and the number that is due after them. None of these is above
    `most`. `starts` and `ends` say where the records of each lie, `packed` what with. If `most_records` is negative,
    frames are taken that are not plain, or have any count."""
    found, reached, _, _ = scan(data, start, stop, end, capacity, columns)
    n = rows = largest = size = 0
    while n < found:
        is_record, last, count = True, due, 1
        starts[n], ends[n], packed[n] = columns.position[n], columns.end[n], 0
        if not columns.there0[n]:
            break
        if not columns.there1[n]:
            break
        if not columns.there2[n]:
            break
        if not columns.there3[n]:
            break
        if not columns.there4[n]:
            break
        if not columns.there5[n]:
            break
        if not columns.there6[n]:
            break
        if not columns.there7[n]:
            break
        if not columns.there8[n]:
            break
        if not columns.there9[n]:
            break
        if not columns.there10[n]:
            break
        if not columns.there11[n]:
            break
        if most_records >= 0 and not columns.plain0[n]:
            break
        cover, until = i64(columns.position[n]) + 21, i64(columns.until_position[n]) + i64(columns.until_length[n])
        if until < cover:
            break
        if checks and crc32c(data, cover, until - cover) != columns.sum[n]:
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
        if number < due:
            break
        if number > due and (n + 1 >= found or u64(columns.number[n + 1]) <= max(last, number)):
            break
        if columns.goods_length[n] < 0:
            break
        starts[n] = i64(columns.goods_position[n])
        ends[n] = starts[n] + i64(columns.goods_length[n])
        if columns.codec[n] != 0 and columns.codec[n] != 1 and columns.codec[n] != 3 and columns.codec[n] != 2 and columns.codec[n] != 4:
            break
        packed[n] = 0 if columns.codec[n] == 0 else 1
        count = columns.num[n]
        if most_records >= 0 and (count < 0 or count > most_records):
            break
        if most_records >= 0 and packed[n] == 0 and count > ends[n] - starts[n]:
            break
        if columns.f_compression[n] < 0 or columns.f_compression[n] >= 5:
            break
        content = ends[n] - starts[n]
        if n > 0 and (rows + count > most_rows or size + content > most_bytes):
            break
        if is_record:
            due = last + u64(1)
            rows += count
        largest = max(largest, count)
        size += content
        n += 1
    return n, reached if n == found else columns.position[n], rows, largest, size, due
