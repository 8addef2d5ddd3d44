"""mojo: one pack's valid part, with the requested position, id and fields of each entry."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo.kernels import MASTER_VALUE, NAME
from segspec.formats.mojo.rules import has_other_flags, is_above, is_tagged, moved
from segspec_kernels.mojo_entry import Row as Entry
from segspec_kernels.mojo_entry import frame as entry_at
from segspec_kernels.mojo_entry_fields import Columns as FieldColumns
from segspec_kernels.mojo_entry_fields import scan as scan_fields
from segspec_kernels.mojo_names import Columns as NameColumns
from segspec_kernels.mojo_names import scan as scan_names
from segspec_kernels.mojo_pack_headers import frame as header_at
from segspec_kernels.mojo_pack_heads import frame as head_at
from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U8s, U64s

HEAD, ENTRIES, HEADER, CLOSED = 0, 1, 2, 3

MANY, LARGE = -1, -2
"""Why reading stopped: no space in the kernels' columns, or in the room."""

FULL = 1

MOST_DIGITS = 20
LONGEST_ID = 2 * MOST_DIGITS + 1


class PackReading(NamedTuple):
    """How packs are read; `first` is the position of the pack without a tag."""

    first: int
    form: int
    has_tags: bool
    has_counts: bool
    has_lp_count: bool
    bytes_form: int
    elements_form: int


class EntryRows(NamedTuple):
    """The columns of entries.

    Ids are texts, with `ends` in the joined `ids` from row 1 on; or numbers, if `ms` and `seq` have space. With space,
    `shares` has whether an entry's names are the master entry's, which are then not repeated.
    """

    position: I64s
    deleted: U8s
    ends: I32s
    ids: Bytes
    ms: U64s
    seq: U64s
    shares: U8s


class FieldRows(NamedTuple):
    """Entry `n` has the fields `ends[n]:ends[n + 1]`, whose joined texts end at `name_ends` and `value_ends`.
    `master_ends` and `masters` have room for a master entry's names."""

    ends: I32s
    name_ends: I32s
    names: Bytes
    value_ends: I32s
    values: Bytes
    master_ends: I32s
    masters: Bytes


class EntrySpace(NamedTuple):
    """The space for entries.

    `out.ids` is empty without ids as text, `capacity` 0 without fields. `names` and `columns` take a kernel's rows of
    master names and of fields.
    """

    out: EntryRows
    fields: FieldRows
    capacity: int
    names: NameColumns
    columns: FieldColumns


class Filled(NamedTuple):
    """The filled room: entries, bytes of ids, fields, bytes of names and of values; below 0 without room."""

    rows: int
    ids: int
    fields: int
    names: int
    values: int


class PackHead(NamedTuple):
    """MASTER ID, the master entry's values, and their positions."""

    start: int
    body: int
    ms: U64
    seq: U64
    live: int
    deleted: int
    num_fields: int


class PackEntries(NamedTuple):
    """A pack's entries, those not deleted, the elements so far, and the first and last id, of all and of those not
    deleted.

    `misplaced` is the number of the first entry without a rising id, or 0, and `misplaced_at` its position. `flagged`
    counts unknown flags, the first at `flagged_at`.
    """

    number: int
    live: int
    elements: int
    first_ms: U64
    first_seq: U64
    last_ms: U64
    last_seq: U64
    live_first_ms: U64
    live_first_seq: U64
    live_last_ms: U64
    live_last_seq: U64
    misplaced: int
    misplaced_at: int
    flagged: int
    flagged_at: int
    flags: int


class PackRead(NamedTuple):
    """The pack at `position`: its next part and status (0 if complete, a kernel's failure at byte `failed`, `MANY` or
    `LARGE`).

    `end` is the last whole part's end, `body_end` the end marker's, or -1, both in the file.
    """

    part: int
    status: int
    position: int
    failed: int
    end: int
    body_end: int
    head: PackHead
    entries: PackEntries
    written: Filled


def unread(position: int, written: Filled) -> PackRead:
    head = PackHead(position, position, u64(0), u64(0), 0, 0, 0)
    return PackRead(HEAD, 0, position, position, position, -1, head, without_entries(0), written)


def without_entries(elements: int) -> PackEntries:
    return PackEntries(
        0, 0, elements, u64(0), u64(0), u64(0), u64(0), u64(0), u64(0), u64(0), u64(0), 0, -1, 0, -1, 0,
    )  # fmt: skip


