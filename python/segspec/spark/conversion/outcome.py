"""What a conversion has done, as tables: one of segments with their damage, one of findings, one of files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from segspec.columns.schema import FINDINGS
from segspec.core.errors import Finding, Severity
from segspec.core.text import path_text
from segspec.spark.conversion.row_files import Made, day_text
from segspec.spark.conversion.tasks import PieceDone, TaskDone

SEGMENTS = pa.schema(
    [
        ("log", pa.string()),
        ("segment", pa.string()),
        ("bytes", pa.int64()),
        ("records", pa.int64()),
        ("errors", pa.int64()),
        ("warnings", pa.int64()),
        ("lost_records", pa.int64()),
        ("lost_bytes", pa.int64()),
        ("damage", pa.string()),
        ("first_error", pa.string()),
    ]
)
"""`damage` has the codes of errors and how many there are of each; `lost_records` and `lost_bytes` what is known to be
lost."""

FILES = pa.schema(
    [("path", pa.string()), ("log", pa.string()), ("day", pa.string()), ("rows", pa.int64()), ("bytes", pa.int64())]
)


@dataclass(frozen=True, slots=True)
class Converted:
    """The result of a conversion.

    `segments` has a row a segment (a log, if the target is a log) with its damage; `findings` what was found, at most
    1000 a segment and task; `files` the new files. `tasks` were run now, and `resumed` by a run before that was
    interrupted. `errors` counts the errors in `segments` and in the logs' folders: data is damaged or lost if there
    are any.
    """

    target: str
    records: int
    bytes: int
    errors: int
    tasks: int
    resumed: int
    segments: pa.Table
    findings: pa.Table
    files: pa.Table


def summarize(
    target: str, results: Iterable[TaskDone], folder_findings: Iterable[Finding], *, ran: int, resumed: int
) -> Converted:
    """The result of a job, from those of its tasks."""
    merged: dict[str, PieceDone] = {}
    files: list[Made] = []
    for result in sorted(results, key=lambda one: one.number):
        files += result.files
        for piece in result.pieces:
            if piece.segment in merged:
                _merge(merged[piece.segment], piece)
            else:
                merged[piece.segment] = piece
    of_folders = list(folder_findings)
    errors = sum(finding.severity is Severity.ERROR for finding in of_folders)
    rows = [_row(piece) for piece in merged.values()]
    found = [*of_folders, *(finding for piece in merged.values() for finding in piece.findings)]
    return Converted(
        target,
        sum(piece.records for piece in merged.values()),
        sum(piece.bytes for piece in merged.values()),
        errors + sum(row["errors"] for row in rows),
        ran,
        resumed,
        pa.Table.from_pylist(rows, SEGMENTS),
        pa.Table.from_pylist([_finding(one) for one in found], FINDINGS),
        pa.Table.from_pylist([_file(made) for made in files], FILES),
    )


def _merge(into: PieceDone, piece: PieceDone) -> None:
    into.bytes += piece.bytes
    into.records += piece.records
    into.lost_records += piece.lost_records
    into.lost_bytes += piece.lost_bytes
    into.findings += piece.findings
    for counts, more in ((into.counts, piece.counts), (into.codes, piece.codes)):
        for name, count in more.items():
            counts[name] = counts.get(name, 0) + count


def _row(piece: PieceDone) -> dict[str, Any]:
    first = next((one for one in piece.findings if one.severity is Severity.ERROR), None)
    return {
        "log": path_text(piece.log),
        "segment": path_text(piece.segment),
        "bytes": piece.bytes,
        "records": piece.records,
        "errors": piece.counts.get(Severity.ERROR, 0),
        "warnings": piece.counts.get(Severity.WARNING, 0),
        "lost_records": piece.lost_records,
        "lost_bytes": piece.lost_bytes,
        "damage": damage_text(piece.codes),
        "first_error": None if first is None else f"{first.position}: {first.message}",
    }


def damage_text(codes: Mapping[str, int]) -> str | None:
    """Codes, and how often each."""
    return ", ".join(f"{count} {code}" if count > 1 else code for code, count in sorted(codes.items())) or None


def _finding(finding: Finding) -> dict[str, Any]:
    plain = {name: str(value) if isinstance(value, str) else value for name, value in finding._asdict().items()}
    return plain | {"path": path_text(finding.path)}


def _file(made: Made) -> dict[str, Any]:
    day = day_text(made.day) if "day=" in made.name else None
    return {
        "path": path_text(made.name),
        "log": path_text(made.log),
        "day": day,
        "rows": made.rows,
        "bytes": made.bytes,
    }
