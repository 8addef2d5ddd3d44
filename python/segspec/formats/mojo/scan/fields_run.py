"""mojo: the same as `entries_run`, with the names and values of every entry side by side."""

from __future__ import annotations

from typing import NamedTuple

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
    MOST_DIGITS,
    EntryRows,
    PackReading,
    PackRows,
    digits,
    id_of,
    is_counted,
    is_sound,
    keep_id,
    keep_pack,
    write_id,
)
from segspec_kernels.mojo_elements import Columns, scan
from segspec_kernels.mojo_pack_heads import frame as head
from segspec_kernels.runtime import copy, u64
from segspec_kernels.types import U64, Bytes, I32s

MASTER_NAME, NAME, VALUE, MASTER_VALUE, ENTRY = 0, 1, 2, 3, 4
"""Roles of the kernel's rows."""

GOES_ON = -1
"""As `ENDED` and its like: nothing of the pack has ended the run."""


class FieldRows(NamedTuple):
    """The fields of entry `n` are those from `ends[n]` to `ends[n + 1]` of names and values, whose texts lie side by
    side up to `name_ends` and `value_ends`. `master_ends` and `masters` are room for the names of one master entry."""

    ends: I32s
    name_ends: I32s
    names: Bytes
    value_ends: I32s
    values: Bytes
    master_ends: I32s
    masters: Bytes


def put(target: Bytes, ends: I32s, number: int, at: int, data: Bytes, position: int, length: int, value: int) -> int:
    """Writes an element's text, or where `length` is below 0 the digits of its integer, after `number` others. Gives
    the place after it, or -1 where there is no room."""
    longest = length if length >= 0 else MOST_DIGITS
    if number + 1 >= len(ends) or at + longest > len(target):
        return -1
    if length >= 0:
        copy(target, at, data, position, length)
        at += length
    elif value < 0:
        target[at] = 45
        at = digits(target, at + 1, u64(0) - u64(value))
    else:
        at = digits(target, at, u64(value))
    ends[number + 1] = at
    return at


def put_masters(fields: FieldRows, field: int, number: int, at: int, length: int) -> int:
    """Names the last `number` fields as the master entry does, in `length` bytes; gives the place after them."""
    copy(fields.names, at, fields.masters, 0, length)
    for place in range(1, number + 1):
        fields.name_ends[field - number + place] = at + fields.master_ends[place]
    return at + length


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
    writes_ids: bool,
    packs: PackRows,
    out: EntryRows,
    fields: FieldRows,
    columns: Columns,
) -> tuple[int, int, int, int, int, int, int, int]:
    """As the run of `entries_run` with `places`, and `fields` takes the fields of every entry.

    Gives the number of packs, of entries, where the next pack begins, why it ended, the bytes of ids, the number of
    fields, and the bytes of names and of values.
    """
    number = rows = used = used_fields = used_names = used_values = 0
    position = start
    while position < stop and number < len(packs.end):
        tag = is_tagged(reading.has_tags, position, reading.first)
        pack = head(data, position, end, form=reading.form, has_tag=tag, has_counts=reading.has_counts)
        if pack.status:
            break
        found, reached, status, _ = scan(
            data, position, position + 1, end, capacity, reading.form, tag, reading.has_counts, reading.has_lp_count,
            reading.bytes_form, reading.elements_form, columns,
        )  # fmt: skip
        why = GOES_ON if status == 0 else MANY if status == FULL else ENDED
        entries = live = shared = before = num_masters = master_bytes = 0
        text, field, names, values = used, used_fields, used_names, used_values
        has_masters = False
        live_ms, live_seq = u64(0), u64(0)
        for row in range(found if why == GOES_ON else 0):
            role, at, size, value = (
                columns.role[row],
                columns.text_position[row],
                columns.text_length[row],
                columns.int_value[row],
            )
            if role == ENTRY:
                entry = rows + entries
                ms, seq = id_of(pack, value, columns.seq_difference[row])
                fits = entry < len(out.position) and (not writes_ids or text + LONGEST_ID <= len(out.ids))
                if not is_sound(ms, seq, columns.other_flags[row], has_last, last_ms, last_seq):
                    why = ENDED
                elif not fits or (has_masters and names + master_bytes > len(fields.names)):
                    why = LARGE
                if why != GOES_ON:
                    break
                if has_masters:
                    names = put_masters(fields, field, num_masters, names, master_bytes)
                    has_masters = False
                if columns.is_deleted[row] == 0:
                    if live == 0:
                        keep_id(packs, number, FIRST_LIVE, ms, seq)
                    live_ms, live_seq = ms, seq
                    live += 1
                out.position[entry] = position + base
                out.deleted[entry] = columns.is_deleted[row]
                fields.ends[entry + 1] = field
                if entry < len(out.ms):
                    out.ms[entry], out.seq[entry] = ms, seq
                if writes_ids:
                    following, shared = write_id(out.ids, text, ms, seq, entries > 0 and ms == last_ms, before, shared)
                    before, text = text, following
                    out.ends[entry + 1] = text
                last_ms, last_seq, has_last = ms, seq, True
                entries += 1
            elif role == MASTER_NAME:
                master_bytes = put(fields.masters, fields.master_ends, num_masters, master_bytes, data, at, size, value)
                num_masters += 1
            elif role == NAME:
                names = put(fields.names, fields.name_ends, field, names, data, at, size, value)
            else:
                values = put(fields.values, fields.value_ends, field, values, data, at, size, value)
                has_masters = role == MASTER_VALUE
                field += 1
            if master_bytes < 0 or names < 0 or values < 0:
                why = LARGE
                break
        if why == GOES_ON and (entries == 0 or not is_counted(pack, reading.has_counts, entries, live)):
            why = ENDED
        if why != GOES_ON:
            return number, rows, position, why, used, used_fields, used_names, used_values
        keep_pack(packs, number, pack, position, reached, entries, live)
        keep_id(packs, number, LAST_ID, last_ms, last_seq)
        keep_id(packs, number, LAST_LIVE, live_ms, live_seq)
        number, rows, position = number + 1, rows + entries, reached
        used, used_fields, used_names, used_values = text, field, names, values
    return number, rows, position, ENDED, used, used_fields, used_names, used_values
