"""durable-log through its scanner and frame by frame: the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.stretch import Level, Wanted
from segspec.formats import get
from segspec.reading.walk import OnDamage
from tests.builders.durable_log import record
from tests.scanners.compare import (
    all_columns,
    assert_agrees,
    assert_mutations_agree,
    of_bytes,
    of_file,
    read,
    segments_of,
)

FORMAT = get("durable_log")
NAME = "segment_00000000000000000000.log"

pytestmark = pytest.mark.usefixtures("lane")


def test_every_real_segment(corpus: Path) -> None:
    found = segments_of(corpus, "durable_log")
    assert len(found) > 20
    for path, segment in found:
        assert_agrees(FORMAT, of_file(path), segment, str(path))


def test_every_prefix_of_a_segment() -> None:
    content = b"".join(record(n, bytes(range(n * 3))) for n in range(8))
    segment = FORMAT.segment(NAME, None)
    for length in range(0, len(content), 3):
        assert_agrees(FORMAT, of_bytes(content[:length], NAME), segment, f"cut at {length}")


@pytest.mark.parametrize("seed", range(3))
def test_damaged_segments(seed: int) -> None:
    content = b"".join(record(n, bytes([n]) * (n * 7 % 50)) for n in range(40))
    assert_mutations_agree(FORMAT, content, NAME, seed)


def test_a_healthy_segment_comes_in_stretches_mapped_or_not(tmp_path: Path) -> None:
    content = b"".join(record(n, b"payload %d" % n) for n in range(12_000))
    path = tmp_path / NAME
    path.write_bytes(content)
    segment = FORMAT.segment(NAME, None)
    for make in (of_file(path), of_bytes(content, NAME)):
        for wanted in (Wanted(), Wanted(records=True), Wanted(columns=all_columns(FORMAT))):
            got = read(FORMAT, make, segment, OnDamage.STOP, wanted, Level.RECORDS)
            assert got.summary["records"] == 12_000
            assert got.stretched == 12_000


def test_a_record_larger_than_a_batch_lies_between_small_ones() -> None:
    sizes = [10, 3 << 20, 5, 5, 70_000, 5]
    content = b"".join(record(n, bytes([n]) * size) for n, size in enumerate(sizes))
    assert_agrees(FORMAT, of_bytes(content, NAME), FORMAT.segment(NAME, None))


def test_offsets_at_the_end_of_their_range_are_left_to_the_reader() -> None:
    first = (1 << 64) - 3
    content = b"".join(record(first + n, b"x") for n in range(3))
    segment = FORMAT.segment(f"segment_{first:020d}.log", None)
    got = assert_agrees(FORMAT, of_bytes(content, segment.path), segment)
    assert [r.offset for r in got.records] == [first, first + 1, first + 2]
