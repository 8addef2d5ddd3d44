"""Replicas that were cut, damaged and led apart: what a comparison tells of them, and what a merge makes of them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import segspec
from segspec.core.errors import SegspecError, Severity
from segspec.formats.osiris.salvage import OsirisSalvager
from segspec.replicas import compare, merge
from tests.builders import durable_log
from tests.builders import osiris as built
from tests.cli.conftest import Run


def chunk(first: int, count: int, epoch: int, word: bytes = b"v", led: int | None = None) -> built.NewChunk:
    """A chunk that says `epoch`. Each leader, `led`, writes at a time of its own."""
    entries = [built.simple(b"%b%d" % (word, number)) for number in range(first, first + count)]
    time = 1000 + first + 7 * (led or epoch)
    return built.NewChunk(entries, records=count, chunk_id=first, epoch=epoch, timestamp=time)


def replica(folder: Path, chunks: list[built.NewChunk], cuts: tuple[int, ...] = ()) -> Path:
    """A replica whose segments begin with the first chunk and with those at `cuts`."""
    folder.mkdir()
    begins = [0, *cuts, len(chunks)]
    for begin, end in pairwise(begins):
        if begin < end:
            content, _ = built.segment(*chunks[begin:end])
            (folder / built.segment_name(chunks[begin].chunk_id)).write_bytes(content)
    return folder


def history(*runs: tuple[int, int], start: int = 0, word: bytes = b"v") -> list[built.NewChunk]:
    """Chunks of 10 records: of each run so many under an epoch."""
    made, first = [], start
    for epoch, count in runs:
        for _ in range(count):
            made.append(chunk(first, 10, epoch, word))
            first += 10
    return made


def values(folder: Path) -> list[bytes]:
    return [record.value or b"" for record in segspec.open(folder).records(on_damage="fail")]


def test_a_hole_of_one_is_filled_from_another(tmp_path: Path) -> None:
    whole = history((1, 9))
    one = replica(tmp_path / "one", whole[:3] + whole[5:], (3,))
    other = replica(tmp_path / "other", whole[:7])
    made = compare([one, other])
    assert made.keep == 0, "its damage is no reason to lose its end"
    assert [(each.first, each.next, each.kind) for each in made.besides] == [(30, 50, "nothing")]
    merged = merge([one, other], tmp_path / "out")
    assert values(tmp_path / "out") == values(replica(tmp_path / "whole", whole))
    assert [(each.path, each.first, each.next) for each in merged.taken] == [
        (str(one), 0, 30),
        (str(other), 30, 50),
        (str(one), 50, 90),
    ]
    assert merged.holes == []
    assert all(finding.severity is Severity.NOTE for finding in segspec.open(tmp_path / "out").verify())


def test_what_no_replica_has_is_a_hole_that_is_said(tmp_path: Path) -> None:
    whole = history((1, 6))
    one, other = (replica(tmp_path / name, whole[:2] + whole[4:], (2,)) for name in ("one", "other"))
    assert merge([one, other], tmp_path / "out").holes == [(20, 40)]


def test_who_begins_later_contradicts_nobody_and_gets_the_beginning(tmp_path: Path) -> None:
    whole = history((1, 6))
    early, late = replica(tmp_path / "early", whole[:5]), replica(tmp_path / "late", whole[3:])
    made = compare([early, late])
    assert (made.common_next, made.majority_next, made.keep) == (50, 50, 1)
    assert [region.is_same for region in made.regions] == [True, True, False]
    merge([early, late], tmp_path / "out")
    assert values(tmp_path / "out") == values(replica(tmp_path / "whole", whole))


def test_retention_alone_makes_no_difference(tmp_path: Path) -> None:
    whole = history((1, 6))
    assert compare([replica(tmp_path / "early", whole), replica(tmp_path / "late", whole[3:])]).is_same


def test_a_higher_epoch_goes_before_a_longer_log(tmp_path: Path) -> None:
    old = replica(tmp_path / "old", history((1, 9)))
    new = replica(tmp_path / "new", history((1, 3), (2, 1)))
    made = compare([old, new])
    assert (made.keep, made.partings) == (1, [30])
    assert made.why == "its last epoch, 2, is the highest"
    merged = merge([old, new], tmp_path / "out")
    assert values(tmp_path / "out") == values(new)
    assert [(each.first, each.next, each.why) for each in merged.left_out] == [
        (30, 90, "it is of another history than the one to keep")
    ]


def test_other_content_in_the_middle_is_told_and_the_majority_s_is_taken(tmp_path: Path) -> None:
    whole = history((1, 6))
    odd = [*whole[:2], chunk(20, 10, 1, b"other"), *whole[3:]]
    paths = [replica(tmp_path / "a", odd), replica(tmp_path / "b", whole), replica(tmp_path / "c", whole, (3,))]
    made = compare(paths)
    assert [(region.first, region.next, region.held) for region in made.regions if not region.is_same] == [
        (20, 30, ("a", "b", "b"))
    ]
    assert {each.kind for each in made.besides} == {"content"}
    merged = merge(paths, tmp_path / "out")
    assert values(tmp_path / "out") == values(paths[1])
    assert merged.taken[1].why == "more replicas hold this content than what the replica to keep holds"


def test_a_damaged_frame_is_taken_from_another(tmp_path: Path) -> None:
    whole = history((1, 6))
    paths = [replica(tmp_path / "a", whole), replica(tmp_path / "b", whole[:5])]
    segment = next(paths[0].iterdir())
    content = bytearray(segment.read_bytes())
    at = content.index(b"v25")
    content[at] ^= 1
    segment.write_bytes(content)
    made = merge(paths, tmp_path / "out")
    assert values(tmp_path / "out") == values(replica(tmp_path / "whole", whole))
    assert made.comparison.replicas[0].damages > 0
    assert not made.comparison.is_same


@pytest.mark.parametrize("at", [2, 5])
def test_an_epoch_that_damage_raised_makes_nobody_the_one_to_keep(at: int, tmp_path: Path) -> None:
    """In the last chunk of a replica that is behind, nothing in its own files speaks against it."""
    whole = history((1, 9))
    paths = [replica(tmp_path / name, whole) for name in ("a", "b")]
    paths.append(replica(tmp_path / "stale", [*whole[:at], chunk(10 * at, 10, 99, led=1)]))
    made = compare(paths)
    assert (made.keep, made.partings, made.majority_next) == (0, [], 90)
    assert [epoch.epoch for epoch in made.replicas[2].epochs] == [1]
    assert [finding.message for finding in made.replicas[2].damage] == [
        "the epoch is 99, and that of the same frame on other nodes 1"
    ]
    merge(paths, tmp_path / "out")
    assert values(tmp_path / "out") == values(paths[0])


def test_an_emptied_folder_holds_nothing_and_counts_for_the_majority(tmp_path: Path) -> None:
    whole = replica(tmp_path / "whole", history((1, 4)))
    (tmp_path / "emptied").mkdir()
    made = compare([tmp_path / "emptied", whole])
    assert (made.keep, made.majority_next, made.is_same) == (1, None, False)
    assert made.replicas[0].next_offset is None


def test_logs_of_other_formats_are_compared_by_their_frames(tmp_path: Path) -> None:
    for name, count in (("a", 5), ("b", 3)):
        (tmp_path / name).mkdir()
        content = b"".join(durable_log.record(number, b"value") for number in range(count))
        (tmp_path / name / durable_log.segment_name(0)).write_bytes(content)
    made = compare([tmp_path / "a", tmp_path / "b"])
    assert (made.common_next, made.keep) == (3, 0)


@pytest.mark.parametrize(
    ("counts", "of", "majority", "possible", "unconfirmed"),
    [
        ((9, 4), None, 40, 40, [("0", 40, 90)]),
        ((9, 4), 3, 40, 90, []),
        ((9, 4), 5, None, 90, []),
        ((9, 4, 4), 4, 40, 40, [("0", 40, 90)]),
        ((9, 6, 4), 5, 40, 90, []),
        ((9, 6, 4, 4), 5, 40, 60, [("0", 60, 90)]),
    ],
)
def test_nodes_that_are_not_at_hand_count_for_the_majority(
    counts: tuple[int, ...],
    of: int | None,
    majority: int | None,
    possible: int | None,
    unconfirmed: list[object],
    tmp_path: Path,
) -> None:
    """Each replica has so many chunks of the same history."""
    paths = [replica(tmp_path / str(number), history((1, count))) for number, count in enumerate(counts)]
    made = compare(paths, of=of)
    assert (made.majority_next, made.possible_next) == (majority, possible)
    assert [(Path(path).name, first, end) for path, first, end in made.unconfirmed()] == unconfirmed
    assert ("possible_next" in made.as_json()["majority"]) is (of is not None)
    with pytest.raises(ValueError, match="of 1 replicas there cannot be"):
        compare(paths, of=1)


def test_the_command_says_what_a_majority_of_all_nodes_may_hold(tmp_path: Path, command: Run) -> None:
    paths = [replica(tmp_path / name, history((1, count))) for name, count in (("a", 9), ("b", 4))]
    told = command("compare", *paths, "--of", 3)
    assert "2 of 3 replicas" in told.out
    assert "majority 2 of 3 are equal up to offset 39\n" in told.out
    assert "with the other replicas, 2 of 3 may be equal up to offset 89, but not further" in told.out
    assert command("compare", *paths, tmp_path / "c", "--of", 2).code == 2


def test_the_lists_of_a_report_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("comparison", "merged", "replica"):
        monkeypatch.setattr(f"segspec.replicas.{module}.MOST_LISTED", 3)
    chunks = [chunk(10 * number, 10, 1 + number) for number in range(12)]
    others = [chunk(10 * number, 10, 1 + number, word=b"w") for number in range(12)]
    cuts = (1, 2, 3, 4, 5)
    paths = [replica(tmp_path / "a", chunks[::2], cuts), replica(tmp_path / "b", others[:-1:2], cuts)]
    made = merge(paths, tmp_path / "out")
    assert (made.comparison.cut_short, made.cut_short) == (True, True)
    for listed in (made.taken, made.left_out, made.holes, made.comparison.regions, made.comparison.partings):
        assert len(listed) <= 3
    assert made.comparison.replicas[0].last_epoch == 11
    assert made.as_json()["cut_short"] is True


def test_a_merged_log_that_does_not_hold_what_went_into_it_does_not_appear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [replica(tmp_path / name, history((1, 9))) for name in ("a", "b")]
    written = OsirisSalvager.keep

    def spoiled(self: OsirisSalvager, reader: Any, frame: Any, *args: Any, **kwargs: Any) -> None:
        if frame.first_offset == 50:
            frame.data = b"".join(chunk(50, 10, 1, word=b"V").entries)
        written(self, reader, frame, *args, **kwargs)

    monkeypatch.setattr(OsirisSalvager, "keep", spoiled)
    with pytest.raises(SegspecError, match="has not the records that went into it"):
        merge(paths, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_of_replicas_that_tie_the_one_with_fewer_records_is_not_kept(tmp_path: Path) -> None:
    """The first lost four chunks, and was recovered: a chunk without records takes their offsets."""
    whole = history((1, 20))
    lost = replica(tmp_path / "lost", whole)
    path = lost / built.segment_name(0)
    content = bytearray(path.read_bytes())
    for number in range(10, 14):
        content[built.positions(*whole)[number] + 52] ^= 1
    path.write_bytes(content)
    segspec.recover(lost, tmp_path / "filled")
    others = [replica(tmp_path / name, whole, (5,)) for name in ("second", "third")]

    made = compare([tmp_path / "filled", *others])
    assert [(each.damages, each.held) for each in made.replicas] == [(0, 160), (0, 200), (0, 200)]
    assert (made.keep, made.why) == (
        1,
        "no other has a higher epoch, reaches further, has less damage, or holds more; others are as good",
    )
    made = compare([tmp_path / "filled", others[0]])
    assert made.keep == 1
    assert made.why == "of those with the highest epoch, 1, it reaches furthest and holds the most records"


@pytest.mark.parametrize("count", [1, 2, 5])
def test_epochs_at_the_end_that_there_was_no_time_for_lead_nobody(count: int, tmp_path: Path) -> None:
    """A broker with them does not start; its chunks are those of the others."""
    whole = history((1, 9))
    spoiled = [*whole[:-count], *(replace(each, epoch=5001) for each in whole[-count:])]
    paths = [replica(tmp_path / "spoiled", spoiled), replica(tmp_path / "sound", whole), replica(tmp_path / "b", whole)]
    made = compare(paths)
    assert made.keep == 1
    assert (made.partings, made.majority_next, made.common_next) == ([], 90, 10 * (9 - count))
    assert [finding.expected for finding in made.replicas[0].damage if finding.field == "epoch"] == ["1"] * count
    merge(paths, tmp_path / "out")
    assert {record.epoch for record in segspec.open(tmp_path / "out").records()} == {1}


def test_an_epoch_that_falls_again_is_not_taken_for_the_end_of_a_log(tmp_path: Path) -> None:
    whole = history((1, 9))
    spoiled = [*whole[:5], replace(whole[5], epoch=5001), *whole[6:]]
    made = compare([replica(tmp_path / "spoiled", spoiled), replica(tmp_path / "sound", whole)])
    assert made.keep == 1
    assert made.replicas[0].damages
    assert (made.common_next, made.majority_next) == (50, 90)


def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    one = replica(tmp_path / "one", history((1, 2)))
    with pytest.raises(ValueError, match="two replicas at least"):
        compare([one])
    with pytest.raises(ValueError, match="is listed twice"):
        compare([one, tmp_path / "one" / "."])
    with pytest.raises(FileNotFoundError, match="nothing"):
        compare([one, tmp_path / "nothing"])
    mojo = tmp_path / "mojo"
    with segspec.create(mojo, "mojo") as log:
        log.append(fields={b"a": b"b"})
    with pytest.raises(ValueError, match="several formats: mojo, osiris"):
        compare([one, mojo])
    shutil.copytree(mojo, tmp_path / "mojo2")
    with pytest.raises(ValueError, match="mojo has no offsets"):
        compare([mojo, tmp_path / "mojo2"])


def test_a_merge_is_never_written_into_a_replica(tmp_path: Path) -> None:
    paths = [replica(tmp_path / name, history((1, 2))) for name in ("a", "b")]
    before = {path: path.read_bytes() for folder in paths for path in folder.iterdir()}
    with pytest.raises(ValueError, match="out"):
        merge(paths, paths[1] / "out")
    assert {path: path.read_bytes() for folder in paths for path in folder.iterdir()} == before


@given(
    common=st.integers(1, 4),
    tails=st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3)), min_size=2, max_size=4),
    begins=st.lists(st.integers(0, 1), min_size=4, max_size=4),
    cuts=st.lists(st.integers(1, 3), min_size=4, max_size=4),
)
def test_any_histories(
    tmp_path_factory: pytest.TempPathFactory,
    common: int,
    tails: list[tuple[int, int]],
    begins: list[int],
    cuts: list[int],
) -> None:
    """A common beginning under epoch 1, then some chunks under an epoch of each replica's own; equal epochs, equal
    chunks. What is merged is the history with the highest epoch, from the earliest beginning on."""
    folder = tmp_path_factory.mktemp("any")
    made = [history((1, common), tail) for tail in tails]
    assume(any(len(chunks) > begins[number] for number, chunks in enumerate(made)))
    paths = [
        replica(folder / str(number), chunks[begins[number] :], (cuts[number],) if cuts[number] < len(chunks) else ())
        for number, chunks in enumerate(made)
    ]
    found = compare(paths)
    best = max(range(len(made)), key=lambda number: (made[number][-1].epoch, len(made[number])))
    keep = found.replicas[found.keep]
    if len(made[best]) > begins[best]:
        assert (keep.last_epoch, keep.next_offset) == (made[best][-1].epoch, 10 * len(made[best]))
        merged = merge(paths, folder / "out")
        first = min(begins[number] for number in range(len(made)) if len(made[number]) > begins[number])
        assert values(folder / "out") == [b"v%d" % number for number in range(10 * first, 10 * len(made[best]))]
        assert merged.holes == []
    assert found.common_next is None or found.common_next >= 0
