"""Ways of reading that a format offers: whole frames are left out, and reading ends where nothing is decided yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Finding, RemovedError
from segspec.core.model import SegmentFile
from segspec.core.stretch import EACH_FRAME
from segspec.formats.contract.modes import Spans
from segspec.library.follow import Follower
from segspec.library.log import Log
from segspec.library.pieces import PieceOfLog, pieces_of
from tests.builders.durable_log import record, segment_name
from tests.cli.conftest import Run, segspec
from tests.formats.installed import installed
from tests.formats.noted import drafts
from tests.formats.noted.descriptor import NOTED

__all__ = ["segspec"]

VALUES = [b"zero", b"one", b"two", b"three", b"take back 1", b"five", b"take back 3", b"seven", b"eight"]
GIVEN = [0, 2, 4, 5, 6, 7, 8]
"""What is given of these where drafts are hidden."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A log of three segments with records that were taken back."""
    with installed(tmp_path / "site", monkeypatch, "noted", "tests.formats.noted.descriptor:NOTED"):
        drafts.asked.clear()
        yield write(tmp_path / "log", VALUES)


def write(folder: Path, values: list[bytes]) -> Path:
    folder.mkdir(exist_ok=True)
    for base in range(0, len(values), 3):
        content = b"".join(record(base + n, value) for n, value in enumerate(values[base : base + 3]))
        (folder / segment_name(base)).write_bytes(content)
    return folder


def opened(path: Path, **modes: str) -> Log:
    return library.open(path, format=NOTED, **modes)


def offsets(log: Log) -> list[int | None]:
    return [one.offset for one in log.records()]


def test_frames_that_are_left_out_give_no_records_on_any_road(folder: Path) -> None:
    log = opened(folder, drafts="hidden")
    assert offsets(log) == GIVEN
    assert log.arrow(["offset", "value"]).read_all()["offset"].to_pylist() == GIVEN
    assert log.arrow(["segment"]).read_all().num_rows == len(GIVEN)
    assert [one.offset for one in log.records(start=2, end=6)] == [2, 4, 5]
    assert log.arrow(["offset"], start=2, end=6).read_all()["offset"].to_pylist() == [2, 4, 5]
    assert log.count() == len(GIVEN)
    assert [segment["records"] for segment in log.info()["segments"]] == [2, 2, 3]
    assert sum(1 for _, step in log.steps(wanted=EACH_FRAME) for _ in step.each.of_each(step.each.position)) == 9


def test_without_a_choice_and_with_the_first_one_all_records_are_given(folder: Path) -> None:
    assert offsets(opened(folder)) == list(range(9))
    assert offsets(opened(folder, drafts="shown")) == list(range(9))
    assert drafts.asked == []


def test_a_segment_alone_is_decided_by_its_log(folder: Path) -> None:
    assert offsets(opened(folder / segment_name(0), drafts="hidden")) == [0, 2]
    assert offsets(opened(folder / segment_name(3), drafts="hidden")) == [4, 5]


def test_reading_ends_where_nothing_is_decided_yet(folder: Path) -> None:
    write(folder, [*VALUES[:4], b"open", *VALUES[5:]])
    log = opened(folder, drafts="hidden")
    assert offsets(log) == [0, 1, 2]
    assert log.count() == 3
    assert log.arrow(["offset"]).read_all()["offset"].to_pylist() == [0, 1, 2]
    assert list(log.verify()) != []
    write(folder, [*VALUES[:4], b"open", *VALUES[5:8], b"close"])
    assert offsets(opened(folder, drafts="hidden")) == [0, 1, 2, 4, 5, 6, 7, 8]


def test_what_is_appended_after_the_decision_is_not_given(folder: Path) -> None:
    log = opened(folder, drafts="hidden")
    with (folder / segment_name(6)).open("ab") as segment:
        segment.write(record(9, b"nine") + record(10, b"take back 0"))
    assert offsets(log) == GIVEN
    assert offsets(opened(folder, drafts="hidden")) == [*GIVEN[1:], 9, 10]


