"""How far one log can be read, from segment to segment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.spark.streaming import data_loss
from segspec.spark.streaming.advance import Advance, BatchLimits, SegmentState, Used, Walk, is_unchanged
from segspec.spark.streaming.data_loss import DataLossError
from segspec.spark.streaming.discovery import FoundLog
from segspec.spark.streaming.log_ends import LogEnds, is_settled
from segspec.spark.streaming.stream_offsets import LogPlace
from segspec.storage.held import Stamp, stamp_of
from segspec.storage.source import is_remote, open_source
from segspec.storage.store_path import UploadedPath


class LogView(NamedTuple):
    """A log as far as it is to be read: `size` bounds the last segment, None where its file does."""

    log: FoundLog
    size: int | None


class LogAdvance:
    """Reads logs on, and remembers those in which it came to the end: as long as nothing happens to these, nothing of
    them is opened."""

    def __init__(self, format: Format, limits: Limits, ends: LogEnds, lose: Callable[[DataLossError], None]) -> None:
        self._format = format
        self._limits = limits
        self._ends = ends
        self._lose = lose
        self._quiet: dict[str, tuple[FoundLog, LogPlace, Stamp | None]] = {}

    def is_quiet(self, log: FoundLog, place: LogPlace) -> bool:
        """Whether nothing has happened since this very place was found to be the end."""
        seen = self._quiet.get(log.path)
        return seen is not None and seen == (log, place, stamp_of(log.segments[-1].path))

    def _keep_quiet(self, view: LogView, place: LogPlace, stamp: Stamp | None) -> None:
        if is_settled(view.log.segments[-1].path):
            self._quiet[view.log.path] = (view.log, place, stamp)

    def waiting_bytes(self, log: FoundLog, place: LogPlace) -> int:
        """How many bytes are to be read from a place on, about; at least one."""
        number = log.number_of(place)
        if number is None:
            return 1
        later = sum(log.sizes[number:-1]) + size_of(log.segments[-1].path)
        return max(later - place.position, 1)

    def go(self, view: LogView, place: LogPlace, limits: BatchLimits, *, least_one: bool) -> Advance:
        """How far one log can be read within limits. Raises `FileNotFoundError` and `ShrunkError` where its owner has
        just changed it."""
        segments = view.log.segments
        number = view.log.number_of(place)
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
            absent = view.log.absent_between(segments[number], following)
            if absent is not None:
                self._lose(data_loss.only_archived(view.log.path, absent))
            number += 1
        if not stopped and segments:
            self._keep_quiet(view, place, stamp)
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
        """How far one segment can be read; the place is in the one that follows where that is reached."""
        with open_source(segment.path) as opened:
            source = opened if following is not None or size is None else opened.until(size)
            rest = source.size - place.position
            if not is_unchanged(opened, place):
                self._lose(data_loss.written_over(segment.path, place))
                return Advance(self._ends.beginning(segment, None), limited=True)
            if following is not None:
                whole = _whole_rest(place, following, rest, left)
                if whole is not None:
                    return Advance(self._ends.beginning(following, place), whole)
            start = self._ends.nearer(segment, place, source.size) if left == BatchLimits() else place
            state = SegmentState(closed=following is not None, settled=is_settled(segment.path))
            walk = Walk(self._format, segment, source, start, state, self._limits)
            made = walk.go(left, least_one=least_one)
            if following is not None and not made.limited and made.used.bytes + place.position >= source.size:
                return made._replace(place=self._ends.beginning(following, made.place))
            return made


def _whole_rest(place: LogPlace, following: SegmentFile, rest: int, left: BatchLimits) -> Used | None:
    """What it takes to read a segment to its end, `rest` bytes from a place on, where that is within limits as far as
    can be told without a look into it."""
    if rest <= 0:
        return Used()
    records = 0
    if following.base is not None and place.due is not None:
        records = max(following.base - place.due, 0)
    elif left.records is not None:
        return None
    return Used(records, rest, 1) if left.allows(records, rest) else None


def size_of(path: str) -> int:
    """How long a file is now. Raises `FileNotFoundError`."""
    if isinstance(path, UploadedPath):
        return path.bytes
    if is_remote(path):
        with open_source(path) as source:
            return source.size
    return Path(path).stat().st_size
