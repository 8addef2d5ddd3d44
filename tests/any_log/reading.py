"""Declared logs as tests read them: the formats of `specs/`, and segments in memory."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from segspec.core.errors import Finding
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests import needs

SPECS = Path(__file__).with_name("specs")


@cache
def format_of(name: str, rules: str | None = None) -> Format:
    """A format that a file of `specs/` declares."""
    needs.npm("kaitai-struct-compiler")
    return declared.load(SPECS / name, None if rules is None else SPECS / rules)


def wal() -> Format:
    return format_of("sqlite_wal.ksy")


def jetstream() -> Format:
    return format_of("jetstream.log.yaml", "jetstream_rules.py")


def leveldb() -> Format:
    return format_of("leveldb_log.ksy")


class Read(NamedTuple):
    """What a segment gave: its records as values, what was found, how it ended, and in how many stretches."""

    records: list[tuple[Any, ...]]
    findings: list[Finding]
    end: str
    stretches: int = 0

    @property
    def codes(self) -> list[str]:
        return [str(finding.code) for finding in self.findings]


def values(record: Record) -> tuple[Any, ...]:
    further = getattr(record, "further", {})
    return record.offset, record.timestamp, record.key, record.value, *sorted(further.items())


def both_roads(format: Format, content: bytes, path: str, on_damage: str = "stop") -> Read:
    """What the parser gives of a segment, after it was found to be what kernels and counting give."""
    by_parser = read(format, content, path, on_damage)
    by_kernels = read(format, content, path, on_damage, Wanted(records=True))
    assert by_kernels[:3] == by_parser[:3]
    counted = read(format, content, path, on_damage, Wanted())
    assert (counted.findings, counted.end) == (by_parser.findings, by_parser.end)
    return by_parser


def read(format: Format, content: bytes, path: str, on_damage: str = "stop", wanted: Wanted | None = None) -> Read:
    """A segment that is called `path`, by the walk over its frames, or by its stretches where these are `wanted`. It
    raises nothing, whatever the bytes."""
    source, segment = from_bytes(content, path), SegmentFile(path)
    summary = SegmentSummary(segment, len(content))
    reader = format.reader(source, segment, DEFAULT_LIMITS)
    records: list[tuple[Any, ...]] = []
    findings: list[Finding] = []
    stretches = 0
    for step in walk(reader, summary, on_damage=OnDamage(on_damage), scanner=format.scanner_for(reader, wanted)):
        records += map(values, step.records)
        findings += step.findings
        stretches += step.stretch is not None
    return Read(records, findings, summary.end, stretches)
