"""Durability: kill -9 at random points, and full disks, during many appends: a million in `make sweeps`.

After a crash every record that was flushed is there, and nothing is there that was not appended. The log is sound, or
says where it is torn: a kill can end a write between two pages of the file. Then the log is resumed.
"""

from __future__ import annotations

import errno
import json
import random
import re
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Code, Severity
from segspec.core.model import RecordNumber
from tests.helpers.patience import PATIENCE
from tests.helpers.sweeps import ALL
from tests.writing.appender import append, value_of
from tests.writing.logs import rows, wrong

SYNCS = True
ROOT = Path(__file__).resolve().parents[2]
SEED = 20261121


def durable_log_values(content: bytes) -> Iterator[bytes]:
    """All payloads of a segment, by the seed document alone; ends at a partial record."""
    at = 0
    while at + 24 <= len(content):
        (length,) = struct.unpack_from("<I", content, at + 16)
        if at + 24 + length > len(content):
            return
        yield content[at + 24 : at + 24 + length]
        at += 24 + length


def ffwd_values(content: bytes) -> Iterator[bytes]:
    """All blobs of a segment in the system's dialect, by the seed document and the code; ends at a partial entry."""
    at = 16
    while at + 4 <= len(content):
        (length,) = struct.unpack_from(">I", content, at)
        if at + 4 + length > len(content):
            return
        yield content[at + 4 : at + 4 + length]
        at += 4 + length


def tank_values(content: bytes) -> Iterator[bytes]:
    """All contents of plain messages without keys, by the seed document and the code; ends at a partial bundle."""
    at = 0
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


def osiris_values(content: bytes) -> Iterator[bytes]:
    """All entries of chunks without filter and sub-batches, by the seed document; ends at a partial chunk."""
    at = 8
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


def mojo_values(content: bytes) -> Iterator[bytes]:
    """The first value of each record, which has two, by the seed document; ends at a partial entry."""
    at = 16
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
            return
        at += 18


def short_element(content: bytes, at: int) -> tuple[bytes, int]:
    """What follows the first byte of a listpack element of up to 127 bytes, and where the element ends."""
    first = content[at] if at < len(content) else 0
    length = next(
        n for most, n in ((0x7F, 1), (0xBF, 1 + (first & 0x3F)), (0xDF, 2), (0xF1, 3), (0xF2, 4)) if first <= most
    )
    return content[at + 1 : at + length], at + length + 1


@dataclass(frozen=True)
class Case:
    """A format: how it is written here, how many records, and what reads them without segspec (for speed, too).

    `values` gives those of one segment; `name` matches the names of segments, and its group is the number that sorts
    them. `first` is the number of the first record; `seq_bits` are those that follow it in an id (mojo).
    """

    format: str
    records: int
    name: str
    values: Callable[[bytes], Iterator[bytes]]
    options: dict[str, Any] = field(default_factory=dict)
    first: int = 0
    seq_bits: int = 0

    def place(self, number: int) -> RecordNumber:
        """What record `number` is given as its offset or id."""
        return (self.first + number, 0) if self.seq_bits else self.first + number

    def held(self, folder: Path) -> Iterator[bytes]:
        """The values of all segments. After a tear another segment goes on with the record that was cut."""
        found = [(re.fullmatch(self.name, path.name), path) for path in folder.iterdir()]
        for _, _, path in sorted((len(match[1]), match[1], path) for match, path in found if match):
            yield from self.values(path.read_bytes())


ROLL = {"segment_bytes": 1 << 17}
CASES = [
    Case("durable_log", 400_000, r"segment_(\d+)\.log", durable_log_values, ROLL),
    Case("ffwd", 600_000, r"([0-9a-f]+)", ffwd_values, {**ROLL, "dialect": "system"}),
    Case("osiris", 200_000, r"(\d+)\.segment", osiris_values, ROLL),
    Case("tank", 50_000, r"(\d+)[-_].*log", tank_values, {**ROLL, "compression": "none"}, first=1),
    Case("mojo", 20_000, r"w?(\d+)-\d+.*", mojo_values, {**ROLL, "pack_records": 50}, first=1, seq_bits=64),
]
KILLS = 5 if ALL else 2
PART = 1 if ALL else 5
"""One in so many of the records is appended."""


