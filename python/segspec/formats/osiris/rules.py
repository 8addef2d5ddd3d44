"""Rules for an intact chunk beyond its layout, each written once.

`broken`, `doubts` and `miscounts` return numbers of rules. The fast path (`scan/run`) compiles these functions, so they
take plain numbers: `int` is signed with 64 bits, `U64` unsigned. The explaining path (`reader`, `entries`) looks the
numbers up in the table of rules.

Only one rule exists twice: see `track` in `scan/run`.
"""

from __future__ import annotations

from typing import NamedTuple

from segspec_kernels.runtime import u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bytes
from segspec_ksy.layouts import osiris_chunk_header, osiris_entry, osiris_enums, osiris_simple_entry, osiris_sub_batch
from segspec_ksy.rules.osiris import (
    CHUNK_CRC,
    CHUNK_NUM_ENTRIES,
    CHUNK_NUM_RECORDS,
    CHUNK_RESERVED,
    FILTER_SIZE,
    ORDER_CLOCK,
    ORDER_EPOCH,
    ORDER_OFFSETS_END,
    ORDER_VERSION,
    TRACKING_NUM_ENTRIES,
    TRACKING_NUM_RECORDS,
)

USER = int(osiris_enums.ChunkType.user)
DELTA = int(osiris_enums.ChunkType.tracking_delta)
SNAPSHOT = int(osiris_enums.ChunkType.tracking_snapshot)
SIMPLE = int(osiris_entry.EntryKind.simple)
BATCH = int(osiris_entry.EntryKind.sub_batch)
UNCOMPRESSED = int(osiris_enums.Compression.none)
HEADER_RESERVED = osiris_chunk_header.RESERVED
BATCH_RESERVED = osiris_sub_batch.RESERVED
SIMPLE_SIZE = osiris_simple_entry.SIZE
MOST_ENTRIES = osiris_chunk_header.MAX_NUM_ENTRIES

RELEASED = (
    *(ORDER_VERSION, ORDER_EPOCH, ORDER_CLOCK, CHUNK_RESERVED, FILTER_SIZE),
    *(CHUNK_NUM_ENTRIES, CHUNK_NUM_RECORDS),
)
"""The rules that a released chunk may break, in reported order."""

# A chunk after those before it.


class Due(NamedTuple):
    """The expected values of the next chunk: this version, one of two ids, and no lower epoch and timestamp.

    The ids differ if the last header's record count differs from its data.
    """

    version: int
    chunk_id: U64
    other_id: U64
    epoch: U64
    timestamp: int


def next_id(chunk_id: U64, records: int) -> U64:
    """The id after a chunk with `records` offsets (rabbitmq/osiris src/osiris_log.erl write_chunk/6).

    Rule: osiris.order.next-id.
    """
    return chunk_id + u64(records)


def is_due(chunk_id: U64, due: U64) -> bool:
    """Whether a chunk has the id by the previous chunk or the segment's name.

    Rule: osiris.order.due.
    """
    return chunk_id == due


def exceeds_offsets(chunk_id: U64, records: int) -> bool:
    """Whether the last offset would exceed 64 bits.

    Rules: osiris.order.offsets-end, osiris.entry.offsets-end.
    """
    return records > 0 and unsigned_add_overflows(chunk_id, u64(records - 1))


def ends_offsets(chunk_id: U64, records: int) -> bool:
    """Whether a chunk reaches the maximum offset: no chunk can follow.

    Rule: osiris.order.offsets-end.
    """
    return unsigned_add_overflows(chunk_id, u64(records))


def changes_version(before: int, version: int) -> bool:
    """Whether the version changes; the two dialects do not mix.

    Rule: osiris.order.version.
    """
    return version != before


def lowers_epoch(before: U64, epoch: U64) -> bool:
    """Whether a chunk is of an earlier leader than the previous one.

    Rule: osiris.order.epoch.
    """
    return epoch < before


def steps_back(before: int, timestamp: int) -> bool:
    """Whether the clock was set back between two chunks, which is permitted.

    Rule: osiris.order.clock.
    """
    return timestamp < before


# A chunk by itself.


def is_user(chunk_type: int) -> bool:
    """Whether a chunk has records, with tracking in its trailer; others' data is tracking.

    Rule: osiris.chunk.type-decides.
    """
    return chunk_type == USER


def is_snapshot(chunk_type: int) -> bool:
    """Whether a chunk replaces all earlier tracking.

    Rule: osiris.tracking.replaces.
    """
    return chunk_type == SNAPSHOT


def is_too_large(length: int, limit: int) -> bool:
    """Whether data, or its decompressed sub-batches, exceed the caller's limit.

    Rule: osiris.chunk.limit.
    """
    return length > limit


def has_checksum(stored: int, computed: int) -> bool:
    """Whether the data section is as written.

    Rule: osiris.chunk.crc.
    """
    return stored == computed


def is_as_promised(reserved: int, promised: int) -> bool:
    """Whether reserved bits are as writers leave them; no reader depends on it.

    Rule: osiris.reading.reserved.
    """
    return reserved == promised


