"""Many osiris records at once: the same bytes as `encode`."""

from __future__ import annotations

from typing import NamedTuple

from segspec_kernels.osiris_chunk_header_pack import pack_into as pack_header
from segspec_kernels.osiris_index_record_pack import pack_into as pack_listed
from segspec_kernels.osiris_simple_entry_pack import pack_into as pack_entry
from segspec_kernels.runtime import copy, crc32, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U64s
from segspec_ksy.layouts import osiris_chunk_header, osiris_index_record, osiris_simple_entry

HEADER, LISTED, ENTRY = osiris_chunk_header.SIZE, osiris_index_record.SIZE, osiris_simple_entry.SIZE


class Records(NamedTuple):
    """Row r is `values[ends[r]:ends[r + 1]]`. `numbers` and `times` are the requested offsets and timestamps, or
    empty."""

    values: Bytes
    ends: I32s
    numbers: U64s
    times: I64s


class Kind(NamedTuple):
    """What all chunks of a run share; records without a time get `time`."""

    version: int
    chunk_type: int
    epoch: U64
    time: int


class ChunkLimits(NamedTuple):
    """A chunk ends at `entries` or `size` bytes; a record of more than `value` bytes is refused. A `shared` chunk may
    have several times, and gets the last."""

    entries: int
    size: int
    value: int
    shared: bool


def is_due(given: Records, row: int, due: U64, limits: ChunkLimits) -> bool:
    if len(given.numbers) and given.numbers[row] != due:
        return False
    size: int = given.ends[row + 1] - given.ends[row]
    return size <= limits.value


def entries(
    given: Records, first: int, last: int, due: U64, limits: ChunkLimits, out: Bytes, begin: int
) -> tuple[int, int]:
    """Writes the rows `first:last` to `out` from byte `begin`, as entries of one chunk from offset `due`. Returns the
    next row and byte."""
    row, at = first, begin
    while row < last and row - first < limits.entries and at - begin < limits.size:
        start = given.ends[row]
        size = given.ends[row + 1] - start
        if not is_due(given, row, due, limits) or at + ENTRY + size > len(out):
            break
        if len(given.times) and not limits.shared and given.times[row] != given.times[first]:
            break
        pack_entry(out, at, size)
        copy(out, at + ENTRY, given.values, start, size)
        at += ENTRY + size
        due += u64(1)
        row += 1
    return row, at


def run(
    given: Records,
    first: int,
    last: int,
    due: U64,
    kind: Kind,
    limits: ChunkLimits,
    position: int,
    stop: int,
    most: int,
    begun: bool,
    out: Bytes,
    out_index: Bytes,
) -> tuple[int, int, int]:
    """Writes the rows `first:last` to `out` as whole chunks, and their index records to `out_index`.

    The first row gets the offset `due`, in the chunk at byte `position` of the segment. Returns the numbers of rows,
    chunks and bytes. Ends after `most` chunks, or when the segment has `stop` bytes. If `begun`, only entries of a
    chunk with `limits` left are written.
    """
    if begun:
        row, used = entries(given, first, last, due, limits, out, 0)
        return row - first, 0, used
    row, used, chunks = first, 0, 0
    while row < last and chunks < most and position + used < stop and used + HEADER <= len(out):
        data = used + HEADER
        after, end = entries(given, row, last, due, limits, out, data)
        if after in (row, last) or (chunks + 1) * LISTED > len(out_index):
            break
        count = after - row
        following = due + u64(count)
        time = given.times[after - 1] if len(given.times) else kind.time
        is_full = count == limits.entries or end - data >= limits.size
        is_other = len(given.times) > 0 and not limits.shared and given.times[after] != time
        if not is_due(given, after, following, limits) or not (is_full or is_other):
            break
        pack_header(
            out,
            used,
            kind.version,
            kind.chunk_type,
            count,
            count,
            time,
            kind.epoch,
            due,
            crc32(out, data, end - data),
            end - data,
            0,
            0,
        )
        pack_listed(out_index, chunks * LISTED, due, time, kind.epoch, position + used, kind.chunk_type)
        row, used, due = after, end, following
        chunks += 1
    return row - first, chunks, used
