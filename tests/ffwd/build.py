"""ffwd bytes for tests, written by hand from the seed document and the code (not with the specs under test)."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path

import segspec
from segspec.core.errors import Finding
from segspec.core.model import Record, SegmentSummary
from segspec.formats.ffwd import FORMAT
from segspec.formats.ffwd.layout import segment_name
from segspec.library.log import Log
from segspec.reading.walk import OnDamage
from tests.helpers.hostile import read

SYSTEM_HEADER = 16
DOCUMENT_HEADER = 14


def entry(blob: bytes, *, size: int | None = None) -> bytes:
    return struct.pack(">I", len(blob) if size is None else size) + blob


def blob(number: int) -> bytes:
    return f"message {number}".encode()


def header(base: int, *, magic: bytes = b"FFLG", version: int = 0, document: bool = False) -> bytes:
    return magic + struct.pack(">HQ" if document else ">IQ", version, base)


def segment(base: int, count: int, *, document: bool = False) -> bytes:
    return header(base, document=document) + b"".join(entry(blob(base + n)) for n in range(count))


def index(consumers: Iterable[tuple[str, int]]) -> bytes:
    return b"".join(struct.pack(">IQ", len(name.encode()), offset) + name.encode() for name, offset in consumers)


def read_all(
    content: bytes, on_damage: OnDamage = OnDamage.SKIP, name: str = segment_name(0)
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    return read(FORMAT, content, name, on_damage)


def messages(records: list[Record]) -> list[tuple[int | None, bytes | None]]:
    return [(r.offset, r.value) for r in records]


def numbers(first: int, count: int) -> list[tuple[int, bytes]]:
    return [(first + n, blob(first + n)) for n in range(count)]


def write_log(folder: Path, files: dict[str, bytes]) -> Log:
    """A folder with these files, opened as a log."""
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return segspec.open(folder, format="ffwd")


def codes(findings: Iterable[Finding]) -> list[str]:
    return [str(f.code) for f in findings]
