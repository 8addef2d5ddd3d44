"""What is appended: entries that wait in memory, and the one file at a time that they are written to.

Numbers and positions are given in memory (`TailPlan`), and entries wait there as a `Group`. Whoever gets the disk first
writes all that wait, in one write for each segment and with one sync: that is the group commit. The order on the disk
is that of the numbers: a segment is whole before the next one exists.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path

from segspec.formats.ffwd.encode import header, segment_name
from segspec.queue.stored import StoredSegment
from segspec.storage import disk


class TailRun:
    """Entries of one segment, in their order; `new` where the segment is begun with them."""

    __slots__ = ("frames", "new", "position", "segment")

    def __init__(self, segment: StoredSegment, position: int, new: bool) -> None:
        self.segment = segment
        self.position = position
        self.new = new
        self.frames: list[bytes] = []


class Group:
    """What is written together. `error` is why it was not. `is_led` when a thread has taken it upon itself to write it:
    the others wait for that, and not for the disk, which the next group has already."""

    __slots__ = ("_gate", "done", "error", "is_led", "runs")

    def __init__(self) -> None:
        self.runs: list[TailRun] = []
        self.is_led = self.done = False
        self.error: OSError | None = None
        self._gate = threading.Lock()
        self._gate.acquire()

    def finish(self, error: OSError | None = None) -> None:
        """Lets those go who wait."""
        self.error, self.done = error, True
        self._gate.release()

    def wait(self, seconds: float) -> bool:
        """Whether it is finished, after so many seconds at most."""
        if not self._gate.acquire(timeout=seconds):
            return False
        # The next one who waits may go, too.
        self._gate.release()
        return True


class TailPlan:
    """Where the next entry goes. Nothing here touches the disk; the caller lets one thread in at a time.

    `total` are the bytes of all segments, what waits included; `position` is how long the last one's file will be.
    """

    def __init__(self, folder: Path, dialect: str, segment_bytes: int) -> None:
        self._folder = folder
        self._dialect = dialect
        self._segment_bytes = segment_bytes
        self._head = len(header(0, dialect))
        self.next = 0
        self.total = 0
        self.segments: list[StoredSegment] = []
        self.group = Group()
        self.position = 0

    @property
    def tail(self) -> StoredSegment:
        return self.segments[-1]

    def go_on(self, segments: list[StoredSegment], next_offset: int, position: int, total: int) -> None:
        """Takes up a queue whose last segment is whole up to `position`."""
        self.segments, self.next, self.position, self.total = segments, next_offset, position, total

    def is_due(self, length: int) -> bool:
        """Whether an entry of so many bytes begins another segment."""
        return self.position > self._head and self.position + length > self._segment_bytes

    def added(self, length: int) -> int:
        """How many bytes the queue grows by with an entry of so many."""
        return length + (self._head if self.is_due(length) else 0)

    def roll(self) -> None:
        """Begins the segment of the next message."""
        path = self._folder / segment_name(self.next, self._dialect)
        if self.segments:
            self.tail.next = self.next
        self.segments = [*self.segments, StoredSegment(str(path), self.next, start=self._head)]
        run = TailRun(self.tail, 0, new=True)
        run.frames.append(header(self.next, self._dialect))
        self.group.runs.append(run)
        self.position = self._head
        self.total += self._head

    def has_written(self, length: int) -> None:
        """An entry of so many bytes was written, and nothing waits."""
        self.position += length
        self.total += length
        self.next += 1
        self.segments[-1].end = self.position

    def put(self, frame: bytes) -> int:
        """Takes an entry; returns its number."""
        runs, number, length = self.group.runs, self.next, len(frame)
        if not runs:
            runs.append(TailRun(self.tail, self.position, new=False))
        runs[-1].frames.append(frame)
        self.position += length
        self.total += length
        self.next = number + 1
        return number


class TailFile:
    """The file that is written to; the caller lets one thread in at a time."""

    def __init__(self, folder: Path, *, syncs: bool) -> None:
        self._folder = folder
        self._syncs = syncs
        self._path = Path()
        self._descriptor = -1
        self._writes = self._synced = 0

    @property
    def unsynced(self) -> bool:
        return self._writes != self._synced

    def go_on(self, path: Path) -> None:
        self.close()
        self._descriptor = disk.open_file(path, 0)
        self._path = path

    def write(self, group: Group, *, sync: bool) -> None:
        """Writes all of the group; with `sync` it is durable then. After an `OSError` some of its entries are in the
        files, from the first on, and perhaps a part of one."""
        for run in group.runs:
            if run.new:
                self._begin(Path(run.segment.path))
            content = run.frames[0] if len(run.frames) == 1 else b"".join(run.frames)
            disk.write_at(self._descriptor, self._path, content, run.position)
            self._writes += 1
        if sync and group.runs:
            self.sync()

    def write_one(self, frame: bytes, position: int) -> None:
        """An entry of the segment that is open."""
        written = disk.perform(os.pwrite, self._descriptor, frame, position)
        if written != len(frame):
            disk.write_at(self._descriptor, self._path, frame[written:], position + written)
        self._writes += 1

    def _begin(self, path: Path) -> None:
        if self._syncs and self.unsynced:
            self.sync()
        disk.remove(path)
        descriptor = disk.open_file(path, os.O_CREAT | os.O_EXCL, 0o644)
        self.close()
        self._descriptor, self._path = descriptor, path
        if self._syncs:
            disk.sync_folder(self._folder)

    def sync(self) -> None:
        disk.sync(self._descriptor, self._path)
        self._synced = self._writes

    def twin(self) -> tuple[int, int]:
        """Another descriptor of the file, to sync it while others write, and what to tell `settle` when that is done.
        Whoever has it closes it."""
        return os.dup(self._descriptor), self._writes

    def settle(self, writes: int) -> None:
        """What was written up to then is on the disk."""
        self._synced = max(self._synced, writes)

    def close(self) -> None:
        if self._descriptor >= 0:
            descriptor, self._descriptor = self._descriptor, -1
            disk.close(descriptor, self._path)