def test_damage_in_what_is_left_out_is_told(folder: Path) -> None:
    segment, found = folder / segment_name(0), list[Finding]()
    log = opened(folder, drafts="hidden")
    segment.write_bytes(segment.read_bytes().replace(b"one", b"onE"))
    assert [one.offset for one in log.records(on_damage="skip", report=found.append)] == GIVEN
    assert [str(finding.code) for finding in found] == ["bad-checksum"]


def test_a_segment_that_is_written_anew_after_the_decision_is_told(folder: Path) -> None:
    log = opened(folder, drafts="hidden")
    (folder / segment_name(0)).write_bytes(record(0, b"a longer one") + record(1, b"another") + record(2, b"two"))
    with pytest.raises(RemovedError, match="rewritten since it was decided which of its records are given"):
        list(log.records())


def test_what_several_modes_leave_out_of_a_segment_is_one(tmp_path: Path) -> None:
    """The spans of each are in order; together they overlap, and lie behind the end that another one sets."""
    segment = SegmentFile(str(tmp_path / segment_name(0)), 0)
    spans = Spans(replace(segment, left_out=((0, 100), (20, 40), (100, 120), (300, 340), (500, 600)), unread=320))
    assert [spans.at(position) for position in (0, 60, 119)] == [(True, 120)] * 3
    assert [spans.at(position) for position in (120, 299)] == [(False, 300)] * 2
    assert [spans.at(position) for position in (300, 320, 400, 550, 700)] == [(True, None)] * 5


def test_pieces_of_a_log_give_what_the_log_gives(folder: Path) -> None:
    log = opened(folder, drafts="hidden")
    pieces = list(pieces_of(log, 40))
    assert len(pieces) > 3
    given = [record for of in pieces for record in PieceOfLog(NOTED, of).records(on_damage="skip")]
    assert [record.offset for record in given] == GIVEN


def test_who_follows_a_log_waits_for_what_is_not_decided(folder: Path) -> None:
    found: list[Finding] = []
    follower = Follower(opened(folder, drafts="hidden"), report=found.append)
    assert [one.offset for one in follower.read()] == GIVEN
    with (folder / segment_name(6)).open("ab") as segment:
        segment.write(record(9, b"nine") + record(10, b"open") + record(11, b"eleven"))
    assert [one.offset for one in follower.read()] == [9]
    (folder / segment_name(12)).write_bytes(record(12, b"take back 11"))
    assert [one.offset for one in follower.read()] == []
    with (folder / segment_name(12)).open("ab") as segment:
        segment.write(record(13, b"close"))
    assert [one.offset for one in follower.read()] == [10, 12, 13]
    follower.close()
    assert found == []


def test_a_mode_or_a_choice_that_the_format_does_not_have_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="noted has no mode 'isolation': it has drafts"):
        opened(folder, isolation="read_committed")
    with pytest.raises(ValueError, match="drafts is 'burnt': for noted it is one of shown, hidden"):
        opened(folder, drafts="burnt")
    with pytest.raises(ValueError, match="durable_log has no mode 'drafts': it has none"):
        library.open(folder, drafts="hidden")


def test_the_command_line_takes_a_mode(folder: Path, tmp_path: Path, segspec: Run) -> None:
    of = ("--format", "noted", "--mode", "drafts=hidden")
    assert [line["offset"] for line in segspec("dump", *of, "-o", "json", folder).json] == [str(n) for n in GIVEN]
    assert segspec("info", *of, "-o", "json", folder).json[0]["records"] == "7"
    assert [line["offset"] for line in segspec("tail", *of, "-n", "4", "-o", "json", folder).json] == list("5678")
    assert [line["offset"] for line in segspec("tail", *of, "-n", "6", "-o", "json", folder).json] == list("245678")
    assert segspec("convert", *of, folder, "--out", tmp_path / "rows.jsonl").code == 0
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert [row["offset"] for row in rows] == [str(n) for n in GIVEN]
    refused = segspec("dump", "--format", "noted", "--mode", "drafts=burnt", folder)
    assert (refused.code, "--mode: drafts is 'burnt'" in refused.err) == (2, True)
    assert segspec("dump", "--mode", "drafts", folder).code == 2
    spark = segspec("convert", *of, folder, "--out", tmp_path / "rows", "--spark")
    assert (spark.code, "--mode is not for --spark" in spark.err) == (2, True)
