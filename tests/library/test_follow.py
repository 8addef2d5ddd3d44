"""Following a log that is written, rolled, cut off, removed, made anew: nothing is lost, and what happened is said."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import segspec
from segspec.library.follow import Follower
from segspec.library.log import open as open_log
from segspec.reading import detect
from segspec.storage.directory import Directory
from tests.helpers.patience import PATIENCE
from tests.helpers.sweeps import ALL
from tests.library.roller import RECORDS
from tests.writing.appender import append, value_of

ROOT = Path(__file__).resolve().parents[2]
FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")
ROLLS = 1_000 if ALL else 200


class Follow:
    """A follower of the log in `folder`; `values` are those of all records that it has given."""

    def __init__(self, folder: Path, format: str) -> None:
        self.findings: list[segspec.Finding] = []
        self.follower = Follower(open_log(str(folder), format=format), report=self.findings.append)
        self.values: list[bytes | None] = []

    def read(self) -> list[bytes | None]:
        """The values of what is new."""
        new = [r.value if r.fields is None else r.fields[0][1] for r in self.follower.read()]
        self.values += new
        return new

    def said(self) -> list[tuple[str, str]]:
        said = [(str(finding.code), str(finding.severity)) for finding in self.findings]
        self.findings.clear()
        return said


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)


def opened(folder: Path, format: str, deadline: float) -> Follow:
    """A follower, once there is something to follow."""
    while True:
        try:
            return Follow(folder, format)
        except (OSError, segspec.SegspecError):
            assert time.monotonic() < deadline, "no log appeared"
            time.sleep(0.01)


def said_by(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stdout is not None
    try:
        return os.read(process.stdout.fileno(), 100)
    except BlockingIOError:
        return b""


@pytest.mark.parametrize("format", FORMATS)
def test_hundreds_of_rolls_of_another_process_lose_nothing(format: str, tmp_path: Path) -> None:
    """What was read is removed on the way, so that the folder stays small."""
    command = [sys.executable, "-m", "tests.library.roller", str(tmp_path), format, str(ROLLS)]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, env=environment, **pipes) as roller:  # type: ignore[call-overload]
        os.set_blocking(roller.stdout.fileno(), False)
        deadline = time.monotonic() + PATIENCE
        follow, told = opened(tmp_path, format, deadline), b""
        while len(follow.values) < ROLLS * RECORDS:
            assert time.monotonic() < deadline, f"{len(follow.values)} of {ROLLS * RECORDS} came"
            follow.read()
            assert follow.values == [value_of(n) for n in range(len(follow.values))], "each once, and in order"
            told += said_by(roller)
            while b"\n" in told and int(told.split(b"\n")[0]) <= len(follow.values):
                written, told = told.split(b"\n", 1)
                roller.stdin.write(written + b"\n")
                roller.stdin.flush()
        roller.communicate()
    assert roller.returncode == 0
    assert follow.said() == []


@pytest.mark.parametrize("format", FORMATS)
def test_a_segment_that_grows_by_a_few_bytes_at_each_look_gives_each_record_once(format: str, tmp_path: Path) -> None:
    """Frames that a look finds torn are whole at a later one, after others of the same segment."""
    with segspec.create(tmp_path / "whole", format) as log:
        for number in range(12):
            append(log, number)
    whole = next(segment for segment in segspec.open(tmp_path / "whole").segments)
    content = Path(whole.path).read_bytes()
    growing = tmp_path / "growing" / Path(whole.path).name
    growing.parent.mkdir()
    # An empty mojo segment, or one of a few bytes, is not known for what it is yet.
    begun = len(content) // 3
    growing.write_bytes(content[:begun])
    follow = Follow(growing.parent, format)
    for end in range(begun, len(content) + 1, 7):
        growing.write_bytes(content[:end])
        follow.read()
    growing.write_bytes(content)
    follow.read()
    assert (follow.values, follow.said()) == ([value_of(number) for number in range(12)], [])


@pytest.mark.parametrize("format", FORMATS)
def test_what_is_written_between_two_steps_of_a_look_is_read(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a segment and its successor may both appear after the segment was read and before the folder is."""
    log = segspec.create(tmp_path, format)
    append(log, 0)
    log.flush()
    follow, written = Follow(tmp_path, format), 1
    real = detect.list_directory

    def listed(path: str) -> Directory:
        nonlocal written
        if written < 20:
            for _ in range(2):
                append(log, written)
                written += 1
                log.flush()
            log.roll()
            append(log, written)
            written += 1
            log.flush()
        return real(path)

    monkeypatch.setattr(detect, "list_directory", listed)
    while len(follow.values) < written:
        before = len(follow.values)
        follow.read()
        assert follow.values == values(range(len(follow.values)))
        assert len(follow.values) > before
    assert follow.said() == []
    log.close()


