"""What `list_directory` says of a folder that changes while it is read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from segspec.storage import directory
from segspec.storage.directory import list_directory

FIRST, LAST = 1600, 4000
MAKES_FILES_IN_BURSTS = f"""
import os, sys, time
for number in range({FIRST}, {LAST}):
    if number % 20 == 0:
        time.sleep(0.04)
    os.close(os.open(f"{{sys.argv[1]}}/{{number:010d}}", os.O_CREAT | os.O_WRONLY))
"""


def test_no_file_is_left_out_that_is_older_than_another_one_in_the_listing(tmp_path: Path) -> None:
    for number in range(FIRST):
        (tmp_path / f"{number:010d}").touch()
    with subprocess.Popen([sys.executable, "-c", MAKES_FILES_IN_BURSTS, str(tmp_path)]) as maker:
        while maker.poll() is None:
            listed = [int(name) for name in list_directory(tmp_path).names()]
            assert listed == [*range(len(listed))]
    assert maker.returncode == 0
    assert len(list_directory(tmp_path).names()) == LAST


def test_a_file_that_a_reading_of_the_folder_left_out_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        (tmp_path / str(number)).touch()
    readings = []

    def reading(folder: str) -> list[os.DirEntry[str]]:
        readings.append(folder)
        found = read_names(folder)
        return [found[0], found[2]] if len(readings) == 1 else found

    read_names = directory._read_names
    monkeypatch.setattr(directory, "_read_names", reading)
    assert list_directory(tmp_path).names() == ["0", "1", "2"]
    assert len(readings) == 3


def test_a_folder_that_nobody_changes_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "0").touch()
    os.utime(tmp_path, (1_000_000_000, 1_000_000_000))
    readings = []
    read_names = directory._read_names
    monkeypatch.setattr(directory, "_read_names", lambda folder: readings.append(folder) or read_names(folder))
    assert list_directory(tmp_path).names() == ["0"]
    assert len(readings) == 1


def test_a_file_that_is_removed_while_its_folder_is_listed_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        (tmp_path / str(number)).touch()
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")

    def entries(folder: str) -> list[os.DirEntry[str]]:
        found = list_entries(folder)
        (tmp_path / "1").unlink(missing_ok=True)
        return found

    list_entries = directory._entries
    monkeypatch.setattr(directory, "_entries", entries)
    listed = list_directory(tmp_path)
    assert listed.names() == ["0", "2"]
    assert listed.odd == {"dangling": "a link to a missing target"}
