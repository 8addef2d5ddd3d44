"""ffwd through its scanner and frame by frame: the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.stretch import Level, Wanted
from segspec.formats import get
from segspec.reading.walk import OnDamage
from tests.builders.ffwd import entry, header, segment, segment_name
from tests.scanners.compare import (
    all_columns,
    assert_agrees,
    assert_mutations_agree,
    of_bytes,
    of_file,
    read,
    segments_of,
)

FORMAT = get("ffwd")

pytestmark = pytest.mark.usefixtures("lane")


def test_every_real_segment(corpus: Path) -> None:
    found = segments_of(corpus, "ffwd")
    assert len(found) > 10
    for path, held in found:
        assert_agrees(FORMAT, of_file(path), held, str(path))


@pytest.mark.parametrize("document", [False, True])
def test_every_prefix_of_a_segment(document: bool) -> None:
    content = segment(7, 12, document=document)
    name = segment_name(7)
    for length in range(0, len(content), 4):
        assert_agrees(FORMAT, of_bytes(content[:length], name), FORMAT.segment(name, None), f"cut at {length}")


@pytest.mark.parametrize("seed", range(3))
def test_damaged_segments(seed: int) -> None:
    assert_mutations_agree(FORMAT, segment(0, 40), segment_name(0), seed)


@pytest.mark.parametrize("empty", [1, 15, 16, 17, 40])
@pytest.mark.parametrize("followed", [False, True])
def test_empty_messages_with_and_without_one_behind_them(empty: int, followed: bool) -> None:
    content = segment(0, 3) + entry(b"") * empty + (entry(b"x") if followed else b"")
    assert_agrees(FORMAT, of_bytes(content, segment_name(0)), FORMAT.segment(segment_name(0), None))


def test_a_healthy_segment_comes_in_stretches_mapped_or_not(tmp_path: Path) -> None:
    content = segment(0, 12_000)
    path = tmp_path / segment_name(0)
    path.write_bytes(content)
    for make in (of_file(path), of_bytes(content, path.name)):
        for wanted in (Wanted(), Wanted(records=True), Wanted(columns=all_columns(FORMAT))):
            got = read(FORMAT, make, FORMAT.segment(path.name, None), OnDamage.STOP, wanted, Level.RECORDS)
            assert (got.summary["records"], got.stretched) == (12_000, 12_000)


def test_numbers_near_the_end_of_their_range_are_left_to_the_reader() -> None:
    first = (1 << 63) + 5
    content = segment(first, 3)
    got = assert_agrees(FORMAT, of_bytes(content, segment_name(first)), FORMAT.segment(segment_name(first), None))
    assert got.stretched == 0


def test_frames_shorter_than_usual_are_more_than_a_run_of_a_small_file_takes_at_once() -> None:
    content = header(0) + 3_000 * entry(b"")  # more than the 3,000 * 4 / 16 frames that its size lets expect
    name = segment_name(0)
    assert_agrees(FORMAT, of_bytes(content + entry(b"last"), name), FORMAT.segment(name, None), "short frames")
