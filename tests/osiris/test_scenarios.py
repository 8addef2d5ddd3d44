"""Damaged logs beside the intact one: nothing invented, and every damage named where it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.formats.osiris.startup import state_of
from segspec.library.log import open as open_log
from segspec.storage.directory import list_directory
from tests.helpers.hostile import Key, key

LAST = "00000000000000000839"
FIRST = "00000000000000000000"

EXPECTED: dict[str, list[tuple[str, str, str, int]]] = {
    "crc_first_chunk_of_last_segment": [("bad-checksum", "error", f"{LAST}.segment", 8)],
    "crc_first_segment": [("bad-checksum", "error", f"{FIRST}.segment", 10028)],
    "crc_mid_chunk": [("bad-checksum", "error", f"{LAST}.segment", 8043)],
    "crc_mid_user_chunk": [("bad-checksum", "error", f"{LAST}.segment", 6807)],
    "cut_at_chunk_boundary_index_ahead": [("index-ahead", "warning", f"{LAST}.index", 2850)],
    "cut_before_trailer": [("torn", "error", f"{LAST}.segment", 19599)],
    "cut_in_header": [("torn", "error", f"{LAST}.segment", 19599), ("index-ahead", "warning", f"{LAST}.index", 2850)],
    "cut_in_trailer": [("torn", "error", f"{LAST}.segment", 19599)],
    "entry_len_overrun_crc_fixed_mid": [("bad-length", "error", f"{LAST}.segment", 8043)],
    "extra_files": [("bad-name", "note", "00000000000000000839.segment.bak", 0)],
    "header_data_len_huge_last": [
        ("torn", "error", f"{LAST}.segment", 19599),
        ("index-ahead", "warning", f"{LAST}.index", 2850),
    ],
    "header_filter_len_set_last": [
        ("torn", "error", f"{LAST}.segment", 19599),
        ("index-ahead", "warning", f"{LAST}.index", 2850),
    ],
    "header_magic_flip_mid": [("bad-magic", "error", f"{LAST}.segment", 8043)],
    "header_num_entries_wrong_mid": [("bad-count", "error", f"{LAST}.segment", 8043)],
    "header_reserved_set_mid": [("reserved-nonzero", "note", f"{LAST}.segment", 8043)],
    "header_timestamp_flip_last": [("bad-index", "warning", f"{LAST}.index", 2850)],
    "header_type_3_mid": [("bad-encoding", "error", f"{LAST}.segment", 8043)],
    "header_version_1_last": [("unsupported-version", "warning", f"{LAST}.segment", 19599)],
    "index_file_magic_bad": [("bad-index", "warning", f"{LAST}.index", 0)],
    "index_five_behind": [("index-behind", "warning", f"{LAST}.index", 2734)],
    "index_last_pos_wrong": [("bad-index", "warning", f"{LAST}.index", 2850)],
    "index_mid_pos_wrong": [("bad-index", "warning", f"{LAST}.index", 1168)],
    "index_torn_record": [
        ("torn", "warning", f"{LAST}.index", 2850),
        ("index-behind", "warning", f"{LAST}.index", 2866),
    ],
    "index_trailing_zero_bytes": [("zeroed", "warning", f"{LAST}.index", 2879)],
    "intact": [],
    "last_index_empty": [("index-behind", "warning", f"{LAST}.index", 0)],
    "last_segment_empty": [("torn", "error", f"{LAST}.segment", 0), ("index-ahead", "warning", f"{LAST}.index", 8)],
    "last_segment_header_only": [("index-ahead", "warning", f"{LAST}.index", 8)],
    "missing_first_segment": [("missing-segment", "error", f"{FIRST}.index", 0)],
    "missing_last_index": [("missing-index", "warning", f"{LAST}.segment", 0)],
    "page_zeroed_mid": [("bad-checksum", "error", f"{LAST}.segment", 8109)],
    "page_zeroed_tail": [
        ("bad-order", "error", f"{LAST}.segment", 19131),
        ("index-ahead", "warning", f"{LAST}.index", 2792),
    ],
    "segment_file_version_2": [("unsupported-version", "error", f"{LAST}.segment", 0)],
    "segment_trailing_garbage": [("bad-magic", "error", f"{LAST}.segment", 19833)],
    "single_segment_cut_in_first_chunk": [
        ("torn", "error", f"{FIRST}.segment", 8),
        ("index-ahead", "warning", f"{FIRST}.index", 8),
    ],
    "single_segment_index_empty": [("index-behind", "warning", f"{FIRST}.index", 0)],
    "single_segment_no_index": [("missing-index", "warning", f"{FIRST}.segment", 0)],
    "trailer_flip_last": [],
    "trailer_type_9_last": [("bad-encoding", "error", f"{LAST}.segment", 19599)],
}

SKIP_GIVES = {
    "crc_first_segment": 1190,
    "crc_mid_user_chunk": 1190,
    "cut_in_header": 1190,
    "page_zeroed_mid": 1110,
    "page_zeroed_tail": 1180,
    "segment_file_version_2": 1195,
    "missing_first_segment": 395,
    "single_segment_cut_in_first_chunk": 0,
}
"""Records that `skip` gives of the 1,195, where it is neither all of them nor those of the first segment."""

CHANGED = {"header_timestamp_flip_last"}
"""A changed timestamp is in no checksum, so the record comes with it; only the index tells."""


@pytest.fixture(scope="module")
def scenarios(corpus: Path) -> Path:
    return corpus / "osiris" / "scenarios"


@pytest.fixture(scope="module")
def intact(scenarios: Path) -> list[Key]:
    return [key(record) for record in open_log(scenarios / "intact", format="osiris").records()]


def names(scenarios: Path) -> list[str]:
    return sorted(path.name for path in scenarios.iterdir() if path.is_dir())


def records(folder: Path, policy: str) -> list[Key]:
    log = open_log(folder, format="osiris")
    return [key(record) for record in log.records(on_damage=policy, report=lambda finding: None)]


def test_stop_gives_a_prefix_and_skip_a_subset_of_the_intact_log(scenarios: Path, intact: list[Key]) -> None:
    for name in names(scenarios):
        stopped, skipped = records(scenarios / name, "stop"), records(scenarios / name, "skip")
        if name in CHANGED:
            assert [r[3] for r in stopped] == [r[3] for r in intact], name
            continue
        start = intact.index(stopped[0]) if name == "missing_first_segment" else 0
        given = set(skipped)
        assert stopped == intact[start : start + len(stopped)], name
        assert skipped == [record for record in intact if record in given], name
        assert set(stopped) <= given, name


def test_fail_raises_exactly_where_verify_has_an_error(scenarios: Path) -> None:
    for name in names(scenarios):
        log = open_log(scenarios / name, format="osiris")
        errors = [finding for finding in log.verify() if finding.severity == "error"]
        if not errors:
            assert list(log.records(on_damage="fail"))
            continue
        with pytest.raises(SegspecError) as caught:
            list(log.records(on_damage="fail"))
        assert (caught.value.code, caught.value.position) == (errors[0].code, errors[0].position), name


@pytest.mark.parametrize("name", list(EXPECTED))
def test_every_damage_is_named_where_it_is(scenarios: Path, name: str) -> None:
    findings = open_log(scenarios / name, format="osiris").verify()
    got = [(str(f.code), str(f.severity), f.path.rsplit("/", 1)[-1], f.position) for f in findings]
    assert got == EXPECTED[name]


@pytest.mark.parametrize("name", list(SKIP_GIVES))
def test_skip_gives_all_that_can_be_had(scenarios: Path, name: str) -> None:
    assert len(records(scenarios / name, "skip")) == SKIP_GIVES[name]


@pytest.mark.parametrize(("key", "owner"), [("recover_1_3_1", "osiris-1.3"), ("recover_1_10_3", "osiris-1.10")])
def test_tracking_on_damage_is_what_this_release_held_after_its_start(scenarios: Path, key: str, owner: str) -> None:
    """A start replays without checking, so damaged names reach it, and zeros after a trailer that was cut off."""
    lines = (scenarios / "results.jsonl").read_text().splitlines()
    for result in map(json.loads, lines):
        recovered, folder = result[key], scenarios / result["scenario"]
        wanted = recovered.get("tracking") if isinstance(recovered, dict) else None
        log = open_log(folder, format="osiris")
        held = state_of(log.segments, log.summary, list_directory(str(folder)), owner)
        assert held["owner"] == owner
        if wanted is None:
            assert held["crash"], result["scenario"]
            continue
        assert {row["id"].hex(): [row["chunk_id"], row["sequence"]] for row in held["sequences"]} == wanted["sequences"]
        assert {row["id"].hex(): row["offset"] for row in held["offsets"]} == wanted["offsets"]
        assert {row["id"].hex(): row["timestamp"] for row in held["timestamps"]} == wanted["timestamps"]
    assert len(lines) >= 39
