"""What one task does: decodes its pieces and writes their rows, in plain Python. Spark only says when and where.

A task writes what it did down beside its files, as one small file that appears last. So a job that was killed knows
which tasks are done; two attempts of one task each have files of their own, of which one set is taken.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from segspec.conversion import Refused, prepare
from segspec.conversion.nulls import FIELDS, VALUE, empty_words
from segspec.core.bounds import Bound
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, Severity
from segspec.core.ids import parse_id
from segspec.core.text import path_text
from segspec.formats import get
from segspec.library.arrow_tables import open_reader
from segspec.library.record_selection import Selection
from segspec.library.where import where_of
from segspec.spark.arrow import PLACE, fitted
from segspec.spark.conversion.job_pieces import JobPiece, bound_from_json, reached
from segspec.spark.conversion.parameters import Request
from segspec.spark.conversion.row_files import Made, RowFiles, days_of, row_schema
from segspec.storage import disk
from segspec.storage.target import JobTarget

MOVED = "offset"
"""The field of notes on where offsets went."""

CHANGED = (MOVED, VALUE, FIELDS)
"""The fields of notes on what is other than it was."""

KEPT_FINDINGS = 1000
"""Findings of one piece that are kept one by one; more are only counted."""


@dataclass(frozen=True)
class Task:
    """One task of a job, with all that it has to know. Its files lie in the job's `folder` until the commit, and their
    names then begin with `prefix`."""

    number: int
    folder: str
    prefix: str
    request: Request
    pieces: tuple[JobPiece, ...]

    @property
    def files(self) -> str:
        """Where its files lie."""
        return f"{self.folder}/files"


@dataclass(slots=True)
class PieceDone:
    """What came of a piece: its records and findings. `counts` has their number by severity, `lost_records` and
    `lost_bytes` what they cost as far as that is known."""

    log: str
    segment: str
    bytes: int
    records: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    lost_records: int = 0
    lost_bytes: int = 0
    codes: dict[str, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    path: str = ""
    last: Bound | None = None

    def count(self, batch: pa.RecordBatch) -> None:
        """Counts the records of a batch, and keeps the last offset or id."""
        self.records += batch.num_rows
        kind = "offset" if "offset" in batch.schema.names else "id"
        labels = batch.column(kind)
        if len(labels) > labels.null_count:
            value = pc.max(labels).as_py() if kind == "offset" else parse_id(labels[-1].as_py())
            found = Bound(kind, value)
            self.last = found if self.last is None else max(self.last, found)

    def tell(self, finding: Finding) -> None:
        self.counts[finding.severity] = self.counts.get(finding.severity, 0) + 1
        if finding.severity is Severity.ERROR:
            self.codes[finding.code] = self.codes.get(finding.code, 0) + 1
            self.lost_records += finding.records or 0
            self.lost_bytes += finding.bytes or 0
        if len(self.findings) < KEPT_FINDINGS:
            self.findings.append(finding)


@dataclass(slots=True)
class TaskDone:
    """The result of one task."""

    number: int
    files: list[Made]
    pieces: list[PieceDone]

    def as_json(self) -> dict[str, Any]:
        pieces = [asdict(piece) for piece in self.pieces]
        return {"number": self.number, "files": [made._asdict() for made in self.files], "pieces": pieces}

    @classmethod
    def from_json(cls, given: dict[str, Any]) -> TaskDone:
        pieces = [
            PieceDone(
                **one
                | {
                    "findings": [finding_of(row) for row in one["findings"]],
                    "last": None if one["last"] is None else bound_from_json(one["last"]),
                }
            )
            for one in given["pieces"]
        ]
        return cls(given["number"], [Made(**made) for made in given["files"]], pieces)


def finding_of(row: list[Any]) -> Finding:
    path, position, code, severity, *rest = row
    return Finding(path, position, Code(code), Severity(severity), *rest)


def run(target: JobTarget, task: Task) -> TaskDone:
    """Does a task. Raises `SegspecError` under the policy `fail`, `Refused`, and `OSError`; a file that says why is in
    the job's folder then."""
    try:
        done = _to_files(target, task) if task.request.to_files else _to_log(target, task)
    except (SegspecError, OSError, Refused) as error:
        with suppress(OSError):
            target.put(f"{task.folder}/failed/{task.number}", json.dumps(_failure(error)).encode())
        raise
    target.put(f"{task.folder}/done/{task.number}", json.dumps(done.as_json()).encode())
    return done


