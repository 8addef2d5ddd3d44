"""The rules for intact segments beyond their layout, each written once.

A run (`scan/pack_run`, `scan/run`, `scan/seek_run`) calls these functions, compiled, and reports the number of the
broken rule; `checks` turns it into text. For rules that span packs, `checks`, `index`, `resync` and `folder` call them
directly. So they take plain numbers: `int` is signed with 64 bits, `U64` is unsigned.

Rules for elements, places of flags, numbers of fields, lp-count and HEADER are in the specs, because one pack is enough
to check them.
"""

from __future__ import annotations

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64
from segspec_ksy.layouts import mojo_id, mojo_suffix

MODULUS_MASK = mojo_id.RawLe.MAX_MS
MAX_ENTRIES = 1 << 20
"""A pack is held in memory until HEADER has confirmed it. HEADER counts up to 65,534 entries; a pack of more than this
many is refused (limit-exceeded), finished or not."""

RESERVED = mojo_suffix.RESERVED

# Ids, as `(ms, seq)`.


def moved(part: U64, difference: int) -> U64:
    """Half of an id, `difference` away from that of another: modulo 2^64 (redis/redis src/t_stream.c
    streamAppendItem).

    Rule: mojo.entry.id.
    """
    return (part + u64(difference)) & u64(MODULUS_MASK)


def is_above(record_id: tuple[U64, U64], last: tuple[U64, U64]) -> bool:
    """Whether an id may follow another: the ids of a log rise.

    Rules: mojo.order.in-a-pack, mojo.order.packs, mojo.order.either, mojo.order.master-id.
    """
    ms, seq = record_id
    last_ms, last_seq = last
    return ms > last_ms or (ms == last_ms and seq > last_seq)


def is_same_id(stated: tuple[U64, U64], there: tuple[U64, U64]) -> bool:
    """Whether two places state the same id: MASTER ID, INDEX, SUFFIX, the id before the first pack, the name.

    Rules: mojo.order.master-id, mojo.index.id, mojo.index.segment-id, mojo.variant.lead-id-is-first.
    """
    return stated == there


# A pack.


def is_tagged(has_tags: bool, position: int, first: int) -> bool:
    """Whether a tag announces the pack at `position`, in a reading that has tags: the first one has none.

    Rule: mojo.variant.no-tags.
    """
    return has_tags and position != first


def has_other_flags(flags: int) -> bool:
    """Whether an entry has flags that the document does not describe.

    Rule: mojo.entry.known-flags.
    """
    return flags != 0


def entries_left(entries: int) -> int:
    """How many more entries a pack with `entries` may have: a limit of this reader, not a rule of the format."""
    return MAX_ENTRIES - entries


def agree(stated: int, there: int) -> bool:
    """Whether a number is correct: a pack's live and deleted entries in its master entry, and, in INDEX, a segment's
    packs with their offsets and lengths.

    Rules: mojo.pack.master-counts, mojo.index.entries, mojo.index.offset, mojo.index.length.
    """
    return stated == there


# A segment.


def runs_into(end: int, limit: int) -> bool:
    """Whether a pack ends after the byte at which INDEX, or the file's zeros, begin.

    Rule: mojo.pack.before-index.
    """
    return end > limit


def counts_records(stated: int, entries: int, live: int) -> bool:
    """Whether SUFFIX counts the entries of all packs: all of them, or in another reading those not deleted.

    Rule: mojo.index.count.
    """
    return stated in (entries, live)


def is_as_promised(reserved: int) -> bool:
    """Whether the reserved bytes of SUFFIX have the value that writers give them; no reader depends on it.

    Rule: mojo.index.reserved-is-read.
    """
    return reserved == RESERVED
