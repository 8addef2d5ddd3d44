"""The folder that a job of many processes writes to, on a local disk or in an object store.

Both promise that a file that is made or replaced here is there as a whole or not at all. On a local disk, in addition,
`move` is one step, and `lock` excludes others. In a store, a move is a copy and a removal on the store's side, both of
which can be repeated, and there is no lock."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Protocol

from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.source import is_remote
from segspec.storage.store_path import like

MOVES_AT_ONCE = 16
"""How many requests are sent to a store at a time: each only waits."""


class JobTarget(Protocol):
    """A folder at `path`; files in it are named by their path below it, with `/`."""

    path: str

    def new(self, name: str) -> Any:
        """A context with a new file to write. When the block ends, the file is there as a whole, and durable."""

    def put(self, name: str, content: bytes) -> None:
        """Makes or replaces a file."""

    def read(self, name: str) -> bytes | None:
        """The content of a file, or None where there is none."""

    def names(self, folder: str) -> list[str]:
        """The names of what is in a folder, sorted; nothing where there is no such folder."""

    def move(self, moves: Iterable[tuple[str, str]]) -> None:
        """Renames files or folders. Those that an interrupted call has already moved stay where they are."""

    def remove(self, folder: str) -> None:
        """Removes a folder and all that is in it, if it is there."""

    def lock(self) -> Any:
        """A context in which no other process has this lock. Raises `BlockingIOError` if one has it."""

    def url(self, name: str) -> str:
        """The path by which other processes find a file."""


def open_target(path: str | os.PathLike[str]) -> JobTarget:
    """The target at `path`, which need not be there yet."""
    name = os.fspath(path)
    return StoreTarget(name) if is_remote(name) else LocalTarget(name)


def below(name: str) -> str:
    """The name of a file below a target. Raises `PermissionError` for a name that leads out of it: names are read from
    files of the target, which may come from strangers."""
    if name.startswith("/") or ".." in name.split("/"):
        raise PermissionError(errno.EPERM, "a name in the target leads out of it, and is not followed", name)
    return name


class LocalTarget:
    """A folder on a disk that all processes see."""

    def __init__(self, path: str) -> None:
        self.path = str(Path(path).absolute())
        self._folder = Path(self.path)

    @contextmanager
    def new(self, name: str) -> Iterator[IO[bytes]]:
        path = self._folder / below(name)
        disk.make_folders(path.parent)
        with disk.new_file(path) as out:
            try:
                yield out
                disk.sync_file(out, path)
            except BaseException:
                with suppress(OSError):
                    disk.remove(path)
                raise
        disk.sync_folder(path.parent)

    def put(self, name: str, content: bytes) -> None:
        path = self._folder / below(name)
        disk.make_folders(path.parent)
        replace_file(path, content)

    def read(self, name: str) -> bytes | None:
        try:
            return (self._folder / below(name)).read_bytes()
        except FileNotFoundError:
            return None

    def names(self, folder: str) -> list[str]:
        try:
            return sorted(os.listdir(self._folder / below(folder)))  # noqa: PTH208  # names, not paths
        except FileNotFoundError:
            return []

    def move(self, moves: Iterable[tuple[str, str]]) -> None:
        changed: set[Path] = set()
        for name, goal in moves:
            source, target = self._folder / below(name), self._folder / below(goal)
            if target.parent not in changed:
                disk.make_folders(target.parent)
            try:
                disk.rename(source, target)
            except FileNotFoundError:
                if not target.exists():
                    raise
            changed.add(target.parent)
        for folder in changed:
            disk.sync_folder(folder)

    def remove(self, folder: str) -> None:
        path = self._folder / below(folder)
        if path.is_dir():
            shutil.rmtree(path)
            disk.sync_folder(path.parent)

    @contextmanager
    def lock(self) -> Iterator[None]:
        made = disk.make_folders(self._folder)
        handle = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BlockingIOError(errno.EAGAIN, "another process is writing to it", self.path) from error
            yield
        except BaseException:
            disk.remove_folders(reversed(made))
            raise
        finally:
            os.close(handle)

    def url(self, name: str) -> str:
        return str(self._folder / below(name))


class StoreTarget:
    """A prefix in an object store, through fsspec."""

    def __init__(self, path: str) -> None:
        from segspec.storage.remote import filesystem

        self.path = like(path.rstrip("/"), path)
        self._files, key = filesystem(path, to_write=True)
        self._key = key.rstrip("/")

    @contextmanager
    def new(self, name: str) -> Iterator[IO[bytes]]:
        with self._errors(name):
            out = self._files.open(self._at(name), "wb")
            try:
                yield out
            except BaseException:
                # Closing it would complete the upload.
                if hasattr(out, "discard"):
                    out.discard()
                out.closed = True
                raise
            out.close()

    def put(self, name: str, content: bytes) -> None:
        with self._errors(name):
            self._files.pipe_file(self._at(name), content)

    def read(self, name: str) -> bytes | None:
        with self._errors(name):
            try:
                return bytes(self._files.cat_file(self._at(name)))
            except FileNotFoundError:
                return None

    def names(self, folder: str) -> list[str]:
        self._files.invalidate_cache()
        with self._errors(folder):
            try:
                found = self._files.ls(self._at(folder), detail=False)
            except FileNotFoundError:
                return []
        return sorted({path.rstrip("/").rsplit("/", 1)[-1] for path in found} - {""})

    def move(self, moves: Iterable[tuple[str, str]]) -> None:
        self._files.invalidate_cache()
        with ThreadPoolExecutor(MOVES_AT_ONCE) as pool:
            for _ in pool.map(self._move, moves):
                pass

    def _move(self, names: tuple[str, str]) -> None:
        name, goal = names
        with self._errors(name):
            try:
                self._files.cp_file(self._at(name), self._at(goal))
            except FileNotFoundError:
                if not self._files.exists(self._at(goal)):
                    raise
            else:
                self._files.rm_file(self._at(name))

    def remove(self, folder: str) -> None:
        self._files.invalidate_cache()
        with self._errors(folder), suppress(FileNotFoundError):
            self._files.rm(self._at(folder), recursive=True)

    @contextmanager
    def lock(self) -> Iterator[None]:
        yield

    def url(self, name: str) -> str:
        return like(f"{self.path}/{below(name)}", self.path)

    def _at(self, name: str) -> str:
        return f"{self._key}/{below(name)}"

    def _errors(self, name: str) -> Any:
        from segspec.storage.remote import as_os_errors

        return as_os_errors(like(self.url(name), self.path))
