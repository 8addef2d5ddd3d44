"""mojo: one pack from its head to its HEADER, as far as it can be read, with nothing kept of its fields."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.mojo.rules import moved
from segspec.formats.mojo.scan.packs import PackReading
from segspec_kernels.mojo_entry import frame as entry
from segspec_kernels.mojo_pack_headers import frame as header
from segspec_kernels.mojo_pack_heads import frame as head
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes


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
    """Reads the pack at `position`, of which a tag comes first where `tag` says so."""
    end = len(data)
    found = head(data, position, end, form=reading.form, has_tag=tag, has_counts=reading.has_counts)
    if found.status:
        # How far the names of fields were read is not far from where they end.
        return WalkedPack(False, position, 0, u64(0), u64(0), 1 + (found.reached - position) // 2)
    at, elements, live, entries = found.reached, found.num_elements, 0, 0
    ms, seq = u64(0), u64(0)
    while True:
        one = entry(data, at, end, found.num_fields, reading.has_lp_count, elements, live)
        if one.status:
            return WalkedPack(False, at, entries, ms, seq, elements + 1 + (one.reached - at) // 2)
        if one.is_end:
            break
        if entries == 0:
            ms, seq = moved(found.master_ms, one.ms_difference), moved(found.master_seq, one.seq_difference)
        at, elements, live, entries = one.reached, one.num_elements, one.num_live, entries + 1
    closing = header(
        data, one.reached, end, reading.bytes_form, reading.elements_form, u64(one.reached - found.body),
        u64(found.body - found.id_start), elements, entries, live,
    )  # fmt: skip
    if closing.status:
        return WalkedPack(False, one.reached, entries, ms, seq, elements + 1)
    return WalkedPack(True, closing.reached, entries, ms, seq, elements + 1)
