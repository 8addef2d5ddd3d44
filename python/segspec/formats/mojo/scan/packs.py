"""mojo: what the two runs over packs share: the reading they are called with, and what they put down of a pack and of
its entries."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo.rules import agree, has_other_flags, is_above, moved
from segspec_kernels.mojo_pack_heads import Row as Head
from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.types import U64, Bytes, I32s, I64s, U8s, U64s

ENDED, MANY, LARGE = 0, 1, 2
"""Why a run ended: its bounds or a pack that is not plainly sound; a pack of more rows than the kernel's columns take;
one for which the batch has no room."""

FULL = 1
"""The kernels' status where their columns are."""

MOST_DIGITS = 20
LONGEST_ID = 2 * MOST_DIGITS + 1
"""Bytes of the longest number of 64 bits in decimal, and of the longest id."""

MASTER_ID, LAST_ID, FIRST_LIVE, LAST_LIVE = 0, 2, 4, 6
IDS = 8
"""Where in a pack's numbers in `PackRows.ids` its ids are, and how many numbers there are."""


class PackReading(NamedTuple):
    """How packs are to be read; `first` is where the one without a tag begins in the data, if it does."""

    first: int
    form: int
    has_tags: bool
    has_counts: bool
    has_lp_count: bool
    bytes_form: int
    elements_form: int


class PackRows(NamedTuple):
    """A row for each pack: where it, its MASTER ID and what follows it begin, its entries, and those not deleted.
    Of `ids` it takes `IDS` numbers: MASTER ID, the last id, the first and the last one that is not deleted."""

    position: I64s
    id_start: I64s
    end: I64s
    entries: I64s
    live: I64s
    ids: U64s


class EntryRows(NamedTuple):
    """The columns of entries. The ids are texts, whose `ends` are those of `ids` side by side from row 1 on, or where
    `ms` and `seq` have room numbers."""

    position: I64s
    deleted: U8s
    ends: I32s
    ids: Bytes
    ms: U64s
    seq: U64s


def is_sound(ms: U64, seq: U64, flags: int, has_last: bool, last_ms: U64, last_seq: U64) -> bool:
    """Whether an entry may follow the one before it, if there is one, and has none but known flags."""
    return (not has_last or is_above((ms, seq), (last_ms, last_seq))) and not has_other_flags(flags)


def id_of(pack: Head, ms_difference: int, seq_difference: int) -> tuple[U64, U64]:
    """An entry's id."""
    return moved(pack.master_ms, ms_difference), moved(pack.master_seq, seq_difference)


def is_counted(pack: Head, has_counts: bool, entries: int, live: int) -> bool:
    """Whether the master entry, if it counts the pack's entries, counts what is there."""
    return not has_counts or (agree(pack.count_, live) and agree(pack.deleted, entries - live))


def keep_id(packs: PackRows, number: int, which: int, ms: U64, seq: U64) -> None:
    """Puts down one of the ids of the pack of this number."""
    at = number * IDS + which
    packs.ids[at], packs.ids[at + 1] = ms, seq


def keep_pack(packs: PackRows, number: int, pack: Head, position: int, end: int, entries: int, live: int) -> None:
    """Puts down where a pack lies, what it counts, and its MASTER ID."""
    packs.position[number], packs.id_start[number], packs.end[number] = position, pack.id_start, end
    packs.entries[number], packs.live[number] = entries, live
    keep_id(packs, number, MASTER_ID, pack.master_ms, pack.master_seq)


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
