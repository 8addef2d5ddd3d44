"""osiris: chunks that follow one another as the reader expects, their entries, and what their trailers track."""

from __future__ import annotations

from typing import Any

from segspec.columns.backend.plain import copy, crc32, u64, unsigned_add_overflows
from segspec_kernels.osiris_chunks import frame as chunk
from segspec_kernels.osiris_entries import frame as entry
from segspec_kernels.osiris_simple_entries import frame as simple
from segspec_kernels.osiris_tracking_blocks import one_block as tracking

KERNELS = {
    "chunk": ("osiris_chunks", "frame"),
    "entry": ("osiris_entries", "frame"),
    "simple": ("osiris_simple_entries", "frame"),
    "tracking": ("osiris_tracking_blocks", "one_block"),
}
FUNCTIONS = ("read_body", "read_entries", "read_delta", "read_data", "is_same", "track", "mark", "fill", "place")

ENDED, ODD, FULL, CLOSED = 0, -1, -2, -3
"""Why a run ended: at its bound; before what the reader is to look at; for want of room; before a compressed sub-batch
whose content it was not given."""

FIRST, LAST, FIRST_WITH_RECORDS, LAST_WITH_RECORDS = range(4)
"""The chunks of a run that `mark` keeps."""

MARKED = 4

SLOTS = 1024


def read_body(data: Any, position: int, end: int, records: int, row: int, used: int, gathers: bool, out: Any) -> int:
    """The simple entries in `position:end`, which are to be `records`: the bytes of payload so far, ODD or FULL."""
    _, _, _, _, _, ends, values = out
    for number in range(records):
        status, position, at, length = simple(data, position, end)
        if status:
            return ODD
        if gathers:
            if used + length > len(values):
                return FULL
            copy(values, used, data, at, length)
            used += length
            ends[row + number + 1] = used
    return used if position == end else ODD


def read_entries(
    data: Any,
    position: int,
    end: int,
    entries: int,
    records: int,
    row: int,
    used: int,
    opens: bool,
    gathers: bool,
    words: Any,
    arena: Any,
    opened: int,
    blocks: Any,
    out: Any,
) -> tuple[int, int]:
    """The entries of a data section, which are to be `entries` with `records` records.

    Gives the bytes of payload so far (ODD, FULL, CLOSED), and how many blocks of the arena are behind. Sub-batches are
    looked into if `opens`.
    """
    _, _, simple_kind, uncompressed, no_reserved = words
    block_position, block_start, block_end = blocks
    _, _, _, _, _, ends, values = out
    taken = seen = 0
    while position < end:
        status, position, kind, codec, reserved, number, size, at, length = entry(data, position, end)
        number = 1 if kind == simple_kind else number
        if status or seen == entries or taken + number > records or reserved != no_reserved:
            return ODD, opened
        if kind == simple_kind:
            if gathers:
                if used + length > len(values):
                    return FULL, opened
                copy(values, used, data, at, length)
                used += length
                ends[row + taken + 1] = used
        elif opens and (codec == uncompressed or length == 0):
            used = read_body(data, at, at + length, number, row + taken, used, gathers, out) if length == size else ODD
        elif opens:
            if opened == len(block_position) or block_position[opened] != at:
                return CLOSED, opened
            start, stop = block_start[opened], block_end[opened]
            used = read_body(arena, start, stop, number, row + taken, used, gathers, out)
            opened += 1
        if used < 0:
            return used, opened
        taken += number
        seen += 1
    return used if seen == entries and taken == records else ODD, opened


def read_delta(data: Any, position: int, end: int, used: int, entries: int, records: int) -> tuple[int, int, int]:
    """The one entry of a tracking delta chunk: `used` or ODD, and where its body begins and ends."""
    status, reached, at, length = simple(data, position, end)
    is_alone = entries == 1 and records == 1 and reached == end
    return used if is_alone and status == 0 else ODD, at, at + length


