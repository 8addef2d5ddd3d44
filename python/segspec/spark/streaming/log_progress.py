"""Where to begin in a log, how far it can be read, and where it ends now."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from segspec.core.bounds import Bound, Range
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.library.log import Log
from segspec.reading.seek import Seeker
from segspec.spark.options import EARLIEST, LATEST, Beginning
from segspec.spark.streaming import stream_offsets
from segspec.spark.streaming.advance import Advance, BatchLimits, SegmentState, Used, Walk, is_unchanged
from segspec.spark.streaming.discovery import FoundLog
from segspec.spark.streaming.stream_offsets import DataLossError, LogPlace
from segspec.storage.being_written import Stamp, stamp_of
from segspec.storage.source import Source, is_remote, open_source
from segspec.storage.store_path import UploadedPath

SETTLED = 3.0
"""Seconds after a change in which a file's end may be incomplete."""

WORTH_A_SEARCH = 4 << 20
"""Bytes of a segment from which its index replaces headers."""


class LogView(NamedTuple):
    """A log for one read: `size` bounds the last segment; None for the file's size."""

    log: FoundLog
    size: int | None


class LogProgress:
    """Finds and continues from places in logs. An unchanged log with a known end is not opened. `lose` is called with
    lost records, and may raise."""

    def __init__(self, format: Format, limits: Limits, lose: Callable[[DataLossError], None]) -> None:
        self._format = format
        self._limits = limits
        self._lose = lose
        self._ends: dict[str, tuple[FoundLog, Stamp | None, LogPlace]] = {}
        self._quiet: dict[str, tuple[FoundLog, Stamp | None, LogPlace]] = {}

    def first(self, log: FoundLog) -> LogPlace:
        return self.beginning(log.segments[0], None)

    def beginning(self, segment: SegmentFile, before: LogPlace | None) -> LogPlace:
        asked = before.next if before is not None and before.skips else None
        if self._format.number == "id":
            due = None if before is None else before.next
            return LogPlace(segment.name, next=due, skips=asked is not None)
        if isinstance(asked, int) and segment.base is not None and asked > segment.base:
            return LogPlace(segment.name, next=asked, number=segment.base, skips=True)
        return LogPlace(segment.name, next=segment.base)

    def begin(self, log: FoundLog, beginning: Beginning) -> LogPlace:
        if beginning == EARLIEST:
            absent = log.absent_between(None, log.segments[0])
            if absent is not None:
                self._lose(stream_offsets.only_archived(log.path, absent))
            return self.first(log)
        if beginning == LATEST:
            return self.newest(log, None)
        assert isinstance(beginning, Bound)
        if beginning.kind != "time":
            return self.at(log, beginning)
        read = Log(log.path, self._format, Listing(log.segments), limits=self._limits)
        first = next(read.records(within=Range(beginning), on_damage="skip", report=_nobody), None)
        if first is None:
            return self.newest(log, None)
        number = first.offset if first.id is None else first.id
        assert number is not None
        return self.at(log, Bound(self._format.number, number))

    def at(self, log: FoundLog, bound: Bound) -> LogPlace:
        earliest = log.segments[0].base
        if bound.kind == "offset" and earliest is not None and bound.value < earliest:  # type: ignore[operator]
            self._lose(stream_offsets.begins_later(log.path, bound.value, earliest))
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
        """A log's current end. Raises `FileNotFoundError` and `ShrunkError` after its owner's change."""
        segment = log.segments[-1]
        stamp = stamp_of(segment.path)
        held = self._ends.get(log.path)
        if held is not None and held[:2] == (log, stamp):
            return held[2]
        place = known if known is not None and known.segment == segment.name else self._near_end(segment)
        with open_source(segment.path) as source:
            place = self._walked(segment, given_of(source, segment), place, BatchLimits()).place
        self._ends[log.path] = (log, stamp, place)
        return place

    def _near_end(self, segment: SegmentFile) -> LogPlace:
        mark = Seeker(self._format, (segment,), self._limits).find_last(1, deleted=True).mark
        if mark is None:
            return self.beginning(segment, None)
        return LogPlace(segment.name, mark.position, mark.number)

    def is_quiet(self, log: FoundLog, place: LogPlace) -> bool:
        return self._quiet.get(log.path) == (log, stamp_of(log.segments[-1].path), place)

    def waiting_bytes(self, log: FoundLog, place: LogPlace) -> int:
        number = log.number_of(place)
        if number is None:
            return 1
        later = sum(log.sizes[number:-1]) + size_of(log.segments[-1].path)
        return max(later - place.position, 1)

    def go(self, view: LogView, place: LogPlace, limits: BatchLimits, *, least_one: bool) -> Advance:
        """The progress within the limits. Raises `FileNotFoundError` or `ShrunkError`."""
        log, segments = view.log, view.log.segments
        number = log.number_of(place)
        used, stopped = Used(), False
        stamp = stamp_of(segments[-1].path) if segments else None
        while number is not None and number < len(segments):
            left = limits.less(used)
            if not left.is_open and not (least_one and used == Used()):
                return Advance(place, used, limited=True)
            following = segments[number + 1] if number + 1 < len(segments) else None
            place, took, stopped = self._segment(
                segments[number], following, place, left, view.size, least_one=least_one and used == Used()
            )
            used = used.plus(took)
            if following is None or place.segment != following.name:
                break
            absent = log.absent_between(segments[number], following)
            if absent is not None:
                self._lose(stream_offsets.only_archived(log.path, absent))
            number += 1
        if not stopped and segments and is_settled(segments[-1].path):
            self._quiet[log.path] = (log, stamp, place)
        return Advance(place, used, stopped)

    def _segment(
        self,
        segment: SegmentFile,
        following: SegmentFile | None,
        place: LogPlace,
        left: BatchLimits,
        size: int | None,
        *,
        least_one: bool,
    ) -> Advance:
        with open_source(segment.path) as opened:
            source = given_of(opened if following is not None or size is None else opened.until(size), segment)
            if not is_unchanged(opened, place):
                self._lose(stream_offsets.written_over(segment.path, place))
                return Advance(self.beginning(segment, None), limited=True)
            if following is not None:
                whole = _whole_rest(place, following, source.size - place.position, left)
                if whole is not None:
                    return Advance(self.beginning(following, place), whole)
            start = self._nearer(segment, place, source.size) if left == BatchLimits() else place
            made = self._walked(segment, source, start, left, closed=following is not None, least_one=least_one)
            if following is not None and not made.limited and made.used.bytes + place.position >= source.size:
                return made._replace(place=self.beginning(following, made.place))
            return made

    def _nearer(self, segment: SegmentFile, place: LogPlace, size: int) -> LogPlace:
        if place.skips or size - place.position < WORTH_A_SEARCH:
            return place
        near = self._near_end(segment)
        return near if place.position < near.position < size else place

    def _walked(
        self,
        segment: SegmentFile,
        source: Source,
        start: LogPlace,
        limits: BatchLimits,
        *,
        closed: bool = False,
        least_one: bool = False,
    ) -> Advance:
        state = SegmentState(closed, is_settled(segment.path))
        return Walk(self._format, segment, source, start, state, self._limits).go(limits, least_one=least_one)


def _whole_rest(place: LogPlace, following: SegmentFile, rest: int, left: BatchLimits) -> Used | None:
    if rest <= 0:
        return Used()
    records = 0
    if following.base is not None and place.due is not None:
        records = max(following.base - place.due, 0)
    elif left.records is not None:
        return None
    return Used(records, rest, 1) if left.allows(records, rest) else None


def given_of(source: Source, segment: SegmentFile) -> Source:
    return source if segment.unread is None else source.until(min(segment.unread, source.size))


def size_of(path: str) -> int:
    if isinstance(path, UploadedPath):
        return path.bytes
    if is_remote(path):
        with open_source(path) as source:
            return source.size
    return Path(path).stat().st_size


def is_settled(path: str) -> bool:
    if is_remote(path):
        return True
    try:
        changed = Path(path).stat().st_mtime
    except FileNotFoundError:
        return False
    return time.time() - changed > SETTLED


def _nobody(_: object) -> None:
    return
