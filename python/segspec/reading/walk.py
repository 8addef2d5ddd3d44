"""The walk over one segment: frame, check, records, and the damage policy.

A segment that its format checks as a whole, and the walks over it, which continue after damage.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

from segspec.columns.flat import payload
from segspec.columns.objects import Runs
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, Severity, TellFinding
from segspec.core.limits import Limits, Produced
from segspec.core.model import Frame, Listing, Record, SegmentFile, SegmentSummary
from segspec.core.notices import pass_by
from segspec.core.stretch import Level, Scanner, Step, Stretch, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.modes import Spans, without_records
from segspec.formats.contract.patience import PatientScanner
from segspec.formats.contract.reading import GoesOn, Landmark, SegmentReader
from segspec.storage.source import Source, open_source

Policy: TypeAlias = "OnDamage | Literal['stop', 'skip', 'fail']"


class OnDamage(StrEnum):
    """The treatment of damaged bytes. Only this class interprets the policy."""

    STOP = "stop"
    SKIP = "skip"
    FAIL = "fail"

    @classmethod
    def _missing_(cls, value: object) -> OnDamage:
        raise ValueError(f"on_damage is {value!r}, and stop, skip or fail is expected")

    @property
    def goes_on(self) -> bool:
        return self is OnDamage.SKIP

    @property
    def ends_quietly(self) -> bool:
        """Whether reading ends at the first damage, so that a partial result is not mistaken for the whole."""
        return self is OnDamage.STOP

    def met(self, error: SegspecError | Finding, tell: TellFinding | None = None, note: str = "") -> bool:
        """Raises or reports an error; then returns whether reading continues after it."""
        if self is OnDamage.FAIL:
            raise error.error() if isinstance(error, Finding) else error
        if tell is not None:
            tell(error if isinstance(error, Finding) else Finding.from_error(error, note=note))
        return self.goes_on

    def met_among(self, findings: Iterable[Finding]) -> None:
        """Raises the first error of the findings if the policy requires it."""
        for finding in findings:
            if finding.severity is Severity.ERROR:
                self.met(finding)


MOST_GARBAGE = 32 << 20
"""The size of single frames after which memory is returned."""

RECORD_BYTES = 256

ENDS = {
    Code.TORN: "torn",
    Code.ZEROED: "torn",
    Code.UNSUPPORTED_VERSION: "unsupported",
}


class Cursor:
    """The progress of reading one segment. The next step is read first, and accepted if it is released.

    With a `scanner`, intact frames come as stretches if it finds them.
    """

    def __init__(self, reader: SegmentReader, level: Level = Level.RECORDS, scanner: Scanner | None = None) -> None:
        self.reader = reader
        self.position = 0
        self._level = level
        self.scanner = PatientScanner(None if scanner is None else scanner.scan)
        self.spans = Spans(reader.segment) if level is Level.RECORDS else None
        self._garbage = 0
        self._produced = Produced.bytes

    def begin(self) -> None:
        """Moves to the first frame. Raises `SegspecError` (bad-magic, unsupported-version, torn)."""
        self.position = self.reader.begin()

    def enter(self, start: Landmark) -> None:
        """Moves to the frame at `start`; call `begin` first."""
        self.reader.enter(start)
        self.position = start.position

    def read(self) -> Step:
        """The stretch or frame at the position. Raises `SegspecError` if no part of it may be released."""
        self._give_back()
        stretch = self.scanner.scan(self.position)
        if stretch is not None:
            return Step(None, stretch.records, stretch.findings, stretch)
        frame = self.reader.frame(self.position)
        if self._level is Level.FRAMES:
            return Step(frame)
        findings = list(self.reader.check(frame))
        if self._level is Level.CHECKSUMS:
            return Step(frame, findings=findings)
        records, more = self.reader.records(frame)
        return Step(frame, records, findings + more)

    def accept(self, step: Step) -> Step:
        """Releases a step, without the records that the read mode leaves out.

        Raises `RemovedError` if the mode was decided for another file.
        """
        is_out, until = self.spans.at(self.position) if self.spans else (False, None)
        least = self.spans.least(self.position) if self.spans and not is_out else None
        if step.stretch is not None:
            self.reader.pass_over(step.stretch)
            self.position = step.stretch.end
        elif step.frame is not None:
            self.reader.accept(step.frame, step.records)
            self.position = step.frame.end
            self._garbage += step.frame.end - step.frame.position + _made(step.records)
        if until is not None and self.position > until:
            words = "it was rewritten since it was decided which of its records are given: open it again"
            raise RemovedError(self.reader.segment.path, words)
        return without_records(step, least) if is_out or least is not None else step

    def _give_back(self) -> None:
        """Generated parsers refer to themselves (`_root`), so only the collector frees a frame and its payload."""
        if self._garbage + Produced.bytes - self._produced >= MOST_GARBAGE:
            gc.collect()
            self._garbage, self._produced = 0, Produced.bytes


def walk(
    reader: SegmentReader,
    summary: SegmentSummary,
    *,
    on_damage: OnDamage = OnDamage.STOP,
    level: Level = Level.RECORDS,
    scanner: Scanner | None = None,
    start: Landmark | None = None,
    whole: bool = True,
) -> Iterator[Step]:
    """Walks a segment and fills `summary`. With `fail` the first error is raised, and none of its frame is released.

    With a `scanner`, intact frames come as stretches if it finds them. With `start` it begins there. If the source is
    not the `whole` rest of the segment, nothing is reported about the segment as a whole.
    """
    cursor = Cursor(reader, level, scanner)
    try:
        yield from begin(cursor, summary, on_damage, start)
    except NothingReadableError:
        return
    yield from frames(cursor, summary, on_damage)
    if whole:
        yield from finish(reader, summary, on_damage)


class NothingReadableError(Exception):
    """No part of the segment can be read. The step with the finding was already yielded."""


def begin(
    cursor: Cursor, summary: SegmentSummary, on_damage: OnDamage, start: Landmark | None = None
) -> Iterator[Step]:
    """Moves to the first frame, or to `start`; yields a step if the beginning is damaged.

    Raises `NothingReadableError` after that step if nothing is readable.
    """
    reader = cursor.reader
    try:
        cursor.begin()
        if start is not None and start.position != cursor.position:
            cursor.enter(start)
    except SegspecError as error:
        reader.source.check()
        summary.dialect = reader.dialect
        summary.end = "not-this-format" if error.code is Code.BAD_MAGIC else ENDS.get(error.code, "corrupt")
        position = error.position if start is None else max(error.position, start.position)
        resumed = reader.resync(position, error) if on_damage.goes_on else None
        if resumed is None:
            yield _refused(error, on_damage, summary)
            raise NothingReadableError from error
        cursor.position = resumed.position
        skipped = resumed.position - position
        yield Step(None, findings=[_gap(error, skipped, resumed.records, resumed.note)])
    else:
        summary.valid_bytes = cursor.position
    summary.dialect = reader.dialect


def finish(reader: SegmentReader, summary: SegmentSummary, on_damage: OnDamage) -> Iterator[Step]:
    """The findings that only the whole segment shows, as a step."""
    findings = list(reader.finish(summary))
    on_damage.met_among(findings)
    if findings:
        yield Step(None, findings=findings)


def frames(cursor: Cursor, summary: SegmentSummary, on_damage: OnDamage) -> Iterator[Step]:
    sound = summary.end == "clean"
    source = cursor.reader.source
    if on_damage.goes_on and isinstance(cursor.reader, GoesOn):
        cursor.reader.goes_on = True
    passed = cursor.position
    while cursor.position < source.size:
        pass_by(cursor.position - passed)
        passed = cursor.position
        try:
            step = cursor.read()
        except SegspecError as error:
            source.check()
            if sound:
                sound, summary.end = False, ENDS.get(error.code, "corrupt")
            if not on_damage.goes_on:
                yield _refused(error, on_damage, summary)
                return
            yield _resumed(cursor, error)
            continue
        on_damage.met_among(step.findings)
        step = cursor.accept(step)
        count_step(summary, step, sound=sound)
        yield step
        del step
    pass_by(cursor.position - passed)


def _made(records: Sequence[Record]) -> int:
    if isinstance(records, Runs):
        return records.size
    return len(records) * RECORD_BYTES + sum(payload(record) for record in records)


def _resumed(cursor: Cursor, error: SegspecError) -> Step:
    position = cursor.position
    resumed = cursor.reader.resync(position, error)
    if resumed is None:
        cursor.position = cursor.reader.source.size
        return Step(None, findings=[_gap(error, cursor.position - position, None, "nothing readable follows")])
    cursor.position = resumed.position
    cursor.scanner.ask_again()
    return Step(None, findings=[_gap(error, resumed.position - position, resumed.records, resumed.note)])


def _refused(error: SegspecError, on_damage: OnDamage, summary: SegmentSummary) -> Step:
    on_damage.met(error)
    return Step(None, findings=[_gap(error, summary.bytes - error.position, None, "")])


def _gap(error: SegspecError, skipped: int, records: int | None, note: str) -> Finding:
    return Finding.from_error(error, note=note, records=records, bytes=skipped)


def count_step(summary: SegmentSummary, step: Step, *, sound: bool) -> None:
    """Adds a step's records to the summary; `sound` if there was no damage before it."""
    if step.stretch is not None:
        _count_stretch(summary, step.stretch, sound)
    elif step.frame is not None:
        _count_frame(summary, step.frame, step.records, sound)


