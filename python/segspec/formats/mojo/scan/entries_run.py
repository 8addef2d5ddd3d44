"""mojo: packs whose entries are in order and as their master entries count them, without their fields."""

from __future__ import annotations

from segspec.formats.mojo.rules import is_tagged
from segspec.formats.mojo.scan.packs import (
    ENDED,
    FIRST_LIVE,
    FULL,
    LARGE,
    LAST_ID,
    LAST_LIVE,
    LONGEST_ID,
    MANY,
    EntryRows,
    PackReading,
    PackRows,
    id_of,
    is_counted,
    is_sound,
    keep_id,
    keep_pack,
    write_id,
)
from segspec_kernels.mojo_entries import Columns, scan
from segspec_kernels.mojo_pack_heads import frame as head
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes


def run(  # noqa: C901 - the values of one loop over a pack's rows stay in registers
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    reading: PackReading,
    has_last: bool,
    last_ms: U64,
    last_seq: U64,
    capacity: int,
    places: bool,
    writes_ids: bool,
    packs: PackRows,
    out: EntryRows,
    columns: Columns,
) -> tuple[int, int, int, int, int]:
    """Sound packs that begin in `start:stop` of `data`, which is the file from its byte `base` on, and end before
    `end`. With `has_last` ids must be above `last_ms` and `last_seq`.

    Gives the number of packs, of entries, where the next pack begins, why it ended, and the bytes of ids. With
    `places` `out` takes a row an entry, with `writes_ids` also the ids as text. `columns` have room for `capacity`
    rows of the kernel.
    """
    number = rows = used = 0
    position = start
    while position < stop and number < len(packs.end):
        tag = is_tagged(reading.has_tags, position, reading.first)
        pack = head(data, position, end, form=reading.form, has_tag=tag, has_counts=reading.has_counts)
        if pack.status:
            return number, rows, position, ENDED, used
        found, reached, status, _ = scan(
            data, position, position + 1, end, capacity, reading.form, tag, reading.has_counts, reading.has_lp_count,
            reading.bytes_form, reading.elements_form, columns,
        )  # fmt: skip
        if status or found == 0:
            return number, rows, position, MANY if status == FULL else ENDED, used
        if places and rows + found > len(out.position):
            return number, rows, position, LARGE, used
        live = shared = before = 0
        text = used
        live_ms, live_seq = u64(0), u64(0)
        for row in range(found):
            ms, seq = id_of(pack, columns.ms_difference[row], columns.seq_difference[row])
            if not is_sound(ms, seq, columns.other_flags[row], has_last, last_ms, last_seq):
                return number, rows, position, ENDED, used
            if not columns.is_deleted[row]:
                if live == 0:
                    keep_id(packs, number, FIRST_LIVE, ms, seq)
                live_ms, live_seq = ms, seq
                live += 1
            if places:
                out.position[rows + row] = position + base
                out.deleted[rows + row] = 1 if columns.is_deleted[row] else 0
            if writes_ids:
                if text + LONGEST_ID > len(out.ids):
                    return number, rows, position, LARGE, used
                following, shared = write_id(out.ids, text, ms, seq, row > 0 and ms == last_ms, before, shared)
                before, text = text, following
                out.ends[rows + row + 1] = text
            last_ms, last_seq, has_last = ms, seq, True
        if not is_counted(pack, reading.has_counts, found, live):
            return number, rows, position, ENDED, used
        keep_pack(packs, number, pack, position, reached, found, live)
        keep_id(packs, number, LAST_ID, last_ms, last_seq)
        keep_id(packs, number, LAST_LIVE, live_ms, live_seq)
        number, rows, used, position = number + 1, rows + found, text, reached
    return number, rows, position, ENDED, used
