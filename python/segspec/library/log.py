"""A log: the segments of one stream, opened for reading."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any

from segspec.core.bounds import Range
from segspec.core.errors import Code, Finding, SegspecError, SegspecWarning, Severity
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Scanner, Step, Wanted
from segspec.formats.contract.reading import Format, SegmentReader
from segspec.reading.detect import folder_of, format_of_file, logs_below
from segspec.reading.walk import OnDamage, raise_first_error, walk
from segspec.reading.whole_segment import Whole, summary_of
from segspec.storage.directory import is_directory
from segspec.storage.source import Source, open_source

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pyarrow

    from segspec.formats.contract.startup import Forecast

Report = Callable[[Finding], None]

WORTH_A_KERNEL = 4 << 20
"""Bytes of a segment from which its index is compared by kernels first."""


class Log:
    """One log of one format. Nothing is read before it is asked for; every method reads anew.

    `path` is the folder, segment or index it was opened from; `format` the format object; `listing` its files.
    `only_index` is true where `path` is an index file: it has entries and no records.
    """

    def __init__(
        self, path: str, format: Format, listing: Listing, *, limits: Limits = DEFAULT_LIMITS, only_index: bool = False
    ) -> None:
        self.path = path
        self.format = format
        self.listing = listing
        self.limits = limits
        self.only_index = only_index

    @property
    def segments(self) -> tuple[SegmentFile, ...]:
        """The segments in reading order."""
        return self.listing.segments

    def size(self) -> int:
        """The bytes of all segments."""
        total = 0
        for segment in self.segments:
            with open_source(segment.path) as source:
                total += source.size
        return total

    def __repr__(self) -> str:
        return f"<Log {self.format.name} {self.path!r}, {len(self.segments)} segments>"

    def steps(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        level: Level = Level.RECORDS,
        wanted: Wanted | None = None,
        within: Range | None = None,
        summaries: list[SegmentSummary] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[tuple[SegmentFile, Step]]:
        """Every released frame of every segment in order, with its records and the findings on the way.

        With `wanted`, sound frames come as stretches that have what is wanted (its level goes before `level`); else
        each comes by itself. Under `stop` the log ends at the first damage. `summaries` receives one summary a
        segment; `progress` is called with the bytes read since its last call.
        """
        level = level if wanted is None else wanted.level
        policy = OnDamage(on_damage)
        raise_first_error(self.listing.findings, policy)
        previous: SegmentSummary | None = None
        for segment in self._within(within):
            with open_source(segment.path) as source:
                summary = SegmentSummary(segment, source.size)
                reader = self.format.reader(source, segment, self.limits)
                scanner = None if wanted is None else _scanner(self.format.name, reader, wanted)
                steps = walk(reader, summary, on_damage=policy, level=level, scanner=scanner)
                for step in _counted(steps, source.size, progress):
                    yield segment, step
            if summaries is not None:
                summaries.append(summary)
            order = [] if previous is None else list(self.format.check_order(previous, summary))
            raise_first_error(order, policy)
            if order:
                yield segment, Step(None, findings=order)
            previous = summary
            if policy is OnDamage.STOP and summary.end != "clean":
                return

    def _within(self, within: Range | None) -> Iterator[SegmentFile]:
        """The segments that can hold records of the range: not those whose successor still begins before it."""
        for number, segment in enumerate(self.segments):
            following = self.segments[number + 1 : number + 2]
            if within is None or not following or not within.starts_after(following[0]):
                yield segment

    def records(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        within: Range | None = None,
        deleted: bool = False,
        report: Report | None = None,
    ) -> Iterator[Record]:
        """What users appended, in order.

        Under `stop` (the default) the undamaged prefix; under `skip` all that can be had; under `fail` the first error
        is raised. Findings go to `report`; without it, damage ends in a `SegspecWarning`. `within` bounds offsets,
        ids or times; `deleted` includes mojo's deleted entries.
        """
        warner = _Warner(self.path)
        tell = warner.count if report is None else report
        for _, record in self.placed_records(on_damage=on_damage, within=within, deleted=deleted, report=tell):
            yield record
        warner.warn(stacklevel=3)

    def placed_records(
        self,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        within: Range | None = None,
        deleted: bool = False,
        report: Report | None = None,
    ) -> Iterator[tuple[str, Record]]:
        """As `records`, each with the path of its segment, and without the warning."""
        for segment, step in self.steps(on_damage=on_damage, wanted=Wanted(records=True), within=within):
            if report is not None:
                for finding in step.findings:
                    report(finding)
            for record in step.records:
                if record.deleted and not deleted:
                    continue
                if within is None or within.holds(record):
                    yield segment.path, record
                elif within.ended_by(record):
                    return

    def verify(
        self, level: Level | str = Level.RECORDS, *, progress: Callable[[int], None] | None = None
    ) -> Iterator[Finding]:
        """Everything that is wrong: in the folder, in the frames (up to `level`), between segments, in the indexes."""
        chosen = Level[level.upper()] if isinstance(level, str) else level
        yield from self.listing.findings
        if self.only_index:
            yield from self._verify_index()
            return
        damaged = set()
        for segment, step in self.steps(on_damage=OnDamage.SKIP, wanted=Wanted(chosen), progress=progress):
            if step.findings:
                damaged.add(segment.path)
                yield from step.findings
        yield from self.check_indexes(damaged)

    def check_indexes(self, damaged: Collection[str] | None = None) -> Iterator[Finding]:
        """What is wrong with the index of each segment. `damaged` are the paths of the segments in which something was
        found; where that is known, large indexes of the others are compared by kernels first."""
        for segment in self.segments:
            with open_source(segment.path) as source:
                unsound = damaged is None or segment.path in damaged
                if unsound or not _index_agrees(self.format.name, segment, source):
                    yield from self.format.check_index(Whole(self.format, segment, source, self.limits))

    def _verify_index(self) -> Iterator[Finding]:
        for segment in self.segments:
            with open_source(segment.path) as source:
                yield from self.format.check_index(Whole(self.format, segment, source, self.limits))
        if not self.segments:
            try:
                for _ in self.index_entries():
                    pass
            except SegspecError as error:
                yield Finding.from_error(error)

    def index_entries(
        self, *, on_damage: OnDamage | str = OnDamage.FAIL, report: Report | None = None
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        """The entries of every index, with the index's path.

        Under `fail` raises `SegspecError` at an entry that cannot be read; else that index ends there, `report` is
        told, and under `skip` the next index follows.
        """
        for path, segment in self._indexes().items():
            with open_source(path) as source:
                try:
                    for entry in self.format.index_entries(source, segment):
                        yield path, entry
                except SegspecError as error:
                    if OnDamage(on_damage) is OnDamage.FAIL:
                        raise
                    if report is not None:
                        report(Finding.from_error(error))
                    if OnDamage(on_damage) is OnDamage.STOP:
                        return

    def _indexes(self) -> dict[str, SegmentFile | None]:
        """The index files by path, each with (one of) its segments; ffwd has one for all of them."""
        if self.only_index:
            return {self.path: self.segments[0] if self.segments else None}
        found: dict[str, SegmentFile | None] = {}
        for segment in self.segments:
            if segment.index:
                found.setdefault(segment.index, segment)
        return found

    def tracking(
        self, *, on_damage: OnDamage | str = OnDamage.STOP, report: Report | None = None
    ) -> Iterator[tuple[SegmentFile, dict[str, Any]]]:
        """Tracking entries in file order (osiris; nothing elsewhere), each with its segment."""
        for segment in self.segments:
            with open_source(segment.path) as source:
                summary = SegmentSummary(segment, source.size)
                reader = self.format.reader(source, segment, self.limits)
                for step in walk(reader, summary, on_damage=OnDamage(on_damage), level=Level.CHECKSUMS):
                    for finding in step.findings:
                        if report is not None:
                            report(finding)
                    if step.frame is not None:
                        for entry in self.format.tracking(reader, step.frame):
                            yield segment, entry
            if OnDamage(on_damage) is OnDamage.STOP and summary.end != "clean":
                return

    def summary(self, segment: SegmentFile) -> SegmentSummary:
        """What reading all of a segment finds, over its damage, with checksums; nothing is decoded."""
        return summary_of(self.format, segment, self.limits, Level.CHECKSUMS)

    def forecast(self, owner: str | None = None) -> Forecast:
        """What the owner does to these files at its next start (see `segspec.library.forecast.forecast`)."""
        from segspec.library.forecast import forecast

        return forecast(self, owner)

    def info(self, *, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
        """What `segspec info` prints, as plain Python values (see `segspec.library.info.describe`)."""
        from segspec.library.info import describe

        return describe(self, progress=progress)

    def arrow(
        self,
        columns: Sequence[str] | None = None,
        *,
        table: str = "records",
        on_damage: OnDamage | str = OnDamage.STOP,
        within: Range | None = None,
        deleted: bool = False,
        checksums: bool = True,
        report: Report | None = None,
    ) -> pyarrow.RecordBatchReader:
        """A stream of Arrow batches; see `segspec.library.tables` for tables and their schemas.

        Only the columns asked for are made: without `value`, `key` or `fields` no payload is copied, and with
        `checksums` false none is even looked at where the format says how long it is. Findings go to `report`; without
        it, a stream that `stop` ends at damage warns with `SegspecWarning`. `within` is for the table of records only.
        """
        from segspec.library.tables import open_reader

        return open_reader(
            self,
            table,
            columns,
            on_damage=OnDamage(on_damage),
            within=within,
            deleted=deleted,
            checksums=checksums,
            report=report,
        )

    def count(self, *, on_damage: OnDamage | str = OnDamage.STOP, report: Report | None = None) -> int:
        """How many records there are (deleted ones not counted), from frames alone: payloads are neither copied nor
        checked. `verify` says whether they are sound. Where the frames of TANK lead on without a contradiction, the
        messages that they declare are counted, as its broker does. Findings go to `report`; without it, damage ends in
        a `SegspecWarning`."""
        summaries: list[SegmentSummary] = []
        warner = _Warner(self.path)
        tell = warner.count if report is None else report
        for _, step in self.steps(on_damage=on_damage, wanted=Wanted(checksums=False), summaries=summaries):
            for finding in step.findings:
                tell(finding)
        warner.warn(stacklevel=3)
        return sum(summary.records for summary in summaries)

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The records as an Arrow C stream (the PyCapsule protocol), so polars, duckdb and pandas read a log as it is.

        A damaged log raises: a consumer of the stream has no other way to learn of it.
        """
        return self.arrow(on_damage=OnDamage.FAIL).__arrow_c_stream__(requested_schema)