def _to_files(target: JobTarget, task: Task) -> TaskDone:
    request = task.request
    files = RowFiles(target, task.files, task.prefix, request, row_schema(get(task.pieces[0].format), request))
    try:
        results = [_convert(piece, request, files) for piece in task.pieces]
        return TaskDone(task.number, files.finish(), results)
    except BaseException:
        files.abandon()
        raise


def _convert(piece: JobPiece, request: Request, files: RowFiles) -> PieceDone:
    done = PieceDone(piece.log, piece.source, piece.size, path=piece.path)
    for batch, days in _batches(piece, request, row_schema(get(piece.format), request), done):
        files.write(piece.log, batch, days)
    return done


def _batches(
    piece: JobPiece, request: Request, wanted: pa.Schema, done: PieceDone
) -> Iterator[tuple[pa.RecordBatch, pa.Array | None]]:
    """The rows of a piece as they are written, and their days."""
    format = get(piece.format)
    log = piece.opened(request.limits, request.storage)
    labels = [name for name in ("offset", "id") if name in format.columns]
    times = [name for name in ("timestamp", "id") if name in format.columns and "day" in request.partition_by]
    needed = [*wanted.names, PLACE, *labels, *times]

    def overflow(_: int, error: SegspecError) -> None:
        request.policy.met(error, done.tell, "it is null in the target")

    where = where_of(format, request.where)
    selection = Selection(request.policy, piece.within(request.within), request.deleted, done.tell, where=where)
    columns = list(dict.fromkeys(needed))
    try:
        for batch in open_reader(log, "records", columns, selection, overflow=overflow):
            done.count(batch)
            places = batch.column(PLACE)
            made = [fitted(batch.column(field.name), field, piece.source, places, overflow) for field in wanted]
            rows = pa.RecordBatch.from_arrays(made, schema=wanted)
            yield rows, days_of(batch) if "day" in request.partition_by else None
    except (FileNotFoundError, RemovedError) as error:
        # Retention deletes segments while a job runs, or waits to be continued.
        gone = SegspecError(
            Code.MISSING_SEGMENT, "it was there when the conversion was planned, and is gone", path=piece.source
        )
        gone.__cause__ = error
        request.policy.met(gone, done.tell)


def _to_log(target: JobTarget, task: Task) -> TaskDone:
    """A whole log as one of another format."""
    request, (piece,) = task.request, task.pieces
    done = PieceDone(piece.log, piece.path, piece.size, path=piece.path)
    temporary = f"{task.files}/{task.number}"
    # An attempt that was killed may have got as far as its folder's name.
    target.remove(temporary)
    disk.make_folders(Path(target.url(task.files)))
    conversion = prepare(
        reached(piece.path, request.storage),
        target.url(temporary),
        kind=request.to,
        format=piece.format,
        payload=request.payload,
        drop=request.drop,
        deleted=request.deleted,
        fields_as=request.fields_as,
        options=dict(request.options),
        limits=request.limits,
        where=request.where,
        holes=request.holes,
    )
    result = conversion.run(on_damage=request.policy, within=request.within, report=done.tell)
    done.records = result.records
    for run in result.runs:
        message = f"offsets {run.first} to {run.last} are {run.to} to {run.to + run.last - run.first} in the target"
        done.tell(Finding(piece.path, 0, Code.GAP, Severity.NOTE, message, MOVED))
    for column, count in result.nulls.items():
        done.tell(Finding(piece.path, 0, Code.LIMIT_EXCEEDED, Severity.NOTE, empty_words(count), column))
    return TaskDone(task.number, [Made(temporary, piece.log, piece.log, None, result.records, 0, {}, {})], [done])


def _failure(error: Exception) -> dict[str, Any]:
    if isinstance(error, SegspecError):
        return {"finding": list(Finding.from_error(error))}
    return {"refused" if isinstance(error, Refused) else "error": str(error)}


def failure_of(given: dict[str, Any]) -> Exception:
    """The error that a task has left, as it was raised there."""
    if "finding" in given:
        return finding_of(given["finding"]).error()
    return Refused(given["refused"]) if "refused" in given else OSError(given["error"])


def shown(finding: Finding) -> str:
    return f"{path_text(finding.path)}:{finding.position}: {finding.code}: {finding.message}"
