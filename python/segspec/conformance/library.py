"""The library as an adapter: one request in, one answer out. `write` is answered by a format's own writer."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from segspec import formats
from segspec.conformance.covered import covered
from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import plain
from segspec.core.json_form import record as record_form
from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile, SegmentSummary, parse_id
from segspec.core.stretch import Step
from segspec.core.version import __version__
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.formats.contract.writing import FormatWriter, Held
from segspec.library.log import Log
from segspec.library.record_selection import Selection, filter_of
from segspec.library.verify import index_findings
from segspec.reading.walk import OnDamage, walked
from segspec.storage.directory import list_directory
from segspec.storage.source import Source, from_bytes, open_source

JSON = dict[str, Any]
NamedContent = tuple[str, bytes]
PROTOCOL = 1
CODECS = ("gzip", "snappy", "lz4", "zstd")
LIMITS = Limits(decompressed_bytes=8 << 20)
"""The suite's limit on decompression for every reader."""


def can() -> list[str]:
    return [
        *(f"{verb}:{name}" for verb in ("read", "index", "write", "log", "seek", "skip") for name in covered()),
        *(f"filter:{one.name}" for one in _formats() if one.filter_answer is not None),
        *(f"tracking:{one.name}" for one in _formats() if one.tracking is not None or one.has_consumers),
        *(f"compute:{name}" for name in functions()),
        *(f"compression:{name}" for name in CODECS),
        "checksum",
        "dialect:document",
        "findings",
    ]


def _formats() -> list[Format]:
    return [formats.get(name) for name in covered()]


def answer(request: JSON) -> JSON:
    """Impossible requests are answered with `skip`; invalid ones raise `KeyError`, `TypeError` or `ValueError`."""
    command = request["cmd"]
    if command == "start":
        return {"protocol": PROTOCOL, "name": "segspec", "version": __version__, "language": "python", "can": can()}
    said = {"seq": request["seq"]}
    if command == "compute":
        return said | compute(request["function"], request["arguments"])
    if command == "write":
        return said | write(request)
    if command not in ("read", "index", *_OF_LOG):
        return said | {"skip": f"{command} is no command of protocol {PROTOCOL}"}
    format, given = formats.get(request["format"]), request["input"]
    segment, index = (_named(given[kind]) if kind in given else None for kind in ("segment", "index"))
    if command == "index":
        return said | check_index(format, segment, index)
    if command == "read":
        if segment is None:
            raise ValueError("a read request without a segment")
        return said | read(format, *segment, index)
    files = [_named(one) for one in given["files"]] if "files" in given else [one for one in (segment, index) if one]
    if not files:
        raise ValueError("the file that is asked about is missing")
    with folder_of(files) as folder:
        log = log_in(format, folder) if "files" in given else _of_one(format, folder, files[0][0])
        return said | _OF_LOG[command](log, request)


def serve(requests: Iterable[str], out: IO[str]) -> None:
    """Answers requests, one per line, until `stop` or the end."""
    for line in requests:
        request = json.loads(line)
        if request["cmd"] == "stop":
            return
        out.write(json.dumps(answer(request), separators=(",", ":")) + "\n")
        out.flush()


def _crc32(arguments: Mapping[str, Any]) -> str:
    return f"{zlib.crc32(bytes.fromhex(arguments['bytes'])):08x}"


@cache
def functions() -> Mapping[str, Callable[[Mapping[str, Any]], str]]:
    found: dict[str, Callable[[Mapping[str, Any]], str]] = {"crc32": _crc32}
    for format in formats.listed():
        found |= format.functions
    return dict(sorted(found.items()))


def compute(function: str, arguments: Mapping[str, Any]) -> JSON:
    """`skip` if the function is unknown."""
    known = functions().get(function)
    return {"skip": f"no function {function}"} if known is None else {"result": known(arguments)}


# files of a request, and findings


def _named(stream: JSON) -> NamedContent:
    return stream["name"], bytes.fromhex(stream["hex"])


@contextmanager
def folder_of(files: Sequence[NamedContent]) -> Iterator[str]:
    """A temporary folder. Raises `ValueError` if a name is not valid."""
    with TemporaryDirectory() as folder:
        for name, content in files:
            if "/" in name or name in ("", ".", ".."):
                raise ValueError(f"{name!r} is not a file name")
            (Path(folder) / name).write_bytes(content)
        yield folder


