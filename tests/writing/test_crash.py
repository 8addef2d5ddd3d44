"""Durability: kill -9 at random points, and full disks, during a million appends.

After a crash every record that was flushed is there, nothing is there that was not appended, and the log is sound or
says where it is torn; then it is gone on with.
"""

from __future__ import annotations

import errno
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Severity
from segspec.formats.contract.writing import Place
from segspec.writing import LogWriter
from tests.writing.appender import FLUSH_EVERY, append, value_of
from tests.writing.tools import rows

SYNCS = True
ROOT = Path(__file__).resolve().parents[2]
SEED = 20261121


def durable_log_values(folder: Path) -> Iterator[bytes]:
    """All payloads, by the seed document alone; ends at a partial record."""
    for path in sorted(folder.glob("segment_*.log")):
        content, at = path.read_bytes(), 0
        while at + 24 <= len(content):
            (length,) = struct.unpack_from("<I", content, at + 16)
            if at + 24 + length > len(content):
                return
            yield content[at + 24 : at + 24 + length]
            at += 24 + length


def ffwd_values(folder: Path) -> Iterator[bytes]:
    """All blobs of the system's dialect, by the seed document and the code; ends at a partial entry."""
    for path in sorted(path for path in folder.iterdir() if path.name != "index"):
        content, at = path.read_bytes(), 16
        while at + 4 <= len(content):
            (length,) = struct.unpack_from(">I", content, at)
            if at + 4 + length > len(content):
                return
            yield content[at + 4 : at + 4 + length]
            at += 4 + length


def tank_values(folder: Path) -> Iterator[bytes]:
    """All contents of plain messages without keys, by the seed document and the code; ends at a partial bundle."""
    for path in sorted(folder.glob("*log"), key=lambda path: int(path.name.split("_")[0].split("-")[0])):
        content, at = path.read_bytes(), 0
        while at < len(content):
            length, at = varint(content, at)
            end = at + length
            if end > len(content):
                return
            at += 1
            if not content[at - 1] & 0x3C:
                _, at = varint(content, at)
            while at < end:
                length, at = varint(content, at + (1 if content[at] & 2 else 9))
                yield content[at : at + length]
                at += length


def varint(content: bytes, at: int) -> tuple[int, int]:
    """The integer at `at` and where it ends; at the end of the content, one that is too long for anything."""
    value = shift = 0
    for end, byte in enumerate(content[at : at + 5], at + 1):
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, end
    return len(content), at


def osiris_values(folder: Path) -> Iterator[bytes]:
    """All entries of chunks without filter and sub-batches, by the seed document; ends at a partial chunk."""
    for path in sorted(folder.glob("*.segment")):
        content, at = path.read_bytes(), 8
        while at + 48 <= len(content):
            length, trailer = struct.unpack_from(">II", content, at + 36)
            at, end = at + 48, at + 48 + length
            if end + trailer > len(content):
                return
            while at < end:
                (size,) = struct.unpack_from(">I", content, at)
                yield content[at + 4 : at + 4 + size]
                at += 4 + size
            at += trailer


def mojo_values(folder: Path) -> Iterator[bytes]:
    """The first value of each record, which has two, by the seed document; ends at a partial entry."""
    for path in sorted(folder.iterdir(), key=lambda path: int(path.name.lstrip("w").split("-")[0])):
        content, at = path.read_bytes(), 16
        while at < len(content):
            for _ in ("num_fields", "field", "field", "null"):
                _, at = short_element(content, at)
            while content[at : at + 1] not in (b"", b"\xff"):
                entry = {}
                for part in ("flags", "id_ms", "id_seq", "value", "room"):
                    entry[part], at = short_element(content, at)
                if at > len(content):
                    return
                yield entry["value"]
            at += 9
            if content[at : at + 2] != b"[P":
                break
            at += 18


def short_element(content: bytes, at: int) -> tuple[bytes, int]:
    """What is behind the first byte of a listpack element of up to 127 bytes, and where the element ends."""
    first = content[at] if at < len(content) else 0
    length = next(
        n for most, n in ((0x7F, 1), (0xBF, 1 + (first & 0x3F)), (0xDF, 2), (0xF1, 3), (0xF2, 4)) if first <= most
    )
    return content[at + 1 : at + length], at + length + 1


@dataclass(frozen=True)
class Case:
    """A format: how it is written here, how many records, and (for speed) what reads all of them without segspec.
    `first` is the number of the first record; `seq_bits` are those behind it in an id (mojo)."""

    format: str
    records: int
    values: Callable[[Path], Iterator[bytes]]
    options: dict[str, Any] = field(default_factory=dict)
    first: int = 0
    seq_bits: int = 0

    def place(self, number: int) -> Place:
        """What record `number` is given as its offset or id."""
        return (self.first + number, 0) if self.seq_bits else self.first + number


CASES = [
    Case("durable_log", 400_000, durable_log_values, {"segment_bytes": 1 << 17}),
    Case("ffwd", 600_000, ffwd_values, {"segment_bytes": 1 << 17, "dialect": "system"}),
    Case("osiris", 200_000, osiris_values, {"segment_bytes": 1 << 17}),
    Case("tank", 50_000, tank_values, {"segment_bytes": 1 << 17, "compression": "none"}, first=1),
    Case("mojo", 20_000, mojo_values, {"segment_bytes": 1 << 17, "pack_records": 50}, first=1, seq_bits=64),
]
KILLS = 5


