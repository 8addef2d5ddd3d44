"""Files with holes: the same is said of them as where each zero is read, and a hole of a terabyte costs no more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import segspec as library
from segspec.formats import NAMES
from segspec.storage import source
from tests.cli.conftest import Run
from tests.cli.test_odd_folders import LOGS, SAMPLES
from tests.needs import Missing

BLOCK = 1 << 16
"""More than a block of any file system."""

TERABYTE = 1 << 40
MOST_READ = 256 << 20


def holey(path: Path, pieces: list[bytes], size: int) -> None:
    """A file that has the pieces, each where a hole of BLOCK bytes ends, and a hole at its end."""
    with path.open("wb") as file:
        for piece in pieces:
            file.write(piece)
            at = file.tell() // BLOCK * BLOCK + 2 * BLOCK
            file.seek(at)
        file.truncate(max(size, file.tell()))


def said(segspec: Run, path: Path) -> list[tuple[int, str, str]]:
    out = []
    for command in (["verify", "--output", "json"], ["info", "--output", "json"], ["dump", "--on-damage", "skip"]):
        done = segspec(*command, path)
        out.append((done.code, done.out, done.err))
    return out


@pytest.mark.parametrize("shape", ["at the end", "in the middle", "between halves of a frame"])
@pytest.mark.parametrize("format", NAMES)
def test_a_hole_is_what_its_zeros_are(
    format: str, shape: str, tmp_path: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = Path(library.open(SAMPLES / LOGS[format]).segments[-1].path)
    content = last.read_bytes()
    half = len(content) // 2
    pieces = {
        "at the end": [content],
        "in the middle": [content, content],
        "between halves of a frame": [content[:half], content[half:]],
    }
    path = tmp_path / last.name
    holey(path, pieces[shape], 0)
    with source.open_source(path) as opened:
        if opened.zeros_before(opened.size) == opened.size:
            pytest.fail("the file ends without zeros")
    skipping = said(segspec, tmp_path)
    monkeypatch.setattr(source, "data_from", lambda descriptor, position, size: position)
    assert said(segspec, tmp_path) == skipping


@pytest.mark.parametrize("format", NAMES)
def test_a_hole_of_a_terabyte_is_not_read(
    format: str, tmp_path: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = Path(library.open(SAMPLES / LOGS[format]).segments[-1].path)
    (tmp_path / last.name).write_bytes(last.read_bytes())
    os.truncate(tmp_path / last.name, TERABYTE)
    if (tmp_path / last.name).stat().st_blocks * 512 > MOST_READ:
        raise Missing("a file system that keeps holes")
    read, plain = 0, source.Source.read

    def count(self: source.Source, position: int, length: int) -> bytes:
        nonlocal read
        found = plain(self, position, length)
        read += len(found)
        assert read < MOST_READ, "the zeros of the hole are read"
        return found

    monkeypatch.setattr(source.Source, "read", count)
    for command in (["info"], ["verify"], ["dump", "--limit", "1"]):
        read = 0
        done = segspec(*command, tmp_path)
        assert done.code in (0, 3)
        if command[0] != "dump":
            assert f"{TERABYTE - len(last.read_bytes()):,}"[:4] in done.out or "zero" in done.out