class _Warner:
    """Counts the errors that nobody asked to be told of, and warns of them once."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._errors = 0

    def count(self, finding: Finding) -> None:
        self._errors += finding.severity is Severity.ERROR

    def warn(self, stacklevel: int) -> None:
        """Warns at the caller's line, `stacklevel` frames up."""
        if self._errors:
            words = f"damaged ({self._errors} errors); pass report= to see them, on_damage='skip' to read on"
            warnings.warn(f"{self._path}: {words}", SegspecWarning, stacklevel=stacklevel)


def _scanner(format: str, reader: SegmentReader, wanted: Wanted) -> Scanner:
    # Imported where it is used: a log whose frames are read one by one needs no kernels.
    from segspec.formats.scanners import scanner

    return scanner(format, reader, wanted)


def _index_agrees(format: str, segment: SegmentFile, source: Source) -> bool:
    if segment.index is None or source.size < WORTH_A_KERNEL:
        return False
    from segspec.library.index_agreement import index_agrees

    return index_agrees(format, segment, source)


def _counted(steps: Iterator[Step], size: int, progress: Callable[[int], None] | None) -> Iterator[Step]:
    """Passes steps on and tells `progress` how many bytes went by."""
    if progress is None:
        yield from steps
        return
    position = 0
    for step in steps:
        yield step
        if step.end is not None:
            progress(step.end - position)
            position = step.end
    progress(size - position)


