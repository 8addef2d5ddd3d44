"""Rules for intact segments beyond their layout, each written once.

Runs (`scan/`) compile these functions, and report the number of a broken rule for `checks`. Other modules call them for
rules that span packs. They take plain numbers: `int` is signed with 64 bits, `U64` unsigned.

Rules about a single pack are in the specs: elements, flags, fields, lp-count and HEADER.
"""

from __future__ import annotations

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64
from segspec_ksy.layouts import mojo_id, mojo_suffix

MODULUS_MASK = mojo_id.RawLe.MAX_MS
MAX_ENTRIES = 1 << 20
"""A pack stays in memory until HEADER, which counts up to 65,534 entries, confirms it. One with more than this is
refused (limit-exceeded)."""

RESERVED = mojo_suffix.RESERVED

# Ids, as `(ms, seq)`.


def moved(part: U64, difference: int) -> U64:
    """Half of an id, `difference` from another, modulo 2^64 (redis/redis src/t_stream.c streamAppendItem).

    Rule: mojo.entry.id.
    """
    return (part + u64(difference)) & u64(MODULUS_MASK)


def is_above(record_id: tuple[U64, U64], last: tuple[U64, U64]) -> bool:
    """Whether an id may follow another: a log's ids rise.

    Rules: mojo.order.in-a-pack, mojo.order.packs, mojo.order.either, mojo.order.master-id.
    """
    ms, seq = record_id
    last_ms, last_seq = last
    return ms > last_ms or (ms == last_ms and seq > last_seq)


def is_same_id(stated: tuple[U64, U64], there: tuple[U64, U64]) -> bool:
    """Whether two places have the same id: MASTER ID, INDEX, SUFFIX, the id before the first pack, the name.

    Rules: mojo.order.master-id, mojo.index.id, mojo.index.segment-id, mojo.variant.lead-id-is-first.
    """
    return stated == there


# A pack.


def is_tagged(has_tags: bool, position: int, first: int) -> bool:
    """Whether the pack at `position` has a tag, if the reading has tags: the first has none.

    Rule: mojo.variant.no-tags.
    """
    return has_tags and position != first


def has_other_flags(flags: int) -> bool:
    """Whether an entry has undocumented flags.

    Rule: mojo.entry.known-flags.
    """
    return flags != 0


def entries_left(entries: int) -> int:
    """How many more entries a pack may have: this reader's limit."""
    return MAX_ENTRIES - entries


def agree(stated: int, there: int) -> bool:
    """Whether a number is correct: a master entry's live and deleted entries, or INDEX's packs, offsets and lengths.

    Rules: mojo.pack.master-counts, mojo.index.entries, mojo.index.offset, mojo.index.length.
    """
    return stated == there


# A segment.


def runs_into(end: int, limit: int) -> bool:
    """Whether a pack exceeds the start of INDEX or of the file's zeros.

    Rule: mojo.pack.before-index.
    """
    return end > limit


def counts_records(stated: int, entries: int, live: int) -> bool:
    """Whether SUFFIX counts all entries, or in another reading the live ones.

    Rule: mojo.index.count.
    """
    return stated in (entries, live)


def is_as_promised(reserved: int) -> bool:
    """Whether SUFFIX's reserved bytes are as written; no reader depends on it.

    Rule: mojo.index.reserved-is-read.
    """
    return reserved == RESERVED
