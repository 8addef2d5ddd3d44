"""What the tasks of a stream are given: pieces of segments, each from one place to another, never beyond."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyspark.sql.datasource import InputPartition

from segspec.core.bounds import Bound, Range
from segspec.core.errors import RemovedError
from segspec.core.ids import RecordNumber
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log
from segspec.reading.cuts import Cut, cuts
from segspec.reading.segment_pieces import Piece, PieceReading
from segspec.reading.walk import OnDamage, walk
from segspec.spark.streaming import data_loss
from segspec.spark.streaming.advance import is_unchanged, start_mark
from segspec.spark.streaming.data_loss import DataLossError
from segspec.spark.streaming.stream_offsets import LastFrame, LogPlace
from segspec.storage.source import Source, open_source

OPENING_BYTES = 1 << 20
"""What it costs to begin with a segment, as so many bytes of it."""

PARTITION_BYTES = 64 << 20
LOOKS = 4
PAUSE = 0.02


@dataclass(frozen=True)
class StreamPiece:
    """The bytes of a segment of `log` from `start` up to `end`, or a part of them that begins at the cut `begins`.

    Where the batch ends within the segment, `last` is its last frame, and `due` the number that comes next. Where it
    goes on in another segment, that is `following`, and the segment ends at `end`.
    """

    log: str
    segment: SegmentFile
    start: LogPlace
    end: int
    last: LastFrame | None
    due: RecordNumber | None
    following: SegmentFile | None
    begins: Cut | None = None

    @property
    def cost(self) -> int:
        """What it takes to read, in bytes."""
        begin = self.start.start if self.begins is None else self.begins.position
        return self.end - begin + OPENING_BYTES

    def parts(self, format: Format, limits: Limits) -> Iterator[StreamPiece]:
        """The same in parts that are read side by side, where it is large and the segment shows where to cut it."""
        places: list[Cut] = []
        if self.cost > PARTITION_BYTES:
            with open_source(self.segment.path) as opened:
                source = opened.until(self.end)
                found = cuts(format, self.segment, source, PARTITION_BYTES, limits)
                places = [cut for cut in found if cut.lead.position >= self.start.position]
        begins = [None, *places]
        for number, begin in enumerate(begins):
            if number < len(places):
                stop = places[number].position
                yield replace(self, begins=begin, end=stop, last=None, due=None, following=None)
            else:
                yield replace(self, begins=begin)


@dataclass(frozen=True)
class StreamPartition(InputPartition):
    """The pieces that one task reads, one after the other."""

    pieces: tuple[StreamPiece, ...]


def pack(pieces: Sequence[StreamPiece]) -> list[InputPartition]:
    """Partitions of pieces in order: many small pieces make one, for a task costs more than they do."""
    made: list[InputPartition] = []
    held: list[StreamPiece] = []
    for piece in pieces:
        if held and sum(one.cost for one in held) + piece.cost > PARTITION_BYTES:
            made.append(StreamPartition(tuple(held)))
            held = []
        held.append(piece)
    if held:
        made.append(StreamPartition(tuple(held)))
    return made


def range_of_piece(piece: StreamPiece, format: Format) -> Range | None:
    """The records that are meant, where bytes alone do not say it."""
    if not piece.start.leaves_out or piece.start.next is None:
        return None
    return Range(Bound(format.number, piece.start.next))


class PieceLog(Log):
    """One piece, read as a log is. What comes after its end is not looked at, though it may be there by now."""

    def __init__(
        self, format: Format, piece: StreamPiece, limits: Limits, list_again: Callable[[], Listing] | None = None
    ) -> None:
        listing = Listing((piece.segment,))
        super().__init__(piece.log, format, listing, limits=limits, following=piece.following, list_again=list_again)
        self._piece = piece

    def steps(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        level: Level = Level.RECORDS,
        wanted: Wanted | None = None,
        within: Range | None = None,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
        watch: Any = None,
    ) -> Iterator[tuple[SegmentFile, Step]]:
        """The frames of the piece; see `StoredLog.steps`. Raises `DataLossError` where the file is not what it was when
        the batch was planned."""
        piece, policy = self._piece, OnDamage(on_damage)
        chosen = level if wanted is None else wanted.level
        with self._open() as opened:
            self._check(opened)
            source = opened.until(piece.end)
            summary = SegmentSummary(piece.segment, source.size)
            reader = self.format.reader(source, piece.segment, self.limits)
            scanner = self.format.scanner_for(reader, wanted)
            steps = walk(
                reader,
                summary,
                on_damage=policy,
                level=chosen,
                scanner=scanner,
                start=start_mark(piece.start),
                whole=piece.following is not None,
            )
            if piece.begins is not None:
                part = Piece(piece.segment, piece.begins.position, None, piece.begins.lead)
                reading = PieceReading(self.format, part, source, self.limits, chosen, wanted)
                steps, summary = self._part(reading, policy), reading.summary
            for step in steps:
                yield piece.segment, step
        yield from self._order_after(summary, policy, chosen, within)

    def _part(self, reading: PieceReading, policy: OnDamage) -> Iterator[Step]:
        yield from reading.steps(policy)
        if self._piece.following is not None:
            yield from reading.ending(policy)

    def _open(self) -> Source:
        """The segment, wherever its owner has renamed it to. Raises `DataLossError`."""
        piece = self._piece
        path = piece.segment.path
        for _ in range(LOOKS):
            try:
                return open_source(path)
            except FileNotFoundError:
                path = self._now_at() or path
                time.sleep(PAUSE)
        raise data_loss.segment_gone(piece.log, piece.start, None)

    def _now_at(self) -> str | None:
        segment = self._piece.segment
        try:
            listing = self.relist(segment.path)
        except (FileNotFoundError, RemovedError):
            return None
        same = (one.path for one in listing.segments if segment.base is not None and one.base == segment.base)
        return next(same, None)

    def _end(self) -> LogPlace:
        return LogPlace(self._piece.segment.name, self._piece.end, self._piece.due, last=self._piece.last)

    def _check(self, source: Source) -> None:
        if not is_unchanged(source, self._end()):
            raise self.loss()

    def loss(self) -> DataLossError:
        """That the segment is not what it was when the batch was planned."""
        return data_loss.written_over(self._piece.segment.path, self._end())