def read_data(
    data: Any,
    position: int,
    end: int,
    reached: int,
    is_user: bool,
    entries: int,
    records: int,
    row: int,
    used: int,
    opens: bool,
    gathers: bool,
    words: Any,
    arena: Any,
    opened: int,
    blocks: Any,
    out: Any,
) -> tuple[int, int, int, int]:
    """The data section `position:end` of a chunk that ends at `reached`: as `read_entries`, and where tracking begins
    and ends."""
    if not is_user:
        used, start, stop = read_delta(data, position, end, used, entries, records)
        return used if end == reached else ODD, opened, start, stop
    # A header that speaks of nothing but simple entries is believed where nobody asks for what they hold.
    if opens or records != entries or records > end - position:
        used, opened = read_entries(
            data, position, end, entries, records, row, used, opens, gathers, words, arena, opened, blocks, out
        )
    return used, opened, end, reached


def is_same(data: Any, left: int, right: int, length: int) -> bool:
    """Whether the `length` bytes at two positions are the same."""
    n = 0
    while n < length and data[left + n] == data[right + n]:
        n += 1
    return n >= length


def track(
    data: Any, start: int, end: int, position: int, chunk_id: Any, rows: int, columns: Any, slots: Any, table: Any
) -> int:
    """Overlays what `start:end` tracks on the `rows` of the table: their new number, ODD or FULL.

    A name that a slot remembers takes its row again; another takes a new one, so the last of a name's rows counts.
    """
    kinds, names, lengths, publishing_ids, offsets, timestamps = columns
    t_kind, t_name, t_length, t_publishing_id, t_offset, t_timestamp, t_position, t_chunk_id = table
    found, status, _ = tracking(
        data, start, end, len(kinds), 0, kinds, names, lengths, publishing_ids, offsets, timestamps
    )
    if status:
        return ODD
    if rows + found > len(t_kind):
        return FULL
    for n in range(found):
        name, length = names[n], int(lengths[n])
        slot = crc32(data, name, length) % SLOTS
        row = slots[slot]
        known = 0 <= row < rows and t_kind[row] == kinds[n] and t_length[row] == length
        if not known or not is_same(data, t_name[row], name, length):
            slots[slot] = row = rows
            rows += 1
        t_kind[row], t_name[row], t_length[row] = kinds[n], name, length
        t_publishing_id[row], t_offset[row], t_timestamp[row] = publishing_ids[n], offsets[n], timestamps[n]
        t_position[row], t_chunk_id[row] = position, chunk_id
    return rows


def mark(
    marks: Any, frames: int, rows: int, added: int, position: int, kind: int, chunk_id: Any, epoch: Any, time: int,
    records: int,
) -> None:  # fmt: skip
    """Keeps what the caller needs of the chunk behind `frames` others with `rows` records, if it may be one of four:
    its position, type, timestamp and number of records; its id and epoch."""
    numbers, unsigned = marks
    for which in (FIRST, LAST, FIRST_WITH_RECORDS, LAST_WITH_RECORDS):
        if (which == FIRST and frames) or (which == FIRST_WITH_RECORDS and rows):
            continue
        if which >= FIRST_WITH_RECORDS and added == 0:
            continue
        at = which * 4
        numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3] = position, kind, time, records
        unsigned[2 * which], unsigned[2 * which + 1] = chunk_id, epoch


def fill(column: Any, first: int, last: int, value: Any) -> None:
    """The same value in the rows `first:last` of a column that is asked for."""
    if len(column):
        for row in range(first, last):
            column[row] = value


def place(out: Any, first: int, last: int, position: int, chunk_id: Any, epoch: Any, time: int) -> None:
    """The columns of the rows `first:last`, which are one chunk's."""
    offsets, timestamps, chunk_ids, epochs, positions, _, _ = out
    fill(timestamps, first, last, time)
    fill(chunk_ids, first, last, chunk_id)
    fill(epochs, first, last, epoch)
    fill(positions, first, last, position)
    if len(offsets):
        for row in range(first, last):
            offsets[row] = chunk_id + u64(row - first)