def digits(target: Bytes, at: int, value: U64) -> int:
    size, bound = 1, u64(10)
    while size < MOST_DIGITS and value >= bound:
        size += 1
        bound *= u64(10)
    for place in range(at + size - 1, at - 1, -1):
        target[place] = i64(u64(48) + value % u64(10))
        value //= u64(10)
    return at + size


def write_id(target: Bytes, at: int, ms: U64, seq: U64, same_ms: bool, before: int, length: int) -> tuple[int, int]:
    """Writes `ms-seq`; with `same_ms` its first `length` bytes come from `before`. Returns its end, and the length to
    share."""
    if same_ms:
        copy(target, at, target, before, length)
    else:
        length = digits(target, at, ms) + 1 - at
        target[at + length - 1] = 45
    return digits(target, at + length, seq), length


def put(target: Bytes, ends: I32s, number: int, at: int, data: Bytes, position: int, length: int, value: int) -> int:
    """Writes an element's text, or its integer's digits if `length` is below 0, after `number` others.

    Returns its end, or -1 if it does not fit.
    """
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


def put_masters(space: EntrySpace, data: Bytes, position: int, end: int, reading: PackReading, tag: bool) -> int:
    names, fields = space.names, space.fields
    number, _, status, _ = scan_names(
        data, position, position + 1, end, space.capacity, reading.form, tag, reading.has_counts, names
    )
    if status:
        return MANY
    at = 0
    for row in range(number):
        at = put(
            fields.masters, fields.master_ends, row, at,
            data, names.text_position[row], names.text_length[row], names.int_value[row],
        )  # fmt: skip
        if at < 0:
            return LARGE
    return 0


def read_head(data: Bytes, base: int, end: int, reading: PackReading, so: PackRead, space: EntrySpace) -> PackRead:
    at, tag = so.end - base, is_tagged(reading.has_tags, so.end, reading.first)
    found = head_at(data, at, end, form=reading.form, has_tag=tag, has_counts=reading.has_counts)
    status, failed = found.status, found.reached + base
    if status == 0 and space.capacity > 0:
        status = put_masters(space, data, at, end, reading, tag)
    if status != 0:
        return PackRead(HEAD, status, so.position, failed, so.end, -1, so.head, so.entries, so.written)
    head = PackHead(
        found.id_start + base, found.body + base, found.master_ms, found.master_seq, found.count_, found.deleted,
        found.num_fields,
    )  # fmt: skip
    entries = without_entries(found.num_elements)
    return PackRead(ENTRIES, 0, so.position, failed, failed, -1, head, entries, so.written)


def fields_at(
    data: Bytes, at: int, end: int, num_fields: int, has_lp_count: bool, elements: int, live: int, space: EntrySpace
) -> tuple[Entry, int]:
    """The entry at `at`, and its fields' number of rows."""
    columns = space.columns
    found, reached, status, failed = scan_fields(
        data, at, at + 1, end, space.capacity, num_fields, has_lp_count, elements, live, columns
    )
    if status:
        return Entry(MANY if status == FULL else status, failed), 0
    row = found - 1
    entry = Entry(
        0, reached, columns.is_end[row] != 0, columns.is_deleted[row] != 0, columns.other_flags[row],
        columns.ms_difference[row], columns.seq_difference[row], columns.num_elements[row], columns.num_live[row],
        columns.end[row],
    )  # fmt: skip
    return entry, row


def put_fields(space: EntrySpace, have: Filled, entry: int, data: Bytes, rows: int, masters: int) -> Filled:
    """Adds an entry's fields from these rows of the space's columns.

    `masters` are its default names.
    """
    fields, columns, out = space.fields, space.columns, space.out
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
            return Filled(have.rows, have.ids, field, -1, -1)
    if entry < len(out.shares):
        out.shares[entry] = 1 if named_by_master else 0
        for place in range(masters if named_by_master else 0):
            fields.name_ends[have.fields + place + 1] = names
    elif named_by_master:
        length = fields.master_ends[masters]
        if names + length > len(fields.names):
            return Filled(have.rows, have.ids, field, -1, -1)
        copy(fields.names, names, fields.masters, 0, length)
        for place in range(1, masters + 1):
            fields.name_ends[have.fields + place] = names + fields.master_ends[place]
        names += length
    return Filled(have.rows, have.ids, field, names, values)


