"""The files of a log: which belong to it, which are missing, and which disagree with their neighbours."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code, Finding, Severity
from segspec.formats.contract.reading import CERTAIN, NO, WEAK
from segspec.library.log import open as open_log
from segspec.recovery import recover
from segspec.storage.directory import list_directory
from segspec.storage.source import from_bytes
from tests.builders.osiris import INDEX_HEADER, plain, segment, segment_name
from tests.helpers.logs import numbered
from tests.osiris.reading import OSIRIS, write_log

FIRST, FIRST_INDEX = segment(plain(b"a", b"b"), plain(b"c"))
SECOND, SECOND_INDEX = segment(plain(b"d"), plain(b"e"), base=3)


def verify(folder: Path) -> list[Finding]:
    return list(open_log(folder, format="osiris").verify())


def brief(findings: list[Finding]) -> list[tuple[str, str, str]]:
    return [(str(f.code), str(f.severity), f.path.rsplit("/", 1)[-1]) for f in findings]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_log(tmp_path / "log", (0, FIRST, FIRST_INDEX), (3, SECOND, SECOND_INDEX))


def test_other_files_are_ignored_and_misnamed_ones_pointed_out(folder: Path) -> None:
    for name in (".nfs000001", "notes.txt", "truth.jsonl"):
        (folder / name).write_bytes(b"x")
    assert not verify(folder)
    (folder / "3.segment").write_bytes(SECOND)
    assert brief(verify(folder)) == [("bad-name", "note", "3.segment")]
    assert len(open_log(folder, format="osiris").segments) == 2


def test_an_index_without_a_segment_says_what_is_lost(folder: Path) -> None:
    (folder / "00000000000000000003.segment").unlink()
    assert brief(verify(folder)) == [("missing-segment", "error", "00000000000000000003.index")]
    (folder / "00000000000000000003.index").write_bytes(INDEX_HEADER)
    assert brief(verify(folder)) == [("missing-segment", "warning", "00000000000000000003.index")]


def test_damage_at_the_end_of_a_segment_is_not_a_missing_segment_too(tmp_path: Path) -> None:
    folder = write_log(tmp_path, (0, FIRST[:-2], FIRST_INDEX), (3, SECOND, SECOND_INDEX))
    assert "missing-segment" not in [str(f.code) for f in verify(folder)]


def test_info_says_chunks_epochs_and_the_next_offset(folder: Path) -> None:
    info = open_log(folder, format="osiris").info()
    assert (info["chunks"], info["first_epoch"], info["last_epoch"], info["next_offset"]) == (4, 1, 1, 5)
    assert (info["records"], info["first_offset"], info["last_offset"], info["dialect"]) == (5, 0, 4, "system")


def test_an_empty_log(data: Path) -> None:
    log = open_log(data / "osiris" / "empty", format="osiris")
    assert not list(log.records())
    assert not list(log.verify())
    assert log.info()["next_offset"] == 0


def test_content_is_known_by_its_magic_and_a_name_alone_is_weak() -> None:
    assert OSIRIS.sniff(from_bytes(FIRST, "anything")) == CERTAIN
    assert OSIRIS.sniff(from_bytes(FIRST_INDEX, "anything")) == CERTAIN
    assert OSIRIS.sniff(from_bytes(b"", "00000000000000000000.segment")) == WEAK
    assert OSIRIS.sniff(from_bytes(b"OSIL", "notes.txt")) == NO
    assert OSIRIS.index.holds(from_bytes(FIRST_INDEX, "anything"))
    assert OSIRIS.index.holds(from_bytes(FIRST_INDEX[8:], "00000000000000000000.index"))
    assert not OSIRIS.index.holds(from_bytes(FIRST, "00000000000000000000.index"))


def test_a_segment_under_any_name_is_read_without_a_base(tmp_path: Path) -> None:
    (tmp_path / "copy.bin").write_bytes(SECOND)
    log = open_log(tmp_path / "copy.bin", format="osiris")
    assert log.segments[0].base is None
    assert numbered(list(log.records())) == [(3, b"d"), (4, b"e")]


def test_discovery_finds_no_log_among_other_files(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_bytes(b"")
    assert not OSIRIS.discover(list_directory(tmp_path)).segments


def test_copies_that_somebody_left_beside_the_files_are_ignored_and_said(tmp_path: Path) -> None:
    content, index = segment(plain(b"a"))
    names = ("00000000000000000000.segment.bak", "00000000000000000000.index~", "1.segment", ".0.index.swp", "README")
    folder = tmp_path / "log"
    folder.mkdir()
    (folder / segment_name(0)).write_bytes(content)
    (folder / "00000000000000000000.index").write_bytes(index)
    for name in names:
        (folder / name).write_bytes(content)
    said = list(open_log(folder).verify())
    assert {(note.code, note.severity) for note in said} == {(Code.BAD_NAME, Severity.NOTE)}
    assert sorted(Path(note.path).name for note in said) == sorted(names[:-1])
    assert all("it ignores the file, and so does this log" in note.message for note in said)
    assert open_log(folder).count() == 1
    assert [Path(path).name for path in recover(folder, tmp_path / "out").logs[0].left_out] == sorted(names)


def test_a_file_that_ends_as_an_index_does_is_read_by_early_releases(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    folder.mkdir()
    content, index = segment(plain(b"a"))
    (folder / segment_name(0)).write_bytes(content)
    for name in ("00000000000000000000.index", "x.index"):
        (folder / name).write_bytes(index)
    (note,) = open_log(folder).verify()
    assert note.message.endswith("it is no index of this log, and before 1.8.3 osiris reads it")
    early, late = (open_log(folder).forecast(owner) for owner in ("rabbitmq-3.10", "rabbitmq-4.0"))
    assert early.crash is not None
    assert Path(early.crash.path).name == "x.index"
    assert (late.crash, late.loses_data) == (None, False)
