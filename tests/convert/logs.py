"""Logs made of a few records, and records as they can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import segspec
from segspec.conversion import Done, prepare
from segspec.core.errors import Finding

USERS = ("offset", "timestamp", "key", "value", "id", "deleted", "fields")


def convert(source: Path, target: Path, kind: str | None = None, **words: Any) -> Done:
    """Converts without a damage policy of its own: `stop`, unless `words` say otherwise."""
    running = {name: words.pop(name) for name in ("on_damage", "within", "report") if name in words}
    return prepare(source, target, kind=kind, **words).run(**running)


def content(log: Path, columns: Sequence[str] = USERS) -> list[tuple[Any, ...]]:
    """All that can be had of a log's records, deleted ones too."""
    found: list[Finding] = []
    records = segspec.open(log).records(on_damage="skip", deleted=True, report=found.append)
    return [tuple(getattr(record, name) for name in columns) for record in records]


def tank(folder: Path, records: Sequence[tuple[int, bytes | None, bytes]], **options: Any) -> Path:
    """A TANK log of records (timestamp, key, value)."""
    with segspec.create(folder, "tank", **options) as writer:
        for timestamp, key, value in records:
            writer.append(value, key=key, timestamp=timestamp)
    return folder


def durable_log(folder: Path, values: Sequence[bytes]) -> Path:
    with segspec.create(folder, "durable_log") as writer:
        for value in values:
            writer.append(value)
    return folder


def mojo(folder: Path, records: Sequence[dict[str, Any]]) -> Path:
    with segspec.create(folder, "mojo") as writer:
        for record in records:
            writer.append(**record)
    return folder


def names(folder: Path) -> list[str]:
    """All that is in a folder, hidden files too."""
    return sorted(path.name for path in folder.iterdir())
