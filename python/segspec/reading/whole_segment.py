"""A segment that its format checks as a whole, and the walks over it, which continue after damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.core.errors import Finding, Severity
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import Source, open_source


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
