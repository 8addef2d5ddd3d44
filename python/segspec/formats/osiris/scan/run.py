"""osiris: consecutive chunks, their entries, and the tracking in their trailers."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.views import put_view
from segspec.formats.osiris.rules import (
    BATCH_RESERVED,
    MOST_ENTRIES,
    SIMPLE,
    Due,
    Hashed,
    agree,
    broken,
    doubts,
    ends_offsets,
    has_idle_trailer,
    is_as_promised,
    is_beyond,
    is_due,
    is_snapshot,
    is_stored,
    is_too_large,
    is_used_up,
    is_user,
    may_hold,
    miscounts,
    next_id,
)
from segspec.formats.osiris.scan.blocks_run import Bodies
from segspec_kernels.osiris_chunks import Row
from segspec_kernels.osiris_chunks import frame as chunk
from segspec_kernels.osiris_entries import frame as entry
from segspec_kernels.osiris_simple_entries import frame as simple
from segspec_kernels.osiris_tracking_blocks import Columns as Tracking
from segspec_kernels.osiris_tracking_blocks import block as tracking
from segspec_kernels.runtime import copy, crc32, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U64s
from segspec_ksy.rules.osiris import ORDER_DUE

ENDED, ODD, FULL, CLOSED = 0, -1, -2, -3
"""Why a run ended: limit reached; a chunk for the reader; no room; a compressed sub-batch without content."""


class Table(NamedTuple):
    """A tracking entry: type, the name's place in `data`, value (of a timestamp `timestamp`), and its chunk.

    `slots` have the rows of names by hash.
    """

    kind: I64s
    name: I64s
    length: I64s
    value: U64s
    timestamp: I64s
    position: I64s
    chunk_id: U64s
    slots: I64s


class Out(NamedTuple):
    """The columns of records; `ends` are those of payloads joined in `value`, from row 1 on. `views`, if they have
    room, are Arrow's instead."""

    offset: U64s
    timestamp: I64s
    chunk_id: U64s
    epoch: U64s
    position: I64s
    ends: I32s
    value: Bytes
    views: Bytes


class Odds(NamedTuple):
    """Released chunks that break rules: position, the previous chunk's (or -1), the rules' bits, entries and
    records."""

    position: I64s
    before: I64s
    rules: I64s
    entries: I64s
    records: I64s


class RunLimits(NamedTuple):
    """The limits of a run."""

    size: int
    records: int
    rows: int
    rules: int


class RunTasks(NamedTuple):
    """The tasks of a run."""

    checks: bool
    tracks: bool
    decodes: bool
    gathers: bool
    places: bool
    chooses: bool


class Numbers(NamedTuple):
    """The result of a run.

    For all chunks: their number, rows, the next position, payload bytes and those in the arena, rows of the table, odd
    chunks, and why it ended. For the last chunk: its position, the previous one's, and its offsets. For chunks with
    rows: the first and last, and the last one's rows. For the chunk that ended it: the kernel's status, records, bytes
    of data, and the broken rule, 0 if unknown.
    """

    frames: int
    rows: int
    reached: int
    used: int
    unpacked: int
    tracked: int
    odds: int
    reason: int
    last: int
    before: int
    taken: int
    first_filled: int
    last_filled: int
    last_rows: int
    status: int
    records: int
    size: int
    why: int


def put(out: Out, row: int, used: int, data: Bytes, at: int, length: int, buffer: int) -> int:
    """Adds a payload after the `used` bytes, or a view of it in `data`, this buffer. Returns the payload bytes so far,
    or FULL."""
    if len(out.views):
        put_view(out.views, row, data, at, length, buffer)
        return used + length
    if used + length > len(out.value):
        return FULL
    copy(out.value, used, data, at, length)
    out.ends[row + 1] = used + length
    return used + length


def read_body(
    data: Bytes, position: int, end: int, records: int, row: int, used: int, gathers: bool, buffer: int, out: Out
) -> int:
    """Reads `records` simple entries in `position:end`. Returns the payload bytes so far, ODD or FULL."""
    for number in range(records):
        read = simple(data, position, end)
        if read.status:
            return ODD
        position = read.reached
        if gathers:
            used = put(out, row + number, used, data, read.body_position, read.body_length, buffer)
        if used < 0:
            return used
    return used if is_used_up(position, end) else ODD


class DataRead(NamedTuple):
    """A data section: payload bytes so far (or ODD, FULL, CLOSED), blocks and their payload bytes, entries, and
    records."""

    used: int
    opened: int
    unpacked: int
    entries: int
    records: int


