"""mojo: packs whose entries are in order and as their master entries count them, without their fields."""

from __future__ import annotations

from segspec_kernels.mojo_entries import Columns, scan
from segspec_kernels.mojo_pack_heads import frame as head
from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U8s, U64s
from segspec_ksy.layouts import mojo_id

MODULUS_MASK = mojo_id.RawLe.MAX_MS
FULL = 1
"""The kernels' status where their columns are."""

ENDED, MANY, LARGE = 0, 1, 2
"""Why a run ended: its bounds or a pack that is not plainly sound; a pack of more rows than the kernel's columns take;
one for which the batch has no room."""

MOST_DIGITS = 20
LONGEST_ID = 2 * MOST_DIGITS + 1


def digits(target: Bytes, at: int, value: U64) -> int:
    """Writes an unsigned number in decimal; gives the place after it."""
    size, bound = 1, u64(10)
    while size < MOST_DIGITS and value >= bound:
        size += 1
        bound *= u64(10)
    for place in range(at + size - 1, at - 1, -1):
        target[place] = i64(u64(48) + value % u64(10))
        value //= u64(10)
    return at + size


def write_id(target: Bytes, at: int, ms: U64, seq: U64, same_ms: bool, before: int, length: int) -> tuple[int, int]:
    """Writes `ms-seq`; with `same_ms` its first `length` bytes are those at `before`. Gives the place after it, and
    the length of what the next id may have in common."""
    if same_ms:
        copy(target, at, target, before, length)
    else:
        length = digits(target, at, ms) + 1 - at
        target[at + length - 1] = 45
    return digits(target, at + length, seq), length


def keep_pack(
    place: int,
    p_position: I64s,
    p_id_start: I64s,
    p_end: I64s,
    p_entries: I64s,
    p_live: I64s,
    p_ids: U64s,
    numbers: tuple[int, int, int, int, int],
    ids: tuple[U64, U64, U64, U64],
) -> None:
    """Puts down what is known of a pack: where it lies and what it counts, its MASTER ID and its last id."""
    p_position[place], p_id_start[place], p_end[place], p_entries[place], p_live[place] = numbers
    p_ids[4 * place], p_ids[4 * place + 1], p_ids[4 * place + 2], p_ids[4 * place + 3] = ids


def run(  # noqa: C901 - the values of one loop over a pack's rows stay in registers
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    untagged: int,
    form: int,
    has_tags: bool,
    has_counts: bool,
    has_lp_count: bool,
    bytes_form: int,
    elements_form: int,
    has_last: bool,
    last_ms: U64,
    last_seq: U64,
    capacity: int,
    places: bool,
    writes_ids: bool,
    p_position: I64s,
    p_id_start: I64s,
    p_end: I64s,
    p_entries: I64s,
    p_live: I64s,
    p_ids: U64s,
    live_ids: U64s,
    out_pack: I64s,
    out_deleted: U8s,
    out_ends: I32s,
    out_ids: Bytes,
    columns: Columns,
) -> tuple[int, int, int, int, int]:
    """Sound packs that begin in `start:stop` of `data`, which is the file from its byte `base` on, and end before
    `end`. The one at `untagged` has no tag; with `has_last` ids must be above `last_ms` and `last_seq`.

    Gives the number of packs, of entries, where the next pack begins, the bytes of ids, and why it ended. The `p_`
    arrays take a row a pack (`p_ids` four numbers: MASTER ID and the last id), `live_ids` the first and the last id
    that is not deleted. With `places` the `out_` arrays take a row an entry, with `writes_ids` also the ids as text,
    `out_ends` from row 1 on. `columns` have room for `capacity` rows of the kernel.
    """
    packs = rows = used = 0
    position = start
    has_live = False
    while position < stop and packs < len(p_end):
        tag = 1 if has_tags and position != untagged else 0
        pack = head(data, position, end, form=form, has_tag=tag, has_counts=has_counts)
        if pack.status:
            return packs, rows, position, used, ENDED
        found, reached, status, _ = scan(
            data, position, position + 1, end, capacity, form=form, has_tag=tag, has_counts=has_counts,
            has_lp_count=has_lp_count, bytes_form=bytes_form, elements_form=elements_form, columns=columns,
        )  # fmt: skip
        if status or found == 0:
            return packs, rows, position, used, MANY if status == FULL else ENDED
        if places and rows + found > len(out_pack):
            return packs, rows, position, used, LARGE
        live = shared = before = 0
        text = used
        first_ms, first_seq, live_ms, live_seq = u64(0), u64(0), u64(0), u64(0)
        for row in range(found):
            ms = (pack.master_ms + u64(columns.ms_difference[row])) & u64(MODULUS_MASK)
            seq = (pack.master_seq + u64(columns.seq_difference[row])) & u64(MODULUS_MASK)
            follows = ms > last_ms or (ms == last_ms and seq > last_seq) or not has_last
            if not follows or columns.other_flags[row] != 0:
                return packs, rows, position, used, ENDED
            if not columns.is_deleted[row]:
                if live == 0:
                    first_ms, first_seq = ms, seq
                live_ms, live_seq = ms, seq
                live += 1
            if places:
                out_pack[rows + row] = position + base
                out_deleted[rows + row] = 1 if columns.is_deleted[row] else 0
            if writes_ids:
                if text + LONGEST_ID > len(out_ids):
                    return packs, rows, position, used, LARGE
                following, shared = write_id(out_ids, text, ms, seq, row > 0 and ms == last_ms, before, shared)
                before, text = text, following
                out_ends[rows + row + 1] = text
            last_ms, last_seq, has_last = ms, seq, True
        if has_counts and (live != pack.count_ or found - live != pack.deleted):
            return packs, rows, position, used, ENDED
        keep_pack(
            packs, p_position, p_id_start, p_end, p_entries, p_live, p_ids,
            (position, pack.id_start, reached, found, live), (pack.master_ms, pack.master_seq, last_ms, last_seq),
        )  # fmt: skip
        if live:
            if not has_live:
                live_ids[0], live_ids[1], has_live = first_ms, first_seq, True
            live_ids[2], live_ids[3] = live_ms, live_seq
        packs += 1
        rows += found
        used = text
        position = reached
    return packs, rows, position, used, ENDED
