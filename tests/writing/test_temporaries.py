"""Files and folders that appear when they are complete: names, locks, what a crash leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from segspec.storage import atomic

SYNCS = True
LEFT = f".0123456789abcdef{atomic.TEMPORARY_SUFFIX}"
WRITES_FOREVER = """
import sys, time
from pathlib import Path
from segspec.storage import atomic
with getattr(atomic, sys.argv[1])(Path(sys.argv[2])) as out:
    print(flush=True)
    time.sleep(60)
"""


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("kind", ["appearing_file", "appearing_folder"])
def test_what_a_killed_process_left_is_removed_and_what_a_living_one_writes_is_not(kind: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITES_FOREVER, kind, str(tmp_path / "target")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        (theirs,) = names(tmp_path)
        with atomic.appearing_file(tmp_path / "mine") as out:
            out.write(b"mine")
        assert names(tmp_path) == [theirs, "mine"]
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert names(tmp_path) == [theirs, "mine"]
    with atomic.appearing_folder(tmp_path / "next"):
        pass
    assert names(tmp_path) == ["mine", "next"]


@pytest.mark.parametrize("length", [240, 255])
def test_a_name_may_have_all_the_bytes_that_a_name_can_have(length: int, tmp_path: Path) -> None:
    with atomic.appearing_file(tmp_path / ("f" * length)) as out:
        out.write(b"content")
    with atomic.appearing_folder(tmp_path / ("d" * length)) as folder:
        (folder / "inner").write_bytes(b"content")
    assert names(tmp_path) == ["d" * length, "f" * length]
    assert names(tmp_path / ("d" * length)) == ["inner"]


def test_what_is_no_temporary_of_ours_is_left_alone(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "kept").write_bytes(b"")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / f"mine{atomic.TEMPORARY_SUFFIX}").write_bytes(b"no dot")
    (folder / LEFT).symlink_to(elsewhere)
    os.mkfifo(folder / f".pipe{atomic.TEMPORARY_SUFFIX}")
    before = names(folder)
    started = time.monotonic()
    with atomic.appearing_file(folder / "out"):
        pass
    assert time.monotonic() - started < 10, "a pipe without a writer is not waited for"
    assert names(folder) == sorted([*before, "out"])
    assert names(elsewhere) == ["kept"]


def test_missing_folders_above_are_removed_again_where_nothing_appears(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), atomic.appearing_folder(tmp_path / "a" / "b" / "t", parents=True) as folder:
        (folder / "missing" / "inner").write_bytes(b"half")
    assert names(tmp_path) == []


def test_a_temporary_that_another_takes_for_left_over_before_it_is_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between making a file and locking it another process may find it and remove it."""
    real, taken = atomic._locked, []

    def locked(path: Path) -> int | None:
        if not taken:
            taken.append(path)
            path.unlink()
        return real(path)

    monkeypatch.setattr(atomic, "_locked", locked)
    with atomic.appearing_file(tmp_path / "out") as out:
        out.write(b"content")
    assert taken
    assert (tmp_path / "out").read_bytes() == b"content"
    assert names(tmp_path) == ["out"]
