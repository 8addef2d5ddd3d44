"""osiris through its scanner and chunk by chunk: the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import cramjam
import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.stretch import Level, Wanted
from segspec.formats import get
from segspec.reading.walk import OnDamage
from tests.builders.osiris import (
    DELTA,
    SNAPSHOT,
    NewChunk,
    offset,
    plain,
    segment,
    sequence,
    simple,
    sub_batch,
    timestamp,
)
from tests.helpers.hostile import flipped
from tests.scanners.compare import (
    Read,
    assert_agrees,
    of_bytes,
    read,
)

FORMAT = get("osiris")

pytestmark = pytest.mark.usefixtures("lane")
NAME = f"{0:020d}.segment"

COMPRESS: dict[int, Callable[[bytes], Any]] = {
    0: bytes,
    1: cramjam.gzip.compress,
    2: cramjam.snappy.compress,
    3: cramjam.lz4.compress,
    4: cramjam.zstd.compress,
}


def batch(codec: int, *bodies: bytes, **changes: Any) -> bytes:
    """A sub-batch of these records as its client writes it, unless `changes` says otherwise."""
    content = b"".join(map(simple, bodies))
    return sub_batch(
        codec, bytes(COMPRESS[codec](content)), **({"records": len(bodies), "uncompressed": len(content)} | changes)
    )


def tracked(*blocks: bytes, kind: int = DELTA) -> NewChunk:
    """A tracking chunk."""
    return NewChunk([simple(b"".join(blocks))], kind=kind)


def varied() -> list[NewChunk]:
    """Everything that healthy logs hold."""
    bodies = [bytes([65 + n]) * (n * 5 % 23) for n in range(9)]
    every = [batch(codec, *bodies) for codec in COMPRESS]
    return [
        tracked(sequence(b"old", 7, 0), kind=SNAPSHOT),
        plain(*bodies),
        plain(b"filtered", filter=bytes(range(16))),
        plain(b"one", b"", trailer=sequence(b"p", 1)),
        NewChunk(every, records=9 * len(every), trailer=sequence(b"p", 2) + offset(b"c", 40) + timestamp(b"c", -5)),
        tracked(offset(b"c", 41), offset(b"d", 3)),
        plain(),
        plain(*bodies, epoch=4),
        NewChunk([simple(b"between"), every[3], simple(b""), every[1]], records=20, epoch=4),
        tracked(sequence(b"p", 9)),
        NewChunk([batch(2)], records=0),
        plain(b"last", trailer=sequence(b"q", 2**64 - 1)),
    ]


def agrees(*chunks: NewChunk) -> Read:
    content, _ = segment(*(replace(made, epoch=max(made.epoch, 4)) if n > 7 else made for n, made in enumerate(chunks)))
    return assert_agrees(FORMAT, of_bytes(content, NAME), FORMAT.segment(NAME, None))


def test_everything_that_healthy_logs_hold_comes_in_stretches() -> None:
    chunks = [made for _ in range(3) for made in varied()[1:7]]
    got = agrees(*chunks)
    assert got.stretched == got.summary["frames"] == len(chunks)


def test_tracking_is_left_as_every_chunk_by_itself_leaves_it() -> None:
    got = agrees(*varied())
    assert "b'p': (88, 9)" in got.summary["details"]["tracking"]
    assert "b'q'" in got.summary["details"]["tracking"]


def test_many_names_in_trailers() -> None:
    """More than a stretch's table of tracking has rows, and trailers of more than that too."""
    many = [plain(b"x", trailer=b"".join(sequence(b"%d-%d" % (n, k), k) for k in range(90))) for n in range(15)]
    most = plain(b"y", trailer=b"".join(offset(b"%d" % k, k) for k in range(1100)))
    got = agrees(*many, most, *many)
    assert got.stretched >= 28


MISSTATED = {
    "more records": [plain(b"x", b"y", records=3)] * 9,
    "fewer records": [plain(b"x", b"y", records=1)] * 9,
    "more entries": [plain(b"x", b"y", num_entries=3)] * 9,
    "fewer entries": [plain(b"x", b"y", num_entries=1)] * 9,
    "more of both": [plain(b"x", b"y", num_entries=4, records=3)] * 9,
    "every other one": [plain(b"x", b"y", records=2 + n % 2) for n in range(9)],
    "sub-batches": [NewChunk([batch(2, b"x", b"y"), simple(b"z")], records=4)] * 9,
    "epochs that rise and fall": [plain(b"x", epoch=n % 2) for n in range(9)],
    "with tracking": [plain(b"x", records=2), tracked(offset(b"c", 1))] * 5,
}


