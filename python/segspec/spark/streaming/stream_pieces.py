"""The input of a stream's tasks: pieces of segments between two places."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from segspec.core.bounds import Bound, Range
from segspec.core.errors import RemovedError
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import Level, Step
from segspec.formats.contract.descriptor import Format
from segspec.library.pieces import LogPiece, PieceOfLog, pieces_of_segment
from segspec.reading.segment_pieces import PieceReading
from segspec.reading.walk import OnDamage
from segspec.spark.streaming import data_loss
from segspec.spark.streaming.advance import is_unchanged, start_mark
from segspec.spark.streaming.data_loss import DataLossError
from segspec.spark.streaming.stream_offsets import LogPlace
from segspec.storage.source import Source, open_source

PARTITION_BYTES = 64 << 20
LOOKS = 5
PAUSE = 0.02


def looks() -> Iterator[bool]:
    for number in range(LOOKS):
        if number:
            time.sleep(PAUSE)
        yield number > 0


@dataclass(frozen=True)
class StreamPiece:
    """A batch's part of one segment of `log`, from `start` to `end`."""

    log: str
    of: LogPiece
    start: LogPlace
    end: LogPlace

    @property
    def size(self) -> int:
        return self.of.size


def pieces_between(
    format: Format,
    log: str,
    segment: SegmentFile,
    following: SegmentFile | None,
    start: LogPlace,
    end: LogPlace,
    limits: Limits,
) -> Iterator[StreamPiece]:
    """A batch's pieces of a segment. `following` is the segment that continues the batch, if any."""
    made = pieces_of_segment(
        format, segment, following, PARTITION_BYTES, limits, size=end.position, begin=start_mark(start)
    )
    meant = None if start.next is None or not start.leaves_out else Range(Bound(format.number, start.next))
    return (StreamPiece(log, of._replace(within=meant), start, end) for of in made)


class PieceOfStream(PieceOfLog):
    """One piece, read as a log. Bytes after its end are ignored."""

    def __init__(
        self, format: Format, piece: StreamPiece, limits: Limits, list_again: Callable[[], Listing] | None = None
    ) -> None:
        super().__init__(format, piece.of, limits=limits, list_again=list_again)
        self.path = piece.log
        self.origin = start_mark(piece.start)
        self._of = piece

    @property
    def is_whole(self) -> bool:
        return False

    def _opened(self) -> Source:
        opened = self._found()
        if not is_unchanged(opened, self._of.end):
            opened.close()
            raise self.loss()
        return opened.until(self._of.end.position)

    def _found(self) -> Source:
        segment = self.piece.segment
        for again in looks():
            with suppress(FileNotFoundError, RemovedError):
                now = self.now_called(segment, segment.path) if again else segment
                return open_source((now or segment).path)
        raise data_loss.segment_gone(self._of.log, self._of.start, None)

    def _ending(self, reading: PieceReading, policy: OnDamage, level: Level, within: Range | None) -> Iterator[Step]:
        """Findings since the batch's beginning: earlier records are not read again."""
        if self.following is not None:
            yield from reading.ending(policy)
            for _, step in self._order_after(reading.summary, policy, level, within):
                yield step

    def loss(self) -> DataLossError:
        return data_loss.written_over(self.piece.segment.path, self._of.end)
