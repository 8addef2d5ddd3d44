"""mojo: packs that break no rule but warnings, and the requested values."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo.rules import agree, entries_left, has_other_flags, is_above
from segspec.formats.mojo.scan.pack_run import (
    CLOSED,
    HEAD,
    EntrySpace,
    Filled,
    PackEntries,
    PackRead,
    PackReading,
    unread,
)
from segspec.formats.mojo.scan.pack_run import run as read_pack
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes, I64s, U8s, U64s
from segspec_ksy.rules.mojo import ORDER_IN_A_PACK, ORDER_PACKS

ENDED = 0


class PackRows(NamedTuple):
    """A row per pack: the positions of it, its MASTER ID and its end; its entries, live ones, and elements; MASTER ID,
    the first and last id. An `odd` pack breaks a rule that only warns."""

    position: I64s
    start: I64s
    end: I64s
    entries: I64s
    live: I64s
    elements: I64s
    ms: U64s
    seq: U64s
    first_ms: U64s
    first_seq: U64s
    last_ms: U64s
    last_seq: U64s
    odd: U8s
    stated: I64s
    stated_deleted: I64s
    flagged: I64s
    flagged_at: I64s
    flags: I64s


class LastId(NamedTuple):
    """The id before a pack; `there` is false if none exists."""

    there: bool
    ms: U64
    seq: U64


class PacksFound(NamedTuple):
    """The number of packs, the next one's position, and why the run ended: `ENDED`, a broken rule, or missing room
    (below 0); the written values, the entries, those not deleted, and their first and last id; the part of the next
    pack that is not readable, and its status."""

    packs: int
    reached: int
    why: int
    written: Filled
    rows: int
    live: int
    first_ms: U64
    first_seq: U64
    last_ms: U64
    last_seq: U64
    part: int
    status: int


def broken(entries: PackEntries, last: LastId) -> int:
    """The number of the first rule of order that a pack with entries breaks, or 0."""
    if entries.misplaced > 0:
        return ORDER_IN_A_PACK
    is_above_last = not last.there or is_above((entries.first_ms, entries.first_seq), (last.ms, last.seq))
    return 0 if is_above_last else ORDER_PACKS


def keep_pack(packs: PackRows, number: int, pack: PackRead, has_counts: bool) -> None:
    head, entries = pack.head, pack.entries
    packs.position[number], packs.start[number], packs.end[number] = pack.position, head.start, pack.end
    packs.entries[number], packs.live[number], packs.elements[number] = entries.number, entries.live, entries.elements
    packs.ms[number], packs.seq[number] = head.ms, head.seq
    packs.first_ms[number], packs.first_seq[number] = entries.first_ms, entries.first_seq
    packs.last_ms[number], packs.last_seq[number] = entries.last_ms, entries.last_seq
    counts = agree(head.live, entries.live) and agree(head.deleted, entries.number - entries.live)
    packs.odd[number] = has_other_flags(entries.flags) or (has_counts and not counts)
    packs.stated[number], packs.stated_deleted[number] = head.live, head.deleted
    packs.flagged[number], packs.flagged_at[number] = entries.flagged, entries.flagged_at
    packs.flags[number] = entries.flags


def run(
    data: Bytes,
    base: int,
    stop: int,
    end: int,
    position: int,
    reading: PackReading,
    last: LastId,
    packs: PackRows,
    space: EntrySpace,
) -> PacksFound:
    """Packs without errors from `position` that begin before `stop` and end before `end` of `data`, which begins at
    byte `base` of the file. Ids must exceed `last`: a first pack whose ids do not is found alone."""
    number, rows, live, why, written, part, status = 0, 0, 0, ENDED, Filled(0, 0, 0, 0, 0), HEAD, 0
    first_ms, first_seq, last_ms, last_seq = u64(0), u64(0), u64(0), u64(0)
    while position < stop + base and number < len(packs.end) and why == ENDED:
        pack = read_pack(data, base, end, reading, unread(position, written), entries_left(0) + 1, space)
        entries = pack.entries
        if pack.part != CLOSED or entries.number == 0 or entries_left(entries.number) < 0:
            why, part, status = pack.status if pack.status < 0 else ENDED, pack.part, pack.status
            break
        why = broken(entries, last)
        if why == ORDER_PACKS and number > 0:
            why = ENDED
            break
        if why == ORDER_IN_A_PACK:
            break
        keep_pack(packs, number, pack, reading.has_counts)
        if entries.live > 0:
            if live == 0:
                first_ms, first_seq = entries.live_first_ms, entries.live_first_seq
            last_ms, last_seq = entries.live_last_ms, entries.live_last_seq
        last = LastId(True, entries.last_ms, entries.last_seq)
        number, rows, live = number + 1, rows + entries.number, live + entries.live
        position, written = pack.end, pack.written
    return PacksFound(
        number, position, why, written, rows, live, first_ms, first_seq, last_ms, last_seq, part, status,
    )  # fmt: skip
