"""TANK bytes for tests, written by hand from the seed document and the system (not with the specs under test)."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from pathlib import Path

import cramjam

from segspec.core.errors import Finding
from segspec.core.model import Record, SegmentSummary
from segspec.formats.tank import FORMAT
from segspec.library.log import Log
from segspec.library.log import open as open_log
from segspec.reading.walk import OnDamage
from tests.helpers.hostile import read

NAME = "1_1469700000.log"
TIME = 1_469_700_000_000
HAVE_KEY, USE_LAST, PREVIOUS_PLUS_ONE = 1, 2, 4
SPARSE, UNUSED = 0x40, 0x80


def varint(value: int, width: int = 1) -> bytes:
    """LEB128, padded to at least `width` bytes."""
    out = bytearray()
    while value > 127 or len(out) + 1 < width:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def message(
    content: bytes, *, timestamp: int | None = TIME, key: bytes | None = None, delta: int | None = None, flags: int = 0
) -> bytes:
    """One message; without a timestamp it uses the last one. `delta` is for the inside of a sparse bundle."""
    flags |= (HAVE_KEY if key is not None else 0) | (USE_LAST if timestamp is None else 0)
    out = bytes([flags])
    out += b"" if delta is None else varint(delta)
    out += b"" if timestamp is None else struct.pack("<Q", timestamp)
    out += b"" if key is None else bytes([len(key)]) + key
    return out + varint(len(content)) + content


def bundle(
    messages: Sequence[bytes],
    *,
    count: int | None = None,
    codec: int = 0,
    first: int | None = None,
    last: int | None = None,
    flags: int = 0,
    long_count: bool = False,
    trailing: bytes = b"",
) -> bytes:
    """A bundle with its length in front. With `first` (and `last`) it is sparse."""
    count = len(messages) if count is None else count
    short = count if count < 16 and not long_count else 0
    head = bytes([flags | short << 2 | codec | (0 if first is None else SPARSE)])
    head += b"" if short else varint(count)
    if first is not None:
        head += struct.pack("<Q", first)
        if count != 1:
            head += varint((first if last is None else last) - first - 1)
    content = b"".join(messages) + trailing
    body = head + (bytes(cramjam.snappy.compress_raw(content)) if codec == 1 else content)
    return varint(len(body)) + body


def text(number: int) -> bytes:
    return b"message number %d, of some length" % number


def plain(start: int, count: int, *, codec: int = 0, time: int = TIME) -> bytes:
    """A bundle as clients write them, with the contents of the messages `start` and up."""
    messages = [message(text(start), timestamp=time + start, key=b"k%d" % start)]
    messages += [message(text(start + i), timestamp=None) for i in range(1, count)]
    return bundle(messages, codec=codec)


def index(entries: Iterable[tuple[int, int]]) -> bytes:
    return b"".join(struct.pack("<II", *entry) for entry in entries)


def starts(bundles: Sequence[bytes]) -> list[int]:
    """Where each of `bundles` begins in a segment of them."""
    return [0, *accumulate(len(b) for b in bundles)][:-1]


def read_all(
    content: bytes, on_damage: OnDamage = OnDamage.SKIP, name: str = NAME
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    return read(FORMAT, content, name, on_damage)


def folder(path: Path, files: dict[str, bytes]) -> Log:
    """A log of these files."""
    path.mkdir(exist_ok=True)
    for name, content in files.items():
        (path / name).write_bytes(content)
    return open_log(path, format="tank")


def offsets(records: Iterable[Record]) -> list[int | None]:
    return [record.offset for record in records]


def values(records: Iterable[Record]) -> list[bytes | None]:
    return [record.value for record in records]


def codes(findings: Iterable[Finding]) -> list[str]:
    return [str(finding.code) for finding in findings]


def rises_by_one(records: Iterable[Record]) -> bool:
    return all(b == a + 1 for a, b in pairwise(r.offset or 0 for r in records))
