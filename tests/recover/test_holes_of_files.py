"""A file may have a tebibyte that was never written: its copy takes no more room on the disk than it does."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import segspec
from segspec.formats import NAMES

SIZE = 1 << 40


@pytest.mark.parametrize("format", NAMES)
def test_a_copy_has_as_little_of_a_hole_as_its_log(format: str, tmp_path: Path) -> None:
    folder, value = tmp_path / "log", {"fields": {b"a": b"b"}} if format == "mojo" else b"value"
    with segspec.create(folder, format) as writer:
        writer.append_many(value for _ in range(100))
    (segment,) = segspec.open(folder).segments
    records = segspec.open(folder).count()
    os.truncate(segment.path, SIZE)
    segspec.recover(folder, tmp_path / "out")
    assert segspec.open(tmp_path / "out").count() == records
    assert sum(path.stat().st_blocks for path in (tmp_path / "out").rglob("*")) * 512 < 16 << 20


def test_what_lies_between_holes_is_copied(tmp_path: Path) -> None:
    """mojo's own room for what is to come may be in the middle of a file that was preallocated in parts."""
    folder = tmp_path / "log"
    with segspec.create(folder, "mojo") as writer:
        writer.append_many({"fields": {b"a": b"b"}} for _ in range(100))
    (segment,) = segspec.open(folder).segments
    with Path(segment.path).open("r+b") as file:
        file.seek(8 << 20)
        file.write(bytes(4096))
        file.truncate((16 << 20) + 5)
    segspec.recover(folder, tmp_path / "out")
    (copied,) = segspec.open(tmp_path / "out").segments
    assert Path(copied.path).read_bytes() == Path(segment.path).read_bytes()
