"""Companions that claim 100 GB and take no room: each verb ends, has read little, and says what is wrong."""

from __future__ import annotations

import os
import shutil
from itertools import product
from pathlib import Path

import pytest

import segspec as library
from tests.cli.conftest import Run
from tests.cli.test_odd_folders import SAMPLES
from tests.helpers.effort import counted
from tests.helpers.sweeps import ALL, some
from tests.needs import ROOT, Missing

CLAIMED = 100 << 30
KAFKA = ROOT / "tests" / "data" / "kafka" / "4.1" / "data" / "transactions-0"
MOST_READ = 64 << 20
MOST_CALLS = 400_000
"""Each is a system call of a few microseconds."""

COMPANIONS = {
    "osiris": (SAMPLES / "osiris/epochs/log", "00000000000000000252.index"),
    "durable_log": (SAMPLES / "durable_log/multi_segment/log", "segment_00000000000000000470.idx"),
    "ffwd": (SAMPLES / "ffwd/torn_blob/log", "index"),
    "tank": (SAMPLES / "tank/compacted/log", "3148.index"),
    "kafka's index": (KAFKA, "00000000000000000020.index"),
    "kafka's last index": (KAFKA, "00000000000000000030.index"),
    "kafka's times": (KAFKA, "00000000000000000020.timeindex"),
    "kafka's transactions": (KAFKA, "00000000000000000020.txnindex"),
    "kafka's snapshot": (KAFKA, "00000000000000000020.snapshot"),
    "kafka's epochs": (KAFKA, "leader-epoch-checkpoint"),
    "kafka's topic": (KAFKA, "partition.metadata"),
}
VERBS = (
    "info",
    "verify",
    "index check",
    "forecast",
    "report",
    "dump --limit 1",
    "recover -o OUT",
    "convert -o OUT.jsonl",
)


def claiming(what: str, end: bytes, folder: Path) -> Path:
    """A log of which a companion has its content, then a hole, and `end` as its last bytes."""
    source, name = COMPANIONS[what]
    log = Path(shutil.copytree(source, folder / "node" / "log-0"))
    with (log / name).open("r+b") as file:
        file.truncate(CLAIMED)
        file.seek(CLAIMED - len(end))
        file.write(end)
    if (log / name).stat().st_blocks * 512 > MOST_READ:
        raise Missing("a file system that keeps holes")
    return log


TRIED = some(product(COMPANIONS, [b"", b"\x01"]), 8)


@pytest.mark.parametrize(("what", "end"), TRIED)
def test_a_companion_that_claims_100_gb_is_walked_as_far_as_its_segment_has_room(
    what: str, end: bytes, tmp_path: Path, segspec: Run
) -> None:
    log = claiming(what, end, tmp_path)
    # Every other verb: two companions together see all.
    for verb in VERBS if ALL else VERBS[TRIED.index((what, end)) % 2 :: 2]:
        words = [word.replace("OUT", str(tmp_path / "out")) for word in verb.split()]
        arguments = [*words[:2], log] if verb == "index check" else [words[0], log, *words[1:]]
        with counted() as effort:
            done = segspec(*arguments)
        assert done.code in (0, 3), (verb, done.err)
        assert effort.read < MOST_READ, verb
        assert effort.reads < MOST_CALLS, verb
        assert effort.objects < MOST_CALLS, verb
        if verb == "index check":
            assert COMPANIONS[what][1] in done.out, done.out
    for verb in ("inspect", "dump --limit 1"):
        with counted() as effort:
            segspec(verb.split()[0], log / COMPANIONS[what][1], *verb.split()[1:])
        assert effort.read < MOST_READ, verb


@pytest.mark.parametrize("what", COMPANIONS)
def test_the_entries_of_a_companion_that_claims_100_gb_end_where_its_zeros_begin(
    what: str, tmp_path: Path, segspec: Run
) -> None:
    path = claiming(what, b"", tmp_path) / COMPANIONS[what][1]
    with counted() as effort:
        done = segspec("dump", path, "--output", "json")
    assert done.code in (0, 3)
    assert len(done.json) < 100
    assert effort.read < MOST_READ


def test_the_records_beyond_what_a_segment_can_have_are_counted(tmp_path: Path) -> None:
    log = claiming("osiris", b"\x01", tmp_path)
    size = max(log.glob("*.segment")).stat().st_size
    found = [each.message for each in library.open(log).check_indexes() if each.code == "index-ahead"]
    room = f"what a segment of {size:,} bytes has room for"
    assert f"3,702,521,856 records lie beyond {room}; osiris drops what lies there" in found


@pytest.mark.parametrize(
    "format", ["osiris/epochs/log", "durable_log/multi_segment/log", "ffwd/torn_blob/log", "tank/sparse/log"]
)
def test_a_frame_of_a_segment_that_claims_100_gb_is_drawn_without_reading_it(
    format: str, tmp_path: Path, segspec: Run
) -> None:
    last = Path(library.open(SAMPLES / format).segments[-1].path)
    path = tmp_path / last.name
    path.touch()
    os.truncate(path, CLAIMED)
    with counted() as effort:
        done = segspec("inspect", path, "--format", format.partition("/")[0], "--output", "json")
    assert done.code in (0, 3)
    assert str(CLAIMED) in done.out or int(done.json[-1]["position"]) + int(done.json[-1]["size"]) <= CLAIMED
    assert effort.read < MOST_READ
