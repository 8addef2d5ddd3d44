"""A stream's log as a file: appended entries are durable, and a torn end is cut off."""

from __future__ import annotations

import errno
import gc
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from pathlib import Path

from segspec.core.errors import SegspecError, WriterError
from segspec.core.limits import HISTORY_BYTES
from segspec.core.model import Id
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.source import read_whole
from segspec.store.aof import Aof, AofEntry, Upload, Verb, entry_line, read_aof
from segspec.store.inventory import Inventory, way_to

FILE_NAME = "stream.aof"

SPARE_ENTRIES = 1024
"""A start rewrites a log with more than twice the needed entries plus this many."""


def has_log(folder: Path) -> bool:
    """An empty file does not count, because a log appears with its first entry."""
    path = folder / FILE_NAME
    return path.exists() and path.stat().st_size > 0


def played(path: Path) -> tuple[Inventory, int, bytes]:
    """The entries, the end of the last whole one, and the torn bytes after it.

    Raises `SegspecError` for damage, `FileNotFoundError` without a log.
    """
    with _uncollected():
        return _played(path)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Disables the garbage collector, which would take a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def play_log(content: bytes, path: str) -> Inventory:
    """The entries in a log, without a torn end, because a writer may be active. Raises `SegspecError` for damage."""
    with _uncollected():
        return _play(read_aof(content, path), content, path)


def content_of(path: Path) -> bytes:
    """Raises `OSError` if the log is not a plain file, `SegspecError` (limit-exceeded) above `HISTORY_BYTES`."""
    return read_whole(path, HISTORY_BYTES)


def _played(path: Path) -> tuple[Inventory, int, bytes]:
    content = content_of(path)
    read = read_aof(content, str(path))
    return _play(read, content, str(path)), read.valid_bytes, read.torn


def _play(read: Aof, content: bytes, path: str) -> Inventory:
    inventory = Inventory()
    for entry in read.entries:
        try:
            inventory.play(entry)
        except SegspecError as error:
            error.path, error.position = path, _line_start(content, inventory.entries)
            raise
    return inventory


def _line_start(content: bytes, number: int) -> int:
    return sum(map(len, content.splitlines(keepends=True)[:number]))


class AofFile:
    """The log of an open stream, written by one process.

    After a failed write nothing more is written.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.path = folder / FILE_NAME
        self._process = getpid()
        self._closed = False
        self.torn = b""
        self._failed: OSError | None = None
        self._halted: OSError | None = None
        self._alone = threading.Lock()
        if not has_log(folder):
            replace_file(self.path, entry_line(AofEntry(Verb.STREAM, name=name)).encode())
        self.inventory, self._end, self.torn = played(self.path)
        self._descriptor = disk.open_file(self.path, 0)
        if self.torn:
            disk.truncate(self._descriptor, self.path, self._end)
            disk.sync(self._descriptor, self.path)

    def say(self, verb: Verb, segment: Id, *, last: Id | None = None, upload: Upload | None = None) -> None:
        """Appends an entry durably, then applies its step."""
        entry = AofEntry(verb, segment, last, upload)
        line = entry_line(entry).encode()
        with self._alone:
            self.check()
            self.check_sound()
            step = self.inventory.step(entry)
            try:
                disk.write_at(self._descriptor, self.path, line, self._end)
                disk.sync(self._descriptor, self.path)
            except BaseException as error:
                self._failed = _failure(error)
                raise
            self._end += len(line)
            step()
            self.inventory.entries += 1

    def rewrite(self) -> None:
        """Replaces the log by its fewest entries, atomically."""
        with self._alone:
            self.check()
            self.check_sound()
            try:
                self._rewrite()
            except BaseException as error:
                self._failed = _failure(error)
                raise

    def _rewrite(self) -> None:
        content = "".join(map(entry_line, self.inventory.anew())).encode()
        replace_file(self.path, content)
        before, self._descriptor = self._descriptor, disk.open_file(self.path, 0)
        self._end = len(content)
        self.inventory.entries = content.count(b"\n")
        self.inventory.folded.clear()
        self.inventory.trimmed = None
        disk.close(before, self.path)

    @property
    def is_long(self) -> bool:
        needed = 1 + sum(len(way_to(holding.phase)) for holding in self.inventory)
        return self.inventory.entries > 2 * needed + SPARE_ENTRIES

    @contextmanager
    def told(self) -> Iterator[None]:
        """The block performs what the log already records.

        If it fails, nothing is read or written until the next start completes it.
        """
        try:
            yield
        except BaseException as error:
            self._failed = self._halted = _failure(error)
            raise

    def check(self) -> None:
        """Raises `WriterError` in a forked child, `ValueError` after `close`, and `OSError` if files and log
        disagree."""
        if getpid() != self._process:
            words = "one process has a stream open, so open it in the one that is to use it"
            raise WriterError(
                f"process {self._process} opened the stream {self.inventory.name}, and {getpid()} is a child of it: "
                f"{words}",
                str(self.path.parent),
            )
        if self._closed:
            raise ValueError(f"the stream {self.inventory.name} is closed")
        if self._halted is not None:
            self.check_sound()

    def check_sound(self) -> None:
        """Raises `OSError` if an earlier write failed."""
        if self._failed is not None:
            words = f"an earlier write failed ({self._failed}): open the stream again"
            raise OSError(self._failed.errno, words, str(self.path))

    @property
    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            os.close(self._descriptor)

    def __del__(self) -> None:
        if hasattr(self, "_descriptor"):
            self.close()


def _failure(error: BaseException) -> OSError:
    return error if isinstance(error, OSError) else InterruptedError(errno.EINTR, "it was interrupted")
