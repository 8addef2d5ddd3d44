"""The files of the segment being written: buffered, written in whole frames, synced, cut off on failure."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

from segspec.core.model import RecordNumber, SegmentFile
from segspec.formats.contract.writing import Adopted, FormatWriter, Held
from segspec.storage import disk
from segspec.storage.atomic import remove_stale, replace_file
from segspec.writing.lock import Lock

WRITE_BYTES = 1 << 20


class SyncPoint(NamedTuple):
    """A position up to which a file is synced, with its own descriptor."""

    descriptor: int
    path: Path
    written: int
    tail: bytes

    def sync(self) -> None:
        disk.sync(self.descriptor, self.path)

    def close(self) -> None:
        disk.close(self.descriptor, self.path)


class AppendFile:
    """A growing file; `position` is its length, including bytes not yet written."""

    def __init__(self, path: Path, position: int, *, new: bool) -> None:
        self.path = path
        self._descriptor = disk.open_file(path, os.O_CREAT if new else 0, 0o644)
        self.position = position
        self.tail = b""
        self._pending: list[bytes] = []
        self._written = position
        self._mark = position
        self._mark_tail = b""

    @property
    def pending_bytes(self) -> int:
        return self.position - self._written

    def add(self, content: bytes) -> int:
        """Buffers bytes; returns the position that they will have."""
        position = self.position
        self._pending.append(content)
        self.position = position + len(content)
        return position

    def write_out(self) -> None:
        # A single piece is not copied for a join.
        content = b"".join([*self._pending, self.tail] if self.tail else self._pending)
        disk.write_at(self._descriptor, self.path, content, self._written)
        self._written = self.position
        self._pending.clear()

    def sync(self) -> None:
        disk.sync(self._descriptor, self.path)

    def take_back(self) -> None:
        """Cuts off the unacknowledged bytes since `settle`, if the file system allows it."""
        with suppress(OSError):
            disk.truncate(self._descriptor, self.path, self._mark)
            disk.write_at(self._descriptor, self.path, self._mark_tail, self._mark)

    def settle(self) -> None:
        """Confirms the bytes written so far: `take_back` no longer removes them."""
        self._mark, self._mark_tail = self._written, self.tail

    def sync_point(self) -> SyncPoint:
        """The position after the written bytes; the caller closes it."""
        return SyncPoint(os.dup(self._descriptor), self.path, self._written, self.tail)

    def settle_at(self, point: SyncPoint) -> None:
        """Keeps what was written up to this point if a later write fails."""
        if self._mark < point.written:
            self._mark, self._mark_tail = point.written, point.tail

    def close(self) -> None:
        disk.close(self._descriptor, self.path)


class LogFiles:
    """`SegmentFiles` over a folder, and the list of the log's segments.

    After a failed write the file is cut off after its last whole frame, and `failed` is the reason.
    """

    def __init__(self, folder: Path, lock: Lock) -> None:
        self.folder = folder
        self.held: list[Held] = []
        self.failed: OSError | None = None
        self.writer: FormatWriter[Any]
        self._lock = lock
        self._segment: AppendFile | None = None
        self._index: AppendFile | None = None
        self._new_names = True
        self.frames = 0
        remove_stale(folder)

    @property
    def is_open(self) -> bool:
        return self._segment is not None

    @property
    def tail(self) -> bytes:
        return self._segment.tail if self._segment else b""

    @tail.setter
    def tail(self, content: bytes) -> None:
        assert self._segment is not None, "files.open() comes before files.tail"
        self._segment.tail = content

    @property
    def position(self) -> int:
        return self._segment.position if self._segment else 0

    @property
    def index_position(self) -> int:
        return self._index.position if self._index else 0

    def open(self) -> None:
        if self._segment is None:
            self._guard(self._open_next)

    def resume(self, segment: SegmentFile, position: int, index: str | None, index_position: int, frames: int) -> None:
        self._segment = AppendFile(Path(segment.path), position, new=False)
        if index is not None:
            self._index = AppendFile(Path(index), index_position, new=False)
        self.frames = frames

    def write(self, frame: bytes, index: bytes = b"", frames: int = 1) -> int:
        segment = self._segment
        assert segment is not None, "files.open() comes before files.write()"
        position = segment.add(frame)
        if index and self._index is not None:
            self._index.add(index)
        self.frames += frames
        if segment.pending_bytes >= WRITE_BYTES:
            self.write_out(sync=False)
        return position

    def write_out(self, *, sync: bool) -> None:
        """Writes pending bytes: the segment, then its index. With `sync` each is durable before the next."""
        if self._segment is None:
            return
        # `_guard` and `_write_out`, inlined for speed.
        if self.failed is not None:
            raise self.refusal()
        try:
            if sync or self._index is not None:
                self._write_out(sync)
            else:
                self._segment.write_out()
                self._segment.settle()
        except OSError as error:
            self.fail(error)
            raise

    def begin_sync(self) -> SyncPoint | None:
        """Writes pending bytes, and returns what to sync. If the sync fails (`fail`), the bytes are cut off again."""
        if self._new_names or self._index is not None:
            self.write_out(sync=True)
            return None
        if self._segment is None:
            return None
        self._guard(self._segment.write_out)
        return self._segment.sync_point()

    def settle(self, point: SyncPoint) -> None:
        """Call it after the point from `begin_sync` was synced."""
        if self._segment is not None and self._segment.path == point.path:
            self._segment.settle_at(point)

    def replace(self, name: str, content: bytes) -> None:
        self._guard(replace_file, self.folder / name, content)

    def roll(self) -> None:
        if self._segment is None:
            return
        name = self.writer.finish()
        self.write_out(sync=True)
        if name is not None:
            self._guard(self._rename, name)
        self._guard(self.close)

    def adopt(self, segment: SegmentFile, new: Adopted) -> None:
        """Moves a finished segment and its index here as the log's last one."""
        self._guard(self._adopt, segment, new)

    def _adopt(self, segment: SegmentFile, new: Adopted) -> None:
        path, index = Path(segment.path), self.writer.index_name(new.name)
        if new.changes:
            _change(path, new.changes)
        if index is not None and segment.index is not None:
            if new.index is not None:
                replace_file(Path(segment.index), new.index)
            disk.rename(Path(segment.index), self.folder / index)
        disk.rename(path, self.folder / new.name)
        self._lock.sync_directory()
        self._hold(new.name, new.first, index)

    def remove(self, count: int) -> None:
        """Removes the `count` oldest segments: each index first, so that none is left without its segment."""
        if count > 0:
            self._guard(self._remove, count)

    def _remove(self, count: int) -> None:
        for segment in self.held[:count]:
            if segment.index is not None:
                disk.remove(Path(segment.index))
            disk.remove(Path(segment.path))
            self.held.remove(segment)
        self._lock.sync_directory()

    def close(self) -> None:
        """Closes the files without writing."""
        with ExitStack() as stack:
            for file in (self._segment, self._index):
                if file is not None:
                    stack.callback(file.close)
            self._segment = self._index = None
            self.frames = 0

    def _open_next(self) -> None:
        new = self.writer.segment()
        name = self.writer.index_name(new.name)
        segment, index = self.folder / new.name, None if name is None else self.folder / name
        if segment.exists() and segment.stat().st_size:
            raise FileExistsError(f"{segment}: a new segment is to begin here, and this file has bytes already")
        try:
            # The index comes first: owners remove an index without a segment, and may forget a segment without an
            # index.
            self._index = None if index is None else _begin(index, self.writer.index_head())
            self._segment = self._begin_segment(segment, new.head)
            self._new_names = True
            self.writer.opened()
            self.frames = 0
            # Head and snapshot go in one write, so a crash leaves both or none.
            self._write_out(False)
        except OSError:
            self._abandon(segment, index)
            raise
        self._hold(new.name, new.first, name)
        expired = min(self.writer.expired(self.held), len(self.held) - 1)
        if expired > 0:
            self._remove(expired)

    def _begin_segment(self, path: Path, head: bytes) -> AppendFile:
        return _begin(path, head)

    def _abandon(self, segment: Path, index: Path | None) -> None:
        for file in (self._segment, self._index):
            if file is not None:
                file.take_back()
        self.close()
        for path in (segment, index):
            with suppress(OSError):
                if path is not None and not path.stat().st_size:
                    disk.remove(path)

    def _hold(self, name: str, first: RecordNumber, index: str | None) -> None:
        path = str(self.folder / name)
        self.held = [held for held in self.held if held.path != path]
        self.held.append(Held(path, first, str(self.folder / index) if index else None))

    def _write_out(self, sync: bool) -> None:
        files = [file for file in (self._segment, self._index) if file is not None]
        for file in files:
            file.write_out()
            if sync:
                file.sync()
        if sync and self._new_names:
            self._lock.sync_directory()
            self._new_names = False
        for file in files:
            file.settle()

    def _rename(self, name: str) -> None:
        last = self.held[-1]
        target = self.folder / name
        disk.rename(Path(last.path), target)
        self.held[-1] = Held(str(target), last.first, last.index)
        self._lock.sync_directory()

    def refusal(self) -> OSError:
        failed = self.failed
        assert failed is not None
        lost = (
            "; after a failed sync nobody knows what is on the disk, and what can be read may be in memory only"
            if isinstance(failed, disk.SyncError)
            else ""
        )
        again = "open the log again with resume=True"
        return OSError(failed.errno, f"an earlier write failed ({failed}){lost}: {again}", str(self.folder))

    def _guard(self, action: Callable[..., object], *arguments: Any) -> None:
        if self.failed is not None:
            raise self.refusal()
        try:
            action(*arguments)
        except OSError as error:
            self.fail(error)
            raise

    def fail(self, error: OSError) -> None:
        """Removes the remains of a failed call and refuses later writes."""
        self.failed = error
        for file in (self._segment, self._index):
            if file is not None:
                file.take_back()


def _change(path: Path, changes: Iterable[tuple[int, bytes]]) -> None:
    descriptor = disk.open_file(path, 0)
    try:
        for position, content in changes:
            disk.write_at(descriptor, path, content, position)
        disk.sync(descriptor, path)
    finally:
        disk.close(descriptor, path)


def _begin(path: Path, head: bytes) -> AppendFile:
    disk.remove(path)
    file = AppendFile(path, 0, new=True)
    file.add(head)
    return file
