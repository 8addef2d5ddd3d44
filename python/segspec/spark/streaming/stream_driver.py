"""Spark's questions to a stream: where to begin, how far a batch goes, and its pieces.

The input of a stream's tasks: pieces of segments between two places.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from segspec.core.bounds import Bound, Range
from segspec.core.errors import RemovedError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import Level, Step
from segspec.formats.contract.descriptor import Format
from segspec.library.pieces import LogPiece, PieceOfLog, pieces_of_segment
from segspec.reading.segment_pieces import PieceReading
from segspec.reading.walk import OnDamage
from segspec.spark.consumer import FollowedConsumer
from segspec.spark.options import EARLIEST, Beginning, StreamOptions
from segspec.spark.streaming import stream_offsets
from segspec.spark.streaming.advance import Advance, BatchLimits, Used, is_unchanged, start_mark
from segspec.spark.streaming.discovery import Discovery, FoundLog
from segspec.spark.streaming.log_progress import LogProgress, LogView, size_of
from segspec.spark.streaming.stream_offsets import DataLossError, LogPlace, LogPlaces
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
        raise stream_offsets.segment_gone(self._of.log, self._of.start, None)

    def _ending(self, reading: PieceReading, policy: OnDamage, level: Level, within: Range | None) -> Iterator[Step]:
        """Findings since the batch's beginning: earlier records are not read again."""
        if self.following is not None:
            yield from reading.ending(policy)
            for _, step in self._order_after(reading.summary, policy, level, within):
                yield step

    def loss(self) -> DataLossError:
        return stream_offsets.written_over(self.piece.segment.path, self._of.end)


