"""The user chunk that is being filled: entries, and the sub-batch at its end that may still grow."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple

from segspec.formats.osiris.encode import Compression, simple_entry, sub_batch

CODECS: Mapping[str, Compression] = {
    codec.name: codec
    for codec in (Compression.none, Compression.gzip, Compression.snappy, Compression.lz4, Compression.zstd)
}
"""What a sub-batch may be compressed with, by name; RabbitMQ refuses the codecs that are not assigned."""


class Batch(NamedTuple):
    """What records of one sub-batch have in common: osiris takes it from one publisher, under one filter value."""

    codec: Compression
    filter: bytes
    producer: bytes | None


class PendingChunk:
    """Entries of one chunk. `timestamp` is the caller's, in milliseconds, or None for the time at which it is written.

    `entries` and `records` count as the chunk's header does; `size` is that of its data, the last sub-batch before its
    compression.
    """

    def __init__(self, timestamp: int | None) -> None:
        self.timestamp = timestamp
        self.entries = 0
        self.records = 0
        self.size = 0
        self.filters: set[bytes] = set()
        self._begun = time.monotonic()
        self._parts: list[bytes] = []
        self._batch: Batch | None = None
        self._batched: list[bytes] = []

    def age(self) -> float:
        """Seconds since it was begun."""
        return time.monotonic() - self._begun

    def grows(self, batch: Batch | None, most: int) -> bool:
        """Whether a record of `batch` (None: one by itself) goes into the sub-batch at the end, which may have at most
        `most` records."""
        return batch is not None and batch == self._batch and len(self._batched) < most

    def add(self, value: bytes, filter: bytes, batch: Batch | None, most: int) -> None:
        """Adds a record, to a sub-batch of at most `most` or by itself."""
        entry = simple_entry(value)
        self.records += 1
        self.size += len(entry)
        self.filters.add(filter)
        if self.grows(batch, most):
            self._batched.append(entry)
            return
        self._end_batch()
        self.entries += 1
        if batch is None:
            self._parts.append(entry)
        else:
            self._batch, self._batched = batch, [entry]

    def data(self) -> bytes:
        """The data section; the last sub-batch ends here."""
        self._end_batch()
        return b"".join(self._parts)

    def _end_batch(self) -> None:
        if self._batch is not None:
            self._parts.append(sub_batch(self._batch.codec, len(self._batched), b"".join(self._batched)))
            self._batch, self._batched = None, []
