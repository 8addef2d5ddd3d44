"""A queue of one segment whose magic is damaged, without an index: only name and entries say what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, SegspecError
from segspec.recovery import recover

SOUND = b"FFLG" + bytes(12) + b"\0\0\0\1a" + b"\0\0\0\2bc"


def folder_of(content: bytes, tmp_path: Path, name: str = f"{0:016x}") -> Path:
    folder = tmp_path / "queue"
    folder.mkdir()
    (folder / name).write_bytes(content)
    return folder


def test_the_folder_is_a_log_whose_segment_is_damaged(tmp_path: Path) -> None:
    folder = folder_of(b"XXXX" + SOUND[4:], tmp_path)
    log = segspec.open(folder)
    assert [(finding.code, finding.position) for finding in log.verify()][:1] == [(Code.BAD_MAGIC, 0)]
    (made,) = recover(folder, tmp_path / "out").logs
    assert (made.format, made.records) == ("ffwd", 2)
    assert (tmp_path / "out" / f"{0:016x}").read_bytes() == SOUND


@pytest.mark.parametrize(
    "content",
    [b"XXXX" + SOUND[4:-1], b"XXXX" + SOUND[4:] + b"\1", b"XXXX" + bytes(12), b"some text of somebody"],
    ids=["torn", "a byte more", "no message", "text"],
)
def test_a_file_of_such_a_name_that_does_not_hold_entries_makes_no_log_of_its_folder(
    content: bytes, tmp_path: Path
) -> None:
    with pytest.raises(SegspecError, match="no log of a known format"):
        segspec.open(folder_of(content, tmp_path))


def test_a_segment_under_another_number_makes_no_log_of_its_folder(tmp_path: Path) -> None:
    with pytest.raises(SegspecError, match="no log of a known format"):
        segspec.open(folder_of(b"XXXX" + SOUND[4:], tmp_path, f"{7:016x}"))


def test_nothing_is_begun_over_the_damaged_segment(tmp_path: Path) -> None:
    folder = folder_of(b"XXXX" + SOUND[4:], tmp_path)
    with pytest.raises(SegspecError, match="nothing is appended after it"):
        segspec.create(folder, "ffwd", resume=True, dialect="system")
    with segspec.create(folder, "ffwd", resume=True, torn="new-segment", dialect="system") as log:
        assert log.append(b"new") == 2
    assert sorted(path.name for path in folder.iterdir()) == [f"{0:016x}", f"{2:016x}", "index"]