def assert_holds(folder: Path, case: Case, flushed: int) -> int:
    """The log holds the first records, at least the flushed ones, each as it was appended; returns how many."""
    held = 0
    for held, value in enumerate(case.held(folder), 1):
        assert value == value_of(held - 1)
    assert held >= flushed
    return held


def held_after_crash(folder: Path, case: Case, flushed: int) -> tuple[int, bool]:
    """How many records the log holds, at least the flushed ones, and whether it is torn. segspec reads the last
    segment, where the crash was: what was appended, up to the end or a tear that it reports. The other segments are
    left for the end of the test."""
    segment = segspec.open(folder).segments[-1]
    findings: list[segspec.Finding] = []
    records = list(segspec.open(segment.path).records(report=findings.append))
    held = ((segment.base or 0) >> case.seq_bits) - case.first + len(records)
    assert [value_in(record) for record in records] == [value_of(held - len(records) + n) for n in range(len(records))]
    errors = [str(finding.code) for finding in findings if finding.severity is Severity.ERROR]
    assert errors in ([], ["torn"])
    assert held >= flushed
    return held, bool(errors)


def value_in(record: segspec.Record) -> bytes | None:
    return record.value if record.fields is None else record.fields[0][1]


def spawn(folder: Path, case: Case, start: int, end: int, **limits: int) -> subprocess.Popen[bytes]:
    """Appends the records from `start` to `end`; where the log is torn, in a new segment. See `appender` for limits."""
    command = [sys.executable, "-m", "tests.writing.appender", str(folder), case.format, json.dumps(case.options)]
    given = [f"{name}={limit}" for name, limit in limits.items()]
    return subprocess.Popen([*command, str(start), str(end), *given], cwd=ROOT, stdout=subprocess.PIPE)


def append_the_rest(folder: Path, case: Case, present: int) -> None:
    with spawn(folder, case, present, case.records) as appender:
        told, _ = appender.communicate(timeout=PATIENCE)
    assert appender.returncode == 0
    assert told.split()[-1] == b"%d" % case.records
    assert assert_holds(folder, case, case.records) == case.records


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.format)
def test_kill_9_at_random_points_loses_nothing_that_was_flushed(case: Case, tmp_path: Path) -> None:
    case = replace(case, records=case.records // PART)
    chance = random.Random(SEED)
    present = 0
    for kill in range(KILLS):
        goal = present + chance.randrange(1, 2 * (case.records - present) // (KILLS + 1 - kill))
        flushed = killed_after(tmp_path, case, present, goal, chance.random() / 500)
        present, _ = held_after_crash(tmp_path, case, flushed)
    append_the_rest(tmp_path, case, present)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.format)
def test_a_write_that_kill_9_cuts_short_is_a_tear_that_only_a_new_segment_follows(case: Case, tmp_path: Path) -> None:
    """The kernel stops a write between two pages when its process is killed, seldom enough that no delay meets it."""
    case = replace(case, records=case.records // 20)
    with spawn(tmp_path, case, 0, case.records, cut_at=20_000) as appender:
        told, _ = appender.communicate(timeout=PATIENCE)
    assert appender.returncode == -signal.SIGKILL
    present, torn = held_after_crash(tmp_path, case, int(told.split()[-1]))
    assert torn
    with pytest.raises(segspec.SegspecError, match="nothing is appended") as refused:
        segspec.create(tmp_path, case.format, resume=True, **case.options)
    assert refused.value.code is Code.TORN
    append_the_rest(tmp_path, case, present)
    assert "torn" in wrong(tmp_path)
    assert len(rows(tmp_path, on_damage="skip")) == case.records


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


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.format)
def test_a_file_that_may_not_grow_ends_with_a_whole_record(case: Case, tmp_path: Path) -> None:
    """The limit cuts a write short in the middle of a record, as a full disk does."""
    limit = 30_001
    with spawn(tmp_path, case, 0, case.records, file_bytes=limit) as appender:
        told, _ = appender.communicate(timeout=PATIENCE)
    *flushed, error = told.decode().strip().split("\n")
    assert error == f"errno {errno.EFBIG}"
    held = assert_holds(tmp_path, case, int(flushed[-1]))
    assert [str(f.code) for f in segspec.open(tmp_path).verify() if f.severity is not Severity.NOTE] == []
    with segspec.create(tmp_path, case.format, resume=True, **case.options) as log:
        assert append(log, held) == case.place(held)