def read_entries(
    data: Bytes,
    head: Row,
    row: int,
    room: int,
    used: int,
    opens: bool,
    gathers: bool,
    opened: int,
    blocks: Bodies,
    out: Out,
) -> DataRead:
    position, end = head.data_start, head.trailer_start
    taken = seen = unpacked = 0
    # A header with simple entries only is trusted if their content is not requested.
    is_trusted = not opens and head.num_records == head.num_entries and head.num_records <= end - position
    if is_trusted or not is_user(head.chunk_type):
        return DataRead(used, opened, unpacked, head.num_entries, head.num_records)
    while position < end and used >= 0:
        read = entry(data, position, end)
        position, at, length = read.reached, read.body_position, read.body_length
        is_simple = read.kind == SIMPLE
        number = 1 if is_simple else read.num_records
        if read.status or seen == MOST_ENTRIES or not (is_simple or is_as_promised(read.reserved, BATCH_RESERVED)):
            used = ODD
        elif taken + number > room:
            used = FULL
        elif is_simple:
            if gathers:
                used = put(out, row + taken, used, data, at, length, 0)
        elif opens and is_stored(read.compression, length):
            is_whole = agree(read.len_uncompressed, length)
            used = read_body(data, at, at + length, number, row + taken, used, gathers, 0, out) if is_whole else ODD
        elif opens and (opened == len(blocks.position) or blocks.position[opened] != at):
            used = CLOSED
        elif opens:
            before, start = used, blocks.start[opened]
            until = start + blocks.size[opened]
            used = read_body(blocks.content, start, until, number, row + taken, used, gathers, 1, out)
            unpacked += used - before
            opened += 1
        taken += number
        seen += 1
    return DataRead(used, opened, unpacked, seen, taken)


def tracking_in(data: Bytes, head: Row) -> tuple[int, int]:
    """The bounds of a chunk's tracking; ODD if a tracking chunk does not consist of one entry."""
    if is_user(head.chunk_type):
        return head.trailer_start, head.reached
    held = simple(data, head.data_start, head.trailer_start)
    is_alone = held.status == 0 and is_used_up(held.reached, head.trailer_start)
    if not is_alone or has_idle_trailer(False, head.reached - head.trailer_start):
        return ODD, ODD
    return held.body_position, held.reached


def is_same(data: Bytes, left: int, right: int, length: int) -> bool:
    n = 0
    while n < length and data[left + n] == data[right + n]:
        n += 1
    return n >= length


def track(
    data: Bytes,
    start: int,
    end: int,
    position: int,
    chunk_id: U64,
    rows: int,
    found: Tracking,
    table: Table,
) -> int:
    """Overlays the tracking in `start:end` on the table's `rows`; returns their number, ODD or FULL.

    A name in a slot reuses its row; else the last of its rows counts. `TrackingState.overlay` has the same rule with a
    dict; `test_tracking_is_left_as_every_chunk_by_itself_leaves_it` in tests/scanners/test_osiris.py compares them.
    """
    count, status, _ = tracking(data, start, end, len(found.offset), found)
    if status:
        return ODD
    if rows + count > len(table.kind):
        return FULL
    for n in range(count):
        kind, name, length = found.tracking_type[n], found.tracking_id_position[n], found.tracking_id_length[n]
        slot = crc32(data, name, length) % len(table.slots)
        row = table.slots[slot]
        known = 0 <= row < rows and table.kind[row] == kind and table.length[row] == length
        if not known or not is_same(data, table.name[row], name, length):
            table.slots[slot] = row = rows
            rows += 1
        table.kind[row], table.name[row], table.length[row] = kind, name, length
        table.value[row], table.timestamp[row] = found.publishing_id[n] + found.offset[n], found.timestamp[n]
        table.position[row], table.chunk_id[row] = position, chunk_id
    return rows


def fill(column: I64s, first: int, last: int, value: int) -> None:
    if len(column):
        for row in range(first, last):
            column[row] = value


def fill_unsigned(column: U64s, first: int, last: int, value: U64) -> None:
    if len(column):
        for row in range(first, last):
            column[row] = value


def place(out: Out, first: int, last: int, position: int, head: Row) -> None:
    fill(out.timestamp, first, last, head.timestamp)
    fill_unsigned(out.chunk_id, first, last, head.chunk_id)
    fill_unsigned(out.epoch, first, last, head.epoch)
    fill(out.position, first, last, position)
    if len(out.offset):
        for row in range(first, last):
            out.offset[row] = head.chunk_id + u64(row - first)