@pytest.mark.parametrize("by_data", [False, True], ids=["ids by the headers", "ids by the data"])
@pytest.mark.parametrize("name", MISSTATED)
def test_after_an_error_chunks_that_break_the_same_rule_come_in_stretches(name: str, by_data: bool) -> None:
    chunks, due = [plain(b"first"), *MISSTATED[name]], 0
    for n, made in enumerate(chunks):
        taken = 3 if name == "sub-batches" and n else 1 if made.kind == DELTA else len(made.entries)
        chunks[n] = replace(made, chunk_id=due)
        due += taken if by_data else made.count()
    content, _ = segment(*chunks)
    made = FORMAT.segment(NAME, None)
    assert_agrees(FORMAT, of_bytes(content, NAME), made)
    got = read(FORMAT, of_bytes(content, NAME), made, OnDamage.SKIP, Wanted(), Level.RECORDS)
    assert got.summary["frames"] == len(chunks)
    assert len(got.findings) >= 4
    assert got.stretched >= len(chunks) - 2


def test_the_last_offsets_there_are() -> None:
    for base in (2**64 - 3, 2**64 - 2, 2**64 - 1):
        content, _ = segment(plain(b"a"), plain(b"b", chunk_id=base, timestamp=2**63 - 1))
        assert_agrees(FORMAT, of_bytes(content, NAME), FORMAT.segment(NAME, None), str(base))
        own = f"{base:020d}.segment"
        content, _ = segment(plain(b"a", b"b"), base=base)
        assert_agrees(FORMAT, of_bytes(content, own), FORMAT.segment(own, None), own)


def test_a_segment_whose_name_says_no_offset() -> None:
    content, _ = segment(*varied()[1:], base=1000)
    for name in ("some.segment", NAME):
        assert_agrees(FORMAT, of_bytes(content, name), FORMAT.segment(name, None), name)


def test_chunks_larger_than_a_batch_lie_between_small_ones() -> None:
    large = [bytes([n]) * 900_000 for n in range(5)]
    wide = [b"%d" % n for n in range(9000)]
    chunks = [plain(b"a"), plain(*large), NewChunk([batch(4, *large)], records=5), plain(*wide), plain(b"z")]
    assert agrees(*chunks).stretched == len(chunks)


@pytest.fixture(scope="module")
def long() -> bytes:
    """A few megabytes as the brokers write them: plain chunks, every codec, and trailers."""
    bodies = [bytes([n % 251]) * (n * 37 % 300) for n in range(400)]
    every = [NewChunk([batch(codec, *bodies)] * 2, records=800, trailer=sequence(b"p", codec)) for codec in COMPRESS]
    chunks = [plain(*bodies, trailer=sequence(b"writer %d" % (n % 3), n)) for n in range(20)]
    return segment(*chunks, *every * 3, *chunks)[0]


def test_records_are_counted_without_their_payloads(long: bytes) -> None:
    """With neither checksums nor payloads wanted, damage within entries goes unseen, and so does its cost."""
    changed = flipped(long, len(long) // 2)
    made = FORMAT.segment(NAME, None)
    wanted = Wanted(checksums=False)
    got = read(FORMAT, of_bytes(changed, NAME), made, OnDamage.STOP, wanted, Level.RECORDS)
    assert got.summary["records"] == 40 * 400 + 15 * 800
    assert got.stretched == 55


def test_a_count_of_records_that_no_entries_bear_out_is_not_believed() -> None:
    content, _ = segment(plain(b"a"), plain(b"b", records=2**31))
    got = read(
        FORMAT,
        of_bytes(content, NAME),
        FORMAT.segment(NAME, None),
        OnDamage.STOP,
        Wanted(checksums=False),
        Level.RECORDS,
    )
    assert got.summary["records"] == 2
    assert [finding.field for finding in got.findings] == ["header.num_records"]


ENTRY = st.one_of(
    st.binary(max_size=40).map(lambda body: (simple(body), 1)),
    st.builds(
        lambda codec, bodies: (batch(codec, *bodies), len(bodies)),
        st.sampled_from(sorted(COMPRESS)),
        st.lists(st.binary(max_size=60), max_size=8),
    ),
)
TRAILER = st.lists(
    st.builds(sequence, st.binary(max_size=3), st.integers(0, 2**64 - 1))
    | st.builds(offset, st.binary(max_size=3), st.integers(0, 2**64 - 1))
    | st.builds(timestamp, st.binary(max_size=3), st.integers(-(2**63), 2**63 - 1)),
    max_size=4,
).map(b"".join)
CHUNK = st.builds(
    lambda entries, trailer, bits: NewChunk(
        [entry for entry, _ in entries], records=sum(count for _, count in entries), trailer=trailer, filter=bits
    ),
    st.lists(ENTRY, max_size=5),
    TRAILER,
    st.sampled_from([b"", bytes(16)]),
) | TRAILER.map(lambda blocks: tracked(blocks))


@given(chunks=st.lists(CHUNK, min_size=1, max_size=6))
def test_any_sound_chunks_come_in_stretches(chunks: list[NewChunk]) -> None:
    content, _ = segment(*chunks)
    got = assert_agrees(FORMAT, of_bytes(content, NAME), FORMAT.segment(NAME, None))
    assert got.stretched == got.summary["frames"] == len(chunks)
