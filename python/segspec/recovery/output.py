"""The files of a clean copy, built and synced in a temporary folder."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from segspec.core.errors import Code, SegspecError
from segspec.core.notices import pass_by
from segspec.library.output_places import check_output
from segspec.storage import disk
from segspec.storage.source import Source

COPIED_AT_ONCE = 1 << 18


@dataclass(slots=True)
class CopiedRun:
    """Frames in the bytes `start:end` of the file at `path`, copied to the bytes `at:until` of the copy's file `name`.
    `same` are the bytes that are equal in both: their two beginnings, and their number.
    """

    path: str
    start: int
    end: int
    name: str
    at: int
    until: int
    same: list[tuple[int, int, int]]


class CopiedFiles:
    """An `Output` into `folder`; with None a dry run, which counts bytes and writes none.

    With `linked`, for a temporary copy, unchanged files become links to the log's, and nothing is synced.
    """

    def __init__(self, folder: Path | None, *, linked: bool = False) -> None:
        self.folder = folder
        self._linked = linked
        self.sizes: dict[str, int] = {}
        self.runs: list[CopiedRun] = []
        self.taken = 0
        """The bytes of the log whose frames are in `runs`."""
        self._side: set[str] = set()
        self._name: str | None = None
        self._file: IO[bytes] | None = None
        if folder is not None:
            disk.make_folders(folder)

    @property
    def is_open(self) -> bool:
        return self._name is not None

    @property
    def has_segments(self) -> bool:
        return any(name not in self._side for name in self.sizes)

    @property
    def segment_bytes(self) -> int:
        return sum(size for name, size in self.sizes.items() if name not in self._side)

    @property
    def position(self) -> int:
        return 0 if self._name is None else self.sizes[self._name]

    def begin(self, name: str, head: bytes = b"") -> None:
        self._check_name(name)
        self._name = name
        self.sizes[name] = 0
        if self.folder is not None:
            self._file = disk.new_file(self.folder / name)
        self.write(head)

    def write(self, content: bytes) -> int:
        assert self._name is not None
        position = self.sizes[self._name]
        if self._file is not None:
            self._file.write(content)
        self.sizes[self._name] = position + len(content)
        return position

    def take(self, source: Source, start: int, end: int) -> int:
        """Adds unchanged bytes of a segment to the open one; returns their position. Sparse ranges stay sparse."""
        at = self.position
        if start < end:
            self._note(source, start, start, end, at)
        while start < end:
            found = min(source.data_from(start), end)
            if found > start:
                self._skip(found - start)
            start = min(found + COPIED_AT_ONCE, end)
            self.write(source.read(found, start - found))
            pass_by(start - found)
        return at

    def take_under(self, head: bytes, source: Source, start: int, body: int, end: int) -> int:
        at = self.write(head)
        self._note(source, start, body, end, at)
        self.write(source.read(body, end - body))
        return at

    def _note(self, source: Source, start: int, body: int, end: int, at: int) -> None:
        """Notes for the read-back that the frames in `start:end` are copied to `at`, unchanged from `body` on. Bytes
        that continue the previous ones belong to the same run.
        """
        last, here = self.runs[-1] if self.runs else None, self.position
        self.taken += end - start
        assert self._name is not None
        until, same = here + end - body, (body, here, end - body)
        if last is None or (last.path, last.end, last.name, last.until) != (source.path, start, self._name, at):
            self.runs.append(CopiedRun(source.path, start, end, self._name, at, until, [same]))
            return
        last.end, last.until = end, until
        first, to, size = last.same[-1]
        if (first + size, to + size) == (body, here):
            last.same[-1] = (first, to, size + end - body)
        else:
            last.same.append(same)

    def end(self, name: str | None = None) -> None:
        if self._name is None:
            return
        if self._file is not None:
            assert self.folder is not None
            with self._file:
                if not self._linked:
                    disk.sync_file(self._file, self.folder / self._name)
        if name is not None and name != self._name:
            self._rename(self._name, name)
        self._name = self._file = None

    def put(self, name: str, content: bytes) -> None:
        self.put_parts(name, [content])

    def put_parts(self, name: str, parts: Iterable[bytes]) -> None:
        self._side.add(name)
        self.begin(name)
        for part in parts:
            self.write(part)
        self.end()

    def copy(self, source: Source, name: str, *, is_index: bool = False) -> None:
        """Copies a source, or links it; holes of sparse files are kept."""
        if is_index:
            self._side.add(name)
        if self._linked and self.folder is not None:
            disk.symlink(Path(source.path).absolute(), self.folder / name)
            self.sizes[name] = source.size
            return
        self.begin(name)
        self.take(source, 0, source.size)
        self.end()

    def _skip(self, length: int) -> None:
        assert self._name is not None
        self.sizes[self._name] += length
        if self._file is not None:
            self._file.truncate(self.sizes[self._name])
            self._file.seek(self.sizes[self._name])

    def discard(self) -> None:
        if self._file is not None:
            self._file.close()
        if self.folder is not None:
            for name in self.sizes:
                (self.folder / name).unlink(missing_ok=True)
        self.sizes.clear()

    def _check_name(self, name: str) -> None:
        if name in self.sizes:
            raise SegspecError(Code.BAD_NAME, "two parts of the copy would have the same name", path=name)

    def _rename(self, old: str, new: str) -> None:
        self._check_name(new)
        self.sizes[new] = self.sizes.pop(old)
        for run in reversed(self.runs):
            if run.name != old:
                break
            run.name = new
        if self.folder is not None:
            disk.rename(self.folder / old, self.folder / new)


def refuse_target(path: str, out: str | os.PathLike[str]) -> None:
    """Raises `ValueError` unless `out` is new or empty, and outside `path`."""
    check_output(out, [path])
    target = Path(out)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise ValueError(f"{out} already exists: a copy needs a new or an empty folder")
