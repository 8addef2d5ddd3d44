"""Memory has a bound: records of one block are made as they are taken, and no block has more than `Limits` allow."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import segspec
from tests.builders import durable_log, ffwd, osiris, tank
from tests.helpers.patience import PATIENCE

BATCHES, EACH = 15, 65535
SPACE = 256 << 20
"""What any verb may take in memory, beside blocks that are small here."""

MEASURED = """
import json, resource, sys
import pyarrow, cramjam, segspec
from segspec.cli.main import main
for words in json.loads(sys.argv[2]):
    used = next(int(line.split()[1]) << 10 for line in open("/proc/self/status") if line.startswith("VmData"))
    resource.setrlimit(resource.RLIMIT_DATA, (used + int(sys.argv[1]), resource.RLIM_INFINITY))
    before, sys.argv = sys.argv, ["segspec", *words]
    print(f"{main()}\\0", end="", flush=True)
    sys.argv = before
"""
VERBS = (("dump", "--limit", "1"), ("verify",), ("info",), ("tail", "-n", "1"))

needs_proc = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's /proc")


def dense(batches: int) -> bytes:
    """A segment of a few hundred bytes, whose one chunk has 65,535 records without bytes in each of its sub-batches."""
    body = osiris.simple(b"") * EACH
    entry = osiris.sub_batch(osiris.ZSTD, osiris.COMPRESS[osiris.ZSTD](body), EACH, len(body))
    return osiris.segment(osiris.NewChunk([entry] * batches, records=batches * EACH))[0]


def sparse(path: Path, content: bytes) -> None:
    """A file that begins with `content` and has zeros in a hole up to a little more than 4 GiB."""
    path.write_bytes(content)
    os.truncate(path, (1 << 32) + 4096)


def run(verbs: tuple[tuple[str, ...], ...], *words: str) -> dict[str, tuple[int, str]]:
    """The exit code of each verb, one after the other in one process, and what it says."""
    commands = json.dumps([[*verb, *words] for verb in verbs])
    command = [sys.executable, "-c", MEASURED, str(SPACE), commands]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout
    *said, rest = done.stdout.split("\0")
    assert rest == ""
    told = [text.rpartition("\n") for text in said]
    return {verb[0]: (int(code), text) for verb, (text, _, code) in zip(verbs, told, strict=True)}


@pytest.fixture
def chunk_of_many(tmp_path: Path) -> Path:
    (tmp_path / osiris.segment_name(0)).write_bytes(dense(BATCHES))
    return tmp_path


@needs_proc
def test_a_chunk_of_a_million_records_costs_a_verb_no_million_objects(chunk_of_many: Path) -> None:
    for verb, (code, said) in run(VERBS[:3], str(chunk_of_many)).items():
        assert code in (0, 3), (verb, said)


def test_records_beyond_the_limit_of_a_chunk_are_one_finding_of_each_sub_batch(tmp_path: Path) -> None:
    (tmp_path / osiris.segment_name(0)).write_bytes(dense(3))
    log = segspec.open(tmp_path, limits=segspec.Limits(records=EACH))
    findings: list[segspec.Finding] = []
    assert sum(1 for _ in log.records(report=findings.append)) == EACH
    assert [(finding.code, finding.records) for finding in findings] == [(segspec.Code.LIMIT_EXCEEDED, EACH)] * 2
    assert f"the chunk has more than {EACH}, the limit for one block" in findings[0].message
    assert findings[0].field == "data.entries[1].entry.num_records"
    assert log.count(report=findings.append) == EACH
    assert sum(batch.num_rows for batch in log.arrow(report=findings.append)) == EACH


@pytest.mark.parametrize("codec", [0, tank.SNAPPY])
def test_a_message_set_of_more_messages_than_the_limit_is_not_read(tmp_path: Path, codec: int) -> None:
    messages = [tank.message(b""), *[tank.message(b"", timestamp=None)] * 999]
    (tmp_path / tank.NAME).write_bytes(tank.bundle(messages, codec=codec))
    assert sum(1 for _ in segspec.open(tmp_path, limits=segspec.Limits(records=1000)).records()) == 1000
    log = segspec.open(tmp_path, limits=segspec.Limits(records=999))
    for read in (log.records, log.arrow):
        findings: list[segspec.Finding] = []
        assert list(read(report=findings.append)) == []
        assert findings[0].code is segspec.Code.LIMIT_EXCEEDED
        assert findings[0].message == "the message set has 1000 messages, more than the limit for one block"
        assert (findings[0].expected, findings[0].actual) == ("at most 999", "1000")


def test_many_records_of_one_chunk_are_the_same_from_any_side(chunk_of_many: Path) -> None:
    log = segspec.open(chunk_of_many)
    records = next(iter(log.steps(wanted=segspec.core.stretch.Wanted(records=True))))[1].records
    assert len(records) == BATCHES * EACH
    assert records[-1].offset == BATCHES * EACH - 1
    assert [record.offset for record in records[4095:4098]] == [4095, 4096, 4097]
    assert [next(reversed(records)).value, records[5000].value] == [b"", b""]


LARGE = (1 << 32) - 100
FRAMES_OF_4_GIB = {
    "osiris": (
        osiris.segment_name(0),
        osiris.HEADER + osiris.chunk(osiris.NewChunk([], records=1, num_entries=1, len_data=LARGE), 0),
    ),
    "osiris trailer": (
        osiris.segment_name(0),
        osiris.HEADER + osiris.chunk(osiris.NewChunk([osiris.simple(b"a")], len_trailer=LARGE), 0),
    ),
    "TANK": (tank.NAME, tank.varint(LARGE) + tank.joined(tank.head_pieces(1, 0)) + tank.message(b"")),
    "durable-log": (durable_log.segment_name(0), durable_log.record(0, b"", length=LARGE)),
    "ffwd": (ffwd.segment_name(0), ffwd.header(0) + ffwd.entry(b"a", size=(1 << 31) - 1)),
}


@needs_proc
@pytest.mark.parametrize("kind", FRAMES_OF_4_GIB)
def test_a_frame_of_4_gib_is_refused_before_it_is_held(tmp_path: Path, kind: str) -> None:
    name, content = FRAMES_OF_4_GIB[kind]
    sparse(tmp_path / name, content)
    for verb, (code, said) in run(VERBS, str(tmp_path), "--format", kind.split()[0].lower()).items():
        assert code == 3, (verb, said)
        assert "limit-exceeded" in said, verb
