"""What a writer tracks: the state that is in the log, and the changes that no chunk carries yet."""

from __future__ import annotations

from segspec.formats.osiris.encode import delta, snapshot
from segspec.formats.osiris.layout import MAX_SEQUENCES
from segspec.formats.osiris.tracking import Entry, TrackingState, TrackingType


class Tracker:
    """`stored` is what a replay of the log so far gives; changes are made by `change` and stored by `settle`."""

    def __init__(self) -> None:
        self.stored = TrackingState()
        self._changes: dict[tuple[TrackingType, bytes], int] = {}

    @property
    def has_changes(self) -> bool:
        return bool(self._changes)

    @property
    def has_stored(self) -> bool:
        return bool(self.stored.sequences or self.stored.offsets or self.stored.timestamps)

    def last_sequence(self, publisher: bytes) -> int:
        """The last publishing id of `publisher`; -1 if none is known, for 0 is one."""
        changed = self._changes.get((TrackingType.sequence, publisher))
        return self.stored.sequences.get(publisher, (0, -1))[1] if changed is None else changed

    def change(self, kind: TrackingType, name: bytes, value: int) -> None:
        """What was tracked under this type and name before is replaced, stored or not."""
        self._changes[kind, name] = value

    def delta(self) -> bytes:
        """The changes, for a trailer or a delta chunk."""
        return delta(self._changes)

    def settle(self, position: int, chunk_id: int, source: str) -> None:
        """The chunk at `position` has carried the changes, in its trailer or as a delta."""
        changes, self._changes = self._changes, {}
        self.stored.overlay(
            Entry(position, chunk_id, source, kind.name, name, value) for (kind, name), value in changes.items()
        )

    def snapshot(self, first_offset: int, first_timestamp: int | None) -> bytes:
        """All that is stored, for a snapshot chunk. What osiris leaves out is forgotten: offsets and timestamps from
        before the log's first, and all but the sequences stored last (osiris_tracking.erl snapshot/3).

        Changes are not in it but in the chunk behind it, as with osiris after 1.10. Before, they were in the snapshot
        alone: after a crash between the two, records that were never stored counted as duplicates.
        """
        stored = self.stored
        stored.offsets = {name: offset for name, offset in stored.offsets.items() if offset >= first_offset}
        if first_timestamp is not None:
            stored.timestamps = {name: time for name, time in stored.timestamps.items() if time >= first_timestamp}
        by_chunk = sorted(stored.sequences.items(), key=lambda sequence: sequence[1][0])
        stored.sequences = dict(by_chunk[-MAX_SEQUENCES:])
        return snapshot(stored)