def run(
    data: Any,
    base: int,
    start: int,
    stop: int,
    end: int,
    due: Any,
    epoch: Any,
    timestamp: int,
    version: int,
    reserved: int,
    limit: int,
    words: Any,
    checks: bool,
    tracks: bool,
    decodes: bool,
    gathers: bool,
    places: bool,
    most: int,
    arena: Any,
    blocks: Any,
    columns: Any,
    slots: Any,
    table: Any,
    marks: Any,
    out: Any,
) -> tuple[int, int, int, int, int, int, int, int, int]:
    """Sound chunks that begin in `start:stop` of `data`, which is the file from its byte `base` on.

    The first must have the id `due`, none an epoch or timestamp below those given, nor data longer than `limit`.
    `words` are the spec's: the types of user and delta chunks, the kind of a simple entry, the codec of none, and what
    a sub-batch's reserved bits are to be. With `tracks`, trailers are read into `table` (through `columns`, a kernel's,
    and `slots`); with `decodes`, entries are read, compressed ones from the `blocks` of the `arena`. With `places`,
    the columns of `out` take `most` rows; those not asked for are empty. `marks` keeps the first and last chunks.

    Gives the numbers of chunks and rows, where the next chunk begins, the bytes of payload, the rows of `table`, why it
    ended, and of the chunk before which it ended: the kernel's status, and how many records and bytes of data it has.
    """
    user, delta, _, _, _ = words
    block_position, _, _ = blocks
    _, _, _, _, _, _, values = out
    frames = rows = used = tracked = opened = status = records = size = 0
    reason = ENDED
    position = start
    while position < stop and reason == ENDED:
        (
            status, reached, _, own_version, kind, entries, records, own_timestamp, own_epoch, chunk_id, checksum,
            own_reserved, is_legal, _, data_start, data_end, _,
        ) = chunk(data, position, end)  # fmt: skip
        size = data_end - data_start
        added = records if kind == user else 0
        is_kept = own_version == version and own_reserved == reserved and is_legal and kind in (user, delta)
        follows = chunk_id == due and own_epoch >= epoch and own_timestamp >= timestamp
        is_counted = size <= limit and not unsigned_add_overflows(chunk_id, u64(records))
        # Without blocks no payload is longer than its data section, so that a chunk for which there is no room costs
        # nothing; with them there is room for all.
        if places and (rows + added > most or (gathers and len(block_position) == 0 and used + size > len(values))):
            reason = FULL
        if status or not (is_kept and follows and is_counted):
            reason = ODD
        if reason == ENDED and checks and crc32(data, data_start, size) != checksum:
            reason = ODD
        if reason != ENDED:
            continue
        filled, opened_next, track_start, track_end = read_data(
            data, data_start, data_end, reached, kind == user, entries, records, rows, used, decodes, gathers, words,
            arena, opened, blocks, out,
        )  # fmt: skip
        tracked_next = tracked
        if tracks and filled >= 0 and track_start < track_end:
            tracked_next = track(
                data, track_start, track_end, position + base, chunk_id, tracked, columns, slots, table
            )
        reason = min(filled, tracked_next, ENDED)
        if reason != ENDED:
            continue
        if places:
            place(out, rows, rows + added, position + base, chunk_id, own_epoch, own_timestamp)
        mark(marks, frames, rows, added, position + base, kind, chunk_id, own_epoch, own_timestamp, records)
        rows, used, opened, tracked = rows + added, filled, opened_next, tracked_next
        due, epoch, timestamp = chunk_id + u64(records), own_epoch, own_timestamp
        position = reached
        frames += 1
    return frames, rows, position, used, tracked, reason, status, records, size