class StreamDriver:
    """A query's state on the driver; a restart does not need it."""

    def __init__(self, format: Format, options: StreamOptions) -> None:
        self._format = format
        self._options = options
        archive = options.read.archive_reader()
        self._discovery = Discovery(
            format,
            options.read.paths,
            looks_below=options.looks_below,
            archive=archive,
            limits=options.read.limits,
            modes=options.read.modes,
        )
        self._targets: dict[str, LogPlace] | None = None
        self._logs = LogProgress(format, options.read.limits, self._lose)
        self._turn = 0
        consumer = options.read.consumer
        self._consumer = None if consumer is None else FollowedConsumer(consumer)

    def initial(self) -> dict[str, LogPlace]:
        """The places to start a new query at. Raises `OSError`, `SegspecError` or `ValueError`."""
        self._discovery.check()
        found = self._discovery.look()
        unknown = [path for path in self._options.beginnings if path not in found]
        if unknown:
            logs = ", ".join(found) or "none"
            raise ValueError(f"option startingOffsets names {unknown[0]}, which is not a log here: there are {logs}")
        named, other = self._options.beginnings, self._options.beginning
        return {path: self._begin(log, named.get(path, other)) for path, log in found.items()}

    def _begin(self, log: FoundLog, beginning: Beginning) -> LogPlace:
        due = None if self._consumer is None else self._consumer.due(log.path)
        if due is None:
            return self._logs.begin(log, beginning)
        newest = self._logs.newest(log, None)
        if newest.due is None or due < newest.due:
            return self._logs.begin(log, Bound(self._format.number, due))
        if due > newest.due:
            self._lose(stream_offsets.ends_before(log.path, due, newest.due))
        return newest

    def commit(self, end: LogPlaces) -> None:
        """Acknowledges a batch to the consumer. Raises `ConsumerError`."""
        if self._consumer is not None:
            self._consumer.acknowledge(end)

    def aim(self) -> None:
        self._targets = {path: self._target(log) for path, log in self._discovery.look().items()}

    def latest(self, start: LogPlaces, limits: BatchLimits) -> dict[str, LogPlace]:
        """How far a batch from `start` goes. A new log is entered at its beginning, and read by the next batch."""
        found = self._discovery.look()
        if any(path not in found for path in start):
            # A look may happen while an owner renames the only segment.
            found = self._discovery.look(anew=True)
        if self._targets is not None:
            found = {path: log for path, log in found.items() if path in self._targets or path in start}
        places: dict[str, LogPlace] = {}
        waiting: dict[str, int] = {}
        for path, place in start.items():
            log = found.get(path)
            if log is None:
                self._lose(stream_offsets.log_gone(path, place))
                continue
            places[path] = place
            if self._consumer is not None:
                self._consumer.hold(path, place)
            if not self._logs.is_quiet(log, place):
                waiting[path] = self._logs.waiting_bytes(log, place)
        self._advance_all(found, places, waiting, limits)
        new = {path: log for path, log in found.items() if path not in start}
        return places | {path: self._begin(log, EARLIEST) for path, log in new.items()}

    def newest(self, known: LogPlaces) -> dict[str, LogPlace]:
        places: dict[str, LogPlace] = {}
        for path, log in self._discovery.look().items():
            with suppress(FileNotFoundError, ShrunkError):
                places[path] = self._logs.newest(log, known.get(path))
        return places

    def pieces(self, start: LogPlaces, end: LogPlaces) -> list[StreamPiece]:
        made: list[StreamPiece] = []
        for path in sorted(end):
            if path in start and start[path] != end[path]:
                made += self._planned(path, start[path], end[path])
        return made

    def _advance_all(
        self,
        found: Mapping[str, FoundLog],
        places: dict[str, LogPlace],
        waiting: Mapping[str, int],
        limits: BatchLimits,
    ) -> None:
        order = sorted(waiting)
        if order:
            self._turn = (self._turn + 1) % len(order)
        order = order[self._turn :] + order[: self._turn]
        whole, used = sum(waiting.values()), Used()
        limited = order
        for by_share in (True, False):
            again = []
            for path in limited:
                left = limits.less(used)
                if not left.is_open:
                    return
                own = left.share(waiting[path], whole) if by_share else left
                place, took, stopped = self._advanced(found[path], places[path], own.within(left), used == Used())
                places[path], used = place, used.plus(took)
                if stopped:
                    again.append(path)
            limited = again

    def _advanced(self, log: FoundLog, place: LogPlace, limits: BatchLimits, least_one: bool) -> Advance:
        for again in looks():
            if again:
                log = self._discovery.look_again(log.path) or log
            with suppress(FileNotFoundError, ShrunkError):
                view, here = self._bounded(log), self._present(log, place)
                return self._logs.go(view, here, limits, least_one=least_one)
        return Advance(place)

    def _present(self, log: FoundLog, place: LogPlace) -> LogPlace:
        for again in looks():
            if again:
                log = self._discovery.look_again(log.path) or log
            number = log.number_of(place)
            if number is not None:
                return replace(place, segment=log.segments[number].name)
        return self._after_gap(log, place)

    def _after_gap(self, log: FoundLog, place: LogPlace) -> LogPlace:
        earliest = log.segments[0].base if self._format.number == "offset" else None
        due = place.next
        if isinstance(due, int) and earliest is not None and earliest <= due:
            if (self._logs.newest(log, None).due or 0) >= due:
                return self._logs.at(log, Bound("offset", due))
            self._lose(stream_offsets.made_anew(log.path, place))
        else:
            self._lose(stream_offsets.segment_gone(log.path, place, earliest))
        return self._logs.first(log)

    def _is_there(self, path: str, place: LogPlace) -> bool:
        with open_source(path) as source:
            if is_unchanged(source, place):
                return True
        self._lose(stream_offsets.written_over(path, place))
        return False

    def _lose(self, loss: DataLossError) -> None:
        stream_offsets.lose(loss, fails=self._options.fails_on_data_loss)

    def _target(self, log: FoundLog) -> LogPlace:
        last = log.segments[-1]
        return LogPlace(last.name, size_of(last.path))

    def _bounded(self, log: FoundLog) -> LogView:
        if self._targets is None:
            return LogView(log, None)
        target = self._targets.get(log.path)
        number = None if target is None else log.number_of(target)
        kept = 0 if number is None else number + 1
        size = 0 if target is None else target.position
        return LogView(replace(log, segments=log.segments[:kept], sizes=log.sizes[:kept]), size)

    def _planned(self, path: str, start: LogPlace, end: LogPlace) -> list[StreamPiece]:
        for _ in looks():
            with suppress(FileNotFoundError, ShrunkError):
                return list(self._pieces(path, start, end))
        self._lose(stream_offsets.log_gone(path, start))
        return []

    def _pieces(self, path: str, start: LogPlace, end: LogPlace) -> Iterator[StreamPiece]:
        log = self._discovery.look_again(path)
        if log is None:
            self._lose(stream_offsets.log_gone(path, start))
            return
        if log.number_of(start) is None:
            start = self._after_gap(log, start)
        first = log.number_of(start)
        if first is not None and not self._is_there(log.segments[first].path, start):
            start = self._logs.beginning(log.segments[first], None)
        last = log.number_of(end)
        if first is None or last is None:
            self._lose(stream_offsets.segment_gone(path, end, log.segments[0].base))
            return
        for number in range(first, last + 1):
            segment, following = log.segments[number], log.segments[number + 1] if number < last else None
            place = start if number == first else self._logs.beginning(segment, start)
            stop = end if following is None else LogPlace(segment.name, size_of(segment.path))
            if stop.position > place.position:
                limits = self._options.read.limits
                yield from pieces_between(self._format, log.path, segment, following, place, stop, limits)
