"""Divides a read among Spark's tasks, without reading payloads.

The input of Spark's tasks: descriptions of pieces of segments, indexes and logs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pyspark.sql.datasource import InputPartition

from segspec.core.bounds import Range
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, Severity, ShrunkError
from segspec.core.model import SegmentFile
from segspec.core.notices import logger
from segspec.core.text import path_text
from segspec.formats.asking import how_sure
from segspec.formats.contract.descriptor import Companion, Format
from segspec.formats.contract.reading import NO, Landmark
from segspec.library.log import Log
from segspec.library.pieces import LogPiece, pieces_of_segment, sizes_of
from segspec.library.stored_log import StoredLog
from segspec.reading.detect import format_of_file
from segspec.reading.seek import Place, Seeker
from segspec.reading.segment_pieces import Piece
from segspec.spark.briefly import briefly, lasting
from segspec.spark.consumer import due_to
from segspec.spark.options import FileChoice, ReadOptions
from segspec.spark.paths import expand, local
from segspec.storage.directory import is_directory
from segspec.storage.source import open_source

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
                f"the file existed when the query was planned, and is gone{why}: load again, or set option "
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


def plan(format: Format, options: ReadOptions) -> list[InputPartition]:
    """A read's partitions, in the order of its paths. Raises `SegspecError`, `OSError` and `ValueError`.

    Large segments are cut by their index or headers; small ones share a partition.
    """
    pieces = list(_pieces(format, options))
    room = options.max_partition_bytes
    if options.min_partitions is not None:
        room = min(room, -(-sum(piece.size + OPEN_BYTES for piece in pieces) // options.min_partitions))
    return partitions_of(pieces, room)


def _pieces(format: Format, options: ReadOptions) -> Iterator[TablePiece]:
    logs = list(_all_logs(format, options))
    if options.table in ("findings", "clients"):
        yield from (WholeLogPiece(log.path, sum(log.look(sizes_of).values())) for log in logs)
    elif options.table == "index":
        for log in logs:
            yield from _indexes(log, options)
    else:
        chosen = [log.look(lambda now: _Chosen(now, options)) for log in logs]
        piece_bytes = options.max_partition_bytes
        if options.min_partitions is not None:
            total = sum(each.size for each in chosen)
            piece_bytes = min(piece_bytes, max(total // options.min_partitions, 1))
        for each in chosen:
            yield from each.pieces(piece_bytes)


def _all_logs(format: Format, options: ReadOptions) -> Iterator[Log]:
    for given in options.paths:
        paths = expand(given)
        yield from _logs(paths[0], format, options) if paths == [local(given)] else _matched(paths, format, options)


def _matched(paths: list[str], format: Format, options: ReadOptions) -> list[Log]:
    found: list[Log] = []
    refusal = None
    for path in paths:
        if not _is_of_table(path, format, options):
            continue
        try:
            found += _logs(path, format, options)
        except SegspecError as error:
            if error.code is not Code.MISSING_SEGMENT or error.path != path:
                raise
            refusal = error
    if refusal is not None and not found:
        raise refusal
    return found


def _is_of_table(path: str, format: Format, options: ReadOptions) -> bool:
    if is_directory(path):
        return True
    wanted = format.companion(options.companion) if options.table == "index" else None
    with open_source(path) as source:
        return how_sure(format, source) != NO and format.companion_of(source) is wanted


def _logs(path: str, format: Format, options: ReadOptions) -> list[Log]:
    if not is_directory(path):
        _check_format(path, format)
    logs = options.open_logs(path, format)
    if len(logs) > 1 and not options.recursive:
        raise ValueError(f"{path} is a tree of {len(logs)} logs, and recursiveFileLookup is false: name one of them")
    return logs


def _check_format(path: str, format: Format) -> None:
    with open_source(path) as source:
        found = format_of_file(source, expected=format)
        if found.name != format.name:
            raise SegspecError(
                Code.BAD_MAGIC,
                f"this is a file of {found.name}, not of {format.name}: read it with format {found.name_in_spark}",
                path=path,
                expected=format.name,
                actual=found.name,
            )


def _indexes(log: Log, options: ReadOptions) -> Iterator[IndexPiece]:
    companion = _companion(log, options)
    sizes = {} if log.only_index else log.look(sizes_of)
    matching = {segment.path for segment in _matching(log.segments, options)}
    for path, segment in log.files_of(companion).items():
        if segment is None or log.only_index or segment.path in matching:
            yield IndexPiece(path, segment, sizes.get(path, 0), companion.name)


def _companion(log: Log, options: ReadOptions) -> Companion:
    wanted = log.format.companion(options.companion)
    if log.companion is not None and log.companion.name != wanted.name:
        words = f"this is a {log.companion.name}, and no {wanted.name}: set option companion to {log.companion.name}"
        raise SegspecError(Code.BAD_MAGIC, words, path=log.path, expected=wanted.name, actual=log.companion.name)
    return wanted


class _Chosen:
    def __init__(self, log: StoredLog, options: ReadOptions) -> None:
        if log.only_index:
            raise SegspecError(
                Code.BAD_MAGIC, f"an index has no {options.table}: set option table to index", path=log.path
            )
        self._log = log
        matching = {segment.path for segment in _matching(log.segments, options)}
        self._within = None if options.consumer is None else due_to(options.consumer, log, options.within)
        within = options.within if self._within is None else self._within
        first, last = Place(0), None
        if within is not None and len(matching) == len(log.segments):
            first, last = _range(log, within)
        stop = len(log.segments) if last is None else last.segment + 1
        every = (*log.segments, None)[first.segment : stop + 1]
        self._segments = [
            (segment, following if following is not None and following.path in matching else None)
            for segment, following in pairwise(every)
            if segment is not None and segment.path in matching
        ]
        self._findings = log.folder_findings(within)
        self._begin = first.mark
        self._end = None if last is None else last.mark
        self._sizes = sizes_of(log)
        self.size = sum(self._sizes.get(segment.path, 0) for segment, _ in self._segments)

    def pieces(self, piece_bytes: int) -> Iterator[TablePiece]:
        errors = tuple(finding for finding in self._findings if finding.severity is Severity.ERROR)
        if errors:
            yield DamagePiece(self._log.path, errors)
        last = len(self._segments) - 1
        for number, (segment, following) in enumerate(self._segments):
            begin = self._begin if number == 0 else None
            end = self._end if number == last else None
            for piece in self._pieces(segment, following, piece_bytes, begin, end):
                yield piece._replace(within=self._within)

    def _pieces(
        self,
        segment: SegmentFile,
        following: SegmentFile | None,
        piece_bytes: int,
        begin: Landmark | None,
        end: Landmark | None,
    ) -> list[LogPiece]:
        size = self._sizes.get(segment.path, 0)
        try:
            made = pieces_of_segment(
                self._log.format,
                segment,
                following,
                piece_bytes,
                self._log.limits,
                size=size,
                begin=begin,
                end=None if end is None else end.position,
            )
            return list(made)
        except (FileNotFoundError, ShrunkError):
            return [LogPiece(Piece.onward(segment, begin), following, size)]


def _range(log: StoredLog, within: Range) -> tuple[Place, Place | None]:
    seeker = Seeker(log.format, log.segments, log.limits)
    first, last = Place(0), None
    if within.start is not None:
        first = seeker.find(within.start)
    if within.end is not None and log.format.rises(within.end):
        last = seeker.find_end(within.end)
    return first, last


def _matching(segments: tuple[SegmentFile, ...], options: ReadOptions) -> list[SegmentFile]:
    choice = FileChoice(options)
    return [segment for segment in segments if choice.takes(segment.path)]
