"""Every case of real files against its truth, through the library."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import segspec
from tests.helpers.corpus import digest, truth_lines

CASES = {
    "bad_version_flags_reserved": ({4}, ["reserved-nonzero", "reserved-nonzero", "unsupported-version"]),
    "corrupt_len": ({7}, ["bad-checksum"]),
    "corrupt_magic": ({7}, ["bad-magic"]),
    "corrupt_payload": ({7}, ["bad-checksum"]),
    "empty_log": (set(), []),
    "empty_payloads": (set(), []),
    "exact_fit_segment": (set(), []),
    "head_trimmed": (set(), []),
    "many_small": (set(), []),
    "missing_middle_segment": (set(), ["missing-segment"]),
    "multi_segment": (set(), []),
    "torn_header": (set(), ["torn"]),
    "torn_idx_behind": (set(), ["index-behind", "torn"]),
    "torn_payload": (set(), ["torn"]),
    "torn_payload_reopened": (set(), ["bad-checksum", "bad-index"]),
    "zero_tail": (set(), ["zeroed"]),
}
ENDS = {
    "bad_version_flags_reserved": "unsupported",
    "corrupt_len": "corrupt",
    "corrupt_magic": "corrupt",
    "corrupt_payload": "corrupt",
    "torn_header": "torn",
    "torn_payload": "torn",
    "torn_payload_reopened": "corrupt",
    "zero_tail": "torn",
}


def truth_of(case: Path) -> dict[int, str]:
    return {line["offset"]: line["sha256"] for line in truth_lines(case)}


@pytest.mark.parametrize("name", CASES)
def test_skip_gives_every_record_but_the_damaged_one(corpus: Path, name: str) -> None:
    case = corpus / "durable_log" / name
    lost, _ = CASES[name]
    truth = truth_of(case)
    log = segspec.open(case / "log", format="durable_log")
    records = list(log.records(on_damage="skip", report=[].append))
    got = {r.offset: digest(r.value) for r in records}
    assert len(records) == len(got)
    assert got == {offset: digest for offset, digest in truth.items() if offset not in lost}


@pytest.mark.parametrize("name", CASES)
def test_stop_gives_the_prefix_that_a_sequential_reader_gets(corpus: Path, name: str) -> None:
    case = corpus / "durable_log" / name
    expected = json.loads((case / "expected.json").read_text())
    log = segspec.open(case / "log", format="durable_log")
    got = [r.offset for r in log.records(report=[].append)]
    assert got == sorted(truth_of(case))[: len(got)]
    before_damage = [bad[0] for bad in expected["sequential_bad"]] or [expected["sequential_good"]]
    assert len(got) == min(before_damage[0], expected["sequential_good"])


@pytest.mark.parametrize("name", CASES)
def test_verify_finds_what_is_wrong_and_nothing_else(corpus: Path, name: str) -> None:
    log = segspec.open(corpus / "durable_log" / name / "log", format="durable_log")
    assert [str(f.code) for f in log.verify()] == CASES[name][1]


@pytest.mark.parametrize("name", CASES)
def test_info_counts_the_undamaged_prefix(corpus: Path, name: str) -> None:
    case = corpus / "durable_log" / name
    expected = json.loads((case / "expected.json").read_text())
    info = segspec.open(case / "log", format="durable_log").info()
    assert info["dialect"] == "system"
    assert [s["bytes"] for s in info["segments"]] == [s["size"] for s in expected["segments"]]
    assert info["segments"][-1]["end"] == ENDS.get(name, "clean")
    if "corrupt_" not in name and "reopened" not in name:
        assert [s["valid_bytes"] for s in info["segments"]] == [s["valid_end"] for s in expected["segments"]]