def _count_stretch(summary: SegmentSummary, stretch: Stretch, sound: bool) -> None:
    live = stretch.rows - stretch.deleted
    summary.frames += stretch.frames
    summary.records += live
    if not sound:
        return
    summary.valid_bytes = stretch.end
    summary.prefix_records += live
    if summary.first_offset is None:
        summary.first_offset = stretch.first_offset
    if summary.first_timestamp is None:
        summary.first_timestamp = stretch.first_timestamp
    if stretch.last_offset is not None:
        summary.last_offset = stretch.last_offset
    if stretch.last_timestamp is not None:
        summary.last_timestamp = stretch.last_timestamp


def _count_frame(summary: SegmentSummary, frame: Frame, records: Sequence[Record], sound: bool) -> None:
    summary.frames += 1
    if sound:
        summary.valid_bytes = frame.end
    if isinstance(records, Runs):
        # Their times are equal or in order, and none is deleted.
        if not sound:
            summary.records += len(records)
            return
        ends = records.ends
        between = len(records) - len(ends)
        summary.records += between
        summary.prefix_records += between if sound else 0
        records = ends
    for record in records:
        if record.deleted:
            continue
        summary.records += 1
        if not sound:
            continue
        summary.prefix_records += 1
        label = record.offset if record.id is None else f"{record.id[0]}-{record.id[1]}"
        if summary.first_offset is None:
            summary.first_offset = label
        summary.last_offset = label
        if record.timestamp is not None:
            if summary.first_timestamp is None:
                summary.first_timestamp = record.timestamp
            summary.last_timestamp = record.timestamp


