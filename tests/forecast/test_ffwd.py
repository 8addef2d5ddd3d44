"""ffwd: what a start and the first flush after it do to a queue, as the class was seen to do."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.formats.contract.startup import Fate, FileFate, Forecast
from tests.builders.ffwd import entry, index, segment
from tests.helpers.logs import log_of

NAME = "0000000000000000"


def fates(made: Forecast) -> dict[str, FileFate]:
    return {Path(file.path).name: file for file in made.files}


@pytest.mark.parametrize(
    ("case", "last", "size", "next_offset"),
    [
        ("torn_blob", NAME, 2096, 20),
        ("torn_size", NAME, 2096, 20),
        ("zero_tail", NAME, 2496, 120),
        ("crash_no_stop", "0000000000000042", 10048, 99),
        ("restart", "0000000000000063", 320, 100),
        ("trimmed", "00000000000000c6", 624, 200),
        ("empty", NAME, 16, 0),
    ],
)
def test_what_the_class_leaves_of_a_queue(corpus: Path, case: str, last: str, size: int, next_offset: int) -> None:
    made = segspec.open(corpus / "ffwd" / case / "qlog").forecast()
    assert fates(made)[last].bytes_after == size
    assert (made.next_offset, made.crash) == (next_offset, None)


def test_a_size_with_its_top_bit_set_ends_the_start(corpus: Path) -> None:
    made = segspec.open(corpus / "ffwd/corrupt_size_negative/qlog").forecast("ffwd")
    assert made.crash is not None
    assert (made.crash.position, made.next_offset) == (744, None)
    assert {file.fate for file in made.files} == {Fate.KEPT}


def test_zeros_are_messages_to_the_class(corpus: Path) -> None:
    (finding,) = segspec.open(corpus / "ffwd/zero_tail/qlog").forecast().findings()
    assert (finding.code, finding.severity, finding.records) == ("zeroed", "warning", 100)


def test_messages_behind_a_false_size_are_lost(tmp_path: Path) -> None:
    content = segment(0, 3) + entry(b"four", size=1 << 20) + entry(b"five")
    made = log_of("ffwd", tmp_path, {NAME: content, "index": b""}).forecast()
    assert (fates(made)[NAME].fate, fates(made)[NAME].bytes_after) == (Fate.TRUNCATED, len(segment(0, 3)))
    assert made.loses_data


def test_a_torn_index_is_filled_up_with_zeros(corpus: Path) -> None:
    made = segspec.open(corpus / "ffwd/index_torn/qlog").forecast()
    assert (fates(made)["index"].fate, fates(made)["index"].bytes_after) == (Fate.EXTENDED, 53)


def test_an_index_loses_a_piece_of_an_entry_and_what_is_there_twice(tmp_path: Path) -> None:
    twice = index([("a", 1), ("b", 2), ("a", 3)])
    made = log_of("ffwd", tmp_path, {NAME: segment(0, 2), "index": twice + b"\0\0"}).forecast()
    assert (fates(made)["index"].fate, fates(made)["index"].bytes_after) == (
        Fate.TRUNCATED,
        len(index([("a", 3), ("b", 2)])),
    )


def test_the_name_does_not_matter_and_the_header_does(tmp_path: Path) -> None:
    files = {NAME: segment(0, 3), "00000000000000ff": segment(3, 2), "backup": segment(1, 1), "index": b""}
    made = log_of("ffwd", tmp_path, files).forecast()
    assert made.next_offset == 5
