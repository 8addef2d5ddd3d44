"""All errors of a log: in its folder, its frames, the order of its segments, its indexes.

Times in the future are errors too: retention by age keeps their segments until then.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import moment
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Companion, Format, IndexPlace
from segspec.frames.explain import table
from segspec.library.index_check import CompanionCheck, FoundBy, LogCheck, Watch, agrees
from segspec.library.living_segments import LivingSegments
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage
from segspec.storage.source import Source, is_remote
from segspec.storage.store_path import NotUploadedError, UploadedPath

RULES = table("frames")
DAY = 86_400_000
"""Milliseconds by which clocks may differ."""
EARLIEST = 946_684_800_000
"""The year 2000: an earlier time is not plausible."""
UNITS = {"microseconds": 1_000, "nanoseconds": 1_000_000}
"""Units that producers use by mistake, by their factor to milliseconds."""


def present() -> int:
    """The current time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def is_ahead(path: str, timestamp: int, now: int) -> bool:
    """Whether a time of a file is more than a day after `now`, or after its later change time."""
    if timestamp <= now + DAY or is_remote(path):
        return timestamp > now + DAY
    with suppress(OSError):
        return timestamp > os.stat(path).st_mtime * 1000 + DAY
    return True


def in_future(path: str, position: int, timestamp: int, now: int) -> Finding:
    meant = ((unit, timestamp // times) for unit, times in UNITS.items())
    guess = next(
        (f"; if it is in {unit}, it is {moment(at)} UTC" for unit, at in meant if EARLIEST <= at <= now + DAY), ""
    )
    said = {"timestamp": timestamp, "at": moment(timestamp), "guess": guess, "latest": now + DAY}
    return RULES.finding("frames.record.future", path, position, said)


class FutureTimes:
    """Finds the latest future time of each segment, if the owner deletes segments by age."""

    def __init__(self, format: Format) -> None:
        self.is_asked = format.startup is not None and bool(format.startup.policies)
        self._now = present()
        self._latest: dict[str, tuple[int, int]] = {}

    def look(self, segment: SegmentFile, step: Step) -> None:
        each = step.each if self.is_asked else None
        if each is None or not each.rows:
            return
        times = each.numbers("timestamp", each.timestamp)[: each.rows]
        latest = max(times)
        if latest > self._latest.get(segment.path, (self._now + DAY,))[0]:
            self._latest[segment.path] = latest, each.base + int(each.position[times.index(latest)])

    def findings(self) -> list[Finding]:
        return [
            in_future(path, place, latest, self._now)
            for path, (latest, place) in self._latest.items()
            if is_ahead(path, latest, self._now)
        ]


def verify(log: StoredLog, level: Level, *, progress: Callable[[int], None] | None = None) -> Iterator[Finding]:
    """The errors in the folder, in frames up to `level`, between segments, and in indexes."""
    yield from log.listing.findings
    if log.companion is not None:
        yield from _verify_companion(log, log.companion)
        return
    left: StoredLog | None = log
    while left is not None:
        left = yield from _verify_segments(left, level, progress)


def _verify_segments(
    log: StoredLog, level: Level, progress: Callable[[int], None] | None
) -> Generator[Finding, None, StoredLog | None]:
    indexes = Indexes(log)
    try:
        for step in indexes.read(Wanted(level), progress=progress):
            yield from step.findings
        yield from indexes.findings()
    except (NotUploadedError, FileNotFoundError) as error:
        yield from indexes.found
        number = next((n for n, one in enumerate(log.segments) if _is_lost(one, error)), None)
        if number is None:
            raise
        yield _lost(log.segments[number], error)
        return log.only(log.segments[number + 1 :])
    return None


def _is_lost(segment: SegmentFile, error: OSError) -> bool:
    return isinstance(segment.path, UploadedPath) and str(segment.path) == str(error.filename)


def _lost(segment: SegmentFile, error: OSError) -> Finding:
    code = Code.BAD_CHECKSUM if isinstance(error, NotUploadedError) else Code.MISSING_SEGMENT
    return Finding(segment.path, 0, code, Severity.ERROR, str(error.strerror))


class Indexes:
    """Compares a log's companions with its segments during a read.

    `sound` are segments without findings whose indexes are exact; `unsound` the faulty companions by segment.
    """

    def __init__(self, log: StoredLog) -> None:
        self._log = log
        self._summaries: Sequence[SegmentSummary] = ()
        self._times = FutureTimes(log.format)
        self._check: LogCheck | None = None
        self.sound: set[str] = set()
        self.unsound: dict[str, FoundBy] = {}
        self.found: list[Finding] = []

    def read(
        self,
        wanted: Wanted,
        *,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[Step]:
        """The steps of the log, even after damage; collects what `findings` needs."""
        check = self._check = LogCheck(self._log)
        is_asked = check.is_asked and wanted.level >= Level.CHECKSUMS
        for segment, step in self.steps(wanted._replace(frames=is_asked), summaries=summaries, progress=progress):
            if is_asked:
                check.add(segment, step)
            yield step

    def steps(
        self,
        wanted: Wanted,
        *,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[tuple[SegmentFile, Step]]:
        self._summaries = summaries = [] if summaries is None else summaries
        by_frames = [each.name for each in self._log.format.kept if each.by_frames]
        is_there = any(segment.beside(name) for segment in self._log.segments for name in by_frames)
        is_asked = self._times.is_asked or is_there
        wanted = wanted._replace(frames=(wanted.frames or is_asked) and not wanted.places)
        for segment, step in self._log.steps(
            on_damage=OnDamage.SKIP, wanted=wanted, summaries=summaries, progress=progress, watch=self._begin
        ):
            self._times.look(segment, step)
            yield segment, step

    def _begin(self, segment: SegmentFile, source: Source) -> _IndexWatch:
        return _IndexWatch(self, self._log, segment, source)

    def findings(self) -> Iterator[Finding]:
        """The errors of companions and of the end of the log, after `read`."""
        yield from self.found
        yield from self._times.findings()
        yield from self._log.format.check_end(self._summaries)
        yield from (LogCheck(self._log) if self._check is None else self._check).findings()


class _IndexWatch:
    def __init__(self, indexes: Indexes, log: StoredLog, segment: SegmentFile, source: Source) -> None:
        self._check = CompanionCheck(log, segment, source)
        self._watches = {one.name: Watch(one, segment, source) for one in log.format.kept if one.agreement is not None}
        self._format = log.format
        self._indexes = indexes

    def pass_over(self, step: Step) -> None:
        for watch in self._watches.values():
            watch.pass_over(step)

    def end(self, summary: SegmentSummary) -> None:
        path = summary.segment.path
        agreed = {name for name, watch in self._watches.items() if watch.agrees(summary)}
        if self._format.index.name in agreed:
            self._indexes.sound.add(path)
        found = self._check.findings([one for one in self._format.kept if one.name not in agreed])
        self._indexes.unsound[path] = found
        self._indexes.found += [each for those in found.values() for each in those]


def check_indexes(log: StoredLog, kind: str | None = None) -> Iterator[Finding]:
    asked = [one for one in log.format.kept if kind in (None, one.name)]
    for opened in LivingSegments(log):
        with opened.source:
            check = CompanionCheck(log, opened.segment, opened.source)
            agreed = log.format.index in asked and agrees(log, opened.segment, opened.source)
            left = [one for one in asked if not (agreed and one is log.format.index)]
            for found in check.findings(left).values():
                yield from found
    yield from log_findings(log, kind)


def log_findings(log: StoredLog, kind: str | None = None) -> Iterator[Finding]:
    yield from LogCheck(log, kind).findings()


def index_findings(log: StoredLog, kind: str | None = None) -> Iterator[Finding]:
    """The errors in indexes and other companions. Raises `ValueError` for an unknown kind."""
    if kind is not None:
        log.format.companion(kind)
    index = log.format.index
    if index.place is not IndexPlace.WITHIN or kind not in (None, index.name):
        yield from check_indexes(log, kind)
        return
    # The index is a frame of the segment: its reader reports errors.
    for _, step in log.steps(on_damage=OnDamage.SKIP, wanted=Wanted()):
        yield from (found for found in step.findings if (found.field or "").startswith(index.fields))


def _verify_companion(log: StoredLog, companion: Companion) -> Iterator[Finding]:
    yield from check_indexes(log, companion.name)
    if log.segments:
        return
    try:
        for _ in log.index_entries():
            pass
    except SegspecError as error:
        yield Finding.from_error(error)
