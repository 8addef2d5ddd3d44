"""One segment read as a log of its own, which still knows what must follow it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from segspec.core.bounds import Range
from segspec.core.errors import Finding
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.reading import Format
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, raise_first_error, walk
from segspec.storage.source import open_source


class SegmentOfLog(Log):
    """A log with one segment. After it, its order against the `following` segment is checked, of which only the first
    frame is read: so each task finds a missing segment behind its own."""

    def __init__(self, format: Format, segment: SegmentFile, following: SegmentFile | None) -> None:
        super().__init__(segment.path, format, Listing((segment,)))
        self.following = following

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
        own: list[SegmentSummary] = [] if summaries is None else summaries
        yield from super().steps(
            on_damage=on_damage, level=level, wanted=wanted, within=within, summaries=own, progress=progress
        )
        if self.following is None:
            return
        findings = list(self._order(own[-1], self.following, level if wanted is None else wanted.level))
        raise_first_error(findings, OnDamage(on_damage))
        if findings:
            yield self.segments[0], Step(None, findings=findings)

    def _order(self, summary: SegmentSummary, following: SegmentFile, level: Level) -> Iterator[Finding]:
        try:
            source = open_source(following.path)
        except FileNotFoundError:
            # The task that reads it says so.
            return
        with source:
            begun = SegmentSummary(following, source.size)
            for step in walk(self.format.reader(source, following, self.limits), begun, level=level):
                if step.frame is None or begun.first_offset is not None:
                    break
            yield from self.format.check_order(summary, begun)
