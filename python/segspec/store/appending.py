"""Appending to a stream: a new segment is announced in the stream's log before its file gets its name.

Source: seeds/mojo.txt "ADD SEGMENT" (append the entry, fsync, create the file), "w0 = Future writer".
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from segspec import formats
from segspec.core.ids import Id
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import FUTURE_NAME, NAME, parse_name
from segspec.formats.mojo.writer import MojoOptions, MojoWriter
from segspec.storage import disk
from segspec.writing.files import AppendFile, LogFiles
from segspec.writing.lock import Lock
from segspec.writing.log_writer import LogWriter
from segspec.writing.resume import existing, take_up


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


def open_writer(
    folder: Path, lock: Lock, options: MojoOptions, announce: Callable[[Id], None], writing: Path | None, last: Id
) -> LogWriter:
    """A writer that goes on in the segment `writing`, if there is one, and gives ids above `last`."""
    files = StoreFiles(folder, lock, announce)
    writer = MojoWriter(options, files)
    files.writer = writer
    if writing is not None:
        segment = segment_file(str(writing), parse_name(writing.name))
        take_up(formats.get(NAME), writer, files, existing((segment,)), "refuse")
    writer.go_after(last)
    return LogWriter(writer, files, lock)