def assert_holds(folder: Path, case: Case, flushed: int) -> int:
    """The log holds the first records, at least the flushed ones, each as it was appended; returns how many."""
    held = 0
    for held, value in enumerate(case.values(folder), 1):
        assert value == value_of(held - 1)
    assert held >= flushed
    return held


def held_after_crash(folder: Path, case: Case, flushed: int) -> int:
    """How many records the log holds: at least the flushed ones. segspec reads the last segment, where the crash was:
    what was appended, up to the end or a tear that it tells of. The other segments are left for the end of the test."""
    segment = segspec.open(folder).segments[-1]
    findings: list[segspec.Finding] = []
    records = list(segspec.open(segment.path).records(report=findings.append))
    held = ((segment.base or 0) >> case.seq_bits) - case.first + len(records)
    assert [value_in(record) for record in records] == [value_of(held - len(records) + n) for n in range(len(records))]
    errors = [finding for finding in findings if finding.severity is Severity.ERROR]
    assert [str(finding.code) for finding in errors] in ([], ["torn"])
    assert held >= flushed
    return held


def value_in(record: segspec.Record) -> bytes | None:
    return record.value if record.fields is None else record.fields[0][1]


def spawn(folder: Path, case: Case, start: int, end: int, *limit: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.writing.appender", str(folder), case.format, json.dumps(case.options)]
    return subprocess.Popen([*command, str(start), str(end), *limit], cwd=ROOT, stdout=subprocess.PIPE)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.format)
def test_kill_9_at_random_points_loses_nothing_that_was_flushed(case: Case, tmp_path: Path) -> None:
    chance = random.Random(SEED)
    present = 0
    for kill in range(KILLS):
        goal = present + chance.randrange(1, 2 * (case.records - present) // (KILLS + 1 - kill))
        flushed = killed_after(tmp_path, case, present, goal, chance.random() / 500)
        present = held_after_crash(tmp_path, case, flushed)
    with spawn(tmp_path, case, present, case.records) as appender:
        told, _ = appender.communicate(timeout=120)
    assert told.split()[-1] == b"%d" % case.records
    assert assert_holds(tmp_path, case, case.records) == case.records


def killed_after(folder: Path, case: Case, start: int, goal: int, wait: float) -> int:
    """Lets a process append from `start` on, kills it `wait` seconds after it said `goal`; returns its last word."""
    flushed = start
    with spawn(folder, case, start, case.records) as appender:
        assert appender.stdout is not None
        for line in appender.stdout:
            flushed = int(line)
            if flushed >= goal:
                break
        time.sleep(wait)
        appender.kill()
        rest = appender.stdout.read().split(b"\n")[:-1]
    return int(rest[-1]) if rest else flushed


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 1 MiB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    command = [mount or "mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
    if mount is None or os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a tmpfs cannot be mounted here: it takes root, and a container that lets it")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def append_until_refused(log: LogWriter) -> tuple[int, int | None]:
    """Appends until the file system refuses; returns how many records were flushed by then, and its errno."""
    flushed = 0
    for number in count():
        try:
            append(log, number)
            if number % FLUSH_EVERY == 0:
                log.flush(sync=False)
                flushed = number + 1
        except OSError as error:
            return flushed, error.errno
    raise AssertionError


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.format)
def test_a_full_disk_loses_nothing_that_was_flushed_and_leaves_a_sound_log(case: Case, small_disk: Path) -> None:
    folder = small_disk / "log"
    log = segspec.create(folder, case.format, **case.options)
    flushed, refused = append_until_refused(log)
    assert refused == errno.ENOSPC
    log.close()
    held = assert_holds(folder, case, flushed)
    assert [str(f.code) for f in segspec.open(folder).verify() if f.severity is not Severity.NOTE] == []
    subprocess.run(["mount", "-o", "remount,size=4m", str(small_disk)], check=True)
    with segspec.create(folder, case.format, resume=True, **case.options) as again:
        for more in range(held, held + 1000):
            assert append(again, more) == case.place(more)
    assert assert_holds(folder, case, held + 1000) == held + 1000
    assert len(rows(folder)) == held + 1000


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.format)
def test_a_file_that_may_not_grow_ends_with_a_whole_record(case: Case, tmp_path: Path) -> None:
    """The limit cuts a write short in the middle of a record, as a full disk does."""
    limit = 30_001
    with spawn(tmp_path, case, 0, case.records, str(limit)) as appender:
        told, _ = appender.communicate(timeout=60)
    *flushed, error = told.decode().strip().split("\n")
    assert error == f"errno {errno.EFBIG}"
    held = assert_holds(tmp_path, case, int(flushed[-1]))
    assert [str(f.code) for f in segspec.open(tmp_path).verify() if f.severity is not Severity.NOTE] == []
    with segspec.create(tmp_path, case.format, resume=True, **case.options) as log:
        assert append(log, held) == case.place(held)
