"""The hidden folder in which a write is prepared: unchanged files are linked, others copied.

Then the folders exchange names.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from segspec.storage import disk

if TYPE_CHECKING:
    from pathlib import Path

SUFFIX = ".segspec-writes"


def staging_of(target: Path) -> Path:
    """The hidden folder for writes of the log at `target`."""
    return target.with_name(f".{target.name}{SUFFIX}")


def is_staging(name: str) -> bool:
    """Whether this is the name of a staging folder, which contains no logs."""
    return name.startswith(".") and name.endswith(SUFFIX)


class UncommittedWrite(NamedTuple):
    """An uncommitted write: its folder, its size in bytes, and its last change in milliseconds since the epoch."""

    path: str
    bytes: int
    written: int


def uncommitted(target: str) -> list[UncommittedWrite]:
    """Staged writes without a commit, running or failed; empty if none can be listed."""
    above, name = os.path.split(target.rstrip("/"))
    if name in ("", ".", ".."):
        above, name = os.path.split(os.path.realpath(target))
    place = os.path.join(above, f".{name}{SUFFIX}")
    if not os.path.isdir(place):
        return []
    # Few logs have one, and this import takes a part of the start.
    from pathlib import Path

    folder = Path(place)
    try:
        writes = sorted(path for path in folder.iterdir() if path.is_dir() and not path.is_symlink())
    except OSError:
        return []
    return [UncommittedWrite(str(path), *_size_and_time(path)) for path in writes]


def last_written(folder: Path) -> float:
    """The newest time of change in a folder, in seconds since 1970."""
    return _size_and_time(folder)[1] / 1000


def _size_and_time(folder: Path) -> tuple[int, int]:
    size = latest = 0
    for path in (folder, *folder.rglob("*")):
        try:
            status = path.lstat()
        except FileNotFoundError:
            continue
        size += status.st_size if stat.S_ISREG(status.st_mode) else 0
        latest = max(latest, int(status.st_mtime * 1000))
    return size, latest


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Makes the folder if missing, and excludes other processes from this block. An empty folder is removed at the
    end."""
    while True:
        disk.make_folders(folder)
        try:
            descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        except FileNotFoundError:
            continue
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            if _is_at(folder, descriptor):
                try:
                    yield
                finally:
                    disk.remove_folders([folder])
                return
        finally:
            os.close(descriptor)


def take_along(old: Path, new: Path, is_written_on: Callable[[Path], bool]) -> None:
    """Makes the folder `new` with links to the files of `old`, and copies of those that are written to.

    Permissions are kept.
    """
    disk.make_folder(new)
    for path in sorted(old.iterdir()):
        target = new / path.name
        if path.is_dir() and not path.is_symlink():
            take_along(path, target, is_written_on)
        elif path.is_symlink() or not is_written_on(path):
            _link(path, target)
        else:
            disk.copy(path, target)
    disk.copy_permissions(old, new)


def replace_folder(new: Path, target: Path, aside: Path) -> None:
    """Renames the folder `new` to `target`; the old `target` is then named `new` or `aside`.

    Without an exchange of names (NFS) `target` is missing for a moment; after a crash the old folder is at `aside`.
    """
    if not target.exists() or (target.is_dir() and not any(target.iterdir())):
        disk.rename(new, target)
    else:
        try:
            disk.exchange(new, target)
        except OSError as error:
            if error.errno != errno.ENOTSUP:
                raise
            disk.rename(target, aside)
            disk.rename(new, target)
    for folder in {target.parent, new.parent}:
        disk.sync_folder(folder)


def sync_folders(folder: Path) -> None:
    """Makes names in the folder and all below it durable."""
    for below in folder.rglob("*"):
        if below.is_dir() and not below.is_symlink():
            disk.sync_folder(below)
    disk.sync_folder(folder)


def _link(path: Path, target: Path) -> None:
    try:
        disk.link(path, target)
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK):
            raise
        disk.copy(path, target)


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
