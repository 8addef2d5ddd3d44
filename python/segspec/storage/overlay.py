"""An overlay of sizes over real files: reads them as if they were cut off or extended with zeros; changes nothing."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager

from segspec.storage.directory import Directory
from segspec.storage.source import Source, from_bytes


class _Resized:
    """The bytes of a source up to `size`, followed by zeros where it has fewer, as a file that a stream can read."""

    def __init__(self, source: Source, size: int) -> None:
        self._source = source
        self._size = size
        self._at = 0

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        self._at = offset + {io.SEEK_SET: 0, io.SEEK_CUR: self._at, io.SEEK_END: self._size}[whence]
        return self._at

    def tell(self) -> int:
        return self._at

    def read(self, length: int = -1) -> bytes:
        left = max(0, self._size - self._at)
        count = left if length < 0 else min(length, left)
        there = self._source.read(self._at, count)
        self._at += count
        return there + bytes(count - len(there))

    def close(self) -> None:
        """There is nothing to release."""


class Prospects:
    """The files of one folder by name, while an owner's start is emulated: each change is noted, and none is written.

    `before` and `after` are sizes in bytes; a file that does not exist has no entry.
    """

    def __init__(self, directory: Directory) -> None:
        self.directory = directory
        self.before: dict[str, int] = dict(directory.sizes)
        self.after: dict[str, int] = dict(directory.sizes)

    def names(self) -> list[str]:
        """The files that are there now, in the order of their names."""
        return sorted(self.after)

    def size(self, name: str) -> int | None:
        return self.after.get(name)

    def resize(self, name: str, size: int) -> None:
        """The file has `size` bytes from now on; a missing one is created."""
        self.after[name] = size

    def delete(self, name: str) -> None:
        del self.after[name]

    @contextmanager
    def open(self, name: str) -> Iterator[Source]:
        """The file as it is now. Bytes after the end of the real file are zeros."""
        size = self.after[name]
        if name not in self.before:
            with from_bytes(bytes(size), self.directory.join(name)) as made:
                yield made
            return
        with self.directory.open(name) as source:
            if size == source.size:
                yield source
                return
            with Source(_Resized(source, size), source.path, size) as resized:
                yield resized
