"""What Spark asks of a stream on the driver: where to begin, how far a batch may go, of which pieces it consists."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from segspec.core.bounds import Bound, Range
from segspec.core.errors import ShrunkError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Listing, SegmentFile
from segspec.core.notices import logger
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log
from segspec.reading.seek import Seeker
from segspec.spark.streaming import data_loss
from segspec.spark.streaming.advance import Admitted, SegmentState, Walk, is_unchanged
from segspec.spark.streaming.data_loss import DataLossError
from segspec.spark.streaming.discovery import Discovery, FoundLog
from segspec.spark.streaming.stream_offsets import LogPlace, LogPlaces
from segspec.spark.streaming.stream_options import EARLIEST, LATEST, Beginning, StreamOptions
from segspec.spark.streaming.stream_pieces import StreamPiece
from segspec.storage.held import Stamp, stamp_of
from segspec.storage.source import is_remote, open_source

SETTLED = 3.0
"""Seconds after its last change in which the end of a file may still be about to become what it is meant to be."""

WORTH_A_SEARCH = 4 << 20
"""Bytes of a segment for which its index is opened, rather than all headers read."""

LOOKS = 4
"""So often a log is looked at again when a segment of it is gone: its owner may just be renaming it."""

PAUSE = 0.02


class BatchLimits(NamedTuple):
    """The most that one batch may have; None where nothing limits it."""

    records: int | None = None
    bytes: int | None = None
    files: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether any more may be read."""
        return all(left is None or left > 0 for left in self)

    def less(self, used: Used) -> BatchLimits:
        """What is left of the limits."""
        left = (None if have is None else max(have - took, 0) for have, took in zip(self, used, strict=True))
        return BatchLimits(*left)

    def share(self, part: int, whole: int) -> BatchLimits:
        """The share of a log that has `part` of `whole` bytes waiting. Files are taken by whoever comes first."""
        records, size = (None if have is None else -(-have * part // max(whole, 1)) for have in self[:2])
        return BatchLimits(records, size, self.files)


class Used(NamedTuple):
    """What was taken of the limits."""

    records: int = 0
    bytes: int = 0
    files: int = 0

    def plus(self, other: Used) -> Used:
        """Both together."""
        return Used(*(one + more for one, more in zip(self, other, strict=True)))


class Target(NamedTuple):
    """Up to where a query reads that ends when it has read what was there at its start."""

    segment: str
    base: int | None
    size: int


class _View(NamedTuple):
    """A log as far as it is to be read: `size` bounds the last segment, None where its file does."""

    log: FoundLog
    size: int | None


class StreamDriver:
    """The state of one query on the driver: it remembers what it saw, so that looks which find nothing new are cheap,
    and holds nothing that a restart would miss."""

    def __init__(self, format: Format, options: StreamOptions) -> None:
        self._format = format
        self._options = options
        self._discovery = Discovery(format, options.read.paths, looks_below=options.looks_below)
        self._targets: dict[str, Target] | None = None
        self._quiet: dict[str, tuple[FoundLog, LogPlace, Stamp | None]] = {}
        self._ends: dict[str, tuple[FoundLog, Stamp | None, LogPlace]] = {}
        self._turn = 0

    def initial(self) -> dict[str, LogPlace]:
        """Where a new query begins. Raises `OSError`, `SegspecError` and `ValueError`."""
        self._discovery.check()
        found = self._discovery.look()
        unknown = [path for path in self._options.beginnings if path not in found]
        if unknown:
            logs = ", ".join(found) or "none"
            raise ValueError(f"option startingOffsets names {unknown[0]}, which is no log here: there are {logs}")
        beginning = self._options.beginning
        return {path: self._begin(log, self._options.beginnings.get(path, beginning)) for path, log in found.items()}

    def aim(self) -> None:
        """From now on nothing is read that was not there now."""
        self._targets = {path: self._target(log) for path, log in self._discovery.look().items()}

    def latest(self, start: LogPlaces, limits: BatchLimits) -> dict[str, LogPlace]:
        """How far a batch from `start` goes. A log that was not there before is entered at its beginning: what it has
        comes with the next batch, which then says where it began."""
        found = self._discovery.look()
        if self._targets is not None:
            found = {path: log for path, log in found.items() if path in self._targets}
        places: dict[str, LogPlace] = {}
        waiting: dict[str, int] = {}
        for path, place in start.items():
            log = found.get(path) or self._discovery.look_again(path)
            if log is None:
                self._lose(data_loss.log_gone(path, place))
                continue
            found[path] = log
            places[path] = place
            if not self._is_quiet(log, place):
                waiting[path] = self._waiting_bytes(log, place)
        self._advance_all(found, places, waiting, limits)
        return places | {path: self._first(log) for path, log in found.items() if path not in start}

    def newest(self, known: LogPlaces) -> dict[str, LogPlace]:
        """Where each log ends by now, as its last segment's index and headers have it."""
        found = self._discovery.look()
        return {path: self._newest(log, known.get(path)) for path, log in found.items()}

    def pieces(self, start: LogPlaces, end: LogPlaces) -> list[StreamPiece]:
        """What lies between two offsets, log by log."""
        made: list[StreamPiece] = []
        for path in sorted(end):
            if path in start and start[path] != end[path]:
                made += self._pieces(path, start[path], end[path])
        return made

    # Where a log begins, and where it ends.

    def _first(self, log: FoundLog) -> LogPlace:
        return self._beginning(log.segments[0], None)

    def _beginning(self, segment: SegmentFile, before: LogPlace | None) -> LogPlace:
        """The place at a segment's first frame, after `before`."""
        asked = before.next if before is not None and before.skips else None
        if self._format.number == "id":
            due = None if before is None else before.next
            return LogPlace(segment.name, next=due, skips=asked is not None)
        if isinstance(asked, int) and segment.base is not None and asked > segment.base:
            return LogPlace(segment.name, next=asked, number=segment.base, skips=True)
        return LogPlace(segment.name, next=segment.base)

    def _begin(self, log: FoundLog, beginning: Beginning) -> LogPlace:
        if beginning == EARLIEST:
            return self._first(log)
        if beginning == LATEST:
            return self._newest(log, None)
        assert isinstance(beginning, Bound)
        if beginning.kind != "time":
            return self._at(log, beginning)
        first = next(self._log(log).records(within=Range(beginning), on_damage="skip", report=_nobody), None)
        if first is None:
            return self._newest(log, None)
        number = first.offset if first.id is None else first.id
        assert number is not None
        return self._at(log, Bound(self._format.number, number))

    def _log(self, log: FoundLog) -> Log:
        return Log(log.path, self._format, Listing(log.segments))

    def _at(self, log: FoundLog, bound: Bound) -> LogPlace:
        """The place from which reading gives the record at `bound` and all after it."""
        earliest = log.segments[0].base
        if bound.kind == "offset" and earliest is not None and bound.value < earliest:  # type: ignore[operator]
            self._lose(data_loss.begins_later(log.path, bound.value, earliest))
            return self._first(log)
        found = Seeker(self._format, log.segments, DEFAULT_LIMITS).find(bound)
        segment, mark = log.segments[found.segment], found.mark
        position = 0 if mark is None else mark.position
        if not isinstance(bound.value, int):
            return LogPlace(segment.name, position, bound.value, skips=True)
        number = segment.base if mark is None else mark.number
        if number == bound.value:
            return LogPlace(segment.name, position, bound.value)
        return LogPlace(segment.name, position, bound.value, number, skips=True)

    def _newest(self, log: FoundLog, known: LogPlace | None) -> LogPlace:
        stamp = stamp_of(log.segments[-1].path)
        held = self._ends.get(log.path)
        if held is not None and held[:2] == (log, stamp):
            return held[2]
        segment = log.segments[-1]
        place = known if known is not None and known.segment == segment.name else self._near_end(segment)
        with open_source(segment.path) as source:
            walk = Walk(self._format, segment, source, place, self._state(segment.path, closed=False))
            place = walk.go(Admitted(), least_one=False).place
        self._ends[log.path] = (log, stamp, place)
        return place

    def _nearer(self, segment: SegmentFile, place: LogPlace, size: int) -> LogPlace:
        """A place nearer to the end, where much of the segment is to be read and nobody asks how many records that
        is."""
        if place.skips or size - place.position < WORTH_A_SEARCH:
            return place
        near = self._near_end(segment)
        return near if place.position < near.position < size else place

    def _near_end(self, segment: SegmentFile) -> LogPlace:
        """A place shortly before the end of a segment, as far as its index tells one."""
        found = Seeker(self._format, (segment,), DEFAULT_LIMITS).find_last(1, deleted=True)
        mark = found.mark
        if mark is None:
            return self._beginning(segment, None)
        return LogPlace(segment.name, mark.position, mark.number)

    def _state(self, path: str, *, closed: bool) -> SegmentState:
        return SegmentState(closed, _is_settled(path))

    # How far a batch goes.

    def _is_quiet(self, log: FoundLog, place: LogPlace) -> bool:
        """Whether nothing has happened since this very place was found to be the end."""
        seen = self._quiet.get(log.path)
        return seen is not None and seen == (log, place, stamp_of(log.segments[-1].path))

    def _keep_quiet(self, view: _View, place: LogPlace, stamp: Stamp | None) -> None:
        if _is_settled(view.log.segments[-1].path):
            self._quiet[view.log.path] = (view.log, place, stamp)

    def _waiting_bytes(self, log: FoundLog, place: LogPlace) -> int:
        number = log.number_of(place.segment, self._base(log.path, place))
        if number is None:
            return 1
        later = sum(log.sizes[number:-1]) + _size(log.segments[-1].path)
        return max(later - place.position, 1)

    def _advance_all(
        self,
        found: Mapping[str, FoundLog],
        places: dict[str, LogPlace],
        waiting: Mapping[str, int],
        limits: BatchLimits,
    ) -> None:
        """Moves `places` on: each log by its share first, then by what the others left."""
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
                place, took, stopped = self._advance(found[path], places[path], _smaller(own, left), used == Used())
                places[path], used = place, used.plus(took)
                if stopped:
                    again.append(path)
            limited = again

    def _advance(
        self, log: FoundLog, place: LogPlace, limits: BatchLimits, least_one: bool
    ) -> tuple[LogPlace, Used, bool]:
        """How far one log can be read within limits, what that takes, and whether the limits ended it."""
        for _ in range(LOOKS):
            try:
                return self._walk(self._bounded(log), self._present(log, place), limits, least_one=least_one)
            except (FileNotFoundError, ShrunkError):
                # Renamed, removed or cut off since it was listed.
                time.sleep(PAUSE)
                log = self._discovery.look_again(log.path) or log
        return place, Used(), False

    def _walk(
        self, view: _View, place: LogPlace, limits: BatchLimits, *, least_one: bool
    ) -> tuple[LogPlace, Used, bool]:
        segments = view.log.segments
        number = view.log.number_of(place.segment, self._base(view.log.path, place))
        used, stopped = Used(), False
        stamp = stamp_of(segments[-1].path) if segments else None
        while number is not None and number < len(segments):
            left = limits.less(used)
            if not left.is_open and not (least_one and used == Used()):
                return place, used, True
            following = segments[number + 1] if number + 1 < len(segments) else None
            place, took, stopped = self._segment(
                segments[number], following, place, left, view.size, least_one=least_one and used == Used()
            )
            used = used.plus(took)
            if following is None or place.segment != following.name:
                break
            number += 1
        if not stopped and segments:
            self._keep_quiet(view, place, stamp)
        return place, used, stopped

    def _segment(
        self,
        segment: SegmentFile,
        following: SegmentFile | None,
        place: LogPlace,
        left: BatchLimits,
        size: int | None,
        *,
        least_one: bool,
    ) -> tuple[LogPlace, Used, bool]:
        """How far one segment can be read; the place is in the one that follows where that is reached."""
        with open_source(segment.path) as opened:
            source = opened if following is not None or size is None else opened.until(size)
            rest = source.size - place.position
            if not is_unchanged(opened, place):
                self._lose(data_loss.written_over(segment.path, place))
                return self._beginning(segment, None), Used(), True
            if following is not None:
                records = _most_records(place, following)
                if rest <= 0 or (
                    Admitted(left.records, left.bytes).allows(records or 0, rest)
                    and (records is not None or left.records is None)
                ):
                    return self._beginning(following, place), Used(records or 0, max(rest, 0), int(rest > 0)), False
            start = self._nearer(segment, place, source.size) if left == BatchLimits() else place
            walk = Walk(self._format, segment, source, start, self._state(segment.path, closed=following is not None))
            step = walk.go(Admitted(left.records, left.bytes), least_one=least_one)
            used = Used(step.records, step.bytes, int(step.bytes > 0))
            if following is not None and not step.limited and step.bytes + place.position >= source.size:
                return self._beginning(following, step.place), used, False
            return step.place, used, step.limited

    # What was read before.

    def _base(self, path: str, place: LogPlace) -> int | None:
        """The number that the name of a place's segment says, which it keeps where its owner renames it."""
        return self._format.segment(f"{path.rstrip('/')}/{place.segment}", None).base

    def _present(self, log: FoundLog, place: LogPlace) -> LogPlace:
        """The place, under the name that its segment has now; or where to go on where it is gone. Raises
        `DataLossError`."""
        number = log.number_of(place.segment, self._base(log.path, place))
        for _ in range(LOOKS):
            if number is not None:
                break
            # Its owner may just be renaming it.
            time.sleep(PAUSE)
            log = self._discovery.look_again(log.path) or log
            number = log.number_of(place.segment, self._base(log.path, place))
        if number is not None:
            return replace(place, segment=log.segments[number].name)
        return self._after_gap(log, place)

    def _after_gap(self, log: FoundLog, place: LogPlace) -> LogPlace:
        """Where to go on when the segment is gone: where its owner put the record that is due, or at the earliest."""
        earliest = log.segments[0].base if self._format.number == "offset" else None
        due = place.next
        if isinstance(due, int) and earliest is not None and earliest <= due:
            if (self._newest(log, None).due or 0) >= due:
                return self._at(log, Bound("offset", due))
            self._lose(data_loss.made_anew(log.path, place))
        else:
            self._lose(data_loss.segment_gone(log.path, place, earliest))
        return self._first(log)

    def _is_there(self, path: str, place: LogPlace) -> bool:
        """Whether a segment still has what was read of it. Raises `DataLossError` where it does not and has to."""
        with open_source(path) as source:
            if is_unchanged(source, place):
                return True
        self._lose(data_loss.written_over(path, place))
        return False

    def _lose(self, loss: DataLossError) -> None:
        if self._options.fails_on_data_loss:
            raise data_loss.failing(loss)
        logger().warning(data_loss.GOES_ON, loss)

    # A query that ends when it has read what is there.

    def _target(self, log: FoundLog) -> Target:
        last = log.segments[-1]
        return Target(last.name, last.base, _size(last.path))

    def _bounded(self, log: FoundLog) -> _View:
        target = None if self._targets is None else self._targets.get(log.path)
        if target is None:
            return _View(log, None)
        number = log.number_of(target.segment, target.base)
        kept = 0 if number is None else number + 1
        return _View(replace(log, segments=log.segments[:kept], sizes=log.sizes[:kept]), target.size)

    # What a batch consists of.

    def _pieces(self, path: str, start: LogPlace, end: LogPlace) -> Iterable[StreamPiece]:
        log = self._discovery.look_again(path)
        if log is None:
            self._lose(data_loss.log_gone(path, start))
            return
        if log.number_of(start.segment, self._base(path, start)) is None:
            start = self._after_gap(log, start)
        first = log.number_of(start.segment, self._base(path, start))
        if first is not None and not self._is_there(log.segments[first].path, start):
            start = self._beginning(log.segments[first], None)
        last = log.number_of(end.segment, self._base(path, end))
        if first is None or last is None:
            self._lose(data_loss.segment_gone(path, end, log.segments[0].base))
            return
        for number in range(first, last + 1):
            segment = log.segments[number]
            place = start if number == first else LogPlace(segment.name, next=segment.base)
            stop = end.position if number == last else _size(segment.path)
            if stop <= place.position:
                continue
            yield StreamPiece(
                log=path,
                segment=segment,
                start=place,
                end=stop,
                last=end.last if number == last else None,
                due=end.next if number == last else None,
                following=log.segments[number + 1] if number < last else None,
            )


def _most_records(place: LogPlace, following: SegmentFile) -> int | None:
    """At most so many records lie between a place and the segment that follows, by their numbers; None where nobody
    knows."""
    if following.base is None or place.due is None:
        return None
    return max(following.base - place.due, 0)


def _smaller(one: BatchLimits, other: BatchLimits) -> BatchLimits:
    pairs = zip(one, other, strict=True)
    return BatchLimits(*(b if a is None else a if b is None else min(a, b) for a, b in pairs))


def _size(path: str) -> int:
    if is_remote(path):
        with open_source(path) as source:
            return source.size
    return Path(path).stat().st_size


def _is_settled(path: str) -> bool:
    if is_remote(path):
        # An object of a store appears when it is whole.
        return True
    try:
        changed = Path(path).stat().st_mtime
    except FileNotFoundError:
        return False
    return time.time() - changed > SETTLED


def _nobody(_: object) -> None:
    return
