"""What a scanner gives is what the frames give one by one, in every format: real logs, cuts, damage, long segments."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from segspec.conformance.vectors import load
from segspec.core.stretch import Level, Wanted
from segspec.formats import get
from segspec.reading.walk import OnDamage
from tests.builders import durable_log, ffwd, mojo, osiris, tank
from tests.helpers.sweeps import some
from tests.mojo.reading import some_packs
from tests.scanners.compare import (
    MUTATIONS,
    all_columns,
    assert_agrees,
    assert_mutations_agree,
    of_bytes,
    of_file,
    read,
    segments_of,
)
from tests.scanners.test_osiris import varied

pytestmark = pytest.mark.usefixtures("lane")


class Sample(NamedTuple):
    """A segment of a format: its name, and its bytes; `cuts` is how far its prefixes are apart, and `copies` how many
    damaged ones are made of it."""

    format: str
    name: str
    content: bytes
    cuts: int
    copies: int = MUTATIONS


class Long(NamedTuple):
    """A long segment, with how many records and frames it has."""

    name: str
    content: Callable[[], bytes]
    records: int
    frames: int


DURABLE, OSIRIS = "segment_00000000000000000000.log", f"{0:020d}.segment"
SAMPLES = {
    "durable_log": Sample(
        "durable_log", DURABLE, b"".join(durable_log.record(n, bytes(range(n * 3))) for n in range(8)), 7
    ),
    "ffwd": Sample("ffwd", ffwd.segment_name(7), ffwd.segment(7, 12), 5),
    "ffwd, document": Sample("ffwd", ffwd.segment_name(7), ffwd.segment(7, 12, document=True), 5),
    "mojo": Sample("mojo", "1000-0", mojo.segment(some_packs(3, 2)).content, 37, MUTATIONS // 3),
    "mojo, growing": Sample("mojo", "w1000-0", mojo.segment(some_packs(2, 2)).content, 37, MUTATIONS // 3),
    "mojo, counts": Sample(
        "mojo",
        "1000-0",
        mojo.segment(some_packs(3, 2), mojo.Reading(lp_count=1, counts=True)).content,
        41,
        MUTATIONS // 3,
    ),
    "osiris": Sample("osiris", OSIRIS, osiris.segment(*varied())[0], 47),
    "tank": Sample("tank", tank.NAME, tank.plain(0, 30, codec=1) + tank.plain(30, 4) + tank.plain(34, 2), 37),
}
MOJO_FIRST = 1526919030474
LONG = {
    "durable_log": Long(
        DURABLE, lambda: b"".join(durable_log.record(n, b"payload %d" % n) for n in range(4_000)), 4_000, 4_000
    ),
    "ffwd": Long(ffwd.segment_name(0), lambda: ffwd.segment(0, 4_000), 4_000, 4_000),
    "mojo": Long(
        f"{MOJO_FIRST}-0",
        lambda: (
            mojo.segment(
                [[mojo.Entry((MOJO_FIRST + p, n), [(b"value", b"%d-" % n * 30)]) for n in range(50)] for p in range(80)]
            ).content
        ),
        4_000,
        80,
    ),
    "osiris": Long(
        OSIRIS, lambda: osiris.segment(*[osiris.plain(*[b"%d" % n * 60 for n in range(50)])] * 80)[0], 4_000, 80
    ),
    "tank": Long(tank.NAME, lambda: b"".join(tank.plain(50 * n, 50) for n in range(80)), 4_000, 80),
}
LARGEST = 14_700
"""Bytes of a real segment that is read frame by frame: more would take too long."""


@pytest.mark.parametrize("name", LONG)
def test_the_smallest_segment_of_every_real_log(name: str, corpus: Path) -> None:
    format, looked_at = get(name), 0
    for _, group in groupby(segments_of(corpus, name), lambda found: found[0].parent):
        path, segment = min(group, key=lambda found: (found[0].stat().st_size, found[0]))
        if path.stat().st_size <= LARGEST:
            assert_agrees(format, of_file(path), segment, str(path))
            looked_at += 1
    assert looked_at > 5


@pytest.mark.parametrize("name", LONG)
def test_the_segments_of_vectors(name: str) -> None:
    format = get(name)
    vectors = [vector for section in load(formats=[name]) for vector in section.vectors]
    segments = [(vector.segment, vector.id) for vector in vectors if vector.segment is not None]
    for one, named in some(segments, 20):
        assert_agrees(format, of_bytes(one.content, one.name), format.segment(one.name, None), named)


@pytest.mark.parametrize("name", LONG)
def test_what_is_sound_in_real_logs_comes_in_stretches(name: str, corpus: Path) -> None:
    format = get(name)
    frames = stretched = 0
    for path, segment in segments_of(corpus, name):
        got = read(format, of_file(path), segment, OnDamage.SKIP, Wanted(), Level.RECORDS)
        if not got.findings:
            frames, stretched = frames + got.summary["frames"], stretched + got.stretched
    # Of mojo the last pack of a segment that is being written is the reader's.
    assert stretched > (0.8 if name == "mojo" else 0.95) * frames
    assert frames > 50


@pytest.mark.parametrize("what", SAMPLES)
def test_every_prefix_of_a_segment(what: str) -> None:
    name, segment_name, content, cuts, _ = SAMPLES[what]
    format = get(name)
    for length in some(range(0, len(content), cuts), 10):
        segment = format.segment(segment_name, None)
        assert_agrees(format, of_bytes(content[:length], segment_name), segment, f"{what} cut at {length}")


@pytest.mark.parametrize("what", SAMPLES)
def test_damaged_segments(what: str) -> None:
    name, segment_name, content, _, copies = SAMPLES[what]
    assert_mutations_agree(get(name), content, segment_name, 1, copies)


@pytest.mark.parametrize("name", LONG)
def test_a_healthy_segment_comes_in_stretches_mapped_or_not(name: str, tmp_path: Path) -> None:
    format, made = get(name), LONG[name]
    content, path = made.content(), tmp_path / made.name
    path.write_bytes(content)
    for make in (of_file(path), of_bytes(content, path.name)):
        for wanted in (Wanted(), Wanted(records=True), Wanted(columns=all_columns(format))):
            got = read(format, make, format.segment(path.name, None), OnDamage.STOP, wanted, Level.RECORDS)
            assert (got.summary["records"], got.stretched) == (made.records, made.frames)


def test_a_record_larger_than_a_batch_lies_between_small_ones() -> None:
    sizes = [10, 3 << 20, 5, 5, 70_000, 5]
    content = b"".join(durable_log.record(n, bytes([n]) * size) for n, size in enumerate(sizes))
    format = get("durable_log")
    assert_agrees(format, of_bytes(content, DURABLE), format.segment(DURABLE, None))


@pytest.mark.parametrize("empty", [1, 15, 16, 17, 40])
@pytest.mark.parametrize("followed", [False, True])
def test_empty_messages_with_and_without_one_behind_them(empty: int, followed: bool) -> None:
    content = ffwd.segment(0, 3) + ffwd.entry(b"") * empty + (ffwd.entry(b"x") if followed else b"")
    name, format = ffwd.segment_name(0), get("ffwd")
    assert_agrees(format, of_bytes(content, name), format.segment(name, None))


@pytest.mark.parametrize("name", ["durable_log", "ffwd"])
def test_numbers_at_the_end_of_their_range_are_left_to_the_reader(name: str) -> None:
    if name == "ffwd":
        first = (1 << 63) + 5
        content, file = ffwd.segment(first, 3), ffwd.segment_name(first)
    else:
        first = (1 << 64) - 3
        content, file = b"".join(durable_log.record(first + n, b"x") for n in range(3)), durable_log.segment_name(first)
    format = get(name)
    got = assert_agrees(format, of_bytes(content, file), format.segment(file, None))
    assert [record.offset for record in got.records] == [first, first + 1, first + 2]
    assert got.stretched == 0


def test_frames_shorter_than_usual_are_more_than_a_run_of_a_small_file_takes_at_once() -> None:
    content = ffwd.header(0) + 1_000 * ffwd.entry(b"")  # more than the 1,000 * 4 / 16 frames that its size lets expect
    name, format = ffwd.segment_name(0), get("ffwd")
    assert_agrees(format, of_bytes(content + ffwd.entry(b"last"), name), format.segment(name, None), "short frames")
