"""Many durable-log records and index entries at once: the same bytes as `encode`."""

from __future__ import annotations

from segspec_kernels.durable_log_index_entry_pack import pack_into as pack_entry
from segspec_kernels.durable_log_record_pack import pack_into as pack_record
from segspec_kernels.runtime import copy, crc32, u64
from segspec_kernels.types import U64, Bytes, I32s, U64s
from segspec_ksy.layouts import durable_log_index_entry, durable_log_record

RECORD, ENTRY = durable_log_record.SIZE, durable_log_index_entry.SIZE


def run(
    values: Bytes,
    ends: I32s,
    numbers: U64s,
    first: int,
    last: int,
    due: U64,
    position: int,
    stop: int,
    out: Bytes,
    out_index: Bytes,
) -> tuple[int, int]:
    """Writes the rows `first:last` to `out` and `out_index`.

    Row r is `values[ends[r]:ends[r + 1]]`. The first gets the number `due`, at `position` of its segment. `numbers` are
    the requested ones, or empty. Returns the number of rows and bytes. Ends before a row with another number, beyond
    `stop` bytes of the segment, or without room.
    """
    rows = used = 0
    while first + rows < last:
        row = first + rows
        start = ends[row]
        size = ends[row + 1] - start
        after = used + RECORD + size
        if (len(numbers) and numbers[row] != due) or after > len(out) or position + after > stop:
            break
        if (rows + 1) * ENTRY > len(out_index):
            break
        pack_record(out, used, due, size, crc32(values, start, size))
        copy(out, used + RECORD, values, start, size)
        pack_entry(out_index, rows * ENTRY, due, u64(position + used))
        due += u64(1)
        used = after
        rows += 1
    return rows, used
