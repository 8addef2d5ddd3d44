"""What lies in a segment's place and is none; links in circles; files that are none; very many segments."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import segspec as library
from segspec.formats import NAMES, get
from segspec.reading.detect import logs_below
from segspec.storage import directory
from tests.cli.conftest import Run

SAMPLES = Path(library.__file__).parent / "samples"
LOGS = {
    "osiris": "osiris/epochs/log",
    "tank": "tank/sparse/log",
    "durable_log": "durable_log/multi_segment/log",
    "mojo": "mojo/deleted/log",
    "ffwd": "ffwd/multi_segment/log",
}
ANOTHER = {
    "osiris": "00000000000000099999.segment",
    "tank": "99999_1469700000.log",
    "durable_log": "segment_00000000000000099999.log",
    "mojo": "9926919030474-0",
    "ffwd": "000000000001869f",
}
"""The name of a segment after all others of the log."""


def bind(path: Path) -> None:
    # The path of a socket has a bound of about 100 bytes.
    with socket.socket(socket.AF_UNIX) as made:
        there = os.open(path.parent, os.O_RDONLY)
        made.bind(f"/proc/self/fd/{there}/{path.name}")
        os.close(there)


ODD: dict[str, Callable[[Path], object]] = {
    "a FIFO": os.mkfifo,
    "a socket": bind,
    "a folder": Path.mkdir,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a link to a missing target": lambda path: path.symlink_to("nowhere"),
    "a link that leads to itself": lambda path: path.symlink_to(path.name),
}


@pytest.fixture(params=NAMES)
def format(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def log(format: str, tmp_path: Path) -> Path:
    return Path(shutil.copytree(SAMPLES / LOGS[format], tmp_path / "log", copy_function=shutil.copyfile))


@pytest.mark.parametrize("what", ODD)
def test_every_verb_says_what_lies_in_a_segments_place(what: str, format: str, log: Path, segspec: Run) -> None:
    before = segspec("dump", "--output", "json", log).out
    ODD[what](log / ANOTHER[format])
    message = f"{ANOTHER[format]}:0: error missing-segment: {what} is where a segment should be"
    for verb in ("verify", "info", "recover"):
        done = segspec(verb, log, *(("--dry-run", "-o", log.parent / "copy") if verb == "recover" else ()))
        assert done.code == 3, verb
        assert message in done.out, verb
    done = segspec("dump", "--output", "json", log)
    assert (done.code, done.out) == (3, before)
    assert message in done.err


def test_a_file_that_may_not_be_read_is_a_finding(
    format: str, log: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = log / ANOTHER[format]
    closed.touch(mode=0)
    monkeypatch.setattr(os, "access", lambda path, _: Path(path).name != closed.name)
    done = segspec("verify", log)
    assert done.code == 3
    assert f"{closed.name}:0: error missing-segment: a file that may not be read is where a segment" in done.out


def test_a_recovery_does_not_say_that_nothing_is_lost(log: Path, format: str, segspec: Run) -> None:
    os.mkfifo(log / ANOTHER[format])
    done = segspec("recover", log, "-o", log.parent / "copy")
    assert done.code == 3
    assert "lost  nothing\n" not in done.out
    assert "the content of 1 unreadable part of segments" in done.out
    (made,) = segspec("recover", log, "-o", log.parent / "again", "--output", "json").json
    assert made["logs"][0]["lost"]["unreadable"] == "1"


def test_a_log_of_which_nothing_can_be_read_is_one_all_the_same(format: str, tmp_path: Path, segspec: Run) -> None:
    folder = tmp_path / "log"
    folder.mkdir()
    os.mkfifo(folder / ANOTHER[format])
    for verb in ("verify", "info", "dump"):
        done = segspec(verb, folder)
        assert done.code == 3, verb
        assert "a FIFO is where a segment should be" in done.out + done.err, verb
    done = segspec("recover", folder, "-o", tmp_path / "copy")
    assert done.code == 1
    assert "nothing of this log can be read" in done.err


@pytest.mark.parametrize("what", ["a FIFO", "a socket", "a device"])
def test_what_is_no_file_is_not_waited_for_and_is_named(what: str, tmp_path: Path, segspec: Run) -> None:
    ODD[what](tmp_path / "odd")
    for verb in ("info", "verify", "dump"):
        done = segspec(verb, tmp_path / "odd", "--format", "osiris")
        assert done.code == 1
        assert (
            done.err
            == f"segspec: {tmp_path / 'odd'}: this is {what}, and only a file can be read: copy its content to one\n"
        )


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_a_file_of_proc_is_not_taken_for_an_empty_one(segspec: Run) -> None:
    done = segspec("verify", "/proc/self/status", "--format", "osiris")
    assert done.code == 1
    assert "a file without a size, as those of /proc" in done.err


def test_links_in_circles_cost_nothing_and_a_log_is_reported_once_by_its_own_path(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / LOGS["osiris"], tmp_path / "tree" / "m" / "log")
    for name in "abxyz":
        (tmp_path / "tree" / name).symlink_to(".")
        (tmp_path / "tree" / "m" / name).symlink_to("..")
    (tmp_path / "tree" / "alias").symlink_to("m/log")
    assert [path for path, _, _ in logs_below(tmp_path / "tree")] == [f"{tmp_path}/tree/m/log"]


def test_a_log_that_only_a_link_reaches_is_found(tmp_path: Path) -> None:
    (tmp_path / "tree").mkdir()
    (tmp_path / "tree" / "elsewhere").symlink_to(SAMPLES / LOGS["ffwd"])
    assert [path for path, _, _ in logs_below(tmp_path / "tree")] == [f"{tmp_path}/tree/elsewhere"]


MANY = 2000


class Name(str):
    """Counts how often a name is compared with another."""

    __slots__ = ()
    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Name.compared += 1
        return str.__eq__(self, other)


def segment_of(format: str, number: int) -> tuple[str, bytes]:
    names = {
        "osiris": (f"{number:020}.segment", b"OSIL\0\0\0\1"),
        "tank": (f"{number + 1}-{number + 1}_1469700000.ilog", b""),
        "durable_log": (f"segment_{number:020}.log", b""),
        "mojo": (f"{1526919030474 + number}-0", b""),
        "ffwd": (f"{number:016x}", b"FFLG\0\0\0\0" + number.to_bytes(8, "big")),
    }
    return names[format]


def test_what_a_folder_costs_does_not_grow_faster_than_its_segments(format: str, tmp_path: Path) -> None:
    sizes: dict[str, int] = {}
    for number in range(MANY):
        name, content = segment_of(format, number)
        if format == "ffwd":
            (tmp_path / name).write_bytes(content)
        sizes[Name(name)] = len(content)
    Name.compared = 0
    listing = get(format).discover(directory.Directory(str(tmp_path), sizes))
    assert len(listing.segments) == MANY
    assert Name.compared < 20 * MANY
