"""What the tests of streams share."""

from __future__ import annotations

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


def write(log: LogWriter, which: range) -> None:
    """Appends records, which are then in the files."""
    for number in which:
        append(log, number)
    log.flush(sync=False)
