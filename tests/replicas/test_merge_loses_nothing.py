"""What a merge must not lose: frames after holes, frames damaged everywhere, records that others have for fillers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import segspec
from segspec.replicas import ReplicaComparison, merge
from tests.builders import osiris
from tests.replicas.made import Placed, story, write

TEN = story([(10, 1)] * 10)
FILLER = osiris.NewChunk([osiris.simple(b"")], kind=1, records=20, num_entries=1)
FILLED = [*TEN[:3], (30, FILLER), *TEN[5:]]


def bodies(chunks: list[Placed]) -> dict[int | None, bytes | None]:
    return {offset + number: entry[4:] for offset, made in chunks for number, entry in enumerate(made.entries)}


def merged(tmp_path: Path, *folders: Path) -> tuple[ReplicaComparison, dict[int | None, bytes | None]]:
    made = merge(folders, tmp_path / "out")
    assert made.remaining == []
    records = segspec.open(tmp_path / "out").records(on_damage="fail")
    return made.comparison, {record.offset: record.value for record in records}


def in_one_segment(folder: Path, chunks: list[Placed]) -> Path:
    folder.mkdir()
    content, index = osiris.segment(*(replace(made, chunk_id=offset) for offset, made in chunks))
    (folder / osiris.segment_name(0)).write_bytes(content)
    (folder / osiris.index_name(0)).write_bytes(index)
    return folder


@pytest.mark.parametrize("other", [TEN[:5], TEN[:5] + TEN[6:]], ids=["an older one", "one with the same hole"])
def test_the_frame_after_a_hole_in_the_middle_of_a_segment_is_kept(other: list[Placed], tmp_path: Path) -> None:
    held = TEN[:5] + TEN[6:]
    a, b = in_one_segment(tmp_path / "a", held), in_one_segment(tmp_path / "b", other)
    assert merged(tmp_path, a, b)[1] == bodies(held)


def test_what_is_damaged_in_all_replicas_is_kept_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    miscounted = [*TEN[:4], (40, replace(TEN[4][1], num_entries=12)), *TEN[5:]]
    a, b = write(tmp_path / "a", miscounted), write(tmp_path / "b", miscounted)
    assert merged(tmp_path, a, b)[1] == bodies(TEN)


def test_a_damaged_frame_gives_way_to_a_sound_one(tmp_path: Path) -> None:
    miscounted = [*TEN[:4], (40, replace(TEN[4][1], num_entries=12)), *TEN[5:]]
    names = ("a", "b")
    folders = [write(tmp_path / name, miscounted) for name in names]
    assert merged(tmp_path, *folders, write(tmp_path / "c", TEN[:8]))[1] == bodies(TEN)


def test_a_header_that_counts_too_many_records_hides_none_of_those_after_it(tmp_path: Path) -> None:
    miscounted = [*TEN[:4], (40, replace(TEN[4][1], records=4106)), *TEN[5:]]
    a, b = in_one_segment(tmp_path / "a", miscounted), in_one_segment(tmp_path / "b", TEN[:8])
    found, held = merged(tmp_path, a, b)
    assert held == bodies(TEN)
    assert [replica.next_offset for replica in found.replicas] == [100, 80]


@pytest.mark.parametrize("fillers", [1, 2])
def test_a_hole_that_was_filled_before_gets_its_records_back(fillers: int, tmp_path: Path) -> None:
    folders = [write(tmp_path / f"filled{number}", FILLED, 50) for number in range(fillers)]
    found, held = merged(tmp_path, *folders, write(tmp_path / "c", TEN[:6]))
    assert held == bodies(TEN)
    assert found.partings == []
    assert [(Path(each.path).name, each.first, each.next, each.kind) for each in found.besides] == [
        ("c", 30, 50, "nothing")
    ]


def test_a_filler_does_not_hide_what_another_has_of_the_middle_of_it(tmp_path: Path) -> None:
    filled, other = write(tmp_path / "a", FILLED, 50), write(tmp_path / "b", [*TEN[:3], *TEN[4:6]])
    assert merged(tmp_path, filled, other)[1] == bodies([*TEN[:3], *TEN[4:]])


def test_replicas_with_the_same_filler_are_the_same_and_stay_so(tmp_path: Path) -> None:
    folders = [write(tmp_path / name, FILLED, 50) for name in ("a", "b")]
    found, held = merged(tmp_path, *folders)
    assert found.is_same
    assert held == bodies([*TEN[:3], *TEN[5:]])


def test_an_epoch_that_damage_raised_at_the_end_of_one_replica_does_not_win(tmp_path: Path) -> None:
    """Nothing but the chunk itself says that it is of epoch 2^40: it is the last, no other node has it, no index."""
    spoiled = write(tmp_path / "a", [*TEN[:8], (80, replace(TEN[8][1], epoch=2**40))])
    max(spoiled.glob("*.index")).unlink()
    other = write(tmp_path / "b", [*TEN[:8], *story([(10, 2), (10, 2)], start=80, word=b"n")])
    found, held = merged(tmp_path, spoiled, other)
    assert (found.keep, found.replicas[0].last_epoch) == (1, 1)
    assert "no time for this many elections" in found.replicas[0].damage[-1].message
    assert (held[80], held[99]) == (b"n-2-80", b"n-2-99")


def test_the_merged_log_has_the_epoch_that_the_frame_can_have(tmp_path: Path) -> None:
    spoiled = write(tmp_path / "a", [*TEN[:8], (80, replace(TEN[8][1], epoch=2**40))])
    max(spoiled.glob("*.index")).unlink()
    _, held = merged(tmp_path, spoiled, write(tmp_path / "b", TEN[:7]))
    assert held == bodies(TEN[:9])
    assert {record.epoch for record in segspec.open(tmp_path / "out").records()} == {1}