def counts_tracking(stated: int) -> bool:
    """Whether a tracking chunk has one entry.

    Rule: osiris.tracking.num-entries.
    """
    return stated == 1


def takes_offsets(chunk_type: int, stated: int, tracked: int) -> bool:
    """Whether a tracking chunk with `tracked` bytes of tracking takes a valid number of offsets: one. A delta without
    tracking may take any, to fill a hole.

    Rules: osiris.tracking.num-records, osiris.tracking.filler, osiris.tracking.filler-of-none,
    osiris.tracking.snapshot-fills-nothing.
    """
    return stated == 1 or (chunk_type == DELTA and tracked == 0 and stated != 0)


def has_idle_trailer(is_user: bool, length: int) -> bool:
    """Whether a trailer is never read: it is no user chunk's.

    Rule: osiris.tracking.idle-trailer.
    """
    return not is_user and length > 0


# What a chunk breaks, as numbers of rules.


def broken(chunk_type: int, entries: int, records: int, chunk_id: U64, size: int, stored: int, computed: int) -> int:
    """The first rule whose breach releases no part of a chunk, or 0.

    The id is not checked. `size` bytes of data have the checksum `computed`.
    """
    if not has_checksum(stored, computed):
        return CHUNK_CRC
    if not is_user(chunk_type) and not counts_tracking(entries):
        return TRACKING_NUM_ENTRIES
    if not is_user(chunk_type) and not takes_offsets(chunk_type, records, size - SIMPLE_SIZE):
        return TRACKING_NUM_RECORDS
    return ORDER_OFFSETS_END if exceeds_offsets(chunk_id, records) else 0


def doubts(before: Due, version: int, epoch: U64, timestamp: int, reserved: int, has_filter_size: bool) -> int:
    """The rules that a released header breaks, as bits: their numbers are powers of two."""
    bits = 0
    if changes_version(before.version, version):
        bits |= ORDER_VERSION
    if lowers_epoch(before.epoch, epoch):
        bits |= ORDER_EPOCH
    if steps_back(before.timestamp, timestamp):
        bits |= ORDER_CLOCK
    if not is_as_promised(reserved, HEADER_RESERVED):
        bits |= CHUNK_RESERVED
    return bits if has_filter_size else bits | FILTER_SIZE


def miscounts(stated: int, entries: int, stated_records: int, records: int) -> int:
    """The same for a user chunk's counts; it has `entries` and `records`."""
    bits = 0
    if not agree(stated, entries):
        bits |= CHUNK_NUM_ENTRIES
    if not agree(stated_records, records):
        bits |= CHUNK_NUM_RECORDS
    return bits


def is_beyond(stated: int, entries: int, stated_records: int, records: int) -> bool:
    """Whether both counts exclude the excess data: its offsets may be the next chunk's.

    Rule: osiris.chunk.both-counts.
    """
    return records > stated_records and not agree(stated, entries)


# A chunk's filter, and the requested filter value, by its two hashes.


def has_bit(data: Bytes, start: int, bit: int) -> bool:
    """Whether a bit of the filter at `start` is set; a byte's highest bit comes first.

    Rule: osiris.filter.bits.
    """
    shifted: int = data[start + bit // 8] >> (7 - bit % 8)
    return shifted & 1 == 1


def bit_of(hashed: int, length: int) -> int:
    """A hash's bit in a filter of `length` bytes: never bit 0, which means entries without a value (rabbitmq/osiris
    src/osiris_bloom.erl make_hash/2).

    Rule: osiris.filter.bits.
    """
    return 1 + hashed % (8 * length - 1)


class Hashed(NamedTuple):
    """A requested filter value: two hashes, and whether entries without a value, and chunks without a filter, are
    included."""

    one: int
    other: int
    unfiltered: bool
    bare: bool


def may_hold(data: Bytes, start: int, length: int, asked: Hashed) -> bool:
    """Whether a chunk with the filter at `start` may have a requested entry (`osiris_bloom:is_match/2`).

    Rule: osiris.filter.match.
    """
    if length == 0:
        return asked.bare
    if asked.unfiltered and has_bit(data, start, 0):
        return True
    return has_bit(data, start, bit_of(asked.one, length)) and has_bit(data, start, bit_of(asked.other, length))


# A data section.


def agree(stated: int, there: int) -> bool:
    """Whether counts are correct: a chunk's entries and records, a sub-batch's records and bytes.

    Rules: osiris.chunk.num-entries, osiris.chunk.num-records, osiris.batch.count, osiris.batch.size.
    """
    return stated == there


def is_stored(codec: int, length: int) -> bool:
    """Whether a sub-batch's body is uncompressed; an empty one is not a container.

    Rules: osiris.batch.stored, osiris.batch.no-bytes.
    """
    return codec == UNCOMPRESSED or length == 0


def is_used_up(position: int, end: int) -> bool:
    """Whether the last stated record ends with the bytes.

    Rule: osiris.batch.count.
    """
    return position == end
