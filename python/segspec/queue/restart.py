"""Takes up a queue: lists the segments in its folder, finds where it goes on, and mends what a crash tore."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level, Wanted
from segspec.formats.ffwd import FORMAT
from segspec.formats.ffwd.encode import header, segment_name
from segspec.formats.ffwd.rules import MAX_LONG
from segspec.queue.stored import StoredSegment, open_segments
from segspec.reading.walk import OnDamage, walk
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.source import open_source

DIALECTS = ("document", "system")


class TakenUp(NamedTuple):
    """The queue as it is on the disk, every segment whole up to its end.

    `goes_on` where the next message may follow in the last segment; else it begins another. `dialect` is the last
    segment's, None where there is none.
    """

    segments: list[StoredSegment]
    next: int
    goes_on: bool
    dialect: str | None
    findings: tuple[Finding, ...]

    @property
    def total(self) -> int:
        return sum(segment.end for segment in self.segments)


def take_up(folder: Path, dialect: str | None) -> TakenUp:
    """Reads the last segment to its end, and cuts off a torn entry: nobody was told that it is there.

    Entries that can be read after damage are never cut off: then the file stays as it is, and another segment is begun.
    A last file that ends within its header is removed. The only one gets a header instead, of the `dialect` unless its
    name is of another: the numbers before it were given, and do not come again. Raises `SegspecError` where the last
    segment is none by its magic or version.
    """
    findings: list[Finding] = []
    segments = open_segments(folder, {})
    while segments:
        last = segments[-1]
        summary, wrong = _read(last)
        findings += wrong
        if summary.valid_bytes:
            break
        if summary.end != "torn":
            raise _refusal(wrong)
        if len(segments) == 1 and last.base <= MAX_LONG:
            replace_file(Path(last.path), header(last.base, _dialect_of(last, dialect)))
            segments = open_segments(folder, {})
            continue
        disk.remove(Path(last.path))
        segments.pop()
    if not segments:
        return TakenUp([], 0, False, None, tuple(findings))
    goes_on = summary.end == "clean"
    last.end, last.next = summary.valid_bytes, last.base + summary.prefix_records
    if not goes_on and summary.records > summary.prefix_records:
        last.end = summary.bytes
        last.next = max(last.next, summary.next_offset or 0, last.base + summary.records)
    elif not goes_on:
        disk.cut(Path(last.path), summary.valid_bytes)
        goes_on = True
    return TakenUp(segments, last.next, goes_on, summary.dialect, tuple(findings))


def _dialect_of(segment: StoredSegment, dialect: str | None) -> str:
    """The dialect in which segments have names of this width, the one asked for if both have, or none."""
    likely = (dialect or DIALECTS[0], *DIALECTS)
    return next((one for one in likely if segment_name(segment.base, one) == segment.name), likely[0])


def _read(segment: StoredSegment) -> tuple[SegmentSummary, list[Finding]]:
    """The summary of the whole segment, which is read past its damage, and the errors in it."""
    file = FORMAT.segment(segment.path, None)
    with open_source(segment.path) as source:
        reader, summary = FORMAT.reader(source, file, DEFAULT_LIMITS), SegmentSummary(file, source.size)
        scanner = FORMAT.scanner_for(reader, Wanted(Level.RECORDS))
        steps = walk(reader, summary, on_damage=OnDamage.SKIP, level=Level.RECORDS, scanner=scanner)
        wrong = [found for step in steps for found in step.findings if found.severity is Severity.ERROR]
    return summary, wrong


def _refusal(wrong: list[Finding]) -> SegspecError:
    error = wrong[0].error()
    error.message += "; nothing is appended after it: make a sound copy first (segspec recover)"
    return error
