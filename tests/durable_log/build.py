"""durable-log bytes for tests, written by hand from the seed document (not with the specs under test)."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

from segspec.core.errors import Finding
from segspec.core.model import Record, SegmentSummary
from segspec.formats.durable_log import FORMAT
from segspec.formats.durable_log.layout import segment_name
from segspec.library.log import Log
from segspec.reading.walk import OnDamage
from tests.helpers.hostile import read

LEN_HEADER = 24


def record(
    offset: int,
    payload: bytes,
    *,
    magic: bytes = b"GOLD",
    version: int = 1,
    flags: int = 0,
    reserved: int = 0,
    length: int | None = None,
    checksum: int | None = None,
) -> bytes:
    stated = len(payload) if length is None else length
    crc = zlib.crc32(payload) if checksum is None else checksum
    return magic + struct.pack("<BBHQII", version, flags, reserved, offset, stated, crc) + payload


def payload(offset: int) -> bytes:
    return f"payload of record {offset}".encode()


def segment(offsets: Iterable[int]) -> bytes:
    return b"".join(record(n, payload(n)) for n in offsets)


def index(entries: Iterable[tuple[int, int]]) -> bytes:
    return b"".join(struct.pack("<QQ", *entry) for entry in entries)


def positions(content: bytes, count: int, base: int = 0) -> list[tuple[int, int]]:
    """The index entries of `count` intact records at the start of `content`."""
    out, at = [], 0
    for number in range(count):
        out.append((base + number, at))
        at += LEN_HEADER + struct.unpack_from("<I", content, at + 16)[0]
    return out


def read_all(
    content: bytes, on_damage: OnDamage = OnDamage.SKIP, base: int = 0
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    return read(FORMAT, content, segment_name(base), on_damage)


def offsets(records: list[Record]) -> list[int | None]:
    return [r.offset for r in records]


def write_log(folder: Path, files: dict[str, bytes]) -> Log:
    """A folder with these files, opened as a log."""
    import segspec

    for name, content in files.items():
        (folder / name).write_bytes(content)
    return segspec.open(folder, format="durable_log")


def codes(findings: Iterable[Finding]) -> list[str]:
    return [str(f.code) for f in findings]