def write(folder: Path, format: str, numbers: range, *, rolled: bool = False, resume: bool = True) -> None:
    with segspec.create(folder, format, resume=resume) as log:
        for number in numbers:
            append(log, number)
        if rolled:
            log.roll()


def values(numbers: range) -> list[bytes | None]:
    return [value_of(number) for number in numbers]


def segment(folder: Path, format: str) -> Path:
    """The last segment of the log."""
    return Path(open_log(str(folder), format=format).segments[-1].path)


@pytest.mark.parametrize("format", FORMATS)
def test_a_segment_is_read_to_its_end_though_it_was_removed_before_the_next_look(format: str, tmp_path: Path) -> None:
    log = segspec.create(tmp_path, format)
    append(log, 0)
    log.flush()
    follow = Follow(tmp_path, format)
    assert follow.read() == values(range(1))
    append(log, 1)
    log.roll()
    for number in range(2, 5):
        append(log, number)
        log.flush()
    log.trim((3, 0) if format == "mojo" else 2)
    assert follow.read() == values(range(1, 5))
    assert follow.said() == []
    log.close()


@pytest.mark.parametrize("format", FORMATS)
def test_what_was_removed_before_it_was_read_is_reported_once(format: str, tmp_path: Path) -> None:
    log = segspec.create(tmp_path, format)
    append(log, 0)
    log.flush()
    follow = Follow(tmp_path, format)
    follow.read()
    for number in range(1, 4):
        log.roll()
        append(log, number)
    log.flush()
    log.trim((4, 0) if format == "mojo" else 3)
    kept = follow.read()
    assert kept == values(range(4 - len(kept), 4))
    assert len(kept) < 3
    missing = {"tank": [("gap", "note")], "mojo": []}.get(format, [("missing-segment", "error")])
    assert follow.said() == missing, "where the format's numbers show it"
    append(log, 4)
    log.flush()
    assert follow.read() == values(range(4, 5))
    assert follow.said() == []
    log.close()


@pytest.mark.parametrize("format", FORMATS)
def test_a_log_that_is_made_anew_is_read_from_its_beginning_and_reported_once(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    write(folder, format, range(3), rolled=True, resume=False)
    write(folder, format, range(3, 5))
    follow = Follow(folder, format)
    assert follow.read() == values(range(5))
    shutil.rmtree(folder)
    assert follow.read() == []
    write(folder, format, range(7), rolled=True, resume=False)
    write(folder, format, range(7, 9))
    assert follow.read() == values(range(9))
    assert follow.said() == [("bad-order", "warning")]
    write(folder, format, range(9, 10))
    assert follow.read() == values(range(9, 10))
    assert follow.said() == []


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("grown", [0, 3, 20], ids="grown by {}".format)
def test_a_segment_that_is_cut_off_and_written_again_is_read_from_there(
    format: str, grown: int, tmp_path: Path
) -> None:
    """The owner cuts off what it does not trust, and writes on; by the next look the file may be longer than it was."""
    folder = tmp_path / "log"
    write(folder, format, range(5), resume=False)
    path = segment(folder, format)
    kept = path.read_bytes()
    write(folder, format, range(5, 10))
    follow = Follow(folder, format)
    assert follow.read() == values(range(10))
    with path.open("r+b") as file:
        file.truncate(0)
        file.write(kept)
    index = open_log(str(folder), format=format).segments[-1].index
    if index is not None and index != str(path) and format != "ffwd":
        Path(index).unlink()
    write(folder, format, range(5, 5))
    for number in range(5, 5 + grown):
        with segspec.create(folder, format, resume=True) as log:
            fields = {b"value": b"another %d" % number, b"room": b"." * 50}
            log.append(fields=fields, id=(number + 1, 0)) if format == "mojo" else log.append(b"another %d" % number)
    given = follow.read()
    fresh = [b"another %d" % number for number in range(5, 5 + grown)]
    assert given[len(given) - grown :] == fresh, "none of the new ones is left out"
    assert given[: len(given) - grown] in (values(range(5)), []), "old ones may come twice, whole frames only"
    assert follow.said() == [("bad-order", "warning")]
    assert follow.read() == []
    assert follow.said() == []


def test_what_happened_is_told_in_words(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    write(folder, "durable_log", range(3), resume=False)
    follow = Follow(folder, "durable_log")
    follow.read()
    path = segment(folder, "durable_log")
    os.truncate(path, 33)
    follow.read()
    (finding,) = follow.findings
    assert finding.path == str(path)
    assert finding.message == (
        "cut off while it was followed: up to 102 it was read, and from 33 on it is not what it was; what is there now "
        "is given, too"
    )
    follow.findings.clear()
    shutil.rmtree(folder)
    write(folder, "durable_log", range(1), resume=False)
    follow.read()
    (finding,) = follow.findings
    assert finding.message == (
        f"the log was re-created while it was followed: {path.name}, which was read last, is gone or another file, and "
        f"reading continues with {path.name}; records may come twice"
    )
