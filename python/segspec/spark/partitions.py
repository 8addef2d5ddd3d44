"""What Spark's tasks are given: small descriptions of pieces of segments, of indexes and of logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pyspark.sql.datasource import InputPartition

from segspec.core.errors import Finding
from segspec.core.model import SegmentFile
from segspec.library.pieces import LogPiece

OPEN_BYTES = 1 << 20
"""What it costs to open a file, as the bytes that are read in that time: small ones share a task."""


class Sized(Protocol):
    """Whatever a task is given; `size` is about how many bytes it reads for it."""

    @property
    def size(self) -> int: ...


P = TypeVar("P", bound=Sized)


@dataclass(frozen=True)
class DamagePiece:
    """What is wrong with a log's folder itself, rather than with a segment: a duplicate segment, a bad name."""

    path: str
    findings: tuple[Finding, ...]
    size: int = 0


@dataclass(frozen=True)
class IndexPiece:
    """One index file, or another companion of that name, and the (first) segment that it belongs to, where there is
    one."""

    path: str
    segment: SegmentFile | None
    size: int
    companion: str


@dataclass(frozen=True)
class WholeLogPiece:
    """One log as a whole: its findings show only when all of it is read."""

    path: str
    size: int


TablePiece = LogPiece | DamagePiece | IndexPiece | WholeLogPiece


@dataclass(frozen=True)
class Partition(InputPartition):
    """What one task reads, in this order."""

    pieces: tuple[Any, ...]


def packed(pieces: Iterable[P], room: int, opening: int) -> Iterator[tuple[P, ...]]:
    """The pieces in order, together as long as they have at most `room` bytes, of which each takes `opening` besides
    its own: many small ones share a task."""
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
