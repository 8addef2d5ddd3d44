"""`info` and `forecast` of logs that another process writes, holds open, locks, or leaves alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.cli.console import writing_words
from segspec.storage import being_written
from segspec.storage.being_written import By, Sign
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec_run
from tests.needs import Missing

FORMATS = ("durable_log", "osiris", "tank", "mojo", "ffwd")

NEIGHBOUR = """
import fcntl, os, sys
path = sys.argv[1]
{before}
print("ready", flush=True)
for line in sys.stdin:
    {at_each_line}
    print("done", flush=True)
"""

__all__ = ["segspec_run"]


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What processes have open is known for a while, longer on a machine that is busy: not from test to test."""
    monkeypatch.setattr(being_written, "_OPEN", being_written._Links())


class Neighbour:
    """Another process, which has done its first part."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.pid = str(process.pid)

    def act(self) -> None:
        """Has it do its second part, once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "done\n"


@contextmanager
def neighbour(path: Path, before: str = "", at_each_line: str = "pass") -> Iterator[Neighbour]:
    code = NEIGHBOUR.format(before=before, at_each_line=at_each_line)
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield Neighbour(process)
        assert process.stdin is not None
        process.stdin.close()


@pytest.fixture(autouse=True)
def open_files_are_listed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neighbours of these tests come and go faster than a list of open files gets old."""
    if not Path(being_written.LOCKS).exists():
        raise Missing("what Linux tells of locks and open files in /proc")
    monkeypatch.setattr(being_written, "MOST_KEPT", 0)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A durable-log of one record."""
    with segspec.create(tmp_path / "log", "durable_log") as log:
        log.append(b"value")
    return tmp_path / "log"


def segment_of(log: Path) -> Path:
    return next(log.glob("*.log"))


