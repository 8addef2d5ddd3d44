"""Reads a copy back and compares it with what was to be copied.

Unchanged parts are compared as bytes, while kernels count their content; all others record by record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import groupby, takewhile
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.model import Record, SegmentFile, SegmentSummary, further_of
from segspec.core.notices import pass_by
from segspec.core.stretch import Scanner, Step, Stretch, Wanted
from segspec.formats.asking import files_in
from segspec.formats.contract.reading import SegmentReader
from segspec.library.log import Log
from segspec.library.verify import Indexes, log_findings
from segspec.reading.walk import count_step
from segspec.recovery.output import COPIED_AT_ONCE, CopiedRun
from segspec.storage.directory import list_directory
from segspec.storage.source import Source, open_source

PIECES = 4096


class RecordContents:
    """The records of a log in order, as hashes of each `PIECES`, without their positions and frames.

    A piece is a record, or the numbers of frames and records of a run of unchanged frames, and its first and last
    label. `count` is the number of records.
    """

    def __init__(self) -> None:
        self.count = 0
        self._pieces = 0
        self._hashes: list[tuple[int, int]] = []
        self._hash = 0
        self._run: tuple[int, SegmentSummary] | None = None

    def add(self, record: Record) -> None:
        self._end_run()
        self._add(content_of(record), 1)

    def add_step(self, run: int, segment: SegmentFile, step: Step) -> None:
        """Adds the frames of a step, which are in the run with this number."""
        if self._run is None or self._run[0] != run:
            self._end_run()
            self._run = run, SegmentSummary(segment, 0)
        count_step(self._run[1], step, sound=True)

    def add_run(self, run: int, summary: SegmentSummary) -> None:
        self._end_run()
        self._run = run, summary

    def differs_from(self, other: RecordContents) -> int | None:
        """A number of records, at most `PIECES` pieces before the first difference; None without any."""
        pairs = list(zip(mine := self._all(), theirs := other._all(), strict=False))
        if mine == theirs:
            return None
        return max((count for (_, count), _ in takewhile(lambda pair: pair[0] == pair[1], pairs)), default=0)

    def _end_run(self) -> None:
        if self._run is not None:
            run, counts = self._run
            self._run = None
            self._add((run, counts.frames, counts.records, counts.first_offset, counts.last_offset), counts.records)

    def _add(self, content: Hashable, records: int) -> None:
        # Python's hash is much faster than a digest, and differs from process to process, so that no file can meet it.
        self._hash = hash((self._hash, content))
        self.count += records
        self._pieces += 1
        if not self._pieces % PIECES:
            self._hashes.append((self._hash, self.count))

    def _all(self) -> list[tuple[int, int]]:
        self._end_run()
        return [*self._hashes, (self._hash, self.count)]


class _RunPlace(NamedTuple):
    run: int
    start: int
    end: int


class _RunScanner:
    def __init__(self, make: Callable[[Wanted], Scanner | None], runs: Sequence[_RunPlace]) -> None:
        self._make = make
        self._runs = runs
        self._made: dict[bool, Scanner | None] = {}

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        number = bisect_right(self._runs, position, key=lambda run: run.start)
        counts = number > 0 and position < self._runs[number - 1].end
        if counts:
            stop = self._runs[number - 1].end
        elif number < len(self._runs):
            stop = self._runs[number].start
        if counts not in self._made:
            self._made[counts] = self._make(Wanted(records=not counts))
        scanner = self._made[counts]
        return None if scanner is None else scanner.scan(position, stop)


class _LogOfRuns(Log):
    runs: dict[str, list[_RunPlace]]

    def scanner(self, reader: SegmentReader, wanted: Wanted | None) -> Scanner | None:
        return _RunScanner(partial(self.format.scanner_for, reader), self.runs.get(reader.segment.path, []))

    def contents(self, indexes: Indexes, found: list[Finding], summaries: list[SegmentSummary]) -> RecordContents:
        held = RecordContents()
        for segment, step in indexes.steps(Wanted(), summaries=summaries):
            found += step.findings
            if (there := step.stretch or step.frame) is None:
                continue
            runs = self.runs.get(segment.path, [])
            number = bisect_right(runs, there.position, key=lambda run: run.start)
            if number and there.position < runs[number - 1].end:
                held.add_step(runs[number - 1].run, segment, step)
            else:
                for record in step.records:
                    held.add(record)
        return held


def read_back(log: Log, folder: Path, runs: Sequence[CopiedRun], given: RecordContents) -> list[Finding]:
    """Compares the copy of `log` in `folder` with what was `given` to it; returns the copy's own errors. Raises
    `SegspecError` if the two differ.
    """
    for (path, name), those in groupby(runs, key=lambda run: (run.path, run.name)):
        with open_source(path) as source, open_source(folder / name) as made:
            for run in those:
                for same in run.same:
                    _compare_bytes(source, made, *same)
    copy = _LogOfRuns(str(folder), log.format, files_in(log.format, list_directory(folder)), limits=log.limits)
    copy.runs = {}
    for number, run in enumerate(runs):
        copy.runs.setdefault(str(folder / run.name), []).append(_RunPlace(number, run.at, run.until))
    indexes, found, summaries = Indexes(copy), list(copy.listing.findings), list[SegmentSummary]()
    held = copy.contents(indexes, found, summaries)
    differs = given.differs_from(held)
    if differs is not None:
        raise SegspecError(
            Code.BAD_COUNT,
            f"the copy was read back, and its records after the first {differs}, or a little later, are not those of "
            "the log: nothing is left of the copy",
            path=log.path,
            expected=f"{given.count} records",
            actual=f"{held.count} records",
        )
    return [*found, *indexes.found, *log.format.check_end(summaries), *log_findings(copy)]


def content_of(record: Record) -> Hashable:
    fields, further = record.fields, further_of(record)
    return (
        record.offset,
        record.timestamp,
        record.key,
        record.value,
        record.epoch,
        record.id,
        bool(record.deleted),
        repr(fields) if fields else None,
        repr(further) if further else None,
    )


def _compare_bytes(source: Source, copy: Source, start: int, at: int, size: int) -> None:
    position = 0
    while position < size:
        # Ranges that are sparse in both files are skipped.
        holes = source.data_from(start + position) - start, copy.data_from(at + position) - at
        position = max(position, min(*holes, size))
        length = min(size - position, COPIED_AT_ONCE)
        if source.read(start + position, length) != copy.read(at + position, length):
            raise SegspecError(
                Code.BAD_CHECKSUM,
                f"the copy was read back, and bytes of {copy.path.rsplit('/', 1)[-1]} from {at + position} on are not "
                "those of the log: nothing is left of the copy",
                path=source.path,
                position=start + position,
            )
        position += length
        pass_by(length)
