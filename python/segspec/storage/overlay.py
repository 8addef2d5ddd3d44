"""Layers over sources: bytes as if the file were another."""

from __future__ import annotations

from segspec.storage.source import Source


class SourceLayer:
    """The bytes of a source as changed by `read_at`. The layer does not close the source."""

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


class ResizedSource(SourceLayer):
    """The bytes of a source, followed by zeros; closes the source."""

    def read_at(self, position: int, length: int) -> bytes:
        return super().read_at(position, length).ljust(length, b"\0")

    def close(self) -> None:
        self._source.close()
