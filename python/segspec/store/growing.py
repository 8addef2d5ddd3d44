"""A segment that is being written, as it was when a reader came: what is appended meanwhile is written over its end
marker, and a reader that met half of that would take it for damage."""

from __future__ import annotations

from typing import NamedTuple

from segspec.core.errors import ShrunkError
from segspec.storage.overlay import SourceLayer
from segspec.storage.source import Source, open_source


class Ending(NamedTuple):
    """How a segment ends for now: the first `position` bytes stay as they are, and `marker` came after them."""

    position: int
    marker: bytes


class _Snapshot(SourceLayer):
    """The bytes of a source up to an ending; the source is its own."""

    def __init__(self, source: Source, ending: Ending) -> None:
        super().__init__(source)
        self._ending = ending

    def read_at(self, position: int, length: int) -> bytes:
        end, marker = self._ending
        kept = super().read_at(position, min(length, max(0, end - position)))
        at = max(0, position - end)
        return kept + marker[at : at + length - len(kept)]

    def close(self) -> None:
        self._source.close()


def open_growing(path: str, ending: Ending) -> Source:
    """The segment at `path` as it was with this ending. Raises `FileNotFoundError` where it has another name by now,
    and `ShrunkError` where what was written is gone."""
    source = open_source(path)
    if source.size < ending.position:
        source.close()
        raise ShrunkError(path, source.size, ending.position, source.size)
    return Source(_Snapshot(source, ending), path, ending.position + len(ending.marker))
