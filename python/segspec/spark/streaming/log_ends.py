"""Places in a log that nobody has read up to yet: its first frame, its end, a record, a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from segspec.core.bounds import Bound, Range
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log
from segspec.reading.seek import Seeker
from segspec.spark.options import EARLIEST, LATEST, Beginning
from segspec.spark.streaming import data_loss
from segspec.spark.streaming.advance import BatchLimits, SegmentState, Walk
from segspec.spark.streaming.data_loss import DataLossError
from segspec.spark.streaming.discovery import FoundLog
from segspec.spark.streaming.stream_offsets import LogPlace
from segspec.storage.held import Stamp, stamp_of
from segspec.storage.source import is_remote, open_source

SETTLED = 3.0
"""Seconds after its last change in which the end of a file may still be about to become what it is meant to be."""

WORTH_A_SEARCH = 4 << 20
"""Bytes of a segment for which its index is opened, rather than all headers read."""


class LogEnds:
    """Finds such places, and remembers where logs end. `lose` is told of records that are gone, and may raise that."""

    def __init__(self, format: Format, limits: Limits, lose: Callable[[DataLossError], None]) -> None:
        self._format = format
        self._limits = limits
        self._lose = lose
        self._ends: dict[str, tuple[FoundLog, Stamp | None, LogPlace]] = {}

    def first(self, log: FoundLog) -> LogPlace:
        """The place at a log's first frame."""
        return self.beginning(log.segments[0], None)

    def beginning(self, segment: SegmentFile, before: LogPlace | None) -> LogPlace:
        """The place at a segment's first frame, after `before`."""
        asked = before.next if before is not None and before.skips else None
        if self._format.number == "id":
            due = None if before is None else before.next
            return LogPlace(segment.name, next=due, skips=asked is not None)
        if isinstance(asked, int) and segment.base is not None and asked > segment.base:
            return LogPlace(segment.name, next=asked, number=segment.base, skips=True)
        return LogPlace(segment.name, next=segment.base)

    def begin(self, log: FoundLog, beginning: Beginning) -> LogPlace:
        """Where a new query begins in a log."""
        if beginning == EARLIEST:
            absent = log.absent_between(None, log.segments[0])
            if absent is not None:
                self._lose(data_loss.only_archived(log.path, absent))
            return self.first(log)
        if beginning == LATEST:
            return self.newest(log, None)
        assert isinstance(beginning, Bound)
        if beginning.kind != "time":
            return self.at(log, beginning)
        first = next(self._log(log).records(within=Range(beginning), on_damage="skip", report=_nobody), None)
        if first is None:
            return self.newest(log, None)
        number = first.offset if first.id is None else first.id
        assert number is not None
        return self.at(log, Bound(self._format.number, number))

    def _log(self, log: FoundLog) -> Log:
        return Log(log.path, self._format, Listing(log.segments), limits=self._limits)

    def at(self, log: FoundLog, bound: Bound) -> LogPlace:
        """The place from which reading gives the record at `bound` and all after it."""
        earliest = log.segments[0].base
        if bound.kind == "offset" and earliest is not None and bound.value < earliest:  # type: ignore[operator]
            self._lose(data_loss.begins_later(log.path, bound.value, earliest))
            return self.first(log)
        found = Seeker(self._format, log.segments, self._limits).find(bound)
        segment, mark = log.segments[found.segment], found.mark
        position = 0 if mark is None else mark.position
        if not isinstance(bound.value, int):
            return LogPlace(segment.name, position, bound.value, skips=True)
        number = segment.base if mark is None else mark.number
        if number == bound.value:
            return LogPlace(segment.name, position, bound.value)
        return LogPlace(segment.name, position, bound.value, number, skips=True)

    def newest(self, log: FoundLog, known: LogPlace | None) -> LogPlace:
        """Where a log ends by now: sought from `known`, where that is in its last segment, or by the index. Raises
        `FileNotFoundError` and `ShrunkError` where its owner has just changed it."""
        stamp = stamp_of(log.segments[-1].path)
        held = self._ends.get(log.path)
        if held is not None and held[:2] == (log, stamp):
            return held[2]
        segment = log.segments[-1]
        place = known if known is not None and known.segment == segment.name else self._near_end(segment)
        with open_source(segment.path) as source:
            state = SegmentState(closed=False, settled=is_settled(segment.path))
            walk = Walk(self._format, segment, source, place, state, self._limits)
            place = walk.go(BatchLimits(), least_one=False).place
        self._ends[log.path] = (log, stamp, place)
        return place

    def nearer(self, segment: SegmentFile, place: LogPlace, size: int) -> LogPlace:
        """A place nearer to the end, where much of the segment is to be read and nobody asks how many records that
        is."""
        if place.skips or size - place.position < WORTH_A_SEARCH:
            return place
        near = self._near_end(segment)
        return near if place.position < near.position < size else place

    def _near_end(self, segment: SegmentFile) -> LogPlace:
        """A place shortly before the end of a segment, as far as its index tells one."""
        found = Seeker(self._format, (segment,), self._limits).find_last(1, deleted=True)
        mark = found.mark
        if mark is None:
            return self.beginning(segment, None)
        return LogPlace(segment.name, mark.position, mark.number)


def is_settled(path: str) -> bool:
    """Whether a file has not been written to for a while."""
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
