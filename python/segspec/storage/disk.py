"""The calls by which segspec changes a disk: each goes on after a short write, and an error names it and its file."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, TypeVar

CallResult = TypeVar("CallResult")

BUFFER_BYTES = 1 << 20


class SyncError(OSError):
    """A sync failed. Nobody knows what is on the disk: the kernel may have dropped what it could not write, and may
    say of the next sync that all is well (Linux did so up to 2018, and other systems do)."""


def perform(call: Callable[..., CallResult], *arguments: Any) -> CallResult:
    """The one place where a call of the operating system that changes something is made."""
    return call(*arguments)


def _named(
    operation: str, path: str | os.PathLike[str], call: Callable[..., CallResult], *arguments: Any
) -> CallResult:
    try:
        return perform(call, *arguments)
    except OSError as error:
        raise OSError(error.errno, f"{operation}: {error.strerror}", os.fspath(path)) from error


def open_file(path: Path, flags: int, mode: int = 0o666, *, shown: Path | None = None) -> int:
    """A descriptor of the file at `path`, for reading and writing. Errors name `shown`, if it is given."""
    return _named("open", shown or path, os.open, path, os.O_RDWR | os.O_CLOEXEC | flags, mode)


def write_at(descriptor: int, path: Path, content: bytes | bytearray | memoryview, position: int) -> None:
    """Writes all of `content`; the system may take it in several parts."""
    view = memoryview(content)
    while view:
        written = _named("write", path, os.pwrite, descriptor, view, position)
        if not written:
            raise OSError(errno.EIO, "write: nothing was taken", str(path))
        view, position = view[written:], position + written


def truncate(descriptor: int, path: Path, size: int) -> None:
    _named("truncate", path, os.ftruncate, descriptor, size)


def sync(descriptor: int, path: str | os.PathLike[str]) -> None:
    """Makes what was written to an open file durable, or the names in an open folder. Raises `SyncError`."""
    try:
        perform(os.fsync, descriptor)
    except OSError as error:
        raise SyncError(error.errno, f"fsync: {error.strerror}", os.fspath(path)) from error


def close(descriptor: int, path: str | os.PathLike[str]) -> None:
    _named("close", path, os.close, descriptor)


def rename(path: Path, target: Path) -> None:
    """Gives a file or folder another name; a file of that name is replaced."""
    _named("rename", target, os.rename, path, target)


def remove(path: Path) -> None:
    """Removes a file, if there is one."""
    with suppress(FileNotFoundError):
        _named("remove", path, os.unlink, path)


def make_folder(path: Path) -> None:
    _named("mkdir", path, os.mkdir, path)


def make_folders(path: Path) -> list[Path]:
    """Makes the folder at `path` and those above it that are missing, durably; returns what was made, the highest
    first."""
    missing = []
    for folder in (path, *path.parents):
        if folder.is_dir():
            break
        missing.append(folder)
    made = []
    for folder in reversed(missing):
        try:
            make_folder(folder)
        except FileExistsError:
            if not folder.is_dir():
                raise
            continue
        made.append(folder)
        sync_folder(folder.parent)
    return made


def remove_folders(folders: Iterable[Path]) -> None:
    """Removes those of the folders that are empty."""
    for folder in folders:
        with suppress(OSError):
            perform(os.rmdir, folder)


def sync_folder(folder: Path) -> None:
    """Makes the names in `folder` durable."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        sync(handle, folder)
    finally:
        os.close(handle)


class _NewFile(io.RawIOBase):
    """A new file that is written from its beginning, by the process that made it and by no child of it. Errors name
    `shown`."""

    def __init__(self, path: Path, shown: Path) -> None:
        super().__init__()
        self._shown = shown
        self._process = os.getpid()
        self._position = 0
        self._descriptor = open_file(path, os.O_CREAT | os.O_EXCL, shown=shown)

    def writable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        end = os.fstat(self._descriptor).st_size
        self._position = offset + {io.SEEK_SET: 0, io.SEEK_CUR: self._position, io.SEEK_END: end}[whence]
        return self._position

    def fileno(self) -> int:
        return self._descriptor

    def write(self, content: Any, /) -> int:
        if os.getpid() != self._process:
            raise OSError(errno.EPERM, "write: the process that opened this file is another one", str(self._shown))
        view = memoryview(content).cast("B")
        write_at(self._descriptor, self._shown, view, self._position)
        self._position += len(view)
        return len(view)

    def close(self) -> None:
        if not self.closed:
            super().close()
            close(self._descriptor, self._shown)


def new_file(path: Path, *, shown: Path | None = None) -> IO[bytes]:
    """A new file for writing, in a buffer. Raises `FileExistsError` where something has this name. Errors name `shown`,
    if it is given: what the file will be called."""
    return io.BufferedWriter(_NewFile(path, shown or path), BUFFER_BYTES)


def sync_file(file: IO[bytes], path: Path) -> None:
    """Makes what was written to an open file durable."""
    file.flush()
    sync(file.fileno(), path)
