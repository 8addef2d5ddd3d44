"""The library as an adapter: one request of the protocol in, one answer out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import IO

from segspec import formats
from segspec.conformance import library_log, library_segment
from segspec.conformance.computing import compute, functions
from segspec.conformance.covered import covered
from segspec.conformance.library_files import JSON, LIMITS, NamedContent, folder_of, named, problem, segment_of
from segspec.conformance.write_requests import write
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import record as record_form
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.version import __version__
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.library.log import Log
from segspec.library.verify import index_findings
from segspec.reading.walk import walk
from segspec.storage.directory import list_directory
from segspec.storage.source import Source, open_source

PROTOCOL = 1
CODECS = ("gzip", "snappy", "lz4", "zstd")


def can() -> list[str]:
    """What the library can, of each format that has vectors."""
    return [
        *(f"{verb}:{name}" for verb in ("read", "index", "write", "log", "seek", "skip") for name in covered()),
        *(f"filter:{one.name}" for one in _formats() if one.filter_answer is not None),
        *(f"tracking:{one.name}" for one in _formats() if library_segment.has_tracking(one)),
        *(f"compute:{name}" for name in functions()),
        *(f"compression:{name}" for name in CODECS),
        "checksum",
        "dialect:document",
        "findings",
    ]


def _formats() -> list[Format]:
    return [formats.get(name) for name in covered()]


def answer(request: JSON) -> JSON:
    """The answer to one request. What cannot be done is answered with `skip`; a request that the protocol does not have
    raises `KeyError`, `TypeError` or `ValueError`."""
    command = request["cmd"]
    if command == "start":
        return {"protocol": PROTOCOL, "name": "segspec", "version": __version__, "language": "python", "can": can()}
    said = {"seq": request["seq"]}
    if command == "compute":
        return said | compute(request["function"], request["arguments"])
    if command == "write":
        return said | write(request)
    if command not in ("read", "index", *_OF_FILES, *_OF_SEGMENT):
        return said | {"skip": f"{command} is no command of protocol {PROTOCOL}"}
    format, given = formats.get(request["format"]), request["input"]
    if command in _OF_FILES:
        return said | _OF_FILES[command](format, [named(one) for one in given["files"]], request)
    segment, index = (named(given[kind]) if kind in given else None for kind in ("segment", "index"))
    if command == "index":
        return said | check_index(format, segment, index)
    if command != "read":
        return said | _OF_SEGMENT[command](format, segment, index, request)
    if segment is None:
        raise ValueError("a read request without a segment")
    return said | read(format, *segment, index)


def serve(requests: Iterable[str], out: IO[str]) -> None:
    """Answers requests, a line each, until `stop` or the end of the input."""
    for line in requests:
        request = json.loads(line)
        if request["cmd"] == "stop":
            return
        out.write(json.dumps(answer(request), separators=(",", ":")) + "\n")
        out.flush()


def read(format: Format, name: str, content: bytes, index: NamedContent | None = None) -> JSON:
    """What reading the segment called `name` under the policy `stop` says. Only with an index are files made."""
    with segment_of(format, (name, content), index) as (source, segment):
        return _read(format, source, segment)


def _read(format: Format, source: Source, segment: SegmentFile) -> JSON:
    summary = SegmentSummary(segment, source.size)
    records: list[JSON] = []
    findings: list[Finding] = []
    error: Finding | None = None
    for step in walk(format.reader(source, segment, LIMITS), summary):
        if step.frame is None and summary.end != "clean" and error is None:
            error, *more = step.findings
            findings += more
            continue
        records += [record_form(record, bytes.hex) for record in step.records]
        findings += step.findings
    out: JSON = {"end": summary.end, "valid_bytes": str(summary.valid_bytes), "records": records}
    if error is not None:
        out["error"] = problem(error)
    kept = [problem(finding) for finding in findings if finding.severity is not Severity.NOTE]
    return out | ({"findings": kept} if kept else {})


def check_index(format: Format, segment: NamedContent | None, index: NamedContent | None) -> JSON:
    """What `segspec index check` finds in a folder of these files, notes left out; and `missing-segment` for an index
    that has none."""
    with folder_of([one for one in (segment, index) if one is not None]) as folder:
        if segment is None:
            assert index is not None, "an index request has one file at least"
            return {"findings": _orphan(format, f"{folder}/{index[0]}")}
        found = _index_findings(format, folder, segment)
    return {"findings": [problem(one) for one in found if one.severity is not Severity.NOTE]}


def _index_findings(format: Format, folder: str, segment: NamedContent) -> list[Finding]:
    directory = list_directory(folder)
    listing = format.discover(directory)
    if not listing.segments:
        listing = Listing((format.segment(directory.join(segment[0]), directory),))
    log = Log(folder, format, listing, limits=LIMITS)
    found = () if format.index.place is IndexPlace.WITHIN else listing.findings
    orphans = [finding for finding in found if finding.code is Code.MISSING_SEGMENT]
    return orphans + list(index_findings(log))


def _orphan(format: Format, path: str) -> list[JSON]:
    """How bad it is that the segment is missing, a log's other files would say."""
    missing = {"code": str(Code.MISSING_SEGMENT), "at": "0"}
    with open_source(path) as source:
        try:
            for _ in format.index.entries(source, None):
                pass
        except SegspecError as error:
            return [missing, problem(Finding.from_error(error, severity=Severity.WARNING))]
    return [missing]


_OF_FILES = {"log": library_log.read, "seek": library_log.seek}
_OF_SEGMENT = {
    "filter": library_segment.chosen,
    "tracking": library_segment.tracked,
    "skip": library_segment.skipped,
}
