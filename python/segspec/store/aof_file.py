"""A stream's log as a file: entries are durable when they are appended, and a torn end is cut off."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from segspec.core.errors import SegspecError
from segspec.core.ids import Id
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.store.aof import AofEntry, Upload, entry_line, read_aof
from segspec.store.inventory import Inventory
from segspec.store.phases import way_to
from segspec.store.verbs import Verb

FILE_NAME = "stream.aof"
"""The name of a stream's log in its folder: the seed gives none."""

SPARE_ENTRIES = 1024
"""A log is made anew at a start where it has more than twice the entries it needs, and this many besides."""


def played(path: Path) -> tuple[Inventory, int, bytes]:
    """What a log says, where its last whole entry ends, and what is torn after it. Raises `SegspecError` for damage,
    `FileNotFoundError` where there is no log."""
    with _uncollected():
        return _played(path)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Entries and segments by the hundred thousand are made, and none is garbage: looking for some takes a third of
    the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _played(path: Path) -> tuple[Inventory, int, bytes]:
    read = read_aof(path.read_bytes(), str(path))
    inventory = Inventory()
    for entry in read.entries:
        try:
            inventory.play(entry)
        except SegspecError as error:
            error.path, error.position = str(path), _line_start(path, inventory.entries)
            raise
    return inventory, read.valid_bytes, read.torn


def _line_start(path: Path, number: int) -> int:
    return sum(map(len, path.read_bytes().splitlines(keepends=True)[:number]))


class AofFile:
    """The log of a stream that is open for writing. After an error in a write nothing more is written: what is on the
    disk is known again after a restart."""

    def __init__(self, folder: Path, name: str) -> None:
        self.path = folder / FILE_NAME
        self.torn = b""
        self._failed: OSError | None = None
        if not self.path.exists():
            replace_file(self.path, entry_line(AofEntry(Verb.STREAM, name=name)).encode())
        self.inventory, self._end, self.torn = played(self.path)
        self._descriptor = disk.open_file(self.path, 0)
        if self.torn:
            disk.truncate(self._descriptor, self.path, self._end)
            disk.sync(self._descriptor, self.path)

    def say(self, verb: Verb, segment: Id, *, last: Id | None = None, upload: Upload | None = None) -> None:
        """Appends an entry, durably, and takes the step that it says."""
        if self._failed is not None:
            raise OSError(self._failed.errno, f"an earlier write failed ({self._failed})", str(self.path))
        entry = AofEntry(verb, segment, last, upload)
        line = entry_line(entry).encode()
        self.inventory.play(entry)
        try:
            disk.write_at(self._descriptor, self.path, line, self._end)
            disk.sync(self._descriptor, self.path)
        except OSError as error:
            self._failed = error
            raise
        self._end += len(line)

    def rewrite(self) -> None:
        """Makes the log anew with the fewest entries, at once: a crash leaves the one before, or this."""
        content = "".join(map(entry_line, self.inventory.anew())).encode()
        replace_file(self.path, content)
        disk.close(self._descriptor, self.path)
        self._descriptor = disk.open_file(self.path, 0)
        self._end = len(content)
        self.inventory.entries = content.count(b"\n")
        self.inventory.folded.clear()
        self.inventory.trimmed = None

    @property
    def is_long(self) -> bool:
        needed = 1 + sum(len(way_to(holding.phase)) for holding in self.inventory)
        return self.inventory.entries > 2 * needed + SPARE_ENTRIES

    def close(self) -> None:
        os.close(self._descriptor)
