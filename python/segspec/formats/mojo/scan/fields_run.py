"""mojo: the same as `entries_run`, with the names and values of every entry side by side."""

from __future__ import annotations

from segspec.formats.mojo.scan.entries_run import (
    ENDED,
    FULL,
    LARGE,
    LONGEST_ID,
    MANY,
    MODULUS_MASK,
    MOST_DIGITS,
    digits,
    keep_pack,
    write_id,
)
from segspec_kernels.mojo_elements import Columns, scan
from segspec_kernels.mojo_pack_heads import frame as head
from segspec_kernels.runtime import copy, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U8s, U64s

MASTER_NAME, NAME, VALUE, MASTER_VALUE, ENTRY = 0, 1, 2, 3, 4
"""Roles of the kernel's rows."""


def put(target: Bytes, at: int, data: Bytes, position: int, length: int, value: int) -> int:
    """Writes an element's text, or where `length` is below 0 the digits of its integer; gives the place after it, or
    -1 where there is no room."""
    if length >= 0:
        if at + length > len(target):
            return -1
        copy(target, at, data, position, length)
        return at + length
    if at + MOST_DIGITS > len(target):
        return -1
    if value < 0:
        target[at] = 45
        return digits(target, at + 1, u64(0) - u64(value))
    return digits(target, at, u64(value))


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
    out_fields: I32s,
    out_name_ends: I32s,
    out_names: Bytes,
    out_value_ends: I32s,
    out_values: Bytes,
    master_ends: I64s,
    masters: Bytes,
    columns: Columns,
) -> tuple[int, int, int, int, int, int, int, int]:
    """As the run of `entries_run` with `places`, and the fields of entry `n` are those from `out_fields[n]` to
    `out_fields[n + 1]` of names and values, whose texts lie side by side up to `out_name_ends` and `out_value_ends`.

    Gives the number of packs, of entries, where the next pack begins, the bytes of ids, why it ended, and the number
    of fields and the bytes of names and of values. `masters` and `master_ends` are room for those of a master
    entry.
    """
    packs = rows = used = fields = name_bytes = value_bytes = 0
    position = start
    has_live = False
    while position < stop and packs < len(p_end):
        tag = 1 if has_tags and position != untagged else 0
        pack = head(data, position, end, form=form, has_tag=tag, has_counts=has_counts)
        if pack.status:
            break
        found, reached, status, _ = scan(
            data, position, position + 1, end, capacity, form=form, has_tag=tag, has_counts=has_counts,
            has_lp_count=has_lp_count, bytes_form=bytes_form, elements_form=elements_form, columns=columns,
        )  # fmt: skip
        if status:
            why = MANY if status == FULL else ENDED
            return packs, rows, position, used, why, fields, name_bytes, value_bytes
        entries = live = shared = before = num_masters = master_bytes = 0
        text, field, names, values = used, fields, name_bytes, value_bytes
        fits = sound = True
        has_masters = False
        first_ms, first_seq, live_ms, live_seq = u64(0), u64(0), u64(0), u64(0)
        for row in range(found):
            role, at, size, number = (
                columns.role[row],
                columns.text_position[row],
                columns.text_length[row],
                columns.int_value[row],
            )
            if role == ENTRY:
                ms = (pack.master_ms + u64(number)) & u64(MODULUS_MASK)
                seq = (pack.master_seq + u64(columns.seq_difference[row])) & u64(MODULUS_MASK)
                follows = ms > last_ms or (ms == last_ms and seq > last_seq) or not has_last
                sound = follows and columns.other_flags[row] == 0
                fits = rows + entries < len(out_pack) and (not writes_ids or text + LONGEST_ID <= len(out_ids))
                fits = fits and (not has_masters or names + master_bytes <= len(out_names))
                if not (sound and fits):
                    break
                if has_masters:
                    copy(out_names, names, masters, 0, master_bytes)
                    for place in range(num_masters):
                        out_name_ends[field - num_masters + place + 1] = names + master_ends[place]
                    names += master_bytes
                    has_masters = False
                if columns.is_deleted[row] == 0:
                    if live == 0:
                        first_ms, first_seq = ms, seq
                    live_ms, live_seq = ms, seq
                    live += 1
                entry = rows + entries
                out_pack[entry] = position + base
                out_deleted[entry] = columns.is_deleted[row]
                out_fields[entry + 1] = field
                if writes_ids:
                    following, shared = write_id(out_ids, text, ms, seq, entries > 0 and ms == last_ms, before, shared)
                    before, text = text, following
                    out_ends[entry + 1] = text
                last_ms, last_seq, has_last = ms, seq, True
                entries += 1
            elif role == MASTER_NAME:
                following = put(masters, master_bytes, data, at, size, number)
                fits = following >= 0 and num_masters < len(master_ends)
                if not fits:
                    break
                master_ends[num_masters] = master_bytes = following
                num_masters += 1
            elif role == NAME:
                following = put(out_names, names, data, at, size, number)
                fits = following >= 0 and field + 1 < len(out_name_ends)
                if not fits:
                    break
                out_name_ends[field + 1] = names = following
            else:
                following = put(out_values, values, data, at, size, number)
                fits = following >= 0 and field + 1 < len(out_value_ends)
                if not fits:
                    break
                has_masters = role == MASTER_VALUE
                field += 1
                out_value_ends[field] = values = following
        counted = not has_counts or (live == pack.count_ and entries - live == pack.deleted)
        if not (sound and fits and counted) or entries == 0:
            return packs, rows, position, used, LARGE if not fits else ENDED, fields, name_bytes, value_bytes
        keep_pack(
            packs, p_position, p_id_start, p_end, p_entries, p_live, p_ids,
            (position, pack.id_start, reached, entries, live), (pack.master_ms, pack.master_seq, last_ms, last_seq),
        )  # fmt: skip
        if live:
            if not has_live:
                live_ids[0], live_ids[1], has_live = first_ms, first_seq, True
            live_ids[2], live_ids[3] = live_ms, live_seq
        packs += 1
        rows += entries
        used, fields, name_bytes, value_bytes = text, field, names, values
        position = reached
    return packs, rows, position, used, ENDED, fields, name_bytes, value_bytes
