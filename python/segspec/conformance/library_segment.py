"""The library's answers about one segment: `filter`, `tracking`, `skip`."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from segspec.conformance.library_files import JSON, LIMITS, NamedContent, problem, segment_of
from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.json_form import plain
from segspec.core.json_form import record as record_form
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.library.record_selection import filter_of
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes


def has_tracking(format: Format) -> bool:
    return format.tracking is not None or format.has_consumers


def skipped(format: Format, given: NamedContent | None, index: NamedContent | None, request: JSON) -> JSON:
    """What reading on after damage gives, and what the damage costs."""
    records: list[JSON] = []
    findings: list[Finding] = []
    with segment_of(format, _given(given), index) as (source, segment):
        summary = SegmentSummary(segment, source.size)
        for step in walk(format.reader(source, segment, LIMITS), summary, on_damage=OnDamage.SKIP):
            records += [record_form(record, bytes.hex) for record in step.records]
            findings += step.findings
    return {"records": records, "findings": [_with_cost(one) for one in findings if one.severity is not Severity.NOTE]}


def chosen(format: Format, given: NamedContent | None, index: NamedContent | None, request: JSON) -> JSON:
    """The frames of which records are given to a consumer that asks for a filter value. Raises `ValueError` for an
    empty one, and in formats without filters."""
    filter = filter_of(format, bytes.fromhex(request["value"]), request["unfiltered"])
    with segment_of(format, _given(given), index) as (source, segment):
        reader = format.reader(source, segment, LIMITS)
        scanner = format.scanner_for(reader, Wanted(records=True, filter=filter))
        steps = walk(reader, SegmentSummary(segment, source.size), scanner=scanner)
        positions = {record.position for step in steps for record in step.records}
    return {"frames": [str(position) for position in sorted(positions)]}


def tracked(format: Format, given: NamedContent | None, index: NamedContent | None, request: JSON) -> JSON:
    """What is stored besides records: every entry in order, and what is held after them."""
    if format.tracking is None:
        name, content = _given(index)
        return _consumers(format.index.entries(from_bytes(content, name), None))
    entries: list[JSON] = []
    with segment_of(format, _given(given), index) as (source, segment):
        summary = SegmentSummary(segment, source.size)
        for step in walk(format.reader(source, segment, LIMITS), summary, level=Level.CHECKSUMS):
            if step.frame is not None:
                entries += map(_entry, format.tracking.entries(step.frame))
        held = format.tracking.state([segment], lambda _: summary, None, None)
    return {"entries": entries, "held": {name: plain(value) for name, value in held.items() if name != "segment"}}


def _consumers(entries: Iterable[dict[str, Any]]) -> JSON:
    """The entries of an index up to one that cannot be read, and where each consumer is by the last one of its name."""
    found: list[JSON] = []
    with suppress(SegspecError):
        found.extend(map(_entry, entries))
    held = {entry["id"]: entry["offset"] for entry in found}
    return {"entries": found, "held": {"offsets": [{"id": name, "offset": held[name]} for name in sorted(held)]}}


def _entry(entry: dict[str, Any]) -> JSON:
    """A tracking entry as answers have it: names are bytes, in hex."""
    name = entry["id"]
    own = {"at": entry["position"], "id": name.encode() if isinstance(name, str) else name}
    return dict(plain(own | {key: value for key, value in entry.items() if key not in ("position", "id")}))


def _with_cost(finding: Finding) -> JSON:
    return problem(finding) | ({} if finding.bytes is None else {"bytes": str(finding.bytes)})


def _given(file: NamedContent | None) -> NamedContent:
    if file is None:
        raise ValueError("the file that is asked about is missing")
    return file