class Walked(NamedTuple):
    """A walk over a segment; its steps can be iterated once."""

    reader: SegmentReader
    summary: SegmentSummary
    steps: Iterator[Step]


def walked(
    format: Format,
    source: Source,
    segment: SegmentFile,
    limits: Limits,
    wanted: Wanted | None = None,
    *,
    on_damage: OnDamage = OnDamage.SKIP,
    start: Landmark | None = None,
) -> Walked:
    """A walk over an open segment, from `start` on. With `wanted` sound frames come many at once, else one by one."""
    reader, summary = format.reader(source, segment, limits), SegmentSummary(segment, source.size)
    level = Level.RECORDS if wanted is None else wanted.level
    scanner = format.scanner_for(reader, wanted)
    return Walked(
        reader, summary, walk(reader, summary, on_damage=on_damage, level=level, scanner=scanner, start=start)
    )


class WalkedSegment:
    """A segment that is walked over on request; the caller keeps `source` open."""

    def __init__(self, format: Format, segment: SegmentFile, source: Source, limits: Limits) -> None:
        self.format = format
        self.segment = segment
        self.source = source
        self.limits = limits

    def frames(self, level: Level) -> Iterator[Step]:
        return walked(self.format, self.source, self.segment, self.limits, Wanted(level, frames=True)).steps

    def summary(self, level: Level) -> SegmentSummary:
        return self.judged(level)[0]

    def judged(self, level: Level) -> tuple[SegmentSummary, list[Finding]]:
        """The summary and the errors of a walk."""
        _, summary, steps = walked(self.format, self.source, self.segment, self.limits, Wanted(level))
        errors = [found for step in steps for found in step.findings if found.severity is Severity.ERROR]
        return summary, errors


class WalkedLog:
    """A log that is walked over on request."""

    def __init__(self, format: Format, listing: Listing, limits: Limits) -> None:
        self.format = format
        self.listing = listing
        self.limits = limits
        self.seen: tuple[str, int] | None = None

    def frames(self, level: Level) -> Iterator[tuple[SegmentFile, Step]]:
        for segment in self.listing.segments:
            self.seen = segment.path, 0
            with open_source(segment.path) as source:
                for step in WalkedSegment(self.format, segment, source, self.limits).frames(level):
                    yield segment, step
                    self.seen = segment.path, step.end or self.seen[1]


def summary_of(format: Format, segment: SegmentFile, limits: Limits, level: Level) -> SegmentSummary:
    """The summary of a segment, which is read despite damage. Raises `OSError`."""
    with open_source(segment.path) as source:
        return WalkedSegment(format, segment, source, limits).summary(level)


def judged(format: Format, segment: SegmentFile, limits: Limits, level: Level) -> tuple[SegmentSummary, list[Finding]]:
    """The summary and the errors of a segment. Raises `OSError`."""
    with open_source(segment.path) as source:
        return WalkedSegment(format, segment, source, limits).judged(level)