@contextmanager
def segment_of(format: Format, given: NamedContent, index: NamedContent | None) -> Iterator[tuple[Source, SegmentFile]]:
    """Files are written only if it has an index."""
    name, content = given
    if index is None:
        yield from_bytes(content, name), format.segment(name, None)
        return
    with folder_of([given, index]) as folder:
        directory = list_directory(folder)
        path = directory.join(name)
        with open_source(path) as source:
            yield source, format.segment(path, directory)


def problem(finding: Finding) -> JSON:
    field = {} if finding.field is None else {"field": finding.field}
    return {"code": str(finding.code), "at": str(finding.position), "severity": str(finding.severity)} | field


def log_in(format: Format, folder: str) -> Log:
    return Log(folder, format, format.discover(list_directory(folder)), limits=LIMITS)


def _of_one(format: Format, folder: str, name: str) -> Log:
    directory = list_directory(folder)
    return Log(folder, format, Listing((format.segment(directory.join(name), directory),)), limits=LIMITS)


def _name(path: str) -> str:
    return path.rsplit("/", 1)[-1]


def _placed(finding: Finding) -> JSON:
    return problem(finding) | {"file": _name(finding.path)}


def _with_cost(finding: Finding) -> JSON:
    return problem(finding) | ({} if finding.bytes is None else {"bytes": str(finding.bytes)})


def _all(findings: Iterable[Finding], form: Callable[[Finding], JSON] = problem) -> list[JSON]:
    return [form(one) for one in findings if one.severity is not Severity.NOTE]


# commands


def read(format: Format, name: str, content: bytes, index: NamedContent | None = None) -> JSON:
    """The answer to `read`, up to the first damage."""
    with segment_of(format, (name, content), index) as (source, segment):
        _, summary, steps = walked(format, source, segment, LIMITS, on_damage=OnDamage.STOP)
        out = _stopped(((segment, step) for step in steps), [summary], [], problem)
    out["valid_bytes"] = str(summary.valid_bytes)
    return out if out["findings"] else {key: value for key, value in out.items() if key != "findings"}


def _read_all(log: Log, request: JSON) -> JSON:
    summaries: list[SegmentSummary] = []
    return _stopped(log.steps(summaries=summaries), summaries, list(log.listing.findings), _placed)


def _stopped(
    steps: Iterable[tuple[SegmentFile, Step]],
    summaries: Sequence[SegmentSummary],
    findings: list[Finding],
    form: Callable[[Finding], JSON],
) -> JSON:
    records: list[JSON] = []
    stops: dict[str, Finding] = {}
    for segment, step in steps:
        records += [record_form(record, bytes.hex) for record in step.records]
        findings += step.findings
        if step.frame is None:
            stops.setdefault(segment.path, step.findings[0])
    out: JSON = {"end": summaries[-1].end if summaries else "clean", "records": records}
    if out["end"] != "clean":
        error = stops[summaries[-1].segment.path]
        findings.remove(error)
        out["error"] = form(error)
    return out | {"findings": _all(findings, form)}


def _seek(log: Log, request: JSON) -> JSON:
    ((kind, value),) = request["to"].items()
    found = next(log.placed_records(Selection(within=Range(_KINDS[kind](value)))), None)
    if found is None:
        return {}
    path, record = found
    return {"record": record_form(record, bytes.hex), "file": _name(path), "at": str(record.position)}


_KINDS: dict[str, Callable[[str], Bound]] = {
    "offset": lambda value: Bound("offset", int(value)),
    "timestamp": lambda value: Bound("time", int(value)),
    "id": lambda value: Bound("id", parse_id(value)),
}


def _skip(log: Log, request: JSON) -> JSON:
    findings: list[Finding] = []
    found = log.placed_records(Selection(OnDamage.SKIP, deleted=True, report=findings.append))
    records = [record_form(record, bytes.hex) for _, record in found]
    return {"records": records, "findings": _all(findings, _with_cost)}


def _filter(log: Log, request: JSON) -> JSON:
    """The frames that a consumer with a filter value receives.

    Raises `ValueError` for an empty value, and in formats without filters.
    """
    filter = filter_of(log.format, bytes.fromhex(request["value"]), request["unfiltered"])
    found = log.placed_records(Selection(filter=filter))
    return {"frames": [str(position) for position in sorted({record.position for _, record in found})]}


