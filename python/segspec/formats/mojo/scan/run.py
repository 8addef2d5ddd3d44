"""mojo: packs whose entries are in order and as their master entries and HEADERs count them, and of each entry its
place, its id and its fields, as far as they are asked for."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo.kernels import MASTER_VALUE, NAME
from segspec.formats.mojo.rules import agree, entries_left, has_other_flags, is_above, is_tagged, moved
from segspec_kernels.mojo_entry import Row as Entry
from segspec_kernels.mojo_entry import frame as entry_at
from segspec_kernels.mojo_entry_fields import Columns as FieldColumns
from segspec_kernels.mojo_entry_fields import scan as scan_fields
from segspec_kernels.mojo_names import Columns as NameColumns
from segspec_kernels.mojo_names import scan as scan_names
from segspec_kernels.mojo_pack_headers import frame as header_at
from segspec_kernels.mojo_pack_heads import Row as Head
from segspec_kernels.mojo_pack_heads import frame as head_at
from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U8s, U64s

ENDED, MANY, LARGE = 0, 1, 2
"""Why a run ended: its bounds or a pack that is not plainly sound; an entry of more rows than the kernels' columns
take; a pack for which the batch has no room."""

GOES_ON = -1
"""As `ENDED` and its like: nothing of the pack has ended the run."""

FULL = 1
"""The kernels' status where their columns are."""

MOST_DIGITS = 20
LONGEST_ID = 2 * MOST_DIGITS + 1
"""Bytes of the longest number of 64 bits in decimal, and of the longest id."""


class PackReading(NamedTuple):
    """How packs are to be read; `first` is where the one without a tag begins in the data, if it does."""

    first: int
    form: int
    has_tags: bool
    has_counts: bool
    has_lp_count: bool
    bytes_form: int
    elements_form: int


class EntryParts(NamedTuple):
    """What is made of an entry: a row with its place, its id as text, its fields; neither of the others without the
    first."""

    places: bool
    ids: bool
    fields: bool


class PackRows(NamedTuple):
    """A row for each pack: where in the file it, its MASTER ID and what follows it begin, its entries, those not
    deleted, and the elements that they take; MASTER ID, and the last id."""

    position: I64s
    start: I64s
    end: I64s
    entries: I64s
    live: I64s
    elements: I64s
    ms: U64s
    seq: U64s
    last_ms: U64s
    last_seq: U64s


class EntryRows(NamedTuple):
    """The columns of entries. The ids are texts, whose `ends` are those of `ids` side by side from row 1 on, or where
    `ms` and `seq` have room numbers."""

    position: I64s
    deleted: U8s
    ends: I32s
    ids: Bytes
    ms: U64s
    seq: U64s


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


class Filled(NamedTuple):
    """How many fields `FieldRows` has, and how many bytes of names and of values; below 0 where these had no room."""

    fields: int
    names: int
    values: int


class PacksFound(NamedTuple):
    """How many packs and entries a run found, where the next pack begins, and why it ended; the bytes of ids, the
    fields, the bytes of names and of values; the entries that are not deleted, and the first and the last id of these,
    if there are any."""

    packs: int
    rows: int
    reached: int
    why: int
    ids: int
    fields: int
    names: int
    values: int
    live: int
    first_ms: U64
    first_seq: U64
    last_ms: U64
    last_seq: U64


def is_sound(ms: U64, seq: U64, flags: int, has_last: bool, last_ms: U64, last_seq: U64) -> bool:
    """Whether an entry may follow the one before it, if there is one, and has none but known flags."""
    return (not has_last or is_above((ms, seq), (last_ms, last_seq))) and not has_other_flags(flags)


def is_counted(pack: Head, has_counts: bool, entries: int, live: int) -> bool:
    """Whether the master entry, if it counts the pack's entries, counts what is there."""
    return not has_counts or (agree(pack.count_, live) and agree(pack.deleted, entries - live))


def keep_pack(
    packs: PackRows, number: int, pack: Head, base: int, position: int, end: int, entries: int, live: int, elements: int
) -> None:
    """Puts down where a pack lies, what it counts, and its MASTER ID."""
    packs.position[number], packs.start[number], packs.end[number] = position + base, pack.id_start + base, end + base
    packs.entries[number], packs.live[number], packs.elements[number] = entries, live, elements
    packs.ms[number], packs.seq[number] = pack.master_ms, pack.master_seq


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


def put_masters(fields: FieldRows, data: Bytes, names: NameColumns, number: int) -> int:
    """Keeps the `number` names of a master entry; gives their bytes, or -1 where there is no room."""
    at = 0
    for row in range(number):
        at = put(
            fields.masters, fields.master_ends, row, at,
            data, names.text_position[row], names.text_length[row], names.int_value[row],
        )  # fmt: skip
        if at < 0:
            return at
    return at


def put_fields(
    fields: FieldRows, have: Filled, data: Bytes, columns: FieldColumns, rows: int, masters: int, len_masters: int
) -> Filled:
    """Adds the fields of one entry, which are in so many rows; names that it has not itself are those of its master
    entry, `masters` in `len_masters` bytes."""
    field, names, values = have.fields, have.names, have.values
    named_by_master = False
    for row in range(rows):
        at, size, value = columns.text_position[row], columns.text_length[row], columns.int_value[row]
        if columns.role[row] == NAME:
            names = put(fields.names, fields.name_ends, field, names, data, at, size, value)
        else:
            values = put(fields.values, fields.value_ends, field, values, data, at, size, value)
            named_by_master = columns.role[row] == MASTER_VALUE
            field += 1
        if names < 0 or values < 0:
            return Filled(field, -1, -1)
    if named_by_master:
        if names + len_masters > len(fields.names):
            return Filled(field, -1, -1)
        copy(fields.names, names, fields.masters, 0, len_masters)
        for place in range(1, masters + 1):
            fields.name_ends[field - masters + place] = names + fields.master_ends[place]
        names += len_masters
    return Filled(field, names, values)


