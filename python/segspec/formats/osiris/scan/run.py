"""osiris: chunks that follow one another as the reader expects, their entries, and what their trailers track."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.views import put_view
from segspec.formats.osiris.rules import (
    BATCH_RESERVED,
    DELTA,
    HEADER_RESERVED,
    SIMPLE,
    Due,
    Hashed,
    agree,
    changes_version,
    counts_tracking,
    ends_offsets,
    has_checksum,
    has_idle_trailer,
    is_as_promised,
    is_due,
    is_snapshot,
    is_stored,
    is_too_large,
    is_used_up,
    is_user,
    lowers_epoch,
    may_hold,
    next_id,
    steps_back,
    takes_offsets,
)
from segspec_kernels.osiris_chunks import frame as chunk
from segspec_kernels.osiris_entries import frame as entry
from segspec_kernels.osiris_simple_entries import frame as simple
from segspec_kernels.osiris_tracking_blocks import Columns as Tracking
from segspec_kernels.osiris_tracking_blocks import block as tracking
from segspec_kernels.runtime import copy, crc32, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U8s, U64s
from segspec_ksy.rules.osiris import ORDER_EPOCH

ENDED, ODD, FULL, CLOSED = 0, -1, -2, -3
"""Why a run ended: at its bound; before what the reader is to look at; for want of room; before a compressed sub-batch
whose content it was not given."""

SLOTS = 1024


class Blocks(NamedTuple):
    """Where the body of each opened sub-batch lies in `data`, and where in the arena its content begins and ends."""

    position: I64s
    start: I64s
    end: I64s


class Table(NamedTuple):
    """What is tracked: the type, the name's place in `data`, three values of which the type chooses one, and the
    chunk that holds it."""

    kind: U8s
    name: I64s
    length: I64s
    publishing_id: U64s
    offset: U64s
    timestamp: I64s
    position: I64s
    chunk_id: U64s


class Out(NamedTuple):
    """The columns of records; `ends` are those of the payloads side by side in `value`, from row 1 on. `views`, if they
    have room, are Arrow's views of the payloads instead."""

    offset: U64s
    timestamp: I64s
    chunk_id: U64s
    epoch: U64s
    position: I64s
    ends: I32s
    value: Bytes
    views: Bytes


class Most(NamedTuple):
    """The bytes and the records that a chunk may have, and the rows for which there is room."""

    size: int
    records: int
    rows: int


class Does(NamedTuple):
    """What a run does with chunks: compares checksums, reads trailers, reads entries, gathers payloads, fills columns,
    chooses by filters."""

    checks: bool
    tracks: bool
    decodes: bool
    gathers: bool
    places: bool
    chooses: bool


class Numbers(NamedTuple):
    """What a run gives: how many chunks and rows, where the next chunk begins, the bytes of payload, those of them in
    the arena, the rows of the table, why it ended; where the last chunk begins, and the first and the last one that
    gave rows, if any did. Of the chunk before which it ended: the kernel's status, its records and bytes of data, and
    the number of the rule that it breaks, 0 if the run cannot tell."""

    frames: int
    rows: int
    reached: int
    used: int
    unpacked: int
    tracked: int
    reason: int
    last: int
    first_filled: int
    last_filled: int
    status: int
    records: int
    size: int
    why: int


def put(out: Out, row: int, used: int, data: Bytes, at: int, length: int, buffer: int) -> int:
    """Puts down a payload after the `used` bytes of others, or a view of it in `data`, which is the buffer of this
    number: the bytes of payload so far, or FULL."""
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
    """The simple entries in `position:end`, which are to be `records`: the bytes of payload so far, ODD or FULL."""
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


