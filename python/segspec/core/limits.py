"""Limits that keep hostile input from costing more than its own size."""

from __future__ import annotations

from typing import NamedTuple

MEBIBYTE = 1 << 20

READ_AT_ONCE = 64 * MEBIBYTE
"""So much of a file may be looked at at once, whatever the limits are."""

COMPANION_BYTES = READ_AT_ONCE
"""The maximum size of a file next to a log that is read as a whole, such as a snapshot or a checkpoint."""

HISTORY_BYTES = 256 * MEBIBYTE
"""The same of the log of all that happened to a store's stream."""

TEXT_BYTES = MEBIBYTE
"""The same of a text that has a few lines, such as a node's feature flags, and of a list of consumers."""

INDEX_BYTES = MEBIBYTE
"""So much of an index is walked whatever its segment has; more only as far as the segment has room for frames."""


def most_entries(segment_bytes: int, entry: int, least_frame: int = 1) -> int:
    """How many entries of `entry` bytes are walked in an index.

    A segment of this many bytes cannot have more frames. Later entries are only counted.
    """
    return max(INDEX_BYTES // entry, segment_bytes // least_frame + 1)


LARGEST_LIMIT = (1 << 63) - 1


class _Bounds(NamedTuple):
    decompressed_bytes: int
    depth: int
    records: int


class Limits(_Bounds):
    """Bounds on what one frame may cost; exceeding one is a `limit-exceeded` error.

    `decompressed_bytes` bounds what one block has: what a compressed one may grow to, and what one that is not may take
    in the file. `records` bounds how many records one block holds, which may have no bytes of their own. `depth` bounds
    nesting (AMQP values). Raises `ValueError` for a number below 0, or one that does not fit into 64 bits.
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
        """The maximum stored size of an uncompressed block; a single read is never refused for it."""
        return max(self.decompressed_bytes, READ_AT_ONCE)


DEFAULT_LIMITS = Limits()
