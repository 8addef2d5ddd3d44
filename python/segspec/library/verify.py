"""Everything that is wrong with a log: its folder, its frames, the order of its segments, its indexes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import IndexPlace
from segspec.library.index_check import IndexCheck, Watch, agrees
from segspec.library.living_segments import LivingSegments
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage
from segspec.storage.source import Source
from segspec.storage.store_path import NotUploadedError, UploadedPath


def verify(log: StoredLog, level: Level, *, progress: Callable[[int], None] | None = None) -> Iterator[Finding]:
    """What is wrong in the folder, in the frames (up to `level`), between segments, in the indexes."""
    yield from log.listing.findings
    if log.only_index:
        yield from _verify_index(log)
        return
    left: StoredLog | None = log
    while left is not None:
        left = yield from _verify_segments(left, level, progress)


def _verify_segments(
    log: StoredLog, level: Level, progress: Callable[[int], None] | None
) -> Generator[Finding, None, StoredLog | None]:
    """What is wrong with the segments, up to one of which the archive has not what was uploaded; gives what comes after
    that one."""
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
    """A read of a whole log that compares the indexes with the segments on the way. `sound` are the paths of the
    segments in which nothing was found, and whose indexes are exactly what they give."""

    def __init__(self, log: StoredLog) -> None:
        self._log = log
        self._summaries: Sequence[SegmentSummary] = ()
        self.sound: set[str] = set()
        self.found: list[Finding] = []

    def read(
        self,
        wanted: Wanted,
        *,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[Step]:
        """The steps of the log, over its damage."""
        for _, step in self.steps(wanted, summaries=summaries, progress=progress):
            yield step

    def steps(
        self,
        wanted: Wanted,
        *,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[tuple[SegmentFile, Step]]:
        """The same, each with its segment."""
        self._summaries = summaries = [] if summaries is None else summaries
        return self._log.steps(
            on_damage=OnDamage.SKIP, wanted=wanted, summaries=summaries, progress=progress, watch=self._begin
        )

    def _begin(self, segment: SegmentFile, source: Source) -> _IndexWatch:
        return _IndexWatch(self, self._log, segment, source)

    def findings(self) -> Iterator[Finding]:
        """What is wrong with the indexes, and with the end of the log, after the read."""
        yield from self.found
        yield from self._log.format.check_end(self._summaries)


class _IndexWatch:
    """Compares the index of one segment that is read."""

    def __init__(self, indexes: Indexes, log: StoredLog, segment: SegmentFile, source: Source) -> None:
        self._check = IndexCheck(log, segment, source)
        self._agreement = Watch(log.format, segment, source)
        self._indexes = indexes

    def pass_to(self, position: int | None) -> None:
        self._agreement.pass_to(position)

    def end(self, summary: SegmentSummary) -> None:
        if self._agreement.agrees(summary):
            self._indexes.sound.add(summary.segment.path)
        else:
            self._indexes.found += self._check.findings()


def check_indexes(log: StoredLog) -> Iterator[Finding]:
    """What is wrong with the index of each segment."""
    for opened in LivingSegments(log):
        with opened.source:
            check = IndexCheck(log, opened.segment, opened.source)
            if not agrees(log, opened.segment, opened.source):
                yield from check.findings()


def index_findings(log: StoredLog) -> Iterator[Finding]:
    """What is wrong with the indexes of a log, beside the segments or within them, and nothing else."""
    if log.format.index.place is not IndexPlace.WITHIN:
        yield from check_indexes(log)
        return
    # The index is a frame of the segment: its reader says what is wrong with it.
    for _, step in log.steps(on_damage=OnDamage.SKIP, wanted=Wanted()):
        yield from (found for found in step.findings if (found.field or "").startswith(log.format.index.fields))


def _verify_index(log: StoredLog) -> Iterator[Finding]:
    yield from check_indexes(log)
    if not log.segments:
        try:
            for _ in log.index_entries():
                pass
        except SegspecError as error:
            yield Finding.from_error(error)
