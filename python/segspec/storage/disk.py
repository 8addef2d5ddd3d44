"""The calls that change a disk. Short writes continue, and errors name the call and the file.

Whether two names mean one file or folder, by device and inode.
"""

from __future__ import annotations

import errno
import io
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from pathlib import Path

Identity = tuple[int, int]

LOCAL_SCHEMES = ("file", "local")


def local_path(path: str | os.PathLike[str]) -> Path | None:
    """The local path that `path` names, including `file://`; None for a remote one."""
    from pathlib import Path

    scheme, separator, rest = os.fspath(path).rpartition("://")
    if not separator:
        return Path(path)
    # fsspec chains protocols: `simplecache::file:///log`.
    return Path(rest) if scheme.rpartition("::")[2] in LOCAL_SCHEMES else None


def identity(path: Path) -> Identity | None:
    """The identity after following all links; None if the path does not exist."""
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        words = f"it is unknown whether this is an input: {error.strerror}"
        raise OSError(error.errno, words, str(path)) from error
    return status.st_dev, status.st_ino


def places(path: Path) -> list[Identity]:
    """The identities of `path` and of all folders above it, the nearest first. A dangling link is followed."""
    from pathlib import Path

    real = Path(os.path.realpath(path))
    return [found for each in (real, *real.parents) if (found := identity(each)) is not None]


def files_below(folder: Path) -> Iterator[tuple[Identity, Path]]:
    """Every file in a folder and below it; links count as their targets."""
    from pathlib import Path

    for above, _, names in os.walk(folder):
        for name in names:
            path = Path(above) / name
            found = identity(path)
            if found is not None:
                yield found, path


def nearest_folder(path: Path) -> Path:
    """The nearest existing folder above `path`."""
    from pathlib import Path

    return next(folder for folder in Path(os.path.realpath(path)).parents if folder.is_dir())


CallResult = TypeVar("CallResult")

BUFFER_BYTES = 1 << 20

REMOVALS = 5


class SyncError(OSError):
    """A sync failed, so the disk's content is unknown: the kernel may have dropped data."""


def perform(call: Callable[..., CallResult], *arguments: Any) -> CallResult:
    """The only place that makes changing system calls."""
    return call(*arguments)


def _named(
    operation: str, path: str | os.PathLike[str], call: Callable[..., CallResult], *arguments: Any
) -> CallResult:
    try:
        return perform(call, *arguments)
    except OSError as error:
        raise OSError(error.errno, f"{operation}: {error.strerror}", os.fspath(path)) from error


def open_file(path: Path, flags: int, mode: int = 0o666, *, shown: Path | None = None) -> int:
    """A descriptor for reading and writing. Errors name `shown` instead, if given."""
    return _named("open", shown or path, os.open, path, os.O_RDWR | os.O_CLOEXEC | flags, mode)


def write_at(descriptor: int, path: Path, content: bytes | bytearray | memoryview, position: int) -> None:
    """Writes all bytes, also after short writes. Raises `OSError`."""
    written = _write_some(descriptor, path, content, position) if content else 0
    if written == len(content):
        return
    view, position = memoryview(content)[written:], position + written
    while view:
        written = _write_some(descriptor, path, view, position)
        if not written:
            raise OSError(errno.EIO, "write: nothing was taken", str(path))
        view, position = view[written:], position + written


def _write_some(descriptor: int, path: Path, content: bytes | bytearray | memoryview, position: int) -> int:
    # `_named` is inlined, because a store writes single records.
    try:
        return perform(os.pwrite, descriptor, content, position)
    except OSError as error:
        raise OSError(error.errno, f"write: {error.strerror}", os.fspath(path)) from error


def truncate(descriptor: int, path: Path, size: int) -> None:
    _named("truncate", path, os.ftruncate, descriptor, size)


def cut(path: Path, size: int) -> None:
    """Ends the file after `size` bytes, durably."""
    descriptor = open_file(path, 0)
    try:
        truncate(descriptor, path, size)
        sync(descriptor, path)
    finally:
        close(descriptor, path)


def sync(descriptor: int, path: str | os.PathLike[str]) -> None:
    """Makes an open file's content, or an open folder's names, durable. Raises `SyncError`."""
    _sync("fsync", os.fsync, descriptor, path)


