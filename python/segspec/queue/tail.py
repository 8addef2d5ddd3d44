"""Assigns numbers and positions, and writes the one open file.

`TailPlan` assigns them in memory. Then each segment gets one write, and all get one sync (group commit).
"""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from pathlib import Path

from segspec.formats.ffwd.encode import header, segment_name
from segspec.formats.ffwd.writer import FfwdOptions
from segspec.queue.stored import StoredSegment
from segspec.storage import disk
from segspec_ksy.layouts import ffwd_entry


class TailRun:
    """Entries of one segment; `new` if they begin it."""

    __slots__ = ("frames", "new", "position", "segment")

    def __init__(self, segment: StoredSegment, position: int, new: bool) -> None:
        self.segment = segment
        self.position = position
        self.new = new
        self.frames: list[bytes] = []


class TailPlan:
    """The place of the next entry, in memory. `runs` are the entries to write. `position` is the length of the last
    segment with them, and `empty` the number of empty messages at its end; `earlier` is the size of the segments before
    it. `visible` excludes segments being removed, whose bytes still count.
    """

    def __init__(self, folder: Path, options: FfwdOptions, max_bytes: int | None) -> None:
        self._folder = folder
        self._options = options
        self._max_bytes = max_bytes
        self._head = options.len_header
        self.next = self.empty = 0
        self.earlier = 0
        self.segments: list[StoredSegment] = []
        self.visible = self.segments
        self._hidden_before = 0
        self.runs: list[TailRun] = []
        self.position = self.plain_end = 0

    @property
    def tail(self) -> StoredSegment:
        return self.segments[-1]

    @property
    def total(self) -> int:
        """Bytes of all segments."""
        return self.earlier + self.position

    def go_on(self, segments: list[StoredSegment], next_offset: int, position: int, total: int) -> None:
        self.next, self.position, self.earlier = next_offset, position, total - position
        self._set_segments(segments)

    def _set_plain_end(self) -> None:
        options = self._options
        is_plain = options.segment_bytes <= min(ffwd_entry.MAX_LEN_BLOB, options.last_number - self.next)
        self.plain_end = options.segment_bytes if is_plain else 0
        if self._max_bytes is not None:
            self.plain_end = min(self.plain_end, self._max_bytes - self._head - self.earlier)

    def _set_segments(self, segments: list[StoredSegment]) -> None:
        hidden = self._hidden_before
        self.segments = segments
        self.visible = [segment for segment in segments if segment.base >= hidden] if hidden else segments
        self._set_plain_end()

    def hide(self, gone: Sequence[StoredSegment]) -> None:
        self._hidden_before = gone[-1].base + 1
        self._set_segments(self.segments)

    def leave_out(self, removed: Collection[str]) -> None:
        self._hidden_before = 0
        self.earlier -= sum(segment.end for segment in self.segments if segment.path in removed)
        self._set_segments([segment for segment in self.segments if segment.path not in removed])

    def is_due(self, length: int) -> bool:
        """Whether this entry begins a segment."""
        return self._options.ends_before(self.position, length, self.empty)

    def added(self, length: int) -> int:
        """Bytes that the entry adds."""
        return length + (self._head if self.is_due(length) else 0)

    def roll(self) -> None:
        dialect = self._options.dialect
        path = self._folder / segment_name(self.next, dialect)
        if self.segments:
            self.tail.next = self.next
        self.earlier += self.position
        self.position, self.empty = self._head, 0
        self._set_segments([*self.segments, StoredSegment(str(path), self.next, start=self._head)])
        run = TailRun(self.tail, 0, new=True)
        run.frames.append(header(self.next, dialect))
        self.runs.append(run)

    def put(self, frame: bytes) -> None:
        length = len(frame)
        self._last_run().append(frame)
        self.position += length
        self.empty = self.empty + 1 if length == ffwd_entry.SIZE else 0
        self.next += 1

    def put_all(self, frames: list[bytes]) -> bool:
        """Adds plain, non-empty entries; returns false, and adds none, for others."""
        after = self.position + sum(map(len, frames))
        if after > self.plain_end or min(map(len, frames)) == ffwd_entry.SIZE:
            return False
        self._last_run().extend(frames)
        self.position, self.next, self.empty = after, self.next + len(frames), 0
        return True

    def _last_run(self) -> list[bytes]:
        if not self.runs:
            self.runs.append(TailRun(self.tail, self.position, new=False))
        return self.runs[-1].frames


class TailFile:
    """The open file; only one thread may use it at a time."""

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
        self._writes += 1

    def write(self, runs: list[TailRun], *, sync: bool) -> None:
        """Writes entries, with `sync` durably. After an `OSError` some may be in the files, and a part of one."""
        for run in runs:
            if run.new:
                self._begin(Path(run.segment.path))
            content = run.frames[0] if len(run.frames) == 1 else b"".join(run.frames)
            disk.write_at(self._descriptor, self._path, content, run.position)
            self._writes += 1
        if sync and runs:
            self.sync()

    def write_one(self, frame: bytes, position: int) -> None:
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
        disk.sync_content(self._descriptor, self._path)
        self._synced = self._writes

    def is_in_place(self) -> bool:
        """False after a rename or removal."""
        try:
            return os.path.samestat(self._path.stat(), os.fstat(self._descriptor))
        except FileNotFoundError:
            return False

    def twin(self) -> tuple[int, Path, int]:
        """A second descriptor to sync the file during writes, its path, and the argument for `settle`."""
        return os.dup(self._descriptor), self._path, self._writes

    def settle(self, writes: int) -> None:
        """Writes up to number `writes` are durable."""
        self._synced = max(self._synced, writes)

    def close(self) -> None:
        if self._descriptor >= 0:
            descriptor, self._descriptor = self._descriptor, -1
            self._synced = self._writes
            disk.close(descriptor, self._path)
