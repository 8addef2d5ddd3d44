"""The input of Spark's tasks: descriptions of pieces of segments, indexes and logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pyspark.sql.datasource import InputPartition

from segspec.core.errors import Code, Finding, RemovedError, SegspecError
from segspec.core.model import SegmentFile
from segspec.core.notices import logger
from segspec.core.text import path_text
from segspec.library.pieces import LogPiece
from segspec.spark.briefly import briefly, lasting

if TYPE_CHECKING:
    import pyarrow as pa

OPEN_BYTES = 1 << 20
"""The cost of opening a file in bytes, so that small files share a task."""


class Sized(Protocol):
    """A part of the input, with its approximate size in bytes."""

    @property
    def size(self) -> int: ...


P = TypeVar("P", bound=Sized)


@dataclass(frozen=True)
class DamagePiece:
    """The findings of a log's folder (a duplicate segment, a bad name)."""

    path: str
    findings: tuple[Finding, ...]
    size: int = 0


@dataclass(frozen=True)
class IndexPiece:
    """One index file or companion of that name, and its (first) segment, if any."""

    path: str
    segment: SegmentFile | None
    size: int
    companion: str


@dataclass(frozen=True)
class WholeLogPiece:
    """One whole log, for findings about all of it."""

    path: str
    size: int


TablePiece = LogPiece | DamagePiece | IndexPiece | WholeLogPiece


@dataclass(frozen=True)
class Partition(InputPartition):
    """The input of one task, in reading order."""

    pieces: tuple[Any, ...]


class TaskReader:
    """Reads the pieces of a partition in a task."""

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The batches of one partition. Raises `SegspecError` with path and position."""
        if isinstance(partition, Partition):
            with briefly, lasting():
                for piece in partition.pieces:
                    yield from self._piece(piece)
        # Spark makes any other partition for an empty plan.

    def _piece(self, piece: Any) -> Iterator[pa.RecordBatch]:
        raise NotImplementedError


@contextmanager
def present(path: str, *, ignores_missing: bool) -> Iterator[None]:
    """Files present at planning: retention may delete them later."""
    try:
        yield
    except (FileNotFoundError, RemovedError) as error:
        if not ignores_missing:
            why = f" ({error.message})" if isinstance(error, RemovedError) else ""
            raise SegspecError(
                Code.MISSING_SEGMENT,
                f"the file was there when the query was planned, and is gone{why}: load again, or set option "
                "ignoreMissingFiles",
                path=path,
            ) from error
        logger().warning("%s: left out, as ignoreMissingFiles says: it is gone", path_text(path))


def partitions_of(pieces: Iterable[Sized], room: int) -> list[InputPartition]:
    """The tasks for some pieces."""
    return [Partition(those) for those in packed(pieces, room, OPEN_BYTES)]


def packed(pieces: Iterable[P], room: int, opening: int) -> Iterator[tuple[P, ...]]:
    """Groups of consecutive pieces of at most `room` bytes, each with `opening` bytes more."""
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
