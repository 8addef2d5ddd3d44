"""Logs that were written, as they can be compared."""

from __future__ import annotations

import filecmp
from pathlib import Path
from typing import Any

import segspec
from segspec.core.errors import Severity
from segspec.writing import LogWriter

Rows = list[tuple[Any, Any]]


def rows(folder: Path, *, on_damage: str = "fail") -> Rows:
    """Every record of the log as (offset or id, value or fields)."""
    log = segspec.open(folder)
    found = log.records(on_damage=on_damage, report=lambda _: None)
    return [(r.offset if r.id is None else r.id, r.value if r.fields is None else r.fields) for r in found]


def wrong(folder: Path) -> list[str]:
    """The codes of everything that `verify` finds, notes left out."""
    return [str(f.code) for f in segspec.open(folder).verify() if f.severity is not Severity.NOTE]


def append_all(writer: LogWriter, values: list[bytes]) -> Rows:
    return [(writer.append(value), value) for value in values]


def assert_same_files(ours: Path, theirs: Path) -> None:
    """The same names and the same bytes in both folders."""
    names = sorted(path.name for path in theirs.iterdir())
    assert sorted(path.name for path in ours.iterdir()) == names
    assert filecmp.cmpfiles(ours, theirs, names, shallow=False) == (names, [], [])
