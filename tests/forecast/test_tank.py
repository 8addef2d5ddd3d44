"""TANK: what the broker does when it opens a partition, from the measured cases and from its code."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.formats.contract.startup import Fate, FileFate, Forecast
from tests.builders.tank import index, plain, starts
from tests.helpers.logs import log_of, write_files

NAME = "1_1700000000.log"
BUNDLES = [plain(1, 3), plain(4, 20), plain(24, 1)]
NEXT = 25


def ahead(path: Path, files: dict[str, bytes]) -> Forecast:
    path.mkdir(exist_ok=True)
    return log_of("tank", path / "0", files).forecast()


def fates(made: Forecast) -> dict[str, FileFate]:
    return {Path(file.path).name: file for file in made.files}


def test_a_torn_bundle_ends_the_broker_and_its_salvage_switch_costs_the_last_good_bundle(corpus: Path) -> None:
    made = segspec.open(corpus / "tank/head_torn_enospc").forecast()
    assert made.crash is not None
    assert (made.crash.position, made.crash.code, made.next_offset) == (187695, "torn", None)
    assert {file.fate for file in made.files} == {Fate.KEPT}
    assert "at byte 187474, not 187695" in made.advice[-1]


@pytest.mark.parametrize(
    "case", ["head_small_plain", "head_sparse", "head_compact", "head_multiseg", "head_torn_kill9"]
)
def test_a_sound_partition_goes_on_after_its_last_message(corpus: Path, case: str) -> None:
    log = segspec.open(corpus / "tank" / case)
    made = log.forecast("tank-4.0")
    assert made.next_offset == log.info()["last_offset"] + 1
    assert (list(made.findings()), made.loses_data) == ([], False)


def test_a_missing_index_of_the_active_segment_is_built_anew(tmp_path: Path) -> None:
    made = ahead(tmp_path, {NAME: b"".join(BUNDLES)})
    assert (fates(made)["1.index"].fate, fates(made)["1.index"].bytes_after) == (Fate.CREATED, 8)
    assert (made.next_offset, made.loses_data) == (NEXT, False)


def test_an_index_is_built_with_an_entry_for_about_every_4_kib(tmp_path: Path) -> None:
    bundles = [plain(1 + number * 15, 15) for number in range(40)]
    made = ahead(tmp_path, {NAME: b"".join(bundles), "1.index": b""})
    entries, last = 0, -4096
    for start in starts(bundles):
        if start >= last + 4096 - 2:
            entries, last = entries + 1, start
    assert fates(made)["1.index"].fate is Fate.REBUILT
    assert fates(made)["1.index"].bytes_after == 8 * entries
    assert made.next_offset == 601


def test_a_torn_bundle_without_an_index_ends_the_rebuilding(tmp_path: Path) -> None:
    made = ahead(tmp_path, {NAME: b"".join(BUNDLES)[:-3]})
    assert made.crash is not None
    assert made.crash.position == starts(BUNDLES)[2]
    assert "rebuilding the index" in made.crash.reason


@pytest.mark.parametrize(
    ("entries", "code", "words"),
    [
        ([(0, 0), (23, 1 << 20)], "index-ahead", "points to byte 1048576"),
        ([(0, 0), (24, sum(map(len, BUNDLES)))], "bad-index", "nothing comes after the last index entry"),
    ],
)
def test_an_index_that_is_ahead_ends_the_broker(
    tmp_path: Path, entries: list[tuple[int, int]], code: str, words: str
) -> None:
    made = ahead(tmp_path, {NAME: b"".join(BUNDLES), "1.index": index(entries)})
    assert made.crash is not None
    assert made.crash.code == code
    assert words in made.crash.reason


def test_damage_before_the_last_index_entry_is_not_seen(tmp_path: Path) -> None:
    content = b"\xff" * len(BUNDLES[0]) + b"".join(BUNDLES[1:])
    made = ahead(tmp_path, {NAME: content, "1.index": index([(0, 0), (3, len(BUNDLES[0]))])})
    assert (made.crash, made.next_offset) == (None, NEXT)


def test_zeros_at_the_end_end_the_broker(tmp_path: Path) -> None:
    made = ahead(tmp_path, {NAME: b"".join(BUNDLES) + bytes(64), "1.index": index([(0, 0)])})
    assert made.crash is not None
    assert made.crash.code == "zeroed"


def test_an_active_segment_of_no_bytes_is_deleted(tmp_path: Path) -> None:
    made = ahead(tmp_path, {"1-23_1700000000.ilog": b"".join(BUNDLES[:2]), "1.index": index([(0, 0)]), "24_1.log": b""})
    assert fates(made)["24_1.log"].fate is Fate.DELETED
    assert made.next_offset == 24


def test_a_half_written_compaction_is_thrown_away_and_a_whole_one_takes_its_place(tmp_path: Path) -> None:
    old = {"1-23_5.ilog": b"".join(BUNDLES[:2]), "1.index": index([(0, 0)]), "24_6.log": BUNDLES[2]}
    half = ahead(tmp_path / "half", old | {"1-23_7.ilog.swap": BUNDLES[0], "1-23_8.ilog.cleaned": b""})
    assert fates(half)["1-23_7.ilog.swap"].fate is Fate.DELETED
    assert fates(half)["1-23_8.ilog.cleaned"].fate is Fate.DELETED
    whole = ahead(tmp_path / "whole", old | {"1-23_5.ilog.swap": BUNDLES[0]})
    assert fates(whole)["1-23_5.ilog.swap"].fate is Fate.RENAMED
    assert fates(whole)["1-23_5.ilog"].fate is Fate.DELETED


def test_two_active_segments_leave_open_which_is_used(tmp_path: Path) -> None:
    made = ahead(tmp_path, {NAME: BUNDLES[0], "4_1700000001.log": BUNDLES[1]})
    assert made.unknown
    assert made.loses_data


def test_a_name_that_is_no_segments_ends_the_opening(tmp_path: Path) -> None:
    made = ahead(tmp_path, {NAME: BUNDLES[0], "copy.log": BUNDLES[0]})
    assert made.crash is not None
    assert made.crash.code == "bad-name"


def test_an_emptied_active_segment_gives_numbers_out_again_and_leaves_its_index(tmp_path: Path) -> None:
    log = write_files(
        tmp_path / "log",
        {
            "1-4_5.ilog": plain(1, 4),
            "1.index": index([(0, 0)]),
            "5_9.log": b"",
            "5.index": index([(0, 0), (7, 40)]),
        },
    )
    made = segspec.open(log).forecast()
    assert (made.next_offset, made.falls_back_from, made.loses_data) == (5, 13, True)
    [hazard] = made.hazards
    assert (hazard.code, hazard.path) == ("index-ahead", str(log / "5.index"))
    assert "its 2 entries point to where nothing is, and come before the new ones" in hazard.message
    assert made.advice[-1] == f"remove {log / '5.index'} once all is copied: no segment is left that it is of"
    (rescued,) = segspec.recover(log, tmp_path / "copy").logs
    assert (rescued.kept, rescued.lost.ranges, rescued.lost.open_end) == ([(1, 4)], [(5, 12)], True)


def test_where_the_only_segment_is_emptied_its_index_says_how_far_numbers_fall_back(tmp_path: Path) -> None:
    log = write_files(tmp_path / "log", {"5_9.log": b"", "5.index": index([(0, 0), (7, 40)])})
    made = segspec.open(log).forecast()
    assert (made.next_offset, made.falls_back_from) == (1, 13)
    (rescued,) = segspec.recover(log, tmp_path / "copy").logs
    assert (rescued.records, rescued.lost.ranges, rescued.lost.open_end) == (0, [(5, 12)], True)


def test_an_empty_index_of_an_emptied_segment_tells_nothing(tmp_path: Path) -> None:
    log = write_files(tmp_path / "log", {"1-4_5.ilog": plain(1, 4), "5_9.log": b"", "5.index": b""})
    made = segspec.open(log).forecast()
    assert (made.next_offset, made.falls_back_from, made.hazards) == (5, None, ())
