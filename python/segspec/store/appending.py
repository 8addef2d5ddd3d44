"""Appending to a stream: a new segment is announced in the stream's log before its file gets its name.

Source: seeds/mojo.txt "ADD SEGMENT" (append the entry, fsync, create the file), "w0 = Future writer".
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from os import getpid
from pathlib import Path

from segspec import formats
from segspec.core.ids import Id
from segspec.formats.mojo.encode import Indexed
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import FUTURE_NAME, NAME, parse_name
from segspec.formats.mojo.writer import MojoOptions, MojoWriter
from segspec.storage import disk
from segspec.store.growing import Ending
from segspec.writing.files import AppendFile, LogFiles, SyncPoint
from segspec.writing.lock import Lock
from segspec.writing.log_writer import LogWriter
from segspec.writing.resume import existing, take_up

NewFields = Mapping[bytes, bytes] | Iterable[tuple[bytes, bytes]]
"""The names and values of a record."""


class StoreFiles(LogFiles):
    """The files of a stream's segments. `announce` says in the stream's log that a segment of an id begins; then `w0`
    becomes that segment, and another `w0` is made for the next one."""

    def __init__(self, folder: Path, lock: Lock, announce: Callable[[Id], None]) -> None:
        super().__init__(folder, lock)
        self._announce = announce

    def _begin_segment(self, path: Path, head: bytes) -> AppendFile:
        named = parse_name(path.name)
        assert named is not None
        assert named.first is not None, "a segment is named after its first record"
        make_future(self.folder)
        self._announce(named.first)
        disk.rename(self.folder / FUTURE_NAME, path)
        make_future(self.folder)
        file = AppendFile(path, 0, new=False)
        file.add(head)
        return file


def make_future(folder: Path) -> None:
    """Makes `w0` if it is missing. Raises `FileExistsError` where it has bytes: then it is nobody's room."""
    path = folder / FUTURE_NAME
    if path.exists():
        if path.stat().st_size:
            raise FileExistsError(f"{path}: this is the room for the next segment, and it has bytes already")
        return
    disk.close(disk.open_file(path, os.O_CREAT, 0o644), path)


class StreamWriter(LogWriter):
    """A writer of a stream's segments, whose caller lets one thread in at a time, and may sync while others append."""

    _files: StoreFiles
    _writer: MojoWriter

    def __repr__(self) -> str:
        return f"<stream of a store {self.path!r}>"

    def packs(self) -> list[Indexed]:
        """The packs of the segment that is being written."""
        return self._writer.packs()

    def ending(self) -> Ending | None:
        """How the segment ends that is being written."""
        return Ending(self._files.position, self._files.tail) if self._files.is_open else None

    def put(self, fields: NewFields, own_id: Id | None, *, write: bool) -> Id:
        """Appends a record; with `write` it is in the file when this returns. Returns its id."""
        if getpid() != self._process:
            raise self._foreign()
        if self._refuses or self._files.failed is not None:
            self._refuse()
        try:
            made = self._append(fields=fields, id=own_id)
            assert isinstance(made, tuple)
            if write:
                self._files.write_out(sync=False)
        except BaseException as error:
            self._judge(error)
            raise
        return made

    def begin_sync(self) -> SyncPoint | None:
        """Writes what is pending; see `LogFiles.begin_sync`."""
        return self._turn(self._files.begin_sync)

    def synced(self, point: SyncPoint) -> None:
        """What `begin_sync` said is on the disk."""
        self._files.settle(point)

    def not_synced(self, error: OSError) -> None:
        """The sync failed: nothing is accepted any more."""
        if self._files.failed is None:
            self._files.fail(error)


def open_writer(
    folder: Path, lock: Lock, options: MojoOptions, announce: Callable[[Id], None], writing: Path | None, last: Id
) -> StreamWriter:
    """A writer that goes on in the segment `writing`, if there is one, and gives ids above `last`."""
    files = StoreFiles(folder, lock, announce)
    writer = MojoWriter(options, files)
    files.writer = writer
    if writing is not None:
        segment = segment_file(str(writing), parse_name(writing.name))
        take_up(formats.get(NAME), writer, files, existing((segment,)), "refuse")
    writer.go_after(last)
    return StreamWriter(writer, files, lock)
