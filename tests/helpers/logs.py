"""Folders of files as logs, and records and findings in short."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
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


def some_log(folder: Path, format: str, seed: int) -> Path:
    """A log of a few segments, with records of several sizes, some of them empty; returns one of its segments."""
    rng = random.Random(seed)
    with segspec.create(str(folder), format, **({} if format == "tank" else {"segment_bytes": 16 << 10})) as writer:
        for number in range(600):
            value = b"" if rng.random() < 0.1 else bytes(rng.choice((0, 7)) for _ in range(rng.choice((1, 20, 90))))
            if format == "mojo":
                writer.append(fields=[(b"value", value)])
            elif format in ("osiris", "tank"):
                writer.append(value, timestamp=1_700_000_000_000 + number // 10)
            else:
                writer.append(value)
            if format in ("osiris", "tank") and rng.random() < 0.1:
                writer.flush()
    return Path(rng.choice(segspec.open(folder).segments).path)


def _part(content: bytes, rng: random.Random) -> tuple[int, int]:
    start = rng.randrange(len(content))
    return start, min(len(content), start + rng.randrange(1, 600))


def _flipped(content: bytes, rng: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(rng.choice((1, 1, 12))):
        changed[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _cut(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content))]


def _zeroed(content: bytes, rng: random.Random) -> bytes:
    start, end = _part(content, rng)
    return content[:start] + bytes(end - start) + content[end:]


def _without(content: bytes, rng: random.Random) -> bytes:
    start, end = _part(content, rng)
    return content[:start] + content[end:]


def _twice(content: bytes, rng: random.Random) -> bytes:
    start, end = _part(content, rng)
    return content[:end] + content[start:]


DAMAGES: dict[str, Callable[[bytes, random.Random], bytes]] = {
    "flipped": _flipped, "cut": _cut, "zeroed": _zeroed, "without": _without, "twice": _twice,
}  # fmt: skip
"""What becomes of a segment's content."""
