"""Reads an open stream while its segments are moved."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from segspec.core.bounds import End
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id, Record, id_after
from segspec.formats.mojo.layout import State
from segspec.store.aof import Upload
from segspec.store.aof_file import AofFile
from segspec.store.appending import StreamTail
from segspec.store.inventory import HERE, Holding, Phase
from segspec.store.moves import SegmentMoves
from segspec.store.ranged import ranged_records
from segspec.store.segment_folder import SegmentFolder
from segspec.store.selection import Packs, id_of, records_of, reversed_records

THROUGH = ("fetch", "ranges")


class Counted(NamedTuple):
    """The number of a segment's records up to `last`; valid until the segment changes or its stream merges again."""

    records: int
    last: Id | None
    state: tuple[int, int]


class Shown(NamedTuple):
    """The visible part of a segment: records before `end`, and the packs of an unfinished segment."""

    end: Id | None = None
    packs: Packs | None = None


class StreamReading:
    """Reads the records of an open stream.

    Segments being read are pinned, and readers wait for a merge. `fetch` downloads a segment, `make_room` evicts others
    for it.
    """

    def __init__(
        self,
        folder: SegmentFolder,
        aof: AofFile,
        moves: SegmentMoves,
        tail: StreamTail,
        lock: threading.RLock,
        fetch: Callable[[Holding], bool],
        make_room: Callable[[], object],
    ) -> None:
        self.merges = 0
        self._folder, self._aof, self._moves, self._tail = folder, aof, moves, tail
        self._inventory = aof.inventory
        self._lock = lock
        self._fetch = fetch
        self._make_room = make_room
        self._counts: dict[Id, Counted] = {}
        self._merging: set[Id] = set()
        self._merged = threading.Condition(lock)

    def count(self) -> int:
        """The number of records that are not deleted."""
        self._aof.check()
        while True:
            with self._lock:
                merges, segments = self.merges, self._inventory.covering(None, None)
            self._counts = counted = {segment: self._count(segment) for segment in segments}
            if merges == self.merges:
                return sum(one.records for one in counted.values())
            # Records may have moved into a counted segment.

    def _count(self, segment: Id) -> Counted:
        with self._lock:
            holding = self._inventory.get(segment)
            if holding is None:
                return Counted(0, None, (0, 0))
            known, state = self._counts.get(segment), (holding.changes, self.merges)
        if known is None or known.state != state:
            known = Counted(0, None, state)
        records, last = known.records, known.last
        low = id_after(last) if last is not None else None
        read = self._of_segment(segment, low, None, False, "ranges", backwards=False)
        for record in read:
            records, last = records + 1, record.id
        return Counted(records, last, state)

    def selected(
        self, start: End | None, end: End | None, deleted: bool, through: str, *, backwards: bool
    ) -> Iterator[Record]:
        if through not in THROUGH:
            raise ValueError(f"through is {through!r}; it is one of {', '.join(THROUGH)}")
        self._aof.check()
        low, high = id_of(start), id_of(end)
        return self._backward(low, high, deleted, through) if backwards else self._forward(low, high, deleted, through)

    def _forward(self, low: Id | None, high: Id | None, deleted: bool, through: str) -> Iterator[Record]:
        """Follows ids, because segments may be merged during the read."""
        going_on = True
        while going_on and (low is None or high is None or low < high):
            with self._lock:
                segments = self._inventory.covering(low, high)[:2]
            if not segments:
                return
            end = segments[1] if len(segments) > 1 else high
            if (yield from self._of_segment(segments[0], low, end, deleted, through, backwards=False)):
                going_on = len(segments) > 1
                low = end

    def _backward(self, low: Id | None, high: Id | None, deleted: bool, through: str) -> Iterator[Record]:
        while low is None or high is None or low < high:
            with self._lock:
                segments = self._inventory.covering(low, high)[-1:]
            if not segments:
                return
            if (yield from self._of_segment(segments[0], low, high, deleted, through, backwards=True)):
                high = segments[0]

    def _of_segment(
        self, segment: Id, low: Id | None, high: Id | None, deleted: bool, through: str, *, backwards: bool
    ) -> Generator[Record, None, bool]:
        """Returns whether the segment existed: otherwise it was trimmed, or its records are in another one."""
        with self.pinned(segment, through) as (place, shown):
            high = shown.end if high is None or (shown.end is not None and shown.end < high) else high
            if place is None:
                return False
            try:
                for record in self._read(segment, place, low, high, deleted, shown.packs, backwards=backwards):
                    assert record.id is not None
                    low, high = (low, record.id) if backwards else (id_after(record.id), high)
                    yield record
            except (FileNotFoundError, SegspecError):
                if not self._has_moved(segment, place):
                    raise
            else:
                return True
        return (yield from self._of_segment(segment, low, high, deleted, through, backwards=backwards))

    def _read(
        self,
        segment: Id,
        place: Path | Upload,
        low: Id | None,
        high: Id | None,
        deleted: bool,
        packs: Packs | None,
        *,
        backwards: bool,
    ) -> Iterator[Record]:
        if isinstance(place, Upload):
            return ranged_records(self._moves.ranged(segment, place), low, high, deleted=deleted, backwards=backwards)
        read = reversed_records if backwards else records_of
        return read(str(place), low, high, deleted=deleted, packs=packs)

    def _has_moved(self, segment: Id, place: Path | Upload) -> bool:
        if isinstance(place, Upload):
            holding = self._inventory.get(segment)
            return holding is not None and holding.upload != place
        return place == self._folder.of(segment, State.WRITING) and self._folder.of(segment, State.LOCAL).exists()

    @contextmanager
    def pinned(self, segment: Id, through: str) -> Iterator[tuple[Path | Upload | None, Shown]]:
        """The place of a segment, which stays until the block ends; None if the segment left the stream."""
        holding, place, shown = self._pin(segment, through)
        if holding is None:
            yield None, shown
            return
        try:
            self._make_room()
            yield place, shown
        finally:
            with self._lock:
                holding.pins -= 1

    def _pin(self, segment: Id, through: str) -> tuple[Holding | None, Path | Upload | None, Shown]:
        """Waits for other moves only to fetch the segment, and for a merge only of this segment."""
        self._aof.check()
        with self._merged:
            self._merged.wait_for(lambda: segment not in self._merging)
            self._aof.check()
            holding = self._inventory.get(segment)
            if holding is None:
                return None, None, Shown()
            holding.pins += 1
            holding.used = time.monotonic_ns()
        try:
            if holding.phase not in HERE and (through != "ranges" or holding.upload is None):
                self._fetch(holding)
            with self._lock:
                place = self._place(holding)
                return holding, place, self._shown(holding, place)
        except BaseException:
            with self._lock:
                holding.pins -= 1
            raise

    def _shown(self, holding: Holding, place: Path | Upload) -> Shown:
        end = id_after(self._tail.last) if holding is self._inventory.last() else None
        is_written = place == self._folder.of(holding.id, State.WRITING)
        return Shown(end, Packs(self._tail.packs(), ending=self._tail.ending()) if is_written else None)

    def _place(self, holding: Holding) -> Path | Upload:
        if holding.phase is Phase.WRITING:
            finished = self._folder.of(holding.id, State.LOCAL)
            self._tail.show()
            return finished if finished.exists() else self._folder.of(holding.id, State.WRITING)
        if holding.phase not in HERE and holding.upload is not None:
            # Another thread may be fetching it, but a reader of ranges does not wait.
            return holding.upload
        path = self._folder.of(holding.id, State.LOCAL)
        if not path.exists():
            raise SegspecError(Code.MISSING_SEGMENT, "the segment is not here, nor in the archive", path=str(path))
        return path

    @contextmanager
    def kept_alone(self, group: list[Holding]) -> Iterator[bool]:
        """Makes readers of a group's segments wait until the block ends; false if one is being read already."""
        with self._lock:
            are_free = not any(one.pins for one in group)
            self._merging = {one.id for one in group} if are_free else set()
        try:
            yield are_free
        finally:
            with self._merged:
                self._merging = set()
                self._merged.notify_all()
