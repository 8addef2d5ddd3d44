"""The files of a stream: their names, their order, and which of several copies is read."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.formats.mojo.layout import SegmentName, State, id_text, parse_id, parse_name
from tests.builders.mojo import Entry, Reading, segment
from tests.mojo.reading import expected, row


def entries(first: int, number: int = 3) -> list[Entry]:
    return [Entry((first + n, 0), [(b"a", b"%d" % (first + n))]) for n in range(number)]


def content(*firsts: int) -> bytes:
    return segment([entries(first) for first in firsts]).content


def open_content(first: int) -> bytes:
    return segment([entries(first)], Reading(footer=False)).content


def records(*firsts: int) -> list[tuple[str, bool, list[tuple[bytes, bytes]]]]:
    return expected([entry for first in firsts for entry in entries(first)])


def fill(folder: Path, **files: bytes) -> segspec.Log:
    for name, data in files.items():
        (folder / name.replace("_", "-").removeprefix("n")).write_bytes(data)
    return segspec.open(folder)


def read(log: segspec.Log) -> list[tuple[str, bool, list[tuple[bytes, bytes]]]]:
    return [row(record) for record in log.records(report=lambda _: None)]


def names(log: segspec.Log) -> list[str]:
    return [segment.name for segment in log.segments]


@pytest.mark.parametrize(
    ("name", "parsed"),
    [
        ("1526919030474-0", SegmentName(State.LOCAL, (1526919030474, 0))),
        ("w30000001-0", SegmentName(State.WRITING, (30000001, 0))),
        ("a1-2", SegmentName(State.ARCHIVED, (1, 2))),
        ("d1-2", SegmentName(State.DOWNLOADING, (1, 2))),
        ("u1-2", SegmentName(State.UPLOADING, (1, 2))),
        ("a00000001-0", SegmentName(State.ARCHIVED, (1, 0))),
        ("10000001-0-20000001-0", SegmentName(State.LOCAL, (10000001, 0), (20000001, 0))),
        ("w0", SegmentName(State.WRITING, None)),
        ("1-2.dat", SegmentName(State.LOCAL, (1, 2))),
        ("18446744073709551615-18446744073709551615", SegmentName(State.LOCAL, ((1 << 64) - 1, (1 << 64) - 1))),
    ],
)
def test_names_of_segments(name: str, parsed: SegmentName) -> None:
    assert parse_name(name) == parsed


@pytest.mark.parametrize(
    "name",
    ["", "w", "w1", "1", "x1-0", "aw1-0", "1-0-2", "-1-0", "1-0.idx", "18446744073709551616-0", "0.dict", "meta.json"],
)
def test_names_that_are_no_segments(name: str) -> None:
    assert parse_name(name) is None


def test_ids_as_text() -> None:
    assert parse_id(id_text((5, 6))) == (5, 6)


def test_segments_are_read_in_the_order_of_their_ids(tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), n1000_0=content(1000), w3000_0=open_content(3000))
    assert names(log) == ["200-0", "1000-0", "w3000-0"]
    assert read(log) == records(200, 1000, 3000)
    assert not list(log.verify())
    described = log.info()
    assert [one["state"] for one in described["segments"]] == ["local", "local", "writing"]
    assert (described["first_offset"], described["last_offset"]) == ("200-0", "3002-0")


@pytest.mark.parametrize("letter", ["a", "u", "d"])
def test_a_copy_of_a_local_segment_is_not_read_twice(letter: str, tmp_path: Path) -> None:
    log = fill(tmp_path, **{"n200_0": content(200), f"{letter}200_0": content(200)})
    assert names(log) == ["200-0"]
    (finding,) = log.verify()
    assert (str(finding.code), str(finding.severity)) == ("bad-name", "note")
    assert finding.path.endswith(f"/{letter}200-0")
    assert finding.path in log.listing.others


@pytest.mark.parametrize("letter", ["a", "u"])
def test_a_mark_without_content_is_no_copy(letter: str, tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), **{f"{letter}200_0": b""})
    assert read(log) == records(200)
    assert list(log.verify()) == []


def test_a_segment_that_is_archived_elsewhere_is_missing(tmp_path: Path) -> None:
    log = fill(tmp_path, a200_0=b"", n1000_0=content(1000))
    assert read(log) == records(1000)
    (finding,) = log.verify()
    assert (str(finding.code), str(finding.severity)) == ("missing-segment", "warning")
    assert finding.message == (
        "segment 200-0 is not here: this empty file marks it as archived; with the option archive it is read from there"
    )
    assert [segment.name for segment in log.listing.elsewhere] == ["a200-0"]


def test_a_download_of_what_is_archived_is_not_read_while_it_is_incomplete(tmp_path: Path) -> None:
    log = fill(tmp_path, a200_0=b"", d200_0=content(200, 300)[:-90], n1000_0=content(1000))
    assert read(log) == records(1000)
    (finding,) = log.verify()
    assert finding.message.startswith("segment 200-0 is not here: this empty file marks it as archived")


def test_an_incomplete_download_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    log = fill(tmp_path, d200_0=content(200, 300)[:-90], n1000_0=content(1000))
    assert names(log) == ["d200-0", "1000-0"]
    found = [row(record) for record in log.records(on_damage="skip", report=lambda _: None)]
    assert found[:3] == records(200)
    assert found[-3:] == records(1000)
    assert any("torn" in str(finding.code) for finding in log.verify())


def test_a_finished_merge_gives_way_while_both_of_its_parts_are_there(tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), n300_0=content(300), n200_0_300_0=content(200, 300))
    assert names(log) == ["200-0", "300-0"]
    (finding,) = log.verify()
    assert "still here" in finding.message


@pytest.mark.parametrize("left", [200, 300, None])
def test_a_merge_takes_over_when_one_of_its_parts_is_gone(left: int | None, tmp_path: Path) -> None:
    parts = {f"n{left}_0": content(left)} if left else {}
    log = fill(tmp_path, n200_0_300_0=content(200, 300), n1000_0=content(1000), **parts)
    assert names(log) == ["200-0-300-0", "1000-0"]
    assert read(log) == records(200, 300, 1000)
    assert len(list(log.verify())) == len(parts)


@pytest.mark.parametrize("empty", [b"", bytes(4096)])
def test_the_file_for_the_next_segment_is_no_segment_before_it_has_content(empty: bytes, tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), w0=empty)
    assert names(log) == ["200-0"]
    assert not list(log.verify())


def test_the_file_for_the_next_segment_is_read_last_once_it_has_content(tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), w0=open_content(300))
    assert names(log) == ["200-0", "w0"]
    assert read(log) == records(200, 300)


def test_segments_that_overlap_are_an_error(tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), n201_0=content(201))
    (finding,) = log.verify()
    assert (str(finding.code), finding.field) == ("bad-order", "id")
    assert (finding.expected, finding.actual) == ("above 202-0", "201-0")


def test_a_folder_of_meaningless_names_is_a_log_by_its_content(tmp_path: Path) -> None:
    log = fill(tmp_path, b_0001=content(300), a_0002=content(200), readme=b"about these files")
    assert log.format.name == "mojo"
    assert read(log) == records(200, 300)
    assert [path.rsplit("/", 1)[1] for path in log.listing.others] == ["readme"]


def test_a_tree_of_streams_lists_its_logs(tmp_path: Path) -> None:
    for stream in ("one", "two"):
        (tmp_path / stream).mkdir()
        fill(tmp_path / stream, n200_0=content(200))
    assert [Path(log.path).name for log in segspec.open_all(tmp_path)] == ["one", "two"]


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), other=b"text")
    assert names(log) == ["200-0"]
    assert [Path(path).name for path in log.listing.others] == ["other"]
