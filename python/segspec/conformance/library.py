"""The library as an adapter: one request of the protocol in, one answer out."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from segspec import formats
from segspec.conformance.computing import compute, functions
from segspec.conformance.covered import covered
from segspec.conformance.write_requests import write
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import record as record_form
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.core.version import __version__
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.library.log import Log
from segspec.library.verify import index_findings
from segspec.reading.walk import walk
from segspec.storage.directory import list_directory
from segspec.storage.source import Source, from_bytes, open_source

JSON = dict[str, Any]
PROTOCOL = 1
LIMITS = Limits(decompressed_bytes=8 << 20)
"""What the suite asks of every reader: no compressed block grows beyond this."""

CODECS = ("gzip", "snappy", "lz4", "zstd")


def can() -> list[str]:
    """What the library can, of each format that has vectors."""
    return [
        *(f"{verb}:{name}" for verb in ("read", "index", "write") for name in covered()),
        *(f"compute:{name}" for name in functions()),
        *(f"compression:{name}" for name in CODECS),
        "checksum",
        "dialect:document",
        "findings",
    ]


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
    if command not in ("read", "index"):
        return said | {"skip": f"{command} is no command of protocol {PROTOCOL}"}
    format = formats.get(request["format"])
    segment, index = (_content(request["input"].get(kind)) for kind in ("segment", "index"))
    if command == "index":
        return said | check_index(format, segment, index)
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


NamedContent = tuple[str, bytes]


def _content(stream: JSON | None) -> NamedContent | None:
    return None if stream is None else (stream["name"], bytes.fromhex(stream["hex"]))


def read(format: Format, name: str, content: bytes, index: NamedContent | None = None) -> JSON:
    """What reading the segment called `name` under the policy `stop` says. Only with an index are files made."""
    if index is None:
        return _read(format, from_bytes(content, name), format.segment(name, None))
    with TemporaryDirectory() as folder:
        _put(folder, [(name, content), index])
        directory = list_directory(folder)
        path = directory.join(name)
        with open_source(path) as source:
            return _read(format, source, format.segment(path, directory))


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


def problem(finding: Finding) -> JSON:
    """A finding as answers have it."""
    named = {} if finding.field is None else {"field": finding.field}
    return {"code": str(finding.code), "at": str(finding.position)} | named


def check_index(format: Format, segment: NamedContent | None, index: NamedContent | None) -> JSON:
    """What `segspec index check` finds in a folder of these files, notes left out; and `missing-segment` for an index
    that has none."""
    with TemporaryDirectory() as folder:
        _put(folder, [one for one in (segment, index) if one is not None])
        found = _index_findings(format, folder, segment, index)
    kept = [finding for finding in found if finding.severity is not Severity.NOTE]
    return {"findings": [{"code": str(one.code), "at": str(one.position)} for one in kept]}


def _index_findings(
    format: Format, folder: str, segment: NamedContent | None, index: NamedContent | None
) -> list[Finding]:
    directory = list_directory(folder)
    if segment is None:
        assert index is not None, "an index request has one file at least"
        return _orphan(format, directory.join(index[0]))
    listing = format.discover(directory)
    if not listing.segments:
        listing = Listing((format.segment(directory.join(segment[0]), directory),))
    log = Log(folder, format, listing, limits=LIMITS)
    found = () if format.index.place is IndexPlace.WITHIN else listing.findings
    orphans = [finding for finding in found if finding.code is Code.MISSING_SEGMENT]
    return orphans + list(index_findings(log))


def _orphan(format: Format, path: str) -> list[Finding]:
    missing = Finding(path, 0, Code.MISSING_SEGMENT, Severity.ERROR, "an index without its segment")
    with open_source(path) as source:
        try:
            for _ in format.index.entries(source, None):
                pass
        except SegspecError as error:
            return [missing, Finding.from_error(error)]
    return [missing]


def _put(folder: str, files: list[NamedContent]) -> None:
    for name, content in files:
        if "/" in name or name in ("", ".", ".."):
            raise ValueError(f"{name!r} is no file's name")
        (Path(folder) / name).write_bytes(content)
