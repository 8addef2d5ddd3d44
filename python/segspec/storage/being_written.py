"""Whether files are being written, judged by sizes and times, locks, and open files.

Linux' `/proc` shows the open files of the same user (for root, of all), and all locks. For remote files nothing is
known.

A file that another process writes, held open to be read to its end after renaming or removal.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from segspec.storage.source import Source, is_remote, open_descriptor, open_regular, open_source

if TYPE_CHECKING:
    from segspec.storage.disk import Identity

OTHER_FILES = 200
MARK_BYTES = 256
MOST_MARKS = 512


Stamp = tuple[int, int, int, int]


def stamp_of(path: str) -> Stamp | None:
    """The stamp of the file at `path`; None if it is missing or remote."""
    try:
        return None if is_remote(path) else _stamp(os.stat(path))
    except (FileNotFoundError, NotADirectoryError):
        return None


def _stamp(status: os.stat_result) -> Stamp:
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns


def allow_open_files(count: int) -> None:
    """Raises the limit of open files of this process, as far as allowed."""
    # Only files that are still written are many at once.
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + OTHER_FILES
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class HeldFile:
    """An open file; a remote one is reopened for every look. Raises `OSError` if it cannot be opened.

    The last bytes read are a mark that distinguishes a truncated file from a grown one.
    """

    _descriptor: int | None = None

    def __init__(self, path: str) -> None:
        self.path = path
        self._descriptor = None if is_remote(path) else open_regular(path)
        self._marks: list[tuple[int, bytes]] = []

    def look(self) -> Source:
        """The file with its present size; the caller closes it."""
        if self._descriptor is None:
            return open_source(self.path)
        return open_descriptor(self._descriptor, self.path)

    def is_at(self, path: str) -> bool:
        """Whether `path` names this file now."""
        if self._descriptor is None:
            return path == self.path
        try:
            return os.path.samestat(os.stat(path), os.fstat(self._descriptor))
        except FileNotFoundError:
            return False

    def stamp(self) -> Stamp | None:
        """Identifies the unchanged file; None if it is not held open."""
        return None if self._descriptor is None else _stamp(os.fstat(self._descriptor))

    def mark(self, source: Source, position: int) -> None:
        """Remembers the bytes before `position` as read."""
        start = max(0, position - MARK_BYTES)
        self._marks.append((position, source.read(start, position - start)))
        if len(self._marks) > MOST_MARKS:
            # The newest marks are the likeliest to be cut off.
            half = MOST_MARKS // 2
            self._marks[:half] = self._marks[:half:2]

    def unchanged(self, source: Source) -> int | None:
        """The position up to which the file still has the bytes read; None if it has all of them."""
        for number, (position, before) in enumerate(reversed(self._marks)):
            if position <= source.size and source.read(position - len(before), len(before)) == before:
                if not number:
                    return None
                del self._marks[-number:]
                return position
        if not self._marks:
            return None
        self._marks.clear()
        return 0

    def close(self) -> None:
        if self._descriptor is not None:
            # If this is interrupted, a second close must not hit another file's descriptor.
            descriptor, self._descriptor = self._descriptor, None
            os.close(descriptor)

    __del__ = close


PROCESSES = "/proc"
LOCKS = "/proc/locks"
KEPT_TIMES, MOST_KEPT = 20, 0.5
"""How long a list of open files is reused: a multiple of the time to make it, and the maximum in seconds."""

LOCK_KINDS = frozenset({"FLOCK", "POSIX", "OFDLCK"})


class By(StrEnum):
    """The kinds of signs of an active writer."""

    SIZE = "size"
    """It changed its length while watched."""
    TIME = "time"
    """It has the same length, and a later time of change."""
    NAME = "name"
    """It was removed, renamed or replaced."""
    OPEN = "open"
    """A process has it open for writing."""
    LOCK = "lock"
    """A process holds an exclusive lock on it."""


class Sign(NamedTuple):
    """One sign that a file is being written; `process` is the writer, if known."""

    path: str
    told_by: By
    process: int | None = None
    command: str | None = None


class Watched:
    """Watches files (`paths`), and files and folders that their writer may lock (`locked`)."""

    def __init__(self, paths: Iterable[str], locked: Iterable[str] = ()) -> None:
        self._before = {path: stamp_of(path) for path in paths if not is_remote(path)}
        self._locked = [path for path in locked if not is_remote(path)]

    def signs(self) -> tuple[Sign, ...]:
        """The signs of active writers, in the order of the paths."""
        if not self._before:
            return ()
        now = {path: stamp_of(path) for path in self._before}
        files = {_identity(stamp): path for path, stamp in now.items() if stamp is not None}
        locked = dict(files)
        for path in self._locked:
            stamp = stamp_of(path)
            if stamp is not None:
                locked.setdefault(_identity(stamp), path)
        found = set(self._changes(now)) | set(_opened(files)) | set(_locks(locked))
        order = {path: number for number, path in enumerate([*self._before, *self._locked])}
        kinds = list(By)
        return tuple(sorted(found, key=lambda sign: (order[sign.path], kinds.index(sign.told_by), sign.process or 0)))

    def _changes(self, now: dict[str, Stamp | None]) -> Iterator[Sign]:
        for path, before in self._before.items():
            after = now[path]
            if before is None or after == before:
                continue
            if after is None or _identity(after) != _identity(before):
                yield Sign(path, By.NAME)
            else:
                yield Sign(path, By.TIME if after[2] == before[2] else By.SIZE)


def _identity(stamp: Stamp) -> Identity:
    return stamp[0], stamp[1]


def _opened(files: dict[Identity, str]) -> Iterator[Sign]:
    names = {os.path.basename(os.path.realpath(path) if os.path.islink(path) else path) for path in files.values()}
    for name, process, descriptor in _OPEN.get():
        if name not in names:
            continue
        try:
            status = os.stat(f"{PROCESSES}/{process}/fd/{descriptor}")
            path = files.get((status.st_dev, status.st_ino))
            if path is not None and _may_write(process, descriptor):
                yield Sign(path, By.OPEN, process, _command(process))
        except OSError:
            continue


class _Links:
    """The open files of all accessible processes, cached for a while."""

    def __init__(self) -> None:
        self._links: list[tuple[str, int, str]] = []
        self._until = 0.0

    def get(self) -> list[tuple[str, int, str]]:
        begun = time.monotonic()
        if begun >= self._until:
            self._links = list(_links())
            now = time.monotonic()
            self._until = now + min(KEPT_TIMES * (now - begun), MOST_KEPT)
        return self._links


_OPEN = _Links()


def _links() -> Iterator[tuple[str, int, str]]:
    try:
        processes = [int(name) for name in os.listdir(PROCESSES) if name.isascii() and name.isdigit()]
    except OSError:
        return
    for process in processes:
        try:
            descriptors = os.listdir(f"{PROCESSES}/{process}/fd")
        except OSError:
            continue
        for descriptor in descriptors:
            try:
                # The target's file system may hang; the link does not access it.
                name = os.readlink(f"{PROCESSES}/{process}/fd/{descriptor}").rpartition("/")[2]
            except OSError:
                continue
            yield name, process, descriptor


def _may_write(process: int, descriptor: str) -> bool:
    with open(f"{PROCESSES}/{process}/fdinfo/{descriptor}") as lines:
        for line in lines:
            if line.startswith("flags:"):
                return int(line.split()[1], 8) & os.O_ACCMODE != os.O_RDONLY
    return False


def _command(process: int) -> str | None:
    try:
        with open(f"{PROCESSES}/{process}/comm", "rb") as file:
            return file.read().rstrip(b"\n").decode("utf-8", "backslashreplace")
    except OSError:
        return None


def _locks(files: dict[Identity, str]) -> Iterator[Sign]:
    try:
        with open(LOCKS) as file:
            lines = file.readlines()
    except OSError:
        return
    for line in lines:
        # `1: FLOCK ADVISORY WRITE 4711 fe:00:1234 0 EOF`; a waiting lock has `->` in the second place.
        words = line.split()
        if len(words) < 6 or words[1] not in LOCK_KINDS or words[3] != "WRITE":
            continue
        major, minor, number = words[5].split(":")
        path = files.get((os.makedev(int(major, 16), int(minor, 16)), int(number)))
        if path is not None:
            # A process of another namespace has no number here.
            process = int(words[4])
            yield Sign(path, By.LOCK, process, _command(process)) if process > 0 else Sign(path, By.LOCK)