def read_entries(
    data: Bytes,
    position: int,
    end: int,
    entries: int,
    records: int,
    row: int,
    used: int,
    opens: bool,
    gathers: bool,
    arena: Bytes,
    opened: int,
    blocks: Blocks,
    out: Out,
) -> tuple[int, int, int]:
    """The entries of a data section, which are to be `entries` with `records` records.

    Gives the bytes of payload so far (ODD, FULL, CLOSED), how many blocks of the arena were read, and the bytes of
    payload in these. Sub-batches are looked into if `opens`.
    """
    taken = seen = unpacked = 0
    while position < end:
        read = entry(data, position, end)
        position, at, length = read.reached, read.body_position, read.body_length
        is_simple = read.kind == SIMPLE
        number = 1 if is_simple else read.num_records
        # More than the header states is not looked at: there are rows for as many records only.
        is_beyond = seen == entries or taken + number > records
        if read.status or is_beyond or not (is_simple or is_as_promised(read.reserved, BATCH_RESERVED)):
            return ODD, opened, unpacked
        if is_simple:
            if gathers:
                used = put(out, row + taken, used, data, at, length, 0)
        elif opens and is_stored(read.compression, length):
            is_whole = agree(read.len_uncompressed, length)
            used = read_body(data, at, at + length, number, row + taken, used, gathers, 0, out) if is_whole else ODD
        elif opens:
            if opened == len(blocks.position) or blocks.position[opened] != at:
                return CLOSED, opened, unpacked
            start, stop = blocks.start[opened], blocks.end[opened]
            before = used
            used = read_body(arena, start, stop, number, row + taken, used, gathers, 1, out)
            unpacked += used - before
            opened += 1
        if used < 0:
            return used, opened, unpacked
        taken += number
        seen += 1
    return used if agree(entries, seen) and agree(records, taken) else ODD, opened, unpacked


def read_delta(data: Bytes, position: int, end: int, used: int, entries: int, records: int) -> tuple[int, int, int]:
    """The one entry of a tracking delta chunk: `used` or ODD, and where its body begins and ends."""
    read = simple(data, position, end)
    counts = counts_tracking(entries) and takes_offsets(DELTA, records, read.body_length)
    is_alone = counts and is_used_up(read.reached, end)
    start = read.body_position
    return used if is_alone and read.status == 0 else ODD, start, start + read.body_length


def read_data(
    data: Bytes,
    position: int,
    end: int,
    reached: int,
    has_records: bool,
    entries: int,
    records: int,
    row: int,
    used: int,
    opens: bool,
    gathers: bool,
    arena: Bytes,
    opened: int,
    blocks: Blocks,
    out: Out,
) -> tuple[int, int, int, int, int]:
    """The data section `position:end` of a chunk that ends at `reached`: as `read_entries`, and where tracking begins
    and ends."""
    if not has_records:
        used, start, stop = read_delta(data, position, end, used, entries, records)
        return ODD if has_idle_trailer(has_records, reached - end) else used, opened, 0, start, stop
    # A header that speaks of nothing but simple entries is believed where nobody asks for what they hold.
    unpacked = 0
    if opens or records != entries or records > end - position:
        used, opened, unpacked = read_entries(
            data, position, end, entries, records, row, used, opens, gathers, arena, opened, blocks, out
        )
    return used, opened, unpacked, end, reached


def is_same(data: Bytes, left: int, right: int, length: int) -> bool:
    """Whether the `length` bytes at two positions are the same."""
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
    slots: I64s,
    table: Table,
) -> int:
    """Overlays what `start:end` tracks on the `rows` of the table: their new number, ODD or FULL.

    A name that a slot remembers takes its row again; another takes a new one, so the last of a name's rows counts.
    `TrackingState.overlay` has the same rule with a dict, which compiled code has none of; they are compared by
    `test_tracking_is_left_as_every_chunk_by_itself_leaves_it` in tests/scanners/test_osiris.py.
    """
    count, status, _ = tracking(data, start, end, len(found.offset), found)
    if status:
        return ODD
    if rows + count > len(table.kind):
        return FULL
    for n in range(count):
        kind, name, length = found.tracking_type[n], found.tracking_id_position[n], found.tracking_id_length[n]
        slot = crc32(data, name, length) % SLOTS
        row = slots[slot]
        known = 0 <= row < rows and table.kind[row] == kind and table.length[row] == length
        if not known or not is_same(data, table.name[row], name, length):
            slots[slot] = row = rows
            rows += 1
        table.kind[row], table.name[row], table.length[row] = kind, name, length
        table.publishing_id[row], table.offset[row] = found.publishing_id[n], found.offset[n]
        table.timestamp[row] = found.timestamp[n]
        table.position[row], table.chunk_id[row] = position, chunk_id
    return rows


def fill(column: I64s, first: int, last: int, value: int) -> None:
    """The same value in the rows `first:last` of a column that is asked for."""
    if len(column):
        for row in range(first, last):
            column[row] = value


def fill_unsigned(column: U64s, first: int, last: int, value: U64) -> None:
    """As `fill`."""
    if len(column):
        for row in range(first, last):
            column[row] = value


