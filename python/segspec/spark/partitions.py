"""The input of Spark's tasks: small descriptions of pieces of segments, indexes and logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pyspark.sql.datasource import InputPartition

from segspec.core.errors import Finding
from segspec.core.model import SegmentFile
from segspec.library.pieces import LogPiece

OPEN_BYTES = 1 << 20
"""The cost of opening a file, in bytes read in that time: small files share a task."""


class Sized(Protocol):
    """A part of the input, with its approximate size in bytes."""

    @property
    def size(self) -> int: ...


P = TypeVar("P", bound=Sized)


@dataclass(frozen=True)
class DamagePiece:
    """The findings of a log's folder itself: a duplicate segment, a bad name."""

    path: str
    findings: tuple[Finding, ...]
    size: int = 0


@dataclass(frozen=True)
class IndexPiece:
    """One index file, or another companion of that name, and its (first) segment, if any."""

    path: str
    segment: SegmentFile | None
    size: int
    companion: str


@dataclass(frozen=True)
class WholeLogPiece:
    """One whole log: its findings need a read of all of it."""

    path: str
    size: int


TablePiece = LogPiece | DamagePiece | IndexPiece | WholeLogPiece


@dataclass(frozen=True)
class Partition(InputPartition):
    """The input of one task, in reading order."""

    pieces: tuple[Any, ...]


def packed(pieces: Iterable[P], room: int, opening: int) -> Iterator[tuple[P, ...]]:
    """Groups of consecutive pieces of at most `room` bytes; each piece costs `opening` more than its own bytes."""
    held: list[P] = []
    filled = 0
    for piece in pieces:
        cost = piece.size + opening
        if held and filled + cost > room:
            yield tuple(held)
            held, filled = [], 0
        held.append(piece)
        filled += cost
    if held:
        yield tuple(held)
