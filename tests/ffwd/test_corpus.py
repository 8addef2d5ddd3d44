"""Every case of real files against its truth, through the library."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import segspec
from tests.helpers.corpus import digest, truth_lines

CASES = {
    "basic_small": (set(), []),
    "corrupt_size_negative": ({7}, ["torn"]),
    "crash_no_stop": (set(), ["missing-index"]),
    "doc_variant_14byte_header": (set(), []),
    "empty": (set(), []),
    "exact_fit": (set(), []),
    "index_torn": (set(), ["torn"]),
    "multi_segment": (set(), []),
    "overflow_quirk": (set(), ["torn"]),
    "restart": (set(), []),
    "torn_blob": (set(), ["torn"]),
    "torn_size": (set(), ["torn"]),
    "trimmed": (set(), []),
    "zero_tail": (set(), ["zeroed"]),
}
CONSUMERS = {
    "basic_small": {"foo": 10, "consumer-bär": 4242},
    "multi_segment": {"a": 0, "b": 123, "": 7},
    "restart": {"x": 5, "y": 50},
    "trimmed": {"slow": 80, "fast": 190},
    "doc_variant_14byte_header": {"foo": 260},
    "index_torn": {"bravo": 2, "alpha": 1},
}
TORN = {"corrupt_size_negative", "overflow_quirk", "torn_blob", "torn_size", "zero_tail"}


@pytest.mark.parametrize("name", CASES)
def test_skip_gives_every_message_under_its_number(corpus: Path, name: str) -> None:
    case = corpus / "ffwd" / name
    truth = [(line["offset"], line["sha256"]) for line in truth_lines(case) if line["offset"] not in CASES[name][0]]
    log = segspec.open(case / "qlog", format="ffwd")
    records = log.records(on_damage="skip", report=[].append)
    assert [(r.offset, digest(r.value)) for r in records] == truth


@pytest.mark.parametrize("name", CASES)
def test_stop_gives_a_prefix(corpus: Path, name: str) -> None:
    case = corpus / "ffwd" / name
    offsets = [line["offset"] for line in truth_lines(case)]
    log = segspec.open(case / "qlog", format="ffwd")
    got = [r.offset for r in log.records(report=[].append)]
    assert got == offsets[: len(got)]
    assert len(got) == {"corrupt_size_negative": 7, "overflow_quirk": 1}.get(name, len(offsets))


@pytest.mark.parametrize("name", CASES)
def test_verify_finds_what_is_wrong_and_nothing_else(corpus: Path, name: str) -> None:
    log = segspec.open(corpus / "ffwd" / name / "qlog", format="ffwd")
    assert [str(f.code) for f in log.verify()] == CASES[name][1]


@pytest.mark.parametrize("name", CASES)
def test_info_names_dialect_consumers_and_the_sound_part(corpus: Path, name: str) -> None:
    case = corpus / "ffwd" / name
    expected = json.loads((case / "expected.json").read_text())
    info = segspec.open(case / "qlog", format="ffwd").info()
    assert info["dialect"] == ("document" if name.startswith("doc_") else "system")
    assert info.get("consumers", {}) == CONSUMERS.get(name, {})
    assert ("consumers" in info) == (expected["index"] is not None)
    assert {s["end"] for s in info["segments"]} == (
        {"clean", "torn"} if name == "overflow_quirk" else {"torn" if name in TORN else "clean"}
    )
    if name != "zero_tail":
        assert [s["valid_bytes"] for s in info["segments"]] == [s["valid_end"] for s in expected["segments"]]
