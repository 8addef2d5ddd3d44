"""durable-log: what opening a log does to it, against logs that the crate itself has reopened."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.formats.contract.startup import Fate, FileFate, Forecast
from tests.builders.durable_log import index, positions, record, segment
from tests.helpers.logs import log_of

LOG, INDEX = "segment_00000000000000000000.log", "segment_00000000000000000000.idx"


def fates(made: Forecast) -> dict[str, FileFate]:
    return {Path(file.path).name: file for file in made.files}


@pytest.mark.parametrize(
    ("case", "size", "index_size", "next_offset", "lost"),
    [
        ("torn_header", 2480, 320, 20, 0),
        ("corrupt_len", 1000, 128, 8, 12),
        ("corrupt_magic", 868, 112, 7, 12),
        ("corrupt_payload", 2480, 320, 20, 0),
        ("torn_payload", 2544, 320, 21, 0),
        ("zero_tail", 2480, 320, 20, 0),
        ("torn_idx_behind", 2480, 295, 20, 0),
        ("empty_log", 0, 0, 0, 0),
        ("bad_version_flags_reserved", 496, 64, 4, 1),
    ],
)
def test_what_the_crate_leaves_of_a_damaged_log(
    corpus: Path, case: str, size: int, index_size: int, next_offset: int, lost: int
) -> None:
    made = segspec.open(corpus / "durable_log" / case / "log").forecast()
    assert (fates(made)[LOG].bytes_after, fates(made)[INDEX].bytes_after) == (size, index_size)
    assert (made.next_offset, made.records_lost, made.crash) == (next_offset, lost, None)


def test_a_torn_record_that_counts_as_whole_is_an_error_though_nothing_is_cut(corpus: Path) -> None:
    made = segspec.open(corpus / "durable_log/torn_payload/log").forecast()
    (finding,) = made.findings()
    assert (finding.code, finding.severity, finding.position) == ("torn", "error", 2480)
    assert "written into it" in finding.message


def test_records_behind_a_torn_one_that_was_written_over_go_at_the_next_start(data: Path) -> None:
    made = segspec.open(data / "durable_log/torn_payload_reopened").forecast()
    assert made.records_lost == 5


def test_only_the_last_segment_is_opened(corpus: Path) -> None:
    made = segspec.open(corpus / "durable_log/missing_middle_segment/log").forecast("durable-log")
    assert {file.fate for file in made.files} == {Fate.KEPT}
    assert made.next_offset == 300


def test_a_missing_index_is_made_empty_and_a_cut_one_of_zeros(tmp_path: Path) -> None:
    content = segment(range(3))
    made = log_of("durable_log", tmp_path, {LOG: content}).forecast()
    assert (fates(made)[INDEX].fate, fates(made)[INDEX].bytes_after) == (Fate.CREATED, 0)
    assert [(f.code, f.severity) for f in made.findings()][-1] == ("index-behind", "warning")
    cut = log_of("durable_log", tmp_path, {LOG: content + b"GOLD"}).forecast()
    assert fates(cut)[INDEX].bytes_after == 48


def test_a_short_index_grows_by_zeros_where_the_segment_is_cut(tmp_path: Path) -> None:
    content = segment(range(3))
    entries = index(positions(content, 3)[:2])
    made = log_of("durable_log", tmp_path, {LOG: content + b"torn", INDEX: entries}).forecast()
    assert (fates(made)[INDEX].fate, fates(made)[INDEX].bytes_after) == (Fate.EXTENDED, 48)


def test_a_wrong_offset_ends_the_walk_there(tmp_path: Path) -> None:
    made = log_of("durable_log", tmp_path, {LOG: segment([0, 1]) + record(5, b"five")}).forecast()
    assert made.next_offset == 2
    assert fates(made)[LOG].code == "bad-order"
    assert made.records_lost == 1