def judged(head: Row, computed: int, due: Due, most: RunLimits) -> tuple[int, int]:
    """Whether a run ends before a chunk (ODD, else ENDED), and the broken rule, if any."""
    kind, records, chunk_id, size = head.chunk_type, head.num_records, head.chunk_id, head.len_data
    is_plain = not is_snapshot(kind) and not is_too_large(size, most.size) and not ends_offsets(chunk_id, records)
    if not is_plain or (is_user(kind) and is_too_large(records, most.records)):
        return ODD, 0
    if not is_due(chunk_id, due.chunk_id) and not is_due(chunk_id, due.other_id):
        return ODD, ORDER_DUE
    why = broken(kind, head.num_entries, records, chunk_id, size, head.data_crc, computed)
    return ODD if why else ENDED, why


def note(odd: Odds, row: int, position: int, before: int, bits: int, read: DataRead) -> int:
    if row == len(odd.position):
        return FULL
    odd.position[row], odd.before[row], odd.rules[row] = position, before, bits
    odd.entries[row], odd.records[row] = read.entries, read.records
    return row + 1


def run(
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    due: Due,
    most: RunLimits,
    does: RunTasks,
    asked: Hashed,
    blocks: Bodies,
    found: Tracking,
    table: Table,
    odd: Odds,
    out: Out,
) -> Numbers:
    """Intact chunks that begin in `start:stop` of `data`, which begins at byte `base` of the file.

    The first has a `due` id, and none exceeds `most`; chunks that break only permitted rules are noted as `odd`. If it
    `tracks`, trailers are read into `table` (through `found`). If it `decodes`, entries are read, compressed ones from
    the `blocks`. If it `chooses`, chunks without `asked` values (`may_hold`) have no rows. If it `places`, requested
    columns of `out` take `most.rows` rows.
    """
    frames = rows = used = unpacked = tracked = opened = odds = taken = last_rows = status = records = size = why = 0
    now = due
    reason = ENDED
    position = last = before = first_filled = last_filled = start
    while position < stop and reason == ENDED:
        head = chunk(data, position, end)
        status, chunk_id, records = head.status, head.chunk_id, head.num_records
        size = head.trailer_start - head.data_start
        has_records = is_user(head.chunk_type)
        is_chosen = True
        if does.chooses and status == 0:
            is_chosen = may_hold(data, head.filter_start, head.len_filter, asked)
        gives = has_records and is_chosen
        takes = does.gathers and is_chosen
        bits = doubts(
            now, head.version, head.epoch, head.timestamp, head.reserved, head.is_filter_size_legal or not has_records
        )
        # Without blocks no payload exceeds its data section, so a chunk without room costs nothing; with them all fit.
        copies = takes and len(out.views) == 0 and len(blocks.position) == 0
        is_full = (gives and rows + records > most.rows) or (copies and used + size > len(out.value))
        reason, why = ODD if status else FULL, 0
        if status == 0 and not (does.places and is_full):
            computed = crc32(data, head.data_start, size) if does.checks else head.data_crc
            reason, why = judged(head, computed, now, most)
        if reason != ENDED:
            break
        room = min(most.rows - rows, most.records) if does.places and gives else most.records
        read = read_entries(data, head, rows, room, used, does.decodes, takes, opened, blocks, out)
        bits |= miscounts(head.num_entries, read.entries, records, read.records)
        is_cut = is_beyond(head.num_entries, read.entries, records, read.records)
        tracked_next, odds_next = tracked, odds
        begin, until = tracking_in(data, head)
        if does.tracks and read.used >= 0 and begin < until:
            tracked_next = track(data, begin, until, position + base, chunk_id, tracked, found, table)
        reason = min(read.used, begin, tracked_next, ENDED)
        if reason == ENDED and (is_cut or bits & ~most.rules or ends_offsets(chunk_id, read.records)):
            reason, why = ODD, bits & ~most.rules
        if reason == ENDED and bits:
            odds_next = note(odd, odds, position, last if frames else -1, bits, read)
        reason = min(reason, odds_next, ENDED)
        if reason != ENDED:
            break
        added = read.records if gives else 0
        if does.places:
            place(out, rows, rows + added, position + base, head)
        first_filled = first_filled if rows > 0 else position
        last_filled = position if added > 0 else last_filled
        last_rows = added if added > 0 else last_rows
        rows, used, opened, taken = rows + added, read.used, read.opened, read.records
        tracked, odds = tracked_next, odds_next
        now = Due(head.version, next_id(chunk_id, records), next_id(chunk_id, taken), head.epoch, head.timestamp)
        before, last, position = last, position, head.reached
        frames += 1
        unpacked += read.unpacked
    return Numbers(
        frames, rows, position, used, unpacked, tracked, odds, reason, last, before, taken, first_filled, last_filled,
        last_rows, status, records, size, why,
    )  # fmt: skip
