"""A file that another process writes, held open to be read to its end after renaming or removal."""

from __future__ import annotations

import os

from segspec.storage.source import Source, is_remote, open_descriptor, open_regular, open_source

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
