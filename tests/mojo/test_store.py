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


def test_a_finished_merge_gives_way_while_both_of_its_parts_are_there(tmp_path: Path) -> None:
    log = fill(tmp_path, n200_0=content(200), n300_0=content(300), n200_0_300_0=content(200, 300))
    assert names(log) == ["200-0", "300-0"]
    (finding,) = log.verify()
    assert "still here" in finding.message


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