def open(path: str | os.PathLike[str], *, format: str | None = None, limits: Limits = DEFAULT_LIMITS) -> Log:
    """Opens the log at `path`: a folder with one log, one segment, or one index.

    The format is detected by content and name unless `format` names it. Raises `SegspecError` where there is no log,
    `OSError` where the file system refuses, `ValueError` for an unknown format name or a tree of several logs.
    """
    logs = open_all(path, format=format, limits=limits)
    if len(logs) > 1:
        raise ValueError(f"{os.fspath(path)} is a tree of {len(logs)} logs: open one of them, or use open_all")
    return logs[0]


def open_all(path: str | os.PathLike[str], *, format: str | None = None, limits: Limits = DEFAULT_LIMITS) -> list[Log]:
    """Every log at or below `path`, in name order: a tree of logs (RabbitMQ's `stream/`, TANK's topics) has several."""
    name = os.fspath(path)
    if not is_directory(name):
        return [_open_file(name, format, limits)]
    found = [
        Log(folder, found_format, listing, limits=limits) for folder, found_format, listing in logs_below(name, format)
    ]
    if not found:
        raise SegspecError(Code.MISSING_SEGMENT, "no log of a known format in this folder or below it", path=name)
    return found


def _open_file(path: str, forced: str | None, limits: Limits) -> Log:
    directory = folder_of(path)
    with open_source(path) as source:
        format = format_of_file(source, forced)
        only_index = format.is_index(source)
    if not only_index:
        return Log(path, format, Listing((format.segment(path, directory),)), limits=limits)
    owners: tuple[SegmentFile, ...] = ()
    if directory is not None:
        owners = tuple(s for s in format.discover(directory).segments if s.index == path)
    return Log(path, format, Listing(owners), limits=limits, only_index=True)
