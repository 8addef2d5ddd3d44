"""What Spark's tasks are given: small descriptions of pieces of segments, of indexes and of logs."""

from __future__ import annotations

from dataclasses import dataclass

from pyspark.sql.datasource import InputPartition

from segspec.core.bounds import Range
from segspec.core.errors import Finding
from segspec.core.model import SegmentFile
from segspec.library.pieces import LogPiece


@dataclass(frozen=True)
class DamagePart:
    """What is wrong with a log's folder itself, rather than with a segment: a duplicate segment, a bad name."""

    path: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class IndexPart:
    """One index file, and the (first) segment that it belongs to, where there is one."""

    path: str
    segment: SegmentFile | None


@dataclass(frozen=True)
class WholeLogPart:
    """One log as a whole: its findings show only when all of it is read."""

    path: str


@dataclass(frozen=True)
class RangePart:
    """A piece of which only the records of a range are meant, where each log has a range of its own."""

    piece: LogPiece
    within: Range


TaskPart = LogPiece | RangePart | DamagePart | IndexPart | WholeLogPart


@dataclass(frozen=True)
class PackedPartition(InputPartition):
    """What one task reads, in this order."""

    parts: tuple[TaskPart, ...]
