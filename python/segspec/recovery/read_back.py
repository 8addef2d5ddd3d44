"""Reads a copy back and compares it with the log.

Unchanged parts are compared as bytes, while kernels count their content; all others record by record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, zip_longest
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.model import Listing, Record, SegmentFile, SegmentSummary, further_of
from segspec.core.progress import pass_by
from segspec.core.stretch import Scanner, Step, Stretch, Wanted
from segspec.formats.asking import files_in
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Salvager
from segspec.library.living_segments import number_of, place_of
from segspec.library.log import Log
from segspec.library.verify import Indexes, log_findings
from segspec.reading.walk import OnDamage, count_step
from segspec.recovery.output import COPIED_AT_ONCE, CopiedRun
from segspec.recovery.report import number_text
from segspec.storage.directory import list_directory
from segspec.storage.source import Source, open_source

NOWHERE = -1


class RunCount(NamedTuple):
    """The content of a run: its place among all runs, its frames and records, and their first and last label."""

    run: int
    frames: int
    records: int
    first: int | str | None
    last: int | str | None

    @classmethod
    def of(cls, run: int, summary: SegmentSummary) -> RunCount:
        return cls(run, summary.frames, summary.records, summary.first_offset, summary.last_offset)


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

    def pieces(self, steps: Iterator[tuple[SegmentFile, Step]]) -> Iterator[RunCount | tuple[str, Record]]:
        run, counts = NOWHERE, None
        for segment, step in steps:
            if (found := step.stretch or step.frame) is None:
                continue
            before, run = run, self._run_at(segment.path, found.position)
            if counts is not None and run != before:
                yield RunCount.of(before, counts)
                counts = None
            if run == NOWHERE:
                yield from ((segment.path, record) for record in step.records)
                continue
            counts = SegmentSummary(segment, 0) if counts is None else counts
            count_step(counts, step, sound=True)
        if counts is not None:
            yield RunCount.of(run, counts)

    def _run_at(self, path: str, position: int) -> int:
        runs = self.runs.get(path, [])
        number = bisect_right(runs, position, key=lambda run: run.start)
        return runs[number - 1].run if number and position < runs[number - 1].end else NOWHERE


def read_back(
    log: Log, folder: Path, runs: Sequence[CopiedRun], wholes: dict[str, RunCount], salvager: Salvager
) -> list[Finding]:
    """Compares the copy of `log` in `folder` with it; returns the copy's own errors. `wholes` are the unchanged
    segments, by path. Raises `SegspecError` if the two differ.
    """
    for (path, name), those in groupby(runs, key=lambda run: (run.path, run.name)):
        with open_source(path) as source, open_source(folder / name) as made:
            for run in those:
                for same in run.same:
                    _compare_bytes(source, made, *same)
    copied: dict[str, list[_RunPlace]] = {}
    for number, run in enumerate(runs):
        copied.setdefault(str(folder / run.name), []).append(_RunPlace(number, run.at, run.until))
    copy = _LogOfRuns(str(folder), log.format, files_in(log.format, list_directory(folder)), limits=log.limits)
    copy.runs = copied
    indexes, found, summaries = Indexes(copy), list(copy.listing.findings), list[SegmentSummary]()
    held = copy.pieces(_told(indexes.steps(Wanted(), summaries=summaries), found))
    _compare_records(log, _given(log, runs, wholes, salvager), held)
    return [*found, *indexes.found, *log.format.check_end(summaries), *log_findings(copy)]


def _told(steps: Iterator[tuple[SegmentFile, Step]], found: list[Finding]) -> Iterator[tuple[SegmentFile, Step]]:
    for segment, step in steps:
        found += step.findings
        yield segment, step


def _given(
    log: Log, runs: Sequence[CopiedRun], wholes: dict[str, RunCount], salvager: Salvager
) -> Iterator[RunCount | Record]:
    taken: dict[str, list[_RunPlace]] = {}
    for number, run in enumerate(runs):
        taken.setdefault(run.path, []).append(_RunPlace(number, run.start, run.end))
    last = NOWHERE
    for segment in log.segments:
        if segment.path in wholes:
            whole = wholes[segment.path]
            pieces: Iterable[RunCount | tuple[str, Record]] = [whole] if whole.frames else []
        else:
            alone = _LogOfRuns(segment.path, log.format, Listing((segment,)), limits=log.limits)
            alone.runs = {segment.path: sorted(taken.get(segment.path, []), key=lambda run: run.start)}
            pieces = alone.pieces(alone.steps(on_damage=OnDamage.SKIP, wanted=Wanted()))
        for piece in pieces:
            if isinstance(piece, RunCount):
                last = last if piece.last is None else place_of(piece.last)
                yield piece
                continue
            path, record = piece
            if salvager.is_record(path, record) and (place := place_of(number_of(record))) > last:
                last = place
                yield salvager.expected(record)


def _compare_records(
    log: Log, given: Iterator[RunCount | Record], held: Iterator[RunCount | tuple[str, Record]]
) -> None:
    count = 0
    there = (piece if isinstance(piece, RunCount) else piece[1] for piece in held)
    for one, other in zip_longest(given, there):
        if one is None or other is None or _content(one) != _content(other):
            raise SegspecError(
                Code.BAD_COUNT,
                f"the copy was read back, and its record {count} is not that of the log: nothing is left of the copy",
                path=log.path,
                expected=_shown(one),
                actual=_shown(other),
            )
        # Runs do not count deleted ones either.
        count += one.records if isinstance(one, RunCount) else not (one is None or one.deleted)


def _content(piece: RunCount | Record) -> tuple[object, ...]:
    return piece if isinstance(piece, RunCount) else content_of(piece)


def _shown(piece: RunCount | Record | None) -> str:
    if isinstance(piece, RunCount):
        return f"{piece.records} records from {piece.first} to {piece.last}"
    return "none" if piece is None else number_text(number_of(piece))


def content_of(record: Record) -> tuple[object, ...]:
    return (
        record.offset,
        record.timestamp,
        record.key,
        record.value,
        record.epoch,
        record.id,
        bool(record.deleted),
        record.fields,
        further_of(record),
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
