"""Errors in the companions of segments and logs, such as indexes, even while they are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from segspec.columns.backend.lanes import is_compiled
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, ShrunkError
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Level, Step, Wanted
from segspec.formats.contract.descriptor import Companion
from segspec.formats.contract.reading import Agreement, LogJudge
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import WalkedLog, WalkedSegment, walked
from segspec.storage.being_written import Stamp, stamp_of
from segspec.storage.source import Source, open_source

LOOKS = 4

Stamps = list[Stamp | None]

FoundBy = dict[str, list[Finding]]


class Watch:
    """Compares the read of a segment as `source` with a companion file.

    `agrees`: the entries match exactly. False proves no error.
    """

    def __init__(self, companion: Companion, segment: SegmentFile, source: Source) -> None:
        self.segment = segment
        self._index: Source | None = None
        self._agreement: Agreement | None = None
        path = segment.beside(companion.name)
        if path is not None and companion.agreement is not None and is_compiled():
            with self._trying():
                self._index = open_source(path)
                self._agreement = companion.agreement(segment, source, self._index)

    @contextmanager
    def _trying(self) -> Iterator[None]:
        try:
            yield
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            self._agreement = None

    @property
    def goes_on(self) -> bool:
        return self._agreement is not None

    def pass_over(self, step: Step) -> None:
        if step.findings or step.end is None:
            self._agreement = None
        with self._trying():
            if self._agreement is not None and step.end is not None:
                self._agreement.pass_to(step.end, step.each)

    def agrees(self, summary: SegmentSummary) -> bool:
        """Whether the index agrees exactly; call it after the last step."""
        if self._index is None:
            return False
        with self._index, suppress(OSError, SegspecError):
            return self._agreement is not None and self._agreement.holds(summary)
        return False


def agrees(log: StoredLog, segment: SegmentFile, source: Source) -> bool:
    watch = Watch(log.format.index, segment, source)
    wanted = Wanted(Level.CHECKSUMS, frames=log.format.index.by_frames)
    _, summary, steps = walked(log.format, source, segment, log.limits, wanted)
    for step in steps:
        if not watch.goes_on:
            break
        watch.pass_over(step)
    return watch.agrees(summary)


class CompanionCheck:
    """Compares a segment just opened as `source` with its companion files, again if one changed."""

    def __init__(self, log: StoredLog, segment: SegmentFile, source: Source) -> None:
        self._log = log
        self._segment = segment
        self._source = source
        self._before: Stamps | None = _stamps(segment)
        own = self._before[0]
        if own is not None and own[2] != source.size:
            self._before = None

    def findings(self, companions: Sequence[Companion]) -> FoundBy:
        """The errors by companion; empty if the files keep changing."""
        found = self._compare(self._source, companions)
        for _ in range(LOOKS):
            if found == {} or (found is not None and _stamps(self._segment) == self._before):
                return found
            found = self._look_again(companions)
        return {}

    def _look_again(self, companions: Sequence[Companion]) -> FoundBy | None:
        try:
            listed = self._log.relist(self._segment.path).segments
        except RemovedError:
            listed = self._log.segments
        now = next((one for one in listed if _is_same(one, self._segment)), None)
        if now is None:
            return {}
        self._segment, self._before = now, _stamps(now)
        try:
            with open_source(now.path) as source:
                return self._compare(source, companions)
        except FileNotFoundError:
            return None

    def _compare(self, source: Source, companions: Sequence[Companion]) -> FoundBy | None:
        whole = WalkedSegment(self._log.format, self._segment, source, self._log.limits)
        try:
            found = {one.name: list(one.check(whole)) for one in companions}
        except FileNotFoundError:
            return None
        return {name: those for name, those in found.items() if those}


class LogCheck:
    """Compares the companions of a log folder, all or one kind, with a read of the whole log.

    `add` takes all steps of a read of checksums or more. Without them, or after other damage than wrong checksums, this
    class reads the log itself.
    """

    def __init__(self, log: StoredLog, kind: str | None = None) -> None:
        self._log = log
        self._companions = [
            each.check_log
            for each in log.format.kept
            if each.check_log is not None and each.name in log.listing.companions and kind in (None, each.name)
        ]
        self._begin(log.listing)

    def _begin(self, listing: Listing) -> None:
        self._listing, self._before = listing, _stamps_of_log(listing) if self._companions else []
        self._judges = [check(listing, self._log.limits) for check in self._companions]
        self._is_read = False

    @property
    def is_asked(self) -> bool:
        return any(type(judge).add is not LogJudge.add for judge in self._judges)

    def add(self, segment: SegmentFile, step: Step) -> None:
        self._is_read = True
        # Bytes without a frame at any level say nothing.
        if step.findings and not (step.end is None and all(each.code is Code.BAD_CHECKSUM for each in step.findings)):
            self._judges.clear()
        elif (each := step.each) is not None:
            self._tell(segment, each)

    def _tell(self, segment: SegmentFile, each: FrameColumns) -> None:
        try:
            for judge in self._judges:
                judge.add(segment, each)
        except FileNotFoundError:
            self._judges.clear()

    def findings(self) -> list[Finding]:
        """The errors; empty if the files keep changing."""
        if not self._companions:
            return []
        for _ in range(LOOKS + 1):
            try:
                if not self._judges or not self._is_read:
                    self._read()
                found = [finding for judge in self._judges for finding in judge.findings()]
            except FileNotFoundError as error:
                self._begin(self._log.relist(str(error.filename)))
                continue
            if not found or _stamps_of_log(self._listing) == self._before:
                return found
            self._begin(self._log.relist(self._log.path))
        return []

    def _read(self) -> None:
        self._begin(self._listing)
        whole = WalkedLog(self._log.format, self._listing, self._log.limits)
        for segment, step in whole.frames(Level.CHECKSUMS) if self.is_asked else ():
            if (each := step.each) is not None:
                for judge in self._judges:
                    judge.add(segment, each)


def _is_same(one: SegmentFile, other: SegmentFile) -> bool:
    return one.path == other.path or (one.base is not None and one.base == other.base)


def _stamps(segment: SegmentFile) -> Stamps:
    return [stamp_of(path) for path in (segment.path, *segment.files_beside)]


def _stamps_of_log(listing: Listing) -> Stamps:
    beside = [stamp_of(path) for paths in listing.companions.values() for path in paths]
    return [*beside, *(stamp for segment in listing.segments for stamp in _stamps(segment))]
