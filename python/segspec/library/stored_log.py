"""The files of one log, and the single loop over their frames.

The owner's name of a log, from the names of its folder and those above it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, Severity, TellFinding, Warner
from segspec.core.limits import DEFAULT_LIMITS, INDEX_BYTES, Limits
from segspec.core.model import Id, Listing, Record, SegmentFile, SegmentSummary, parse_id
from segspec.core.stretch import Level, Scanner, Step, Wanted
from segspec.formats import listed
from segspec.formats.contract.descriptor import Companion, Format
from segspec.formats.contract.reading import SegmentReader
from segspec.library.living_segments import DueSegment, LivingSegments, Remainder
from segspec.library.record_selection import Choice, Selection
from segspec.reading.detect import LOOKS, in_modes, listed_again
from segspec.reading.walk import OnDamage, summary_of, walk, walked
from segspec.storage.directory import folder_names, is_directory, parent
from segspec.storage.source import Source, open_source
from segspec.storage.store_path import UploadedPath

BEGINNING_BYTES = 64 << 10

LookedAt = TypeVar("LookedAt")


def _absent(listing: Listing, within: Range | None) -> set[str]:
    start, end = (None, None) if within is None else within
    begins = {one.path: _begins(one) for one in (*listing.segments, *listing.elsewhere) if "id" in one.details}
    before = [
        first for first in begins.values() if start is not None and (_is_before(first, start) or first == start.value)
    ]
    low = max(before, default=(0, 0))
    marks = ((one.path, begins[one.path]) for one in listing.elsewhere)
    return {path for path, first in marks if first >= low and (end is None or _is_before(first, end))}


def _begins(segment: SegmentFile) -> Id:
    return parse_id(str(segment.details["id"]))


def _is_before(first: Id, bound: Bound) -> bool:
    return (first if bound.kind == "id" else first[0]) < bound.value  # type: ignore[operator]  # one kind has one type


def _goes_beyond(within: Range, read: SegmentSummary) -> bool:
    end = within.end
    if end is None or end.kind != "offset" or read.next_offset is None:
        return end is not None
    return read.next_offset < end.value  # type: ignore[operator]  # one kind has one type


class SegmentWatch(Protocol):
    """Observes one segment while it is read."""

    def pass_over(self, step: Step) -> None:
        """Takes the bytes up to the end of this step, which are still in memory."""

    def end(self, summary: SegmentSummary) -> None:
        """The segment was read to its end, and is still open."""


class StoredLog:
    """One log of one format. Nothing is read in advance; every method reads again.

    `path` is what was opened; `companion` is the kind of a companion file there. `following` is a segment that must
    continue the log's, but is not read. `list_again` lists the files if the folder alone does not determine them.
    `listing` already reflects the read `modes`.
    """

    def __init__(
        self,
        path: str,
        format: Format,
        listing: Listing,
        *,
        limits: Limits = DEFAULT_LIMITS,
        companion: Companion | None = None,
        following: SegmentFile | None = None,
        list_again: Callable[[], Listing] | None = None,
        modes: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.path = path
        self.modes = dict(modes)
        self._list_again = list_again
        self.format = format
        self.listing = listing
        self.limits = limits
        self.companion = companion
        self.following = following

    @property
    def only_index(self) -> bool:
        """Whether it was opened as an index or another companion file."""
        return self.companion is not None

    @property
    def segments(self) -> tuple[SegmentFile, ...]:
        return self.listing.segments

    def only(self, segments: Sequence[SegmentFile]) -> StoredLog:
        """The log with only these segments, without the folder's findings."""
        listing = self.listing._replace(segments=tuple(segments), findings=(), companions={}, left_out=())
        return self._listed_as(listing)

    def _listed_as(self, listing: Listing) -> StoredLog:
        again, modes = self._list_again, self.modes
        return StoredLog(self.path, self.format, listing, limits=self.limits, list_again=again, modes=modes)

    def look(self, at: Callable[[StoredLog], LookedAt]) -> LookedAt:
        """The result of one look at the log, repeated if a file has vanished. Raises `RemovedError`."""
        log = self
        for _ in range(LOOKS):
            try:
                return at(log)
            except FileNotFoundError as error:
                listing = self.relist(str(error.filename))
                log = self._listed_as(listing)
        raise RemovedError(self.path, "its files are renamed and removed faster than they can be opened")

    @contextmanager
    def read_as_listed(self) -> Iterator[None]:
        """For reads that need the listed files: they raise `RemovedError` if one has vanished."""
        try:
            yield
        except FileNotFoundError as error:
            own = {path for one in self.segments for path in (one.path, *one.files_beside)}
            own.update(path for paths in self.listing.companions.values() for path in paths)
            if error.filename not in own:
                raise
            words = "it was renamed or removed while the log was read: read the log again"
            raise RemovedError(str(error.filename), words) from error

    def size(self) -> int:
        return self.look(lambda log: sum(_size(segment.path) for segment in log.segments))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.format.name} {self.path!r}, {len(self.segments)} segments>"

    def steps(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        level: Level = Level.RECORDS,
        wanted: Wanted | None = None,
        within: Range | None = None,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
        watch: Callable[[SegmentFile, Source], SegmentWatch] | None = None,
    ) -> Iterator[tuple[SegmentFile, Step]]:
        """Every released frame in order, with its records and findings.

        With `wanted`, whose level replaces `level`, sound frames come as stretches. Under `stop` the log ends at the
        first damage. `summaries` receives one summary per segment; `progress` is called with the bytes read since its
        last call; `watch` with each segment that is read from its beginning.

        Raises `RemovedError`.
        """
        level = level if wanted is None else wanted.level
        policy = OnDamage(on_damage)
        policy.met_among(self.folder_findings(within))
        previous: SegmentSummary | None = None
        living = LivingSegments(self, within)
        for opened in living:
            segment, source = opened.segment, opened.source
            # A segment that has replaced others may have records before those that were read.
            before = previous if opened.given is None else None
            # A reader of a range may leave within this segment.
            is_early = before is not None and within is not None and _goes_beyond(within, before)
            with source:
                if before is not None and is_early:
                    yield from self._order(before, self._beginning(segment, source, level), segment, policy)
                summary = SegmentSummary(segment, source.size)
                steps = self._segment_steps(opened, summary, policy, level, wanted)
                watched = None if watch is None or opened.given is not None else watch(segment, source)
                steps = living.passing(_watched(steps, watched, summary), summary)
                for step in steps if progress is None else _counted(steps, source.size, progress):
                    yield segment, step
            if living.is_left:
                continue
            if summaries is not None:
                summaries.append(summary)
            if before is not None and not is_early:
                yield from self._order(before, summary, segment, policy)
            previous = summary
            if summary.end != "clean" and not policy.goes_on:
                return
        if previous is not None:
            yield from self._order_after(previous, policy, level, within)

    def _segment_steps(
        self, opened: DueSegment, summary: SegmentSummary, policy: OnDamage, level: Level, wanted: Wanted | None
    ) -> Iterator[Step]:
        until = self._until(opened)
        is_part = opened.given is not None or until is not None
        tells_each = wanted is None or wanted.frames
        if is_part and tells_each and level is not Level.RECORDS:
            raise RemovedError(opened.segment.path, "it was merged with others while it was read: read the log again")
        reader = self.format.reader(opened.source, opened.segment, self.limits)
        scanner = self.scanner(reader, wanted)
        if is_part and level is Level.RECORDS:
            return Remainder(reader, scanner, opened.given, until).walk(summary, policy, opened.start)
        return walk(reader, summary, on_damage=policy, level=level, scanner=scanner, start=opened.start)

    def scanner(self, reader: SegmentReader, wanted: Wanted | None) -> Scanner | None:
        """A fast scanner for a reader, or None if it must read frame by frame."""
        return self.format.scanner_for(reader, wanted)

    def _until(self, opened: DueSegment) -> int | None:
        """The number from which on a segment's records do not belong to this log; None if all do."""
        return None

    def relist(self, path: str) -> Listing:
        """The current files of the log. Raises `RemovedError` if it was opened from one file, and as `look_in` does."""
        if self._list_again is None and not is_directory(self.path):
            raise RemovedError(path, "the file has gone since it was found: renamed, or removed")
        listing = listed_again(self.path, self.format) if self._list_again is None else self._list_again()
        return in_modes(self.format, listing, self.limits, self.modes)

    def now_called(self, segment: SegmentFile | None, path: str) -> SegmentFile | None:
        """The current name of a segment whose file has vanished. Raises as `relist`."""
        base = None if segment is None else segment.base
        return next((one for one in self.relist(path).segments if base is not None and one.base == base), None)

    def folder_findings(self, within: Range | None = None) -> tuple[Finding, ...]:
        """The folder's errors for a read of a range."""
        findings = *self.listing.findings, *self.listing.left_out
        if not self.listing.elsewhere:
            return findings
        absent = _absent(self.listing, within)
        return tuple(found._replace(severity=Severity.ERROR) if found.path in absent else found for found in findings)

    def warn_of_absent(self, warner: Warner, within: Range | None = None) -> None:
        if self.listing.elsewhere:
            for finding in self.folder_findings(within):
                warner.count(finding)

    def _order(
        self, previous: SegmentSummary, summary: SegmentSummary, reported: SegmentFile, policy: OnDamage
    ) -> Iterator[tuple[SegmentFile, Step]]:
        findings = list(self.format.check_order(previous, summary))
        policy.met_among(findings)
        if findings:
            yield reported, Step(None, findings=findings)

    def _order_after(
        self, last: SegmentSummary, policy: OnDamage, level: Level, within: Range | None
    ) -> Iterator[tuple[SegmentFile, Step]]:
        if self.following is None or (within is not None and within.end is not None and not _goes_beyond(within, last)):
            return
        try:
            with open_source(self.following.path) as source:
                begun = self._beginning(self.following, source, level)
        except OSError:
            # A reader of that segment reports it; this one is still sound.
            return
        yield from self._order(last, begun, last.segment, policy)

    def _beginning(self, segment: SegmentFile, source: Source, level: Level) -> SegmentSummary:
        # Only the number of the first record is needed.
        wanted = Wanted(level=level, stride=BEGINNING_BYTES)
        _, begun, steps = walked(self.format, source, segment, self.limits, wanted, on_damage=OnDamage.STOP)
        for step in steps:
            if (step.frame is None and step.stretch is None) or begun.first_offset is not None:
                break
        return begun

    def placed_records(self, selection: Selection) -> Iterator[tuple[str, Record]]:
        """The chosen records in order, each with its segment's path."""
        for path, records in self.chosen_records(selection):
            for record in records:
                yield path, record

    def chosen_records(self, selection: Selection) -> Iterator[tuple[str, Iterable[Record]]]:
        """The chosen records in runs; take each run before the next."""
        choice, where = Choice(self.format, selection), selection.where
        wanted = Wanted(records=True, filter=selection.filter)
        for segment, step in self.steps(on_damage=selection.on_damage, wanted=wanted, within=selection.within):
            selection.tell(*step.findings)
            records = choice.records(step)
            yield segment.path, records if where is None else where.chosen(segment.path, records)
            if choice.ended:
                return

    def summary(self, segment: SegmentFile) -> SegmentSummary:
        """Reads all of the segment, including after damage: checksums are compared, nothing is decoded."""
        return summary_of(self.format, segment, self.limits, Level.CHECKSUMS)

    def tracking(
        self, *, on_damage: OnDamage | str = OnDamage.STOP, report: TellFinding | None = None
    ) -> Iterator[tuple[SegmentFile, dict[str, Any]]]:
        """Tracking entries in file order, each with its segment, in formats that have them."""
        tracking = self.format.tracking
        for segment, step in self.steps(on_damage=on_damage, level=Level.CHECKSUMS):
            for finding in step.findings:
                if report is not None:
                    report(finding)
            if step.frame is not None and tracking is not None:
                for entry in tracking.entries(step.frame):
                    yield segment, entry

    def index_entries(
        self,
        *,
        kind: str | None = None,
        on_damage: OnDamage | str = OnDamage.FAIL,
        report: TellFinding | None = None,
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        """The entries of every companion file of a `kind` (by default what was opened, or the index), with the file's
        path.

        At an unreadable entry `fail` raises `SegspecError`; else `report` is called and that file ends, and `skip`
        continues with the next. Raises `ValueError` for a kind that the format does not have.
        """
        companion = self.companion if kind is None and self.companion else self.format.companion(kind)
        for path, segment in self.files_of(companion).items():
            with self._companion_source(path, segment, companion) as source:
                try:
                    for entry in _before_zeros(companion.entries(source, segment), source):
                        yield source.path, entry
                except SegspecError as error:
                    if not OnDamage(on_damage).met(error, report):
                        return

    def _companion_source(self, path: str, segment: SegmentFile | None, companion: Companion) -> Source:
        now = path
        for _ in range(LOOKS):
            try:
                return open_source(now)
            except FileNotFoundError:
                found = self.now_called(segment, path)
            beside = None if found is None else found.beside(companion.name)
            if beside is None:
                break
            now = beside
        raise RemovedError(path, f"the {companion.name} was removed, with its segment, before it was read")

    def files_of(self, companion: Companion) -> dict[str, SegmentFile | None]:
        """The files of a companion, each with one of its segments."""
        if self.companion is not None:
            is_it = self.companion.name == companion.name
            return {self.path: self.segments[0] if self.segments else None} if is_it else {}
        found: dict[str, SegmentFile | None] = dict.fromkeys(self.listing.companions.get(companion.name, ()))
        for segment in self.segments:
            path = segment.beside(companion.name)
            if path is not None:
                found.setdefault(path, segment)
        return found


def _before_zeros(entries: Iterator[dict[str, Any]], source: Source) -> Iterator[dict[str, Any]]:
    zeros = source.zero_tail()
    left = source.size - zeros
    for entry in entries:
        if left > INDEX_BYTES and entry.get("position", 0) >= zeros:
            message = f"{left:,} zero bytes to the end of the file: no entries are looked for in them"
            raise SegspecError(Code.ZEROED, message, path=source.path, position=zeros, field="entries")
        yield entry


def _watched(steps: Iterator[Step], watched: SegmentWatch | None, summary: SegmentSummary) -> Iterator[Step]:
    return steps if watched is None else _passed_to(watched, steps, summary)


def _passed_to(watched: SegmentWatch, steps: Iterator[Step], summary: SegmentSummary) -> Iterator[Step]:
    for step in steps:
        watched.pass_over(step)
        yield step
    watched.end(summary)


def _size(path: str) -> int:
    if isinstance(path, UploadedPath):
        return path.bytes
    with open_source(path) as source:
        return source.size


def _counted(steps: Iterator[Step], size: int, progress: Callable[[int], None]) -> Iterator[Step]:
    position = 0
    for step in steps:
        yield step
        if step.end is not None:
            progress(step.end - position)
            position = step.end
    progress(size - position)


def origin_of(log: StoredLog) -> Mapping[str, Any]:
    """The values of the format's `Origin.columns` for a log, as far as its path determines them."""
    return log.format.origin.said_by(folder_names(folder_of_log(log)))


def origin_by_name(folder: str) -> Mapping[str, Any]:
    """The origin that the folder name shows; empty if no or several formats have such names."""
    names = folder_names(folder)
    said = [origin for each in listed() if (origin := each.origin.said_by(names))]
    return said[0] if len(said) == 1 else {}


def folder_of_log(log: StoredLog) -> str:
    """The folder of a log, even if the log was opened as a file."""
    file = log.path if log.only_index else log.segments[0].path if log.segments else None
    if isinstance(file, UploadedPath):
        return file.home
    return log.path if file is None else parent(file)[0]
