"""An overlay of sizes over real files: reads them as if they were cut off or extended with zeros; changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from segspec.core.errors import ShrunkError
from segspec.storage.directory import Directory
from segspec.storage.source import Source, from_bytes


class SourceLayer:
    """The bytes of a source, which `read_at` changes on the way; the layer does not close the source."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def read_at(self, position: int, length: int) -> bytes:
        return self._source.read(position, length)

    def read_into(self, room: memoryview, position: int) -> None:
        room[:] = self.read_at(position, len(room))

    def data_from(self, position: int) -> int:
        return position

    def check(self) -> None:
        self._source.check()

    def close(self) -> None:
        """There is nothing to release."""


class _Resized(SourceLayer):
    """The bytes of a source, followed by zeros where there are no more of them."""

    def read_at(self, position: int, length: int) -> bytes:
        return super().read_at(position, length).ljust(length, b"\0")


class Prospects:
    """The files of one folder by name, while an owner's start is emulated: each change is noted, none is made.

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
        """The file as it is now. Bytes after the end of the real file are zeros. Raises `ShrunkError` where the real
        file is shorter than it was at the beginning."""
        size = self.after[name]
        if name not in self.before:
            with from_bytes(bytes(size), self.directory.join(name)) as made:
                yield made
            return
        with self.directory.open(name) as source:
            if source.size < self.before[name]:
                raise ShrunkError(source.path, source.size, self.before[name], source.size)
            if size == source.size:
                yield source
                return
            with Source(_Resized(source), source.path, size) as resized:
                yield resized