def place(out: Out, first: int, last: int, position: int, chunk_id: U64, epoch: U64, time: int) -> None:
    """The columns of the rows `first:last`, which are one chunk's."""
    fill(out.timestamp, first, last, time)
    fill_unsigned(out.chunk_id, first, last, chunk_id)
    fill_unsigned(out.epoch, first, last, epoch)
    fill(out.position, first, last, position)
    if len(out.offset):
        for row in range(first, last):
            out.offset[row] = chunk_id + u64(row - first)


def run(
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    due: Due,
    most: Most,
    does: Does,
    asked: Hashed,
    arena: Bytes,
    blocks: Blocks,
    found: Tracking,
    slots: I64s,
    table: Table,
    out: Out,
) -> Numbers:
    """Sound chunks that begin in `start:stop` of `data`, which is the file from its byte `base` on.

    The first must have the version and the id that are `due`, none an epoch or timestamp below those, nor more than
    `most` says. If the run `tracks`, trailers are read into `table` (through `found`, a kernel's columns, and `slots`);
    if it `decodes`, entries are read, compressed ones from the `blocks` of the `arena`. If it `chooses`, chunks that
    `may_hold` says no to, by their filter and what is `asked`, are read as any other and give no rows. If it `places`,
    the columns of `out` take `most.rows` rows; those not asked for are empty.
    """
    frames = rows = used = unpacked = tracked = opened = status = records = size = why = 0
    chunk_due, epoch, timestamp = due.chunk_id, due.epoch, due.timestamp
    reason = ENDED
    position = last = first_filled = last_filled = start
    while position < stop and reason == ENDED:
        head = chunk(data, position, end)
        status, kind, records, chunk_id = head.status, head.chunk_type, head.num_records, head.chunk_id
        size = head.trailer_start - head.data_start
        has_records = is_user(kind)
        is_chosen = True
        if does.chooses and status == 0:
            length = head.data_start - head.filter_start
            is_chosen = may_hold(data, head.filter_start, length, asked)
        added = records if has_records and is_chosen else 0
        takes = does.gathers and is_chosen
        is_plain = head.is_filter_size_legal and not is_snapshot(kind)
        is_plain = is_plain and is_as_promised(head.reserved, HEADER_RESERVED)
        is_plain = is_plain and not changes_version(due.version, head.version) and not is_too_large(size, most.size)
        is_plain = is_plain and not (has_records and is_too_large(records, most.records))
        follows = is_due(chunk_id, chunk_due) and not ends_offsets(chunk_id, records)
        why = ORDER_EPOCH if status == 0 and lowers_epoch(epoch, head.epoch) else 0
        follows = follows and why == 0 and not steps_back(timestamp, head.timestamp)
        # Without blocks no payload is longer than its data section, so that a chunk for which there is no room costs
        # nothing; with them there is room for all.
        copies = takes and len(out.views) == 0 and len(blocks.position) == 0
        if does.places and (rows + added > most.rows or (copies and used + size > len(out.value))):
            reason = FULL
        if status or not (is_plain and follows):
            reason = ODD
        if reason == ENDED and does.checks and not has_checksum(head.data_crc, crc32(data, head.data_start, size)):
            reason = ODD
        if reason != ENDED:
            continue
        filled, opened_next, more_unpacked, track_start, track_end = read_data(
            data, head.data_start, head.trailer_start, head.reached, has_records, head.num_entries, records,
            rows, used, does.decodes, takes, arena, opened, blocks, out,
        )  # fmt: skip
        tracked_next = tracked
        if does.tracks and filled >= 0 and track_start < track_end:
            tracked_next = track(data, track_start, track_end, position + base, chunk_id, tracked, found, slots, table)
        reason = min(filled, tracked_next, ENDED)
        if reason != ENDED:
            continue
        if does.places:
            place(out, rows, rows + added, position + base, chunk_id, head.epoch, head.timestamp)
        first_filled = first_filled if rows > 0 else position
        last_filled = position if added > 0 else last_filled
        rows, used, opened, tracked = rows + added, filled, opened_next, tracked_next
        chunk_due, epoch, timestamp = next_id(chunk_id, records), head.epoch, head.timestamp
        last, position = position, head.reached
        frames += 1
        unpacked += more_unpacked
    return Numbers(
        frames, rows, position, used, unpacked, tracked, reason, last, first_filled, last_filled, status, records, size,
        why,
    )  # fmt: skip
