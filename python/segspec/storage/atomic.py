"""Atomic files and folders, which get their names only when they are complete and on the disk.

Until then they have random names, and their process holds a lock on them (`flock`). An unlocked one is a leftover,
unless the file system has no locks.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TypeVar

from segspec.storage import disk
from segspec.storage.disk import sync_folder

Claimed = TypeVar("Claimed")

TEMPORARY_SUFFIX = ".segspec-tmp"
"""The suffix of incomplete files and folders, whose names begin with a dot. The next write removes leftovers."""

CONTENT = "new"
"""The folder within a temporary one that gets the target's name. Its writer may lock it."""


@contextmanager
def appearing_file(target: Path) -> Iterator[IO[bytes]]:
    """A file that replaces `target` when the block ends. If the block raises, nothing remains."""
    remove_stale(target.parent)
    with _replacing(target) as out:
        yield out


def replace_file(target: Path, content: bytes, *, durable: bool = True) -> None:
    """Replaces the content of `target` atomically. Without `durable` a crash of the machine may lose it."""
    with _replacing(target, durable=durable) as out:
        out.write(content)


@contextmanager
def appearing_folder(target: Path, *, parents: bool = False) -> Iterator[Path]:
    """A folder that is renamed to `target`, missing or empty until then, when the block ends.

    The caller syncs the files. If the block raises, nothing remains. With `parents`, missing parents are made.
    """
    made = disk.make_folders(target.parent) if parents else []
    process = os.getpid()
    try:
        remove_stale(target.parent)
        with _claimed(target.parent, disk.make_folder) as (claimed, _):
            content = claimed / CONTENT
            disk.make_folder(content)
            yield content
            _check_process(process, target)
            for folder in (content, *(below for below in content.rglob("*") if below.is_dir())):
                sync_folder(folder)
            disk.rename(content, target)
    except BaseException:
        if os.getpid() == process:
            disk.remove_folders(reversed(made))
        raise
    sync_folder(target.parent)


@contextmanager
def _replacing(target: Path, *, durable: bool = True) -> Iterator[IO[bytes]]:
    process = os.getpid()
    with _claimed(target.parent, lambda path: disk.new_file(path, shown=target)) as (claimed, out):
        with out:
            yield out
            _check_process(process, target)
            if durable:
                disk.sync_file(out, target)
        disk.rename(claimed, target)
    if durable:
        sync_folder(target.parent)


def _check_process(process: int, target: Path) -> None:
    if os.getpid() != process:
        raise ValueError(f"{target} is written by the process that began it, and this is a child of it")


@contextmanager
def _claimed(folder: Path, make: Callable[[Path], Claimed]) -> Iterator[tuple[Path, Claimed]]:
    """A temporary name in `folder`, what `make` made at it, and the lock that marks this process as alive.

    At the end the name is removed, unless this is a forked child.
    """
    process, lock = os.getpid(), None
    while lock is None:
        # The target's own name may already have the maximum length.
        path = folder / f".{os.urandom(8).hex()}{TEMPORARY_SUFFIX}"
        try:
            made = make(path)
            lock = _locked(path)
            if lock is not None:
                yield path, made
        finally:
            try:
                if os.getpid() == process:
                    _remove(path)
            finally:
                # Even after an interruption: otherwise the target would stay locked.
                if lock is not None:
                    os.close(lock)


def _locked(path: Path) -> int | None:
    try:
        lock = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    except OSError:
        # Without locks it is never treated as a leftover.
        return lock
    if _is_at(path, lock):
        return lock
    os.close(lock)
    return None


def remove_stale(folder: Path) -> None:
    """Removes the leftovers of dead processes in `folder`, as far as permitted."""
    for path in folder.glob(f".*{TEMPORARY_SUFFIX}"):
        with suppress(OSError):
            _remove_if_stale(path)


def _remove_if_stale(path: Path) -> None:
    mode = path.lstat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        return
    lock = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if _is_at(path, lock):
            _remove(path)
    finally:
        os.close(lock)


def _is_at(path: Path, descriptor: int) -> bool:
    with suppress(FileNotFoundError):
        return os.path.samestat(path.lstat(), os.fstat(descriptor))
    return False


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            disk.remove(path)
