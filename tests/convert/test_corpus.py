"""Real logs there and back, and into other formats, against the truth."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import segspec
from segspec.conversion import Refused
from segspec.core.errors import Finding
from segspec.formats import NAMES
from tests.conftest import CORPUS
from tests.convert.logs import content, convert
from tests.helpers.corpus import log_of, truth

SMALL = 60_000
"""Bytes of the longest log that is taken there and back: all of them together would take minutes."""


def small_cases() -> list[tuple[str, Path]]:
    folders = [(name, path) for name in NAMES for path in sorted((CORPUS / name).iterdir()) if path.name != "scenarios"]
    return [(name, case) for name, case in folders if segspec.open(log_of(name, case)).size() <= SMALL]


CASES = small_cases()


def test_small_logs_of_every_format_are_here(corpus: Path) -> None:
    assert {name for name, _ in CASES} == set(NAMES)
    assert len(CASES) > 30


@pytest.mark.parametrize(("name", "case"), CASES, ids=[f"{name}-{case.name}" for name, case in CASES])
def test_every_record_that_can_be_had_is_the_same_after_lines_of_json(name: str, case: Path, tmp_path: Path) -> None:
    log, file, back = log_of(name, case), tmp_path / "rows.jsonl", tmp_path / "back"
    deleted = name == "mojo"
    there = convert(log, file, deleted=deleted, on_damage="skip")
    again = convert(file, back, name, deleted=deleted)
    before = content(log)
    assert there.records == again.records == len(before)
    assert again.errors == 0
    assert content(back) == before


@pytest.mark.parametrize("kind", ["parquet", "arrow"])
@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("osiris", "epochs"),
        ("tank", "head_sparse"),
        ("durable_log", "head_trimmed"),
        ("mojo", "primary_deleted"),
        ("ffwd", "trimmed"),
    ],
)
def test_every_record_is_the_same_after_a_table_and_back(
    name: str, case: str, kind: str, corpus: Path, tmp_path: Path
) -> None:
    log, file, back = log_of(name, corpus / name / case), tmp_path / f"rows.{kind}", tmp_path / "back"
    convert(log, file, deleted=name == "mojo")
    convert(file, back, name, deleted=name == "mojo")
    assert content(back) == content(log)


@pytest.mark.parametrize(
    ("name", "case", "target", "drop"),
    [
        ("durable_log", "multi_segment", "osiris", []),
        ("durable_log", "head_trimmed", "ffwd", []),
        ("ffwd", "multi_segment", "durable_log", []),
        ("osiris", "plain_stream", "ffwd", ["timestamp"]),
        ("tank", "head_small_plain", "osiris", ["key"]),
        ("tank", "head_sparse", "durable_log", ["key", "timestamp"]),
    ],
)
def test_another_format_holds_the_records_that_the_real_client_received(
    name: str, case: str, target: str, drop: list[str], corpus: Path, tmp_path: Path
) -> None:
    folder = corpus / name / case
    convert(log_of(name, folder), tmp_path / "log", target, drop=drop)
    held = content(tmp_path / "log", ("offset", "value"))
    assert {offset: hashlib.sha256(value).hexdigest() for offset, value in held} == truth(name, folder)


def test_a_time_beyond_every_calendar_is_kept_in_json_and_refused_by_tables(corpus: Path, tmp_path: Path) -> None:
    log = corpus / "tank/head_keys_ts"
    convert(log, tmp_path / "rows.jsonl")
    convert(tmp_path / "rows.jsonl", tmp_path / "back", "tank")
    assert content(tmp_path / "back") == content(log)
    assert max(time for (time,) in content(log, ("timestamp",))) == (1 << 64) - 1
    with pytest.raises(segspec.SegspecError, match="column timestamp is 18446744073709551615"):
        convert(log, tmp_path / "rows.parquet")
    assert convert(log, tmp_path / "rows.parquet", drop=["timestamp"]).records == len(content(log))


def test_gaps_are_kept_and_counted_and_every_record_has_its_number(corpus: Path, tmp_path: Path) -> None:
    log = corpus / "osiris/epochs"
    done = convert(log, tmp_path / "log", "durable_log", drop=["timestamp"])
    assert done.gaps == 5
    assert content(tmp_path / "log", ("offset", "value")) == content(log, ("offset", "value"))
    assert len(segspec.open(tmp_path / "log").segments) == 6


def test_without_offsets_the_target_numbers_without_gaps_and_is_sound(corpus: Path, tmp_path: Path) -> None:
    log = corpus / "osiris/epochs"
    done = convert(log, tmp_path / "log", "durable_log", drop=["timestamp", "offset"])
    assert done.gaps == 0
    assert content(tmp_path / "log", ("offset",)) == [(n,) for n in range(300)]
    assert list(segspec.open(tmp_path / "log").verify()) == []


def test_a_log_that_is_read_by_number_from_one_is_refused_what_begins_with_zero(corpus: Path, tmp_path: Path) -> None:
    log = corpus / "durable_log/multi_segment/log"
    with pytest.raises(Refused, match=r'drop=\["offset"\] renumbers the records'):
        convert(log, tmp_path / "log", "tank")
    assert not (tmp_path / "log").exists()
    convert(log, tmp_path / "log", "tank", drop=["offset"])
    numbers = content(tmp_path / "log", ("offset", "value"))
    assert numbers == [(offset + 1, value) for offset, value in content(log, ("offset", "value"))]


@pytest.mark.parametrize(("policy", "records"), [("stop", 7), ("skip", 19)])
def test_damage_is_reported_once_and_what_the_policy_gives_is_converted(
    policy: str, records: int, corpus: Path, tmp_path: Path
) -> None:
    found: list[Finding] = []
    log = corpus / "durable_log/corrupt_payload/log"
    done = convert(log, tmp_path / "log", "ffwd", on_damage=policy, report=found.append)
    assert (done.records, done.errors) == (records, 1)
    assert [str(finding.code) for finding in found] == ["bad-checksum"]


@pytest.mark.parametrize("target", ["rows.jsonl", "rows.parquet", "rows.arrow", "log"])
def test_under_fail_damage_is_raised_and_nothing_is_left_behind(target: str, corpus: Path, tmp_path: Path) -> None:
    kind = "osiris" if target == "log" else None
    with pytest.raises(segspec.SegspecError, match="bad-checksum") as caught:
        convert(corpus / "durable_log/corrupt_payload/log", tmp_path / target, kind, on_damage="fail")
    assert caught.value.code is segspec.Code.BAD_CHECKSUM
    assert list(tmp_path.iterdir()) == []
