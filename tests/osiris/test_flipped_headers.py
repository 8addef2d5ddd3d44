"""Every bit of every chunk header of a small log, wrong alone and beside a damaged chunk, with and without an index.

No record of another chunk may be left out or get another offset, and none may be invented.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.builders.osiris import (
    CHUNK_HEADER,
    DELTA,
    SNAPSHOT,
    USER,
    NewChunk,
    chunk,
    index_name,
    offset,
    plain,
    positions,
    segment,
    segment_name,
    sequence,
    simple,
    sub_batch,
)
from tests.helpers.sweeps import some
from tests.osiris.reading import OSIRIS

Rows = dict[int, bytes]

TYPE = 1
"""The byte of a chunk's type. As a user chunk one of tracking has a record: nothing but the index contradicts it."""

FIVE = [simple(b"b%d" % number) for number in range(5)]
BATCH = sub_batch(0, b"".join(FIVE), len(FIVE), sum(map(len, FIVE)))
TAGGED = bytes(range(16))

FIRST = (
    plain(b"aa", b"bb"),
    plain(b"cc", trailer=sequence(b"w", 7)),
    NewChunk([simple(offset(b"c", 1))], kind=DELTA),
    NewChunk([BATCH, simple(b"after")], records=6, filter=TAGGED, epoch=2),
    plain(b"x1", b"x2", b"x3", epoch=2),
    plain(b"y", epoch=2),
)
SECOND = (
    NewChunk([simple(sequence(b"w", 7, 2) + offset(b"c", 1))], kind=SNAPSHOT, epoch=2),
    plain(b"z1", b"z2", epoch=2, trailer=sequence(b"w", 8)),
    plain(b"p", epoch=3),
    plain(b"q1", b"q2", epoch=3),
)


def rows_of(chunks: tuple[NewChunk, ...], base: int) -> list[Rows]:
    """The records of each chunk, by offset."""
    out = []
    for made in chunks:
        bodies = [body for entry in made.entries for body in (FIVE if entry is BATCH else [entry])]
        out.append({base + n: body[4:] for n, body in enumerate(bodies)} if made.kind == USER else {})
        base += made.count()
    return out


@dataclass(frozen=True)
class Stream:
    """A segment, whose index is beside it in `folder` or not, as the last of its log or with one after it."""

    chunks: tuple[NewChunk, ...]
    base: int
    index: Path | None
    next_base: int | None

    def read(self, content: bytes) -> Iterator[tuple[int | None, bytes | None]]:
        """Its records under `skip`, by the way that other roads take: with a scanner."""
        index = None if self.index is None else str(self.index)
        details: dict[str, int | str | bool] = {} if self.next_base is None else {"next_base": self.next_base}
        made = SegmentFile(segment_name(self.base), self.base, index, details)
        reader = OSIRIS.reader(from_bytes(content, made.path), made, DEFAULT_LIMITS)
        scanner = OSIRIS.scanner_for(reader, Wanted(records=True))
        summary = SegmentSummary(made, len(content))
        for step in walk(reader, summary, on_damage=OnDamage.SKIP, scanner=scanner):
            yield from ((record.offset, record.value) for record in step.records)


NEXT_BASE = sum(made.count() for made in FIRST)


@pytest.fixture(params=["with an index", "without an index"])
def has_index(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "with an index")


def stream(folder: Path, chunks: tuple[NewChunk, ...], *, has_index: bool, is_last: bool) -> tuple[Stream, bytes]:
    base = NEXT_BASE if chunks is SECOND else 0
    content, index = segment(*chunks, base=base)
    path = folder / index_name(base)
    path.write_bytes(index)
    end = base + sum(made.count() for made in chunks)
    return Stream(chunks, base, path if has_index else None, None if is_last else end), content


def flips(content: bytes, start: int) -> Iterator[tuple[int, bytes]]:
    """`content` with each bit of the header at `start` wrong, but for the type; and the number of the bit."""
    for bit in range(8 * CHUNK_HEADER.size):
        changed = bytearray(content)
        changed[start + bit // 8] ^= 0x80 >> bit % 8
        if bit // 8 != TYPE:
            yield bit, bytes(changed)


def lose(content: bytes, start: int, made: NewChunk, how: str) -> bytes:
    """`content` with a byte of the data of the chunk at `start` wrong, or with its header full of zeros."""
    if how == "header":
        return content[:start] + bytes(CHUNK_HEADER.size) + content[start + CHUNK_HEADER.size :]
    at = start + len(chunk(made, 0)) - len(made.trailer) - 1
    return content[:at] + bytes([content[at] ^ 0x55]) + content[at + 1 :]


def check(given: Stream, changed: bytes, damaged: set[int], what: str) -> None:
    rows = rows_of(given.chunks, given.base)
    got = list(given.read(changed))
    wanted = [row for number, row in enumerate(rows) if number not in damaged]
    kept = {place: body for row in wanted for place, body in row.items()}
    every = {place: body for row in rows for place, body in row.items()}
    assert len(dict(got)) == len(got), what
    assert kept.items() <= dict(got).items(), f"{what}: left out"
    assert dict(got).items() <= every.items(), f"{what}: invented or renumbered"


@pytest.mark.parametrize("chunks", [FIRST, SECOND], ids=["first", "second"])
@pytest.mark.parametrize("is_last", [False, True], ids=["inside", "last"])
def test_alone_it_costs_no_more_than_its_own_chunk(
    chunks: tuple[NewChunk, ...], is_last: bool, has_index: bool, tmp_path: Path
) -> None:
    given, content = stream(tmp_path, chunks, has_index=has_index, is_last=is_last)
    for number, start in enumerate(positions(*chunks)[:-1]):
        for bit, changed in some(flips(content, start), 40):
            check(given, changed, {number}, f"bit {bit} of chunk {number}")


@pytest.mark.parametrize(("chunks", "is_last"), [(FIRST, False), (SECOND, True)], ids=["inside", "last"])
@pytest.mark.parametrize("how", ["data", "header"])
@pytest.mark.parametrize("beside", [-1, 1], ids=["after", "before"])
def test_beside_a_damaged_chunk_it_costs_no_more_than_the_two(
    chunks: tuple[NewChunk, ...], is_last: bool, how: str, beside: int, has_index: bool, tmp_path: Path
) -> None:
    given, content = stream(tmp_path, chunks, has_index=has_index, is_last=is_last)
    starts = positions(*chunks)[:-1]
    for number, start in enumerate(starts):
        other = number + beside
        if not 0 <= other < len(chunks):
            continue
        spoiled = lose(content, starts[other], chunks[other], how)
        for bit, changed in some(flips(spoiled, start), 18):
            check(given, changed, {number, other}, f"bit {bit} of chunk {number} beside {other}")