def counted(had: PackEntries, entry: Entry, position: int, ms: U64, seq: U64) -> PackEntries:
    first_ms, first_seq, misplaced, misplaced_at = had.first_ms, had.first_seq, had.misplaced, had.misplaced_at
    live_first_ms, live_first_seq, live_ms, live_seq = ms, seq, ms, seq
    if had.number == 0:
        first_ms, first_seq = ms, seq
    elif misplaced == 0 and not is_above((ms, seq), (had.last_ms, had.last_seq)):
        misplaced, misplaced_at = had.number, position
    if had.live > 0:
        live_first_ms, live_first_seq = had.live_first_ms, had.live_first_seq
    if entry.is_deleted:
        live_ms, live_seq = had.live_last_ms, had.live_last_seq
    flagged, flagged_at, flags = had.flagged, had.flagged_at, had.flags
    if has_other_flags(entry.other_flags):
        if flagged == 0:
            flagged_at, flags = position, entry.other_flags
        flagged += 1
    return PackEntries(
        had.number + 1, entry.num_live, entry.num_elements, first_ms, first_seq, ms, seq,
        live_first_ms, live_first_seq, live_ms, live_seq, misplaced, misplaced_at, flagged, flagged_at, flags,
    )  # fmt: skip


def keep_entry(out: EntryRows, place: int, entry: Entry, pack: int, ms: U64, seq: U64) -> None:
    out.position[place] = pack
    out.deleted[place] = 1 if entry.is_deleted else 0
    if place < len(out.ms):
        out.ms[place], out.seq[place] = ms, seq


def read_entries(
    data: Bytes, base: int, end: int, reading: PackReading, so: PackRead, limit: int, space: EntrySpace
) -> PackRead:
    out, head, entries = space.out, so.head, so.entries
    places = len(out.position) > 0
    ids, fields = places and len(out.ids) > 0, places and space.capacity > 0
    at, part, status, failed, body_end = so.end - base, ENTRIES, 0, so.end, -1
    place, text, filled, more = so.written.rows, so.written.ids, so.written, so.written
    before, shared = -1, 0
    while entries.number < limit:
        live, elements = entries.live, entries.elements
        if fields:
            entry, rows = fields_at(data, at, end, head.num_fields, reading.has_lp_count, elements, live, space)
            more = put_fields(space, filled, place, data, rows, head.num_fields)
        else:
            entry = entry_at(data, at, end, head.num_fields, reading.has_lp_count, elements, live)
        if entry.status or entry.is_end:
            status, failed = entry.status, entry.reached + base
            if entry.status == 0:
                part, body_end = HEADER, failed
            break
        if more.names < 0 or (places and place >= len(out.position)) or (ids and text + LONGEST_ID > len(out.ids)):
            status = LARGE
            break
        ms, seq = moved(head.ms, entry.ms_difference), moved(head.seq, entry.seq_difference)
        if ids:
            following, shared = write_id(out.ids, text, ms, seq, before >= 0 and ms == entries.last_ms, before, shared)
            before, text = text, following
            out.ends[place + 1] = text
        if fields:
            space.fields.ends[place + 1] = more.fields
        if places:
            keep_entry(out, place, entry, so.position, ms, seq)
            place += 1
        entries, filled, at = counted(entries, entry, at + base, ms, seq), more, entry.reached
    written = Filled(place, text, filled.fields, filled.names, filled.values)
    return PackRead(part, status, so.position, failed, at + base, body_end, head, entries, written)


def read_header(data: Bytes, base: int, end: int, reading: PackReading, so: PackRead) -> PackRead:
    head, entries, at = so.head, so.entries, so.body_end - base
    closing = header_at(
        data, at, end, reading.bytes_form, reading.elements_form, u64(so.body_end - head.body),
        u64(head.body - head.start), entries.elements, entries.number, entries.live,
    )  # fmt: skip
    reached = closing.reached + base
    part = HEADER if closing.status else CLOSED
    whole = so.end if closing.status else reached
    return PackRead(part, closing.status, so.position, reached, whole, so.body_end, head, entries, so.written)


def run(
    data: Bytes, base: int, end: int, reading: PackReading, so: PackRead, limit: int, space: EntrySpace
) -> PackRead:
    """Continues a pack after `so` to `limit` entries, its end, or damage. `data` begins at byte `base` of the file, and
    is read to `end`."""
    if so.part == HEAD:
        so = read_head(data, base, end, reading, so, space)
    if so.part == ENTRIES and so.status == 0:
        so = read_entries(data, base, end, reading, so, limit, space)
    if so.part == HEADER and so.status == 0:
        so = read_header(data, base, end, reading, so)
    return so
