"""A writer's pending state: the next user chunk, and the tracking."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple

from segspec.formats.osiris.chunk import TrackingEntry
from segspec.formats.osiris.encode import delta, simple_entry, snapshot, sub_batch
from segspec.formats.osiris.layout import CONTAINERS, MAX_SEQUENCES, Compression
from segspec.formats.osiris.tracking import TrackingState, TrackingType

CODECS: Mapping[str, Compression] = {codec.name: codec for codec in (Compression.none, *CONTAINERS)}
"""RabbitMQ refuses unassigned codecs."""


class SubBatchKind(NamedTuple):
    """What the records of a sub-batch share."""

    codec: Compression
    filter: bytes
    producer: bytes | None


class PendingChunk:
    """Entries of one user chunk; the last sub-batch may still grow.

    `timestamp` is the caller's, in milliseconds; None is the time of writing. `size` is the data's, the last sub-batch
    before compression.
    """

    def __init__(self, timestamp: int | None) -> None:
        self.timestamp = timestamp
        self.entries = 0
        self.records = 0
        self.size = 0
        self.filters: set[bytes] = set()
        self._begun = time.monotonic()
        self._parts: list[bytes] = []
        self._batch: SubBatchKind | None = None
        self._batched: list[bytes] = []

    def age(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._begun

    def grows(self, batch: SubBatchKind | None, most: int) -> bool:
        """Whether a record of `batch` (None: a single one) fits into the last sub-batch."""
        return batch is not None and batch == self._batch and len(self._batched) < most

    def add(self, value: bytes, filter: bytes, batch: SubBatchKind | None, most: int) -> None:
        """Adds a record, to a sub-batch of up to `most` records or alone."""
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

    def add_entries(self, content: bytes, records: int) -> None:
        self._end_batch()
        self.records += records
        self.entries += records
        self.size += len(content)
        self.filters.add(b"")
        self._parts.append(content)

    def data(self) -> bytes:
        """The data section; ends the last sub-batch."""
        self._end_batch()
        return b"".join(self._parts)

    def _end_batch(self) -> None:
        if self._batch is not None:
            self._parts.append(sub_batch(self._batch.codec, len(self._batched), b"".join(self._batched)))
            self._batch, self._batched = None, []


class PendingTracking:
    """The changes since the last chunk. `stored` is the replayed log; `settle` adds changes to it."""

    def __init__(self) -> None:
        self.stored = TrackingState()
        self._changes: dict[tuple[TrackingType, bytes], int] = {}

    @property
    def has_changes(self) -> bool:
        return bool(self._changes)

    def last_sequence(self, publisher: bytes) -> int:
        """The last publishing id of `publisher`, -1 if unknown: 0 is an id."""
        changed = self._changes.get((TrackingType.sequence, publisher))
        return self.stored.sequences.get(publisher, (0, -1))[1] if changed is None else changed

    def change(self, kind: TrackingType, name: bytes, value: int) -> None:
        """Replaces the value of this type and name."""
        self._changes[kind, name] = value

    def delta(self) -> bytes:
        return delta(self._changes)

    def settle(self, position: int, chunk_id: int, source: str) -> None:
        """The chunk at `position` now contains the changes."""
        changes, self._changes = self._changes, {}
        self.stored.overlay(
            TrackingEntry(position, chunk_id, source, kind.name, name, value) for (kind, name), value in changes.items()
        )

    def snapshot(self, first_offset: int, first_timestamp: int | None) -> bytes:
        """All that is stored, for a snapshot chunk. Like osiris, forgets offsets and timestamps before the log's first,
        and older sequences (osiris_tracking.erl snapshot/3).

        As in osiris after 1.10, changes are excluded: after a crash before the next chunk, unstored records would count
        as duplicates.
        """
        stored = self.stored
        stored.offsets = {name: offset for name, offset in stored.offsets.items() if offset >= first_offset}
        if first_timestamp is not None:
            stored.timestamps = {name: time for name, time in stored.timestamps.items() if time >= first_timestamp}
        by_chunk = sorted(stored.sequences.items(), key=lambda sequence: sequence[1][0])
        stored.sequences = dict(by_chunk[-MAX_SEQUENCES:])
        return snapshot(stored)
