"""A broker's producers: snapshots loaded, made and removed (ProducerStateManager.java; UnifiedLog.java:2434-2563)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from segspec.core.errors import Code, SegspecError
from segspec.core.model import SegmentFile
from segspec.storage.source import Source
from segspec_kafka.log_companions import snapshot_entries
from segspec_kafka.owner.segments import BadLengthError, Head, is_abort, is_valid
from segspec_kafka.producers import Producer, TrackedBatch
from segspec_kafka.producers import Producers as Known

if TYPE_CHECKING:
    from segspec_kafka.owner.loader import Loader

STATE = "ProducerStateManager.java"
NO_SEGMENT = SegmentFile("")


class Producers:
    """One `ProducerStateManager` up to offset `end`; its last snapshot is at `taken`."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader
        self.end = self.taken = 0
        self.read = Known()
        self.snapshots = {loader.offset_of(name): name for name in loader.files.sizes if name.endswith(".snapshot")}

    def remove(self, offset: int, why: str, code: Code | None = None) -> None:
        self._loader.files.delete(self.snapshots.pop(offset), why, STATE, code)

    def snap(self) -> None:
        """:435-452."""
        if self.end > self.taken:
            name = self.snapshots[self.end] = f"{self.end:020}.snapshot"
            self._loader.files.rebuild(name, None, "what producers did up to there is noted", f"{STATE}:435-452")
            self._loader.snapshots[name] = Known(self.read.known.values())
            self.taken = self.end

    def remove_strays(self, bases: list[int]) -> None:
        """:201-239."""
        strays = [offset for offset in sorted(self.snapshots) if offset not in bases]
        for offset in strays[:-1] + [each for each in strays[-1:] if each < bases[-1]]:
            self.remove(offset, "no segment begins there")

    def rebuild(self, log_start: int, end: int, *, is_clean: bool) -> None:
        """Brings it to offset `end`, without checking the batches' checksums."""
        bases = sorted(self._loader.segments)
        wanted = [*bases[-2:], end]
        if is_clean and not self.snapshots:
            for self.end in wanted:
                self.snap()
            return
        for offset in list(self.snapshots):
            if offset > end or offset <= log_start:
                self.remove(offset, f"it is not between the log's start, {log_start}, and {end}")
        if end != self.end:
            self._load(log_start)
            if end > self.end:
                self._read_up_to(end, log_start, bases, wanted)
        else:
            self.taken = max(self.snapshots, default=log_start)
        self.end = end
        self.snap()

    def _load(self, log_start: int) -> None:
        """:296-320."""
        self.end = self.taken = log_start
        while self.snapshots:
            latest = max(self.snapshots)
            found = self._noted(self.snapshots[latest])
            if found is not None:
                self.end = self.taken = latest
                self.read = Known(found.known.values())
                return
            self.remove(latest, "its checksum or its form is wrong", Code.BAD_CHECKSUM)

    def _noted(self, name: str) -> Known | None:
        if name in self._loader.snapshots:
            return self._loader.snapshots[name]
        try:
            with self._loader.files.open(name) as source:
                rows = list(snapshot_entries(source, None))
        except SegspecError:
            return None
        return Known(Producer(**{name: row[name] for name in Producer._fields}) for row in rows)

    def _read_up_to(self, end: int, log_start: int, bases: list[int], wanted: list[int]) -> None:
        floor = max((base for base in bases if base <= self.end), default=0)
        for base in [base for base in bases if floor <= base < end]:
            self.end = max(base, self.end, log_start)
            if base in wanted:
                self.snap()
            segment = self._loader.segments[base]
            position = segment.find(self.end)
            try:
                for head in () if position is None else segment.heads(position):
                    if head.base >= end:
                        break
                    self.take(segment.source, head)
            except BadLengthError as error:
                words = f"{error} where producers' state is read, and no start has looked before"
                raise self._loader.ends(
                    segment.name, error.position, Code.BAD_LENGTH, words, "UnifiedLog.java:2486"
                ) from error

    def take(self, source: Source, head: Head) -> bool:
        """Adds a batch; returns whether it ends an aborted transaction."""
        if head.producer < 0:
            return False
        marker = None
        if head.is_control:
            if not is_valid(source, head):
                words = f"what comes of the damaged marker at byte {head.position} of {source.name}"
                self._loader.unknown.append(words)
                return False
            marker = not is_abort(source, head), -1
        batch = TrackedBatch(
            NO_SEGMENT, head.position, head.end, head.base, head.last, head.time, head.is_control, head.epoch,
            head.producer, head.producer_epoch, head.sequence, head.is_transactional, marker,
        )  # fmt: skip
        return self.read.add(batch) is not None