def _tracking(log: Log, request: JSON) -> JSON:
    format, (segment,) = log.format, log.segments
    if format.tracking is None:
        with open_source(segment.path) as source:
            return _consumers(format.index.entries(source, None))
    entries = [_entry(entry) for _, entry in log.tracking()]
    held = format.tracking.state([segment], log.summary, None, None)
    return {"entries": entries, "held": {name: plain(value) for name, value in held.items() if name != "segment"}}


def _consumers(entries: Iterable[dict[str, Any]]) -> JSON:
    found: list[JSON] = []
    with suppress(SegspecError):
        found.extend(map(_entry, entries))
    held = {entry["id"]: entry["offset"] for entry in found}
    return {"entries": found, "held": {"offsets": [{"id": name, "offset": held[name]} for name in sorted(held)]}}


def _entry(entry: dict[str, Any]) -> JSON:
    name = entry["id"]
    own = {"at": entry["position"], "id": name.encode() if isinstance(name, str) else name}
    return dict(plain(own | {key: value for key, value in entry.items() if key not in ("position", "id")}))


def check_index(format: Format, segment: NamedContent | None, index: NamedContent | None) -> JSON:
    """The findings of `segspec index check` except notes, and `missing-segment` for an index without one."""
    with folder_of([one for one in (segment, index) if one is not None]) as folder:
        if segment is None:
            assert index is not None, "an index request has one file at least"
            return {"findings": _orphan(format, f"{folder}/{index[0]}")}
        found = _index_findings(format, folder, segment)
    return {"findings": _all(found)}


def _index_findings(format: Format, folder: str, segment: NamedContent) -> list[Finding]:
    log = log_in(format, folder)
    if not log.segments:
        log = _of_one(format, folder, segment[0])
    found = () if format.index.place is IndexPlace.WITHIN else log.listing.findings
    orphans = [finding for finding in found if finding.code is Code.MISSING_SEGMENT]
    return orphans + list(index_findings(log))


def _orphan(format: Format, path: str) -> list[JSON]:
    missing = {"code": str(Code.MISSING_SEGMENT), "at": "0"}
    with open_source(path) as source:
        try:
            for _ in format.index.entries(source, None):
                pass
        except SegspecError as error:
            return [missing, problem(Finding.from_error(error, severity=Severity.WARNING))]
    return [missing]


_OF_LOG = {"log": _read_all, "seek": _seek, "skip": _skip, "filter": _filter, "tracking": _tracking}


class MemoryFiles:
    """One segment in memory."""

    def __init__(self) -> None:
        self.held: list[Held] = []
        self.tail = b""
        self.index = b""
        self.frames = 0
        self.is_open = False
        self.writer: FormatWriter[Any]
        self._content = bytearray()

    @property
    def position(self) -> int:
        return len(self._content)

    @property
    def index_position(self) -> int:
        return len(self.index)

    @property
    def content(self) -> bytes:
        return bytes(self._content) + self.tail

    def open(self) -> None:
        if self.is_open:
            return
        new = self.writer.segment()
        self._content += new.head
        self.index = self.writer.index_head()
        self.is_open = True
        self.writer.opened()

    def write(self, frame: bytes, index: bytes = b"", frames: int = 1) -> int:
        position = self.position
        self._content += frame
        self.index += index
        self.frames += frames
        return position

    def roll(self) -> None:
        if self.is_open:
            raise ValueError("these records do not go into one segment")


def write(request: JSON) -> JSON:
    """The bytes, or `skip` if the writer cannot make them."""
    try:
        return {"hex": _written(request).hex()}
    except ValueError as error:
        return {"skip": str(error)}


def _written(request: JSON) -> bytes:
    format = formats.get(request["format"])
    if format.writing is None:
        raise ValueError(f"{format.name} is only read")
    kind = format.writing.writer
    requested = format.writing.requested(request, format.segment(request["name"], None))
    files = MemoryFiles()
    for words, frames in requested.writers(list(requested.frames())):
        files.writer = kind(kind.options_type.from_words(format.name, words), files)
        if files.writer.opens_at_start:
            files.open()
        for frame in frames:
            for number, record in enumerate(frame):
                files.writer.append(**requested.arguments(record))
                if number == 0:
                    requested.begun(files.writer, len(frame))
            files.writer.close_frame()
    requested.ended(files.writer)
    return files.content
