"""What the tests of streams share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from segspec.writing import LogWriter
from tests.writing.appender import append


def value(row: dict[str, Any]) -> bytes:
    """What was appended."""
    found = row["value"] if "value" in row else row["fields"][0]["value"]
    assert isinstance(found, bytes)
    return found


def numbers(rows: list[dict[str, Any]]) -> list[int]:
    """Which records rows are, by what was appended."""
    return [int(value(row).split()[1]) for row in rows]


def committed(rows: Path) -> list[str]:
    """The files that the log of Spark's own sink has, in the folder that a query writes to; none before its first
    batch."""
    files: list[str] = []
    log = rows / "_spark_metadata"
    compacted = sorted(log.glob("*.compact"), key=lambda path: int(path.stem))
    batches = compacted[-1:] + [
        path
        for path in log.glob("[0-9]*")
        if path.suffix == "" and (not compacted or int(path.name) > int(compacted[-1].stem))
    ]
    for batch in batches:
        for line in batch.read_text().splitlines()[1:]:
            entry = json.loads(line)
            assert entry["action"] == "add"
            files.append(entry["path"].removeprefix("file://"))
    return files


def write(log: LogWriter, which: range) -> None:
    """Appends records, which are then in the files."""
    for number in which:
        append(log, number)
    log.flush(sync=False)
