"""Logs before and after `recover`, as they can be compared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import segspec as library
from segspec.core.errors import Finding, Severity

HOLES = {"missing-segment", "gap"}
"""How a copy shows that offsets are lost."""


def rows(path: Path) -> list[tuple[Any, ...]]:
    """All that can be had of a log: offset or id, key, value or fields, time, deleted."""
    log = library.open(path)
    found = log.records(on_damage="skip", deleted=True, report=lambda _: None)
    return [(r.offset, r.id, r.key, r.value, r.fields, r.timestamp, r.deleted) for r in found]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def not_holes(findings: list[Finding]) -> list[str]:
    """What is wrong besides holes and broken promises that nobody acts on."""
    return [
        str(each.error())
        for each in findings
        if each.severity is not Severity.NOTE and each.code not in HOLES | {"reserved-nonzero"}
    ]
