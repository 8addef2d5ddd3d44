"""Rules for intact bundles, messages and index entries beyond their layout, each written once.

The explaining path (`reader`, `message_set`, `search`, `index`) names the broken rule. The fast path
(`scan/bundles_run`, `scan/messages_run`) compiles these functions, and leaves broken bundles to it. They take plain
numbers: `int` is signed with 64 bits, `U64` unsigned.

`message_set` alone decides what to release of broken bundles.
"""

from __future__ import annotations

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64
from segspec_ksy.layouts import tank_bundle_header, tank_enums, tank_index_entry, tank_message

PLAIN = int(tank_enums.Codec.none)
SNAPPY = int(tank_enums.Codec.snappy)
BUNDLE_UNUSED = int(tank_bundle_header.UNUSED)
MESSAGE_UNUSED = tank_message.UNUSED

FIRST_SEQUENCE = 1
"""The lowest sequence number; the broker asserts it for file names."""
MAX_SEQUENCE = tank_bundle_header.MAX_FIRST_SEQUENCE
MAX_JUMP = tank_index_entry.MAX_RELATIVE_SEQUENCE + 1
"""Maximum gap believed of a damaged sparse bundle: what one index can address."""
LEAST_MESSAGE = 2
"""Minimum bytes of a message: its flags, and a length of 0."""
MAX_GROWTH = 64
"""Maximum growth of a snappy block: an instruction of two bytes makes at most 64."""

# Sequence numbers of bundles.


def first_number(is_sparse: bool, stated: U64, due: U64) -> U64:
    """The number of a bundle's first message: stored in a sparse bundle, else that after the previous
    (client_api_consume.cpp `TankClient::process_consume`).

    Rules: tank.number.counts, tank.number.sparse, tank.number.after-sparse.
    """
    return stated if is_sparse else due


def numbers_apart(is_sparse: bool, messages: int, last_delta: int) -> int:
    """The distance from a bundle's first number to its last; `last_delta` is a sparse bundle's.

    Rule: tank.number.sparse-last.
    """
    if messages == 1:
        return 0
    return last_delta + 1 if is_sparse else messages - 1


def exceeds_numbers(first: U64, apart: int) -> bool:
    """Whether the last message's number exceeds 64 bits.

    Rule: tank.number.fits.
    """
    return u64(MAX_SEQUENCE) - first < u64(apart)


def ends_numbers(first: U64, apart: int) -> bool:
    """Whether a bundle reaches the maximum number: no message can follow.

    Rule: tank.number.fits.
    """
    return u64(MAX_SEQUENCE) - first <= u64(apart)


def steps_back(first: U64, due: U64) -> bool:
    """Whether a sparse bundle begins with a used number.

    Rules: tank.number.rises, tank.set.two-contradictions.
    """
    return first < due


def leaps(first: U64, due: U64) -> bool:
    """Whether a sparse bundle skips more than is believed of a damaged one.

    Rule: tank.set.two-contradictions.
    """
    return first - due > u64(MAX_JUMP)


# A bundle by itself.


def is_assigned(codec: int) -> bool:
    """Whether any version can read the codec; TANK's client aborts on others.

    Rule: tank.codec.assigned.
    """
    return codec in (PLAIN, SNAPPY)


def is_as_promised(bits: int, promised: int) -> bool:
    """Whether meaningless bits are as writers leave them; no reader depends on it.

    Rules: tank.bundle.unused, tank.message.unused, tank.bundle.bit-7, tank.message.unused-bits,
    tank.set.left-over-unused, tank.set.two-contradictions.
    """
    return bits == promised


def is_snappy(codec: int) -> bool:
    """Whether the message set is one raw snappy block.

    Rule: tank.codec.raw-block.
    """
    return codec == SNAPPY


def can_hold(stored: int, size: int) -> bool:
    """Whether a snappy block of `stored` bytes can hold `size` bytes.

    Rule: tank.codec.block-sound.
    """
    return size <= MAX_GROWTH * stored


def has_room(size: int, messages: int, most: int) -> bool:
    """Whether `size` bytes can contain this many messages, at most `most`.

    Rule: tank.codec.limit.
    """
    return messages <= size // LEAST_MESSAGE and messages <= most


# Messages.


def agree(declared: int, there: int) -> bool:
    """Whether a bundle has its declared number of messages; TANK never checks.

    Rules: tank.count.agrees, tank.count.fewer.
    """
    return declared == there


def number_of(index: int, declared: int, before: U64, step: int, first: U64, last: U64) -> U64:
    """The number of the message with this index: the header's for the first and last declared, else `step` above the
    one `before` it.

    Every step in a dense bundle is 1.

    Rules: tank.number.edges, tank.number.delta, tank.number.flag-4, tank.number.flag-4-on-an-edge,
    tank.number.after-the-declared.
    """
    if index == 0:
        return first
    if index == declared - 1:
        return last
    return before + u64(step)


def rises(before: U64, number: U64) -> bool:
    """Whether a message has a higher number than the one before it.

    Rule: tank.number.rises-within.
    """
    return number > before


# An index.


def begins_index(relative: int, position: int) -> bool:
    """Whether an entry is the segment's first bundle's, with which every index begins.

    Rule: tank.index.first.
    """
    return relative == 0 and position == 0


def follows_entry(relative_before: int, position_before: int, relative: int, position: int) -> bool:
    """Whether both columns rise (service_indices.cpp `Service::verify_index`).

    Rule: tank.index.rises.
    """
    return relative > relative_before and position > position_before


def is_entry_due(written: int, interval: int) -> bool:
    """Whether a bundle `written` bytes after the last listed one gets an entry (service_write.cpp
    `topic_partition_log::append_bundle`).

    Rule: tank.index.any-steps.
    """
    return written > interval


def fits_entry(relative: int, position: int) -> bool:
    """Whether a relative number and a position fit into an entry.

    Rule: tank.index.room.
    """
    return 0 <= relative <= tank_index_entry.MAX_RELATIVE_SEQUENCE and position <= tank_index_entry.MAX_POSITION
