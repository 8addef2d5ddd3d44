"""mojo: the places where a pack begins that may come next."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo.rules import is_above, moved, runs_into
from segspec.formats.mojo.scan.run import PackReading
from segspec_kernels.mojo_entry import frame as entry_at
from segspec_kernels.mojo_pack_headers import frame as header_at
from segspec_kernels.mojo_pack_heads import frame as head_at
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes

NOTHING, FOUND, ASK = 0, 1, 2
"""How a run ended: everywhere was looked; a pack begins there; one may, which the data does not hold to its end."""


class WalkedPack(NamedTuple):
    """A pack as far as it can be read: whether it is `closed`, where its last whole part ends, how many entries it has,
    the id of the first, and after how many `looks` at an element this is known. A pack without its head has none."""

    closed: bool
    end: int
    entries: int
    ms: U64
    seq: U64
    looks: int


def walk(data: Bytes, position: int, reading: PackReading, tag: bool) -> WalkedPack:
    """Reads the pack at `position`, of which a tag comes first where `tag` says so; nothing is kept of its fields."""
    end = len(data)
    found = head_at(data, position, end, form=reading.form, has_tag=tag, has_counts=reading.has_counts)
    if found.status:
        # How far the names of fields were read is not far from where they end.
        return WalkedPack(False, position, 0, u64(0), u64(0), 1 + (found.reached - position) // 2)
    at, elements, live, entries = found.reached, found.num_elements, 0, 0
    ms, seq = u64(0), u64(0)
    while True:
        one = entry_at(data, at, end, found.num_fields, reading.has_lp_count, elements, live)
        if one.status:
            return WalkedPack(False, at, entries, ms, seq, elements + 1 + (one.reached - at) // 2)
        if one.is_end:
            break
        if entries == 0:
            ms, seq = moved(found.master_ms, one.ms_difference), moved(found.master_seq, one.seq_difference)
        at, elements, live, entries = one.reached, one.num_elements, one.num_live, entries + 1
    closing = header_at(
        data, one.reached, end, reading.bytes_form, reading.elements_form, u64(one.reached - found.body),
        u64(found.body - found.id_start), elements, entries, live,
    )  # fmt: skip
    if closing.status:
        return WalkedPack(False, one.reached, entries, ms, seq, elements + 1)
    return WalkedPack(True, closing.reached, entries, ms, seq, elements + 1)


def run(
    data: Bytes,
    position: int,
    stop: int,
    reading: PackReading,
    has_last: bool,
    last_ms: U64,
    last_seq: U64,
    content: int,
    limit: int,
    whole: bool,
    looks: int,
) -> tuple[int, int, int]:
    """Looks at one place of `data` after the other, from `position` until `stop`. Gives where it ended, how, and how
    many of `looks` are left: one is used up for each element.

    A pack is one that comes next where its first id is above the last one, and it is closed and ends before `limit`, or
    ends where the file's `content` does. The file's end is that of the data where that is the `whole` rest of it.
    """
    while position < stop and looks > 0:
        found = walk(data, position, reading, reading.has_tags)
        looks -= found.looks
        if found.entries > 0 and (not has_last or is_above((found.ms, found.seq), (last_ms, last_seq))):
            if found.closed and not runs_into(found.end, limit):
                return position, FOUND, looks
            if not found.closed and found.end >= content:
                return position, FOUND, looks
        if not whole and not found.closed and found.looks > 1:
            return position, ASK, looks
        position += 1
    return position, NOTHING, looks
