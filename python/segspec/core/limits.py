"""Limits that keep hostile input from costing more than its own size."""

from __future__ import annotations

from typing import NamedTuple

MEBIBYTE = 1 << 20

READ_AT_ONCE = 64 * MEBIBYTE
"""Maximum bytes of a file to look at in one step, whatever the limits."""

COMPANION_BYTES = READ_AT_ONCE
"""Maximum size of a file next to a log, such as a snapshot."""

HISTORY_BYTES = 256 * MEBIBYTE
"""Maximum size of the history of a store's stream."""

TEXT_BYTES = MEBIBYTE
"""Maximum size of a short text, such as a node's feature flags."""

INDEX_BYTES = MEBIBYTE
"""Bytes of an index that are walked in any case."""


def most_entries(segment_bytes: int, entry: int, least_frame: int = 1) -> int:
    """How many entries of `entry` bytes are walked in an index: a segment of this size cannot have more frames."""
    return max(INDEX_BYTES // entry, segment_bytes // least_frame + 1)


LARGEST_LIMIT = (1 << 63) - 1


class _Bounds(NamedTuple):
    decompressed_bytes: int
    depth: int
    records: int


class Limits(_Bounds):
    """Bounds on the cost of one frame; exceeding one is a `limit-exceeded` error.

    `decompressed_bytes` bounds a block, `records` its records, `depth` nesting (AMQP values). Raises `ValueError` for a
    number below 0 or above 64 bits.
    """

    __slots__ = ()

    def __new__(cls, decompressed_bytes: int = 256 * MEBIBYTE, depth: int = 64, records: int = 1 << 20) -> Limits:
        made = super().__new__(cls, decompressed_bytes, depth, records)
        for name, limit in made._asdict().items():
            if not 0 <= limit <= LARGEST_LIMIT:
                raise ValueError(f"the limit {name} is {limit}, and can be from 0 to {LARGEST_LIMIT}")
        return made

    @property
    def file_bytes(self) -> int:
        """Maximum stored size of an uncompressed block, in bytes."""
        return max(self.decompressed_bytes, READ_AT_ONCE)


DEFAULT_LIMITS = Limits()


class Produced:
    """Counts the bytes that were decompressed. Readers use it to run the garbage collector."""

    bytes = 0
