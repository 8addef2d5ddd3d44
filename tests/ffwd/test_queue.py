"""A folder as a queue: files, order, what is missing or twice there, and the index of consumers."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, SegspecError, Severity
from tests.builders.ffwd import blob, entry, index, segment, segment_name
from tests.ffwd.reading import numbers
from tests.helpers.logs import codes, log_of


def queue(*parts: tuple[int, int]) -> dict[str, bytes]:
    """Segments `(base, count)` and an index without consumers."""
    return {segment_name(base): segment(base, count) for base, count in parts} | {"index": b""}


def test_files_without_the_magic_are_left_out(tmp_path: Path) -> None:
    log = log_of("ffwd", tmp_path, queue((0, 3)) | {"notes.txt": b"hello", "empty": b""})
    assert [s.name for s in log.segments] == [segment_name(0)]
    assert sorted(p.rsplit("/", 1)[-1] for p in log.listing.others) == ["empty", "notes.txt"]
    assert list(log.verify()) == []


def test_a_copy_is_read_too_and_said(tmp_path: Path) -> None:
    log = log_of("ffwd", tmp_path, queue((0, 3), (3, 2)) | {"0000000000000000.bak": segment(0, 2)})
    found = list(log.verify())
    assert [(f.code, f.severity) for f in found] == [(Code.BAD_NAME, Severity.WARNING)] * 2
    assert "duplicate" in found[1].message
    got = {r.offset: r.value for r in log.records(report=[].append)}
    assert got == dict(numbers(0, 5))


def test_missing_segment_says_how_much_is_missing(tmp_path: Path) -> None:
    found = list(log_of("ffwd", tmp_path, queue((0, 3), (7, 2))).verify())
    assert [(f.code, f.severity, f.records) for f in found] == [(Code.MISSING_SEGMENT, Severity.ERROR, 4)]
    assert segment_name(3) in found[0].message


def test_segment_with_a_damaged_magic_is_not_lost_sight_of(tmp_path: Path) -> None:
    files = queue((0, 3), (3, 2))
    files[segment_name(3)] = b"FFLH" + files[segment_name(3)][4:]
    log = log_of("ffwd", tmp_path, files)
    assert [(r.offset, r.value) for r in log.records(on_damage="skip", report=[].append)] == numbers(0, 5)
    assert "bad-magic" in codes(log.verify())


def test_consumer_beyond_the_end(tmp_path: Path) -> None:
    found = list(log_of("ffwd", tmp_path, queue((0, 3)) | {"index": index([("ok", 3), ("far", 9)])}).verify())
    assert [(f.code, f.position, f.field, f.expected, f.actual, f.records) for f in found] == [
        (Code.INDEX_AHEAD, len(index([("ok", 3)])), "entries[1].offset", "at most 3", "9", 6)
    ]


def test_consumer_before_the_first_segment(tmp_path: Path) -> None:
    found = list(log_of("ffwd", tmp_path, queue((66, 3)) | {"index": index([("done", 65), ("slow", 60)])}).verify())
    assert [(f.code, f.field, f.records) for f in found] == [(Code.INDEX_BEHIND, "entries[1].offset", 5)]


@pytest.mark.parametrize("cut", range(1, 15))
def test_torn_index(tmp_path: Path, cut: int) -> None:
    whole = index([("alpha", 1), ("bär", 2)])
    log = log_of("ffwd", tmp_path, queue((0, 3)) | {"index": whole[:-cut]})
    found = list(log.verify())
    assert [(f.code, f.severity, f.position) for f in found] == [
        (Code.TORN, Severity.WARNING, len(index([("alpha", 1)])))
    ]
    assert log.info()["consumers"] == {"alpha": 1}
    with pytest.raises(SegspecError):
        list(log.index_entries())


def test_an_index_alone(tmp_path: Path) -> None:
    log_of("ffwd", tmp_path, queue((0, 3)) | {"index": index([("", 7), ("a", 0)])})
    log = segspec.open(tmp_path / "index", format="ffwd")
    assert log.only_index
    assert [(e["id"], e["offset"]) for _, e in log.index_entries()] == [("", 7), ("a", 0)]
    assert codes(log.verify()) == ["index-ahead"]


def test_one_segment_alone_knows_its_neighbours(tmp_path: Path) -> None:
    start = segment(0, 1)
    content = start + entry(b"", size=10_000 - len(start) - 2) + b"".join(entry(blob(n)) for n in range(2, 5))
    log_of("ffwd", tmp_path, {segment_name(0): content, segment_name(5): segment(5, 2), "index": b""})
    log = segspec.open(tmp_path / segment_name(0), format="ffwd")
    got = [(r.offset, r.value) for r in log.records(on_damage="skip", report=[].append)]
    assert got == numbers(0, 1) + numbers(2, 3)


def test_a_folder_of_other_files_is_no_queue(tmp_path: Path) -> None:
    with pytest.raises(SegspecError):
        log_of("ffwd", tmp_path, {"readme.md": b"FFLG is a magic", "data.bin": bytes(100)})
