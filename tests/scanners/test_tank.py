"""TANK bundles by the scanner and by the frames: the same records, findings and counts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from segspec.core.stretch import Level, Wanted
from segspec.formats.tank import FORMAT
from segspec.library.log import Log
from segspec.reading.walk import OnDamage
from tests.builders.tank import NAME, TIME, bundle, message, plain
from tests.helpers.logs import log_of
from tests.scanners import compare

LATEST = (1 << 64) - 1


def sparse(first: int, count: int, *, codec: int = 0, last: int | None = None) -> bytes:
    """A sparse bundle of `count` messages; those inside are 3 and 1 apart in turn."""
    inside = [
        message(b"in %d" % n, timestamp=None, **({"delta": 2} if n % 2 else {"flags": 4})) for n in range(count - 2)
    ]
    ends = [message(b"first", key=b"k"), message(b"last")]
    return bundle([ends[0], *inside, ends[1]][:count], first=first, last=last or first + 4 * count, codec=codec)


SOUND = {
    "plain": plain(0, 3) + plain(3, 20) + plain(23, 1),
    "snappy": plain(0, 30, codec=1) + plain(30, 40, codec=1),
    "mixed": plain(0, 30, codec=1) + plain(30, 4) + plain(34, 40, codec=1) + plain(74, 2),
    "sparse": plain(0, 2) + sparse(40, 6) + sparse(200, 1) + sparse(300, 2, codec=1) + plain(9, 3),
    "no keys, empty contents": bundle([message(b""), message(b"", timestamp=None)]) * 3,
    "empty keys": bundle([message(b"a", key=b""), message(b"", key=b"k"), message(b"b")]) * 2,
    "first message uses the last timestamp": bundle([message(b"a", timestamp=None), message(b"b")]) * 2,
    "no minimal integers": bundle([message(b"a")] * 2, long_count=True) * 2,
    "latest times": bundle([message(b"a", timestamp=(1 << 63) - 1), message(b"b", timestamp=0)]) * 2,
}
TIMES_BEYOND_ARROWS = plain(0, 2) + bundle([message(b"a", timestamp=LATEST)]) + plain(2, 2)
CUT_IN_THE_MIDDLE = plain(0, 3) + plain(3, 30)[:100] + plain(3, 4) + plain(7, 4) + plain(11, 4)


def frames_of(content: bytes) -> int:
    """How many frames the Kaitai reader finds."""
    segment = FORMAT.segment(NAME, None)
    make = compare.of_bytes(content, NAME)
    return int(compare.read(FORMAT, make, segment, OnDamage.SKIP, None, Level.FRAMES).summary["frames"])


@pytest.mark.parametrize("name", SOUND)
def test_sound_bundles_all_come_in_stretches(name: str, lane: str) -> None:
    segment = FORMAT.segment(NAME, None)
    got = compare.assert_agrees(FORMAT, compare.of_bytes(SOUND[name], NAME), segment, name)
    assert got.stretched == frames_of(SOUND[name])


def test_times_beyond_arrow_are_no_reason_where_no_arrow_time_is_made(lane: str) -> None:
    content, segment = TIMES_BEYOND_ARROWS, FORMAT.segment(NAME, None)
    for wanted in (Wanted(records=True), Wanted(columns=frozenset({"offset", "value", "position"})), Wanted()):
        got = compare.read(FORMAT, compare.of_bytes(content, NAME), segment, OnDamage.FAIL, wanted, Level.RECORDS)
        assert got.stretched == 3


MESSAGES = st.lists(
    st.tuples(
        st.binary(max_size=300), st.none() | st.integers(0, LATEST), st.none() | st.binary(max_size=255)
    ),
    min_size=1,
    max_size=20,
)  # fmt: skip


@settings(max_examples=15)
@given(st.lists(st.tuples(MESSAGES, st.sampled_from([0, 1]), st.sampled_from([None, 50])), max_size=8), st.data())
def test_what_writers_can_write(
    lane: str,
    bundles: Sequence[tuple[list[tuple[bytes, int | None, bytes | None]], int, int | None]],
    data: st.DataObject,
) -> None:
    written, number = b"", 1
    for messages, codec, jump in bundles:
        made = [message(value, timestamp=time, key=key, flags=4 if jump else 0) for value, time, key in messages]
        first = None if jump is None else number + jump
        number = (number if first is None else first) + len(made)
        written += bundle(made, codec=codec, first=first, last=number - 1)
    if written:
        got = compare.assert_agrees(FORMAT, compare.of_bytes(written, NAME), FORMAT.segment(NAME, None))
        assert got.summary["records"] == sum(len(messages) for messages, _, _ in bundles)


def large(codec: int) -> bytes:
    """A few MB of bundles of many sizes."""
    rng = random.Random(codec)
    bundles, number = [], 0
    for _ in range(220):
        count = rng.choice((1, 15, 16, 200))
        values = [rng.randbytes(20) * rng.randrange(12) for _ in range(count)]
        made = [message(value, timestamp=None if n else TIME + number) for n, value in enumerate(values)]
        bundles.append(bundle(made, codec=codec))
        number += count
    return b"".join(bundles) + bundle([message(rng.randbytes(3 << 20))], codec=codec) + b"".join(bundles[:40])


@pytest.mark.parametrize("codec", [0, 1])
def test_a_large_log_comes_in_stretches(tmp_path: Path, codec: int, lane: str) -> None:
    log = log_of("tank", tmp_path, {NAME: large(codec), "1.index": bytes(8)})
    expected = [record for _, step in log.steps() for record in step.records]
    frames = stretched = 0
    got = []
    for _, step in log.steps(wanted=Wanted(records=True)):
        got += step.records
        frames += step.frame is not None
        stretched += step.stretch.frames if step.stretch else 0
    assert got == expected
    assert (frames, stretched) == (0, 261)
    table = log.arrow().read_all()
    assert table["value"].to_pylist() == [record.value for record in expected]
    assert table["offset"].to_pylist() == [record.offset for record in expected]
    assert table["position"].to_pylist() == [record.position for record in expected]
    assert log.info()["last_timestamp"] == expected[-1].timestamp
    assert list(log.verify()) == []


def counted(log: Log) -> tuple[int, int]:
    """The number of records, and of frames that were read one by one for it."""
    steps = [step for _, step in log.steps(on_damage="skip", wanted=Wanted(checksums=False))]
    return log.count(on_damage="skip", report=lambda finding: None), sum(step.frame is not None for step in steps)


@pytest.mark.parametrize("codec", [0, 1])
def test_counting_goes_by_the_headers(tmp_path: Path, codec: int, lane: str) -> None:
    content = b"".join(plain(n * 20, 20, codec=codec) for n in range(50))
    assert counted(log_of("tank", tmp_path, {NAME: content})) == (1000, 0)


def test_counting_looks_into_bundles_where_headers_lead_nowhere(tmp_path: Path, lane: str) -> None:
    log = log_of("tank", tmp_path, {NAME: CUT_IN_THE_MIDDLE})
    assert counted(log)[0] == len(list(log.records(on_damage="skip", report=lambda finding: None))) == 15