def sync_content(descriptor: int, path: str | os.PathLike[str]) -> None:
    """As `sync`, without metadata such as the time of change."""
    if hasattr(os, "fdatasync"):
        _sync("fdatasync", os.fdatasync, descriptor, path)
    else:
        sync(descriptor, path)


def _sync(operation: str, call: Callable[[int], None], descriptor: int, path: str | os.PathLike[str]) -> None:
    try:
        perform(call, descriptor)
    except OSError as error:
        raise SyncError(error.errno, f"{operation}: {error.strerror}", os.fspath(path)) from error


def close(descriptor: int, path: str | os.PathLike[str]) -> None:
    _named("close", path, os.close, descriptor)


def rename(path: Path, target: Path) -> None:
    """Renames a file or folder; replaces a file of the new name."""
    _named("rename", target, os.rename, path, target)


EXCHANGE = 1 << 1
"""The flag RENAME_EXCHANGE of Linux' `renameat2`."""

AT_CURRENT = -100
"""AT_FDCWD: paths are relative to the current folder."""


def exchange(path: Path, other: Path) -> None:
    """Swaps the names of two files or folders atomically. Raises `OSError` (`ENOTSUP`) if that is impossible."""
    _named("exchange", other, _exchange, path, other)


def _exchange(path: Path, other: Path) -> None:
    import ctypes

    call = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
    if call is None:
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    if call(AT_CURRENT, os.fsencode(path), AT_CURRENT, os.fsencode(other), EXCHANGE):
        code = ctypes.get_errno()
        code = errno.ENOTSUP if code in (errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP) else code
        raise OSError(code, os.strerror(code))


def link(path: Path, target: Path) -> None:
    """Gives a file a second name. Raises `OSError` if the file system refuses."""
    _named("link", target, os.link, path, target)


def symlink(target: Path, path: Path) -> None:
    _named("symlink", path, os.symlink, target, path)


def copy(path: Path, target: Path) -> None:
    """Copies a file and its permissions to a new file, durably."""
    import shutil

    with new_file(target) as out:
        with path.open("rb") as source:
            shutil.copyfileobj(source, out, BUFFER_BYTES)
        sync_file(out, target)
    copy_permissions(path, target)


def copy_permissions(path: Path, target: Path) -> None:
    found = path.stat()
    with suppress(PermissionError):
        _named("chown", target, os.chown, target, found.st_uid, found.st_gid)
    _named("chmod", target, os.chmod, target, stat.S_IMODE(found.st_mode))


def remove_tree(path: Path) -> None:
    """Removes a folder, including files that others add during this. It may be missing."""
    import shutil

    for left in reversed(range(REMOVALS)):
        try:
            perform(shutil.rmtree, path)
        except OSError as error:
            # Others may remove or add files during this.
            if error.errno not in (errno.ENOENT, errno.ENOTEMPTY) or (path.exists() and not left):
                raise
        if not path.exists():
            return


def remove(path: Path) -> None:
    """Removes a file if it exists."""
    with suppress(FileNotFoundError):
        _named("remove", path, os.unlink, path)


def make_folder(path: Path) -> None:
    _named("mkdir", path, os.mkdir, path)


def make_folders(path: Path) -> list[Path]:
    """Makes a folder and its missing parents, durably; returns the new ones, the highest first."""
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
    """Removes the empty folders; the others stay."""
    for folder in folders:
        with suppress(OSError):
            perform(os.rmdir, folder)


def sync_folder(folder: Path) -> None:
    """Makes the folder's names durable."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        sync(handle, folder)
    finally:
        os.close(handle)


class _NewFile(io.RawIOBase):
    """A new file written sequentially, not by a forked child. Errors name `shown`."""

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

    def truncate(self, size: int | None = None, /) -> int:
        size = self._position if size is None else size
        truncate(self._descriptor, self._shown, size)
        return size

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
    """A new buffered file for writing. Raises `FileExistsError`. Errors name `shown`, if given."""
    return io.BufferedWriter(_NewFile(path, shown or path), BUFFER_BYTES)


def sync_file(file: IO[bytes], path: Path) -> None:
    """Makes an open file's content durable."""
    file.flush()
    sync(file.fileno(), path)
