"""What a walk over a segment in memory gave, by the reader or by a scanner, in whatever form it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes


class Walked:
    """Records, findings, rows and frames of a segment that is called `path`, and what is said of them together."""

    def __init__(
        self,
        format: Format,
        content: bytes,
        path: str,
        wanted: Wanted | None,
        on_damage: str = "skip",
        limits: Limits | None = None,
    ) -> None:
        segment = SegmentFile(path, 0)
        self.summary = SegmentSummary(segment, len(content))
        reader = format.reader(from_bytes(content, path), segment, limits or Limits())
        self.scanner = format.scanner_for(reader, wanted)
        self.records: list[Any] = []
        self.findings: list[Finding] = []
        self.rows: list[dict[str, Any]] = []
        self.frames: list[tuple[Any, ...]] = []
        self.stretches = 0
        level = Level.RECORDS if wanted is None else wanted.level
        for step in walk(reader, self.summary, on_damage=OnDamage(on_damage), level=level, scanner=self.scanner):
            self.findings += step.findings
            self.records += step.records
            self.stretches += step.stretch is not None
            self.rows += _rows_of(step, (*format.columns, "position"))
            self.frames += frames_of(step)

    @property
    def told(self) -> dict[str, Any]:
        return {name: getattr(self.summary, name) for name in SegmentSummary.__slots__ if name != "details"}

    def is_as(self, reader: Walked) -> Walked:
        """Holds it against what the reader gave."""
        assert self.records == reader.records
        assert self.findings == reader.findings
        assert self.told == reader.told
        return self


def _rows_of(step: Step, columns: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """The rows of a stretch, whose columns are flat or Arrow's, or of single records."""
    found = step.stretch
    if found is None:
        yield from ({name: getattr(one, name) for name in columns} for one in step.records)
        return
    for row in range(found.rows if found.columns else 0):
        each = found.columns.items()
        yield {name: one.value(row) if hasattr(one, "value") else one[row].as_py() for name, one in each}


def frames_of(step: Step) -> Iterator[tuple[Any, ...]]:
    each = step.each
    if each is None:
        return
    told = [each.of_each(one) for one in (each.kind, each.first_offset, each.offsets, each.timestamp)]
    details = {name: each.of_each(one) for name, one in each.details.items()}
    for place in range(each.rows):
        begin, end = (each.base + int(column[place]) for column in (each.position, each.end))
        said = {name: values[place] for name, values in details.items()}
        yield begin, end, *(one[place] for one in told), list(said.items())