def signs(facts: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """The name of the file, what told, and the process, each as text."""
    told = facts.get("being_written", [])
    return [(Path(sign["path"]).name, str(sign["told_by"]), str(sign.get("process") or "")) for sign in told]


def during_info(log: Path, at_each_line: str) -> list[tuple[str, str, str]]:
    """What `info` says of a log to whose segment another process does something while it is read."""
    acted: list[int] = []

    def act(read: int) -> None:
        if not acted:
            acted.append(read)
            other.act()

    with neighbour(segment_of(log), at_each_line=at_each_line) as other:
        told = signs(segspec.open(log).info(progress=act))
    assert acted
    return told


def test_a_segment_that_grows_while_it_is_read_is_told_by_its_size(log: Path) -> None:
    assert during_info(log, "open(path, 'ab').write(b'more')") == [(segment_of(log).name, "size", "")]


def test_a_segment_that_is_written_in_place_is_told_by_its_time(log: Path) -> None:
    os.utime(segment_of(log), ns=(0, 0))
    assert during_info(log, "open(path, 'r+b').write(b'G')") == [(segment_of(log).name, "time", "")]


def test_a_segment_that_is_replaced_is_told_by_its_name(log: Path) -> None:
    replace = "open(path + '.new', 'wb').write(open(path, 'rb').read()); os.replace(path + '.new', path)"
    assert during_info(log, replace) == [(segment_of(log).name, "name", "")]


def test_a_process_that_only_holds_a_segment_open_for_writing_is_named(log: Path) -> None:
    with neighbour(segment_of(log), "file = open(path, 'r+b')") as other:
        assert signs(segspec.open(log).info()) == [(segment_of(log).name, "open", other.pid)]
        assert signs(segspec.open(log).forecast().as_json()) == [(segment_of(log).name, "open", other.pid)]


def test_a_segment_that_is_opened_by_a_link_is_known_by_its_own_name(log: Path, tmp_path: Path) -> None:
    link = tmp_path / "0.log"
    link.symlink_to(segment_of(log))
    with neighbour(segment_of(log), "file = open(path, 'r+b')") as other:
        assert signs(segspec.open(link).info()) == [(link.name, "open", other.pid)]


def test_a_process_that_only_reads_a_segment_does_not_write_it(log: Path) -> None:
    with neighbour(segment_of(log), "file = open(path, 'rb')"):
        assert "being_written" not in segspec.open(log).info()


FLOCK = "fcntl.flock(file := os.open({}, os.O_RDONLY), fcntl.LOCK_EX)"
LOCKS = {
    "the owner's lock file": (FLOCK.format("os.path.dirname(path) + '/write.lock'"), "write.lock"),
    "the folder": (FLOCK.format("os.path.dirname(path)"), "log"),
    "the segment": (FLOCK.format("path"), None),
}


@pytest.mark.parametrize("what", LOCKS)
def test_a_process_that_holds_a_lock_is_named(log: Path, what: str) -> None:
    before, name = LOCKS[what]
    with neighbour(segment_of(log), before) as other:
        assert signs(segspec.open(log).info()) == [(name or segment_of(log).name, "lock", other.pid)]
        assert signs(segspec.open(log).forecast().as_json()) == [(name or segment_of(log).name, "lock", other.pid)]


def test_a_lock_of_bytes_is_one_too(log: Path) -> None:
    with neighbour(segment_of(log), "file = open(path, 'r+b'); fcntl.lockf(file, fcntl.LOCK_EX, 1)") as other:
        told = signs(segspec.open(log).info())
    assert told == [(segment_of(log).name, "open", other.pid), (segment_of(log).name, "lock", other.pid)]


def test_a_lock_that_readers_share_is_none(log: Path) -> None:
    with neighbour(segment_of(log), "fcntl.flock(file := os.open(path, os.O_RDONLY), fcntl.LOCK_SH)"):
        assert "being_written" not in segspec.open(log).info()


def test_a_log_that_nobody_writes_says_nothing(log: Path) -> None:
    with neighbour(segment_of(log)):
        assert "being_written" not in segspec.open(log).info()
        assert "being_written" not in segspec.open(log).forecast().as_json()


WRITERS = """import segspec
logs = []
for format in {formats!r}:
    log = segspec.create(path + "/" + format, format)
    logs.append(log)
    log.append(fields=[(b"f", b"v")]) if format == "mojo" else log.append(b"value")
    log.flush()
"""


def test_logs_of_all_formats_say_who_writes_them(tmp_path: Path) -> None:
    with neighbour(tmp_path, WRITERS.format(formats=FORMATS)) as other:
        for format in FORMATS:
            log = segspec.open(tmp_path / format)
            told = signs(log.info())
            assert (log.segments[-1].name, "open", other.pid) in told
            assert (format, "lock", other.pid) in told
            if log.format.owners:
                assert (format, "lock", other.pid) in signs(log.forecast().as_json())
    for format in FORMATS:
        assert "being_written" not in segspec.open(tmp_path / format).info()


def test_an_index_alone_says_it_of_its_segment_too(log: Path) -> None:
    index = next(log.glob("*.idx"))
    with neighbour(index, "file = open(path, 'r+b')") as other:
        assert signs(segspec.open(index).info()) == [(index.name, "open", other.pid)]


def test_people_are_told_who_writes_and_names_of_processes_are_escaped(log: Path, segspec_run: Run) -> None:
    named = "open('/proc/self/comm', 'w').write('\\x1b[31m'); file = open(path, 'r+b')"
    with neighbour(segment_of(log), named) as other:
        words = rf"open for writing by \x1b[31m ({other.pid}): {segment_of(log).name}"
        assert f"being written  {words}\n" in segspec_run("info", log).out
        assert f"being written now, so this will change: {words}\n" in segspec_run("forecast", log).out
        facts = segspec_run("info", log, "-o", "json").json[0]
        assert facts["being_written"] == [
            {"path": str(segment_of(log)), "told_by": "open", "process": other.pid, "command": "\x1b[31m"}
        ]


def test_signs_of_one_kind_are_one_phrase() -> None:
    by = [Sign(f"/log/{number}", By.OPEN, 7, "beam.smp") for number in range(5)]
    words = writing_words([*by, Sign("/log", By.LOCK), Sign("/log/0", By.OPEN, 8)])
    assert (
        words == "open for writing by beam.smp (7): 0, 1, 2 and 2 more; locked: log; open for writing by process 8: 0"
    )
