"""Folders of files as logs, and records and findings in short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import segspec
from segspec.core.errors import Finding
from segspec.core.model import Record
from segspec.library.log import Log


def write_files(folder: Path, files: Mapping[str, bytes]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def log_of(format: str, folder: Path, files: Mapping[str, bytes]) -> Log:
    """A folder with these files, opened as a log."""
    return segspec.open(write_files(folder, files), format=format)


def offsets(records: Iterable[Record]) -> list[int | None]:
    return [record.offset for record in records]


def values(records: Iterable[Record]) -> list[bytes | None]:
    return [record.value for record in records]


def numbered(records: Iterable[Record]) -> list[tuple[int | None, bytes | None]]:
    return [(record.offset, record.value) for record in records]


def codes(findings: Iterable[Finding]) -> list[str]:
    return [str(finding.code) for finding in findings]
