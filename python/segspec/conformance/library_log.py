"""The library's answers about a whole log: `log`, `seek`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from segspec.conformance.library_files import JSON, LIMITS, NamedContent, folder_of, problem
from segspec.core.bounds import Bound, Range
from segspec.core.errors import Finding, Severity
from segspec.core.ids import parse_id
from segspec.core.json_form import record as record_form
from segspec.core.model import SegmentSummary
from segspec.formats.contract.descriptor import Format
from segspec.library.record_selection import Selection
from segspec.library.stored_log import StoredLog
from segspec.storage.directory import list_directory


def read(format: Format, files: Sequence[NamedContent], request: JSON) -> JSON:
    """What reading a folder under the policy `stop` says: every record, and what is wrong with the folder and between
    its segments."""
    records: list[JSON] = []
    findings: list[Finding] = []
    summaries: list[SegmentSummary] = []
    stops: dict[str, Finding] = {}
    with folder_of(files) as folder:
        log = log_in(format, folder)
        findings += log.listing.findings
        for segment, step in log.steps(summaries=summaries):
            records += [record_form(record, bytes.hex) for record in step.records]
            findings += step.findings
            if step.frame is None:
                stops.setdefault(segment.path, step.findings[0])
    out: JSON = {"end": summaries[-1].end if summaries else "clean", "records": records}
    if out["end"] != "clean":
        error = stops[summaries[-1].segment.path]
        findings.remove(error)
        out["error"] = _placed(error)
    return out | {"findings": [_placed(one) for one in findings if one.severity is not Severity.NOTE]}


def seek(format: Format, files: Sequence[NamedContent], request: JSON) -> JSON:
    """The first record that is not before `to`, by number, id or time."""
    ((kind, value),) = request["to"].items()
    bound = _KINDS[kind](value)
    with folder_of(files) as folder:
        found = next(log_in(format, folder).placed_records(Selection(within=Range(bound))), None)
    if found is None:
        return {}
    path, record = found
    return {"record": record_form(record, bytes.hex), "file": _name(path), "at": str(record.position)}


def log_in(format: Format, folder: str) -> StoredLog:
    """The log in a folder, as its format finds it there."""
    return StoredLog(folder, format, format.discover(list_directory(folder)), limits=LIMITS)


def _placed(finding: Finding) -> JSON:
    return problem(finding) | {"file": _name(finding.path)}


def _name(path: str) -> str:
    return path.rsplit("/", 1)[-1]


_KINDS: dict[str, Callable[[str], Bound]] = {
    "offset": lambda value: Bound("offset", int(value)),
    "timestamp": lambda value: Bound("time", int(value)),
    "id": lambda value: Bound("id", parse_id(value)),
}