def run(  # noqa: C901 - the values of one loop over a pack's entries stay in registers
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    reading: PackReading,
    has_last: bool,
    last_ms: U64,
    last_seq: U64,
    made: EntryParts,
    packs: PackRows,
    out: EntryRows,
    fields: FieldRows,
    capacity: int,
    names: NameColumns,
    columns: FieldColumns,
) -> PacksFound:
    """Sound packs that begin in `start:stop` of `data`, which is the file from its byte `base` on, and end before
    `end`. With `has_last` ids must be above `last_ms` and `last_seq`.

    `out` and `fields` take what is to be `made` of each entry. `names` and `columns` have room for `capacity` rows of
    the kernels of a master entry's names and of an entry's fields.
    """
    number = rows = used = masters = len_masters = all_live = 0
    first_ms, first_seq, end_ms, end_seq = u64(0), u64(0), u64(0), u64(0)
    filled = Filled(0, 0, 0)
    position, why = start, GOES_ON
    while position < stop and number < len(packs.end):
        tag = is_tagged(reading.has_tags, position, reading.first)
        pack = head_at(data, position, end, form=reading.form, has_tag=tag, has_counts=reading.has_counts)
        if pack.status:
            break
        if made.fields:
            masters, _, status, _ = scan_names(
                data, position, position + 1, end, capacity, reading.form, tag, reading.has_counts, names
            )
            len_masters = put_masters(fields, data, names, masters)
            if status or len_masters < 0:
                why = LARGE if len_masters < 0 else MANY
                break
        at, elements, live, entries = pack.reached, pack.num_elements, 0, 0
        text, more, shared, before = used, filled, 0, 0
        begin_ms, begin_seq, live_ms, live_seq, ends = u64(0), u64(0), u64(0), u64(0), False
        while True:
            if made.fields:
                found, reached, status, _ = scan_fields(
                    data, at, at + 1, end, capacity, pack.num_fields, reading.has_lp_count, elements, live, columns
                )
                row = found - 1
                if status:
                    why = MANY if status == FULL else ENDED
                    break
                entry = Entry(
                    0, reached, columns.is_end[row] != 0, columns.is_deleted[row] != 0, columns.other_flags[row],
                    columns.ms_difference[row], columns.seq_difference[row], columns.num_elements[row],
                    columns.num_live[row], columns.end[row],
                )  # fmt: skip
                more = put_fields(fields, more, data, columns, row, masters, len_masters)
            else:
                entry = entry_at(data, at, end, pack.num_fields, reading.has_lp_count, elements, live)
            if entry.status or entry.is_end:
                at, ends = entry.reached, entry.status == 0
                break
            ms, seq = moved(pack.master_ms, entry.ms_difference), moved(pack.master_seq, entry.seq_difference)
            sound = is_sound(ms, seq, entry.other_flags, has_last, last_ms, last_seq)
            place = rows + entries
            fits = more.names >= 0 and (not made.places or place < len(out.position))
            if not sound or not fits or entries_left(entries + 1) < 0:
                why = LARGE if sound and not fits else ENDED
                break
            if not entry.is_deleted:
                if live == 0:
                    begin_ms, begin_seq = ms, seq
                live_ms, live_seq = ms, seq
            if made.places:
                out.position[place] = position + base
                out.deleted[place] = 1 if entry.is_deleted else 0
                if place < len(out.ms):
                    out.ms[place], out.seq[place] = ms, seq
            if made.fields:
                fields.ends[place + 1] = more.fields
            if made.ids:
                if text + LONGEST_ID > len(out.ids):
                    why = LARGE
                    break
                following, shared = write_id(out.ids, text, ms, seq, entries > 0 and ms == last_ms, before, shared)
                before, text = text, following
                out.ends[place + 1] = text
            last_ms, last_seq, has_last = ms, seq, True
            at, elements, live, entries = entry.reached, entry.num_elements, entry.num_live, entries + 1
        if not ends or entries == 0 or not is_counted(pack, reading.has_counts, entries, live):
            break
        closing = header_at(
            data, at, end, reading.bytes_form, reading.elements_form, u64(at - pack.body),
            u64(pack.body - pack.id_start), elements, entries, live,
        )  # fmt: skip
        if closing.status:
            break
        keep_pack(packs, number, pack, base, position, closing.reached, entries, live, elements)
        packs.last_ms[number], packs.last_seq[number] = last_ms, last_seq
        if live > 0:
            if all_live == 0:
                first_ms, first_seq = begin_ms, begin_seq
            end_ms, end_seq = live_ms, live_seq
        number, rows, used, filled, position = number + 1, rows + entries, text, more, closing.reached
        all_live += live
    return PacksFound(
        number, rows, position, ENDED if why == GOES_ON else why, used, filled.fields, filled.names, filled.values,
        all_live, first_ms, first_seq, end_ms, end_seq,
    )  # fmt: skip
