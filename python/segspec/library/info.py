"""The content of a log in one object, as `segspec info` shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level, Wanted
from segspec.library.clients_of_log import notes
from segspec.library.live_logs import watch
from segspec.library.stored_log import StoredLog, origin_of
from segspec.library.verify import Indexes, verify
from segspec.storage.source import is_remote, open_source
from segspec.storage.staging import uncommitted


def describe(log: StoredLog, *, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """The facts about a log as plain Python values, with the columns of its origin, such as `vhost` and `queue`.
    `records`, offsets and timestamps are of each segment's undamaged prefix; `records_behind_damage` counts those that
    `--on-damage skip` adds. `being_written` has a dict for each `Sign` of a writer, `uncommitted` a dict for each
    `UncommittedWrite` staged next to the log.
    """
    watched = watch(log)
    out = describe_index(log) if log.only_index else _describe(log, progress)
    signs = watched.signs()
    if signs:
        out["being_written"] = [sign._asdict() for sign in signs]
    staged = [] if is_remote(log.path) else uncommitted(log.path)
    if staged:
        out["uncommitted"] = [one._asdict() for one in staged]
    return out


def _describe(log: StoredLog, progress: Callable[[int], None] | None) -> dict[str, Any]:
    summaries: list[SegmentSummary] = []
    findings: list[Finding] = list(log.folder_findings())
    indexes = Indexes(log)
    for step in indexes.read(Wanted(), summaries=summaries, progress=progress):
        findings += step.findings
    findings += indexes.findings()
    out: dict[str, Any] = {
        "format": log.format.name,
        "path": log.path,
        **origin_of(log),
        "dialect": _dialect(summaries),
        "records": sum(s.prefix_records for s in summaries),
        "bytes": sum(s.bytes for s in summaries),
    }
    behind = sum(s.records - s.prefix_records for s in summaries)
    if behind:
        out["records_behind_damage"] = behind
    out |= range_of_log(summaries)
    out |= notes(log)
    out["segments"] = [_segment(s) for s in summaries]
    out |= log.format.info(summaries, log.listing)
    out["findings"] = findings
    return out


def describe_index(log: StoredLog) -> dict[str, Any]:
    entries = 0
    findings: list[Finding] = []
    try:
        for _ in log.index_entries():
            entries += 1
    except SegspecError as error:
        findings.append(Finding.from_error(error))
    if log.segments:
        findings += verify(log, Level.RECORDS)
    with open_source(log.path) as source:
        size = source.size
    return {
        "format": log.format.name,
        "path": log.path,
        **origin_of(log),
        "kind": "index" if log.companion is None else log.companion.name,
        "entries": entries,
        "bytes": size,
        "records": 0,
        "segments": [],
        "findings": findings,
    }


def damaged(findings: list[Finding]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)


def _dialect(summaries: list[SegmentSummary]) -> str:
    known = sorted({s.dialect for s in summaries if s.end != "not-this-format"})
    return "+".join(known) or "system"


def range_of_log(summaries: list[SegmentSummary]) -> dict[str, Any]:
    """First and last offset or id and timestamp, without keys for unknown values."""
    filled = [s for s in summaries if s.first_offset is not None]
    out: dict[str, Any] = {}
    if filled:
        out["first_offset"] = filled[0].first_offset
        out["last_offset"] = filled[-1].last_offset
    timed = [s for s in filled if s.first_timestamp is not None]
    if timed:
        out["first_timestamp"] = timed[0].first_timestamp
        out["last_timestamp"] = timed[-1].last_timestamp
    return out


def _segment(summary: SegmentSummary) -> dict[str, Any]:
    out: dict[str, Any] = {
        "path": summary.segment.path,
        "bytes": summary.bytes,
        "valid_bytes": summary.valid_bytes,
        "records": summary.prefix_records,
        "end": summary.end,
        "frames": summary.frames,
        "dialect": summary.dialect,
    }
    if summary.first_offset is not None:
        out["first_offset"] = summary.first_offset
        out["last_offset"] = summary.last_offset
    if summary.first_timestamp is not None:
        out |= {"first_timestamp": summary.first_timestamp, "last_timestamp": summary.last_timestamp}
    # Other details are objects for the format's own `info`.
    return out | {name: value for name, value in summary.details.items() if isinstance(value, int | str)}
