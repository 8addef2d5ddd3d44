"""Exactly once: a log is written with torn writes, rolls and deaths, while the query that streams it is killed.

SEGSPEC_KILLS says how often it is killed (1), SEGSPEC_KILL_FORMATS in which formats (durable_log); SEGSPEC_SEED makes
the moments others.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pyarrow.parquet
import pytest

from segspec.library.log import open as open_log

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("SEGSPEC_KILLS", "1"))
FORMATS = os.environ.get("SEGSPEC_KILL_FORMATS", "durable_log").split(",")
RECORDS = 10_000 + 10_000 * KILLS
DEATHS = 0.003
PAUSE = 0.008
STEADY = 6.0
"""Seconds within which a query that has begun is killed."""

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]


def started(module: str, *arguments: object, output: int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    return subprocess.Popen(
        [sys.executable, "-m", f"tests.spark.{module}", *map(str, arguments)],
        cwd=ROOT,
        env=environment,
        stdout=output,
        start_new_session=True,
    )


def kill(process: subprocess.Popen[bytes]) -> None:
    """The query with its JVM and all of its workers."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Writing:
    """The writer, which is started again whenever it has died."""

    def __init__(self, folder: Path, format: str, seed: int) -> None:
        self._arguments = (folder, format, RECORDS, seed, DEATHS, PAUSE * KILLS)
        self._process = started("torn_writer", *self._arguments)
        self.deaths = 0

    def is_done(self) -> bool:
        code = self._process.poll()
        if code == -signal.SIGKILL:
            self.deaths += 1
            self._process = started("torn_writer", *self._arguments)
        assert code in (None, 0, -signal.SIGKILL), f"the writer ended with {code}"
        return code == 0

    def end(self) -> None:
        if self._process.poll() is None:
            kill(self._process)


def wait_while(writing: Writing, seconds: float) -> bool:
    """Whether the writer was done before so many seconds were over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if writing.is_done():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("format", FORMATS)
def test_every_record_comes_once_though_writer_and_query_are_killed(format: str, tmp_path: Path) -> None:
    seed = int(os.environ.get("SEGSPEC_SEED", "5"))
    choose = random.Random(seed)
    log, folder = tmp_path / "log", tmp_path / "sink"
    log.mkdir()
    writing = Writing(log, format, seed)
    kills = 0
    try:
        for _ in range(KILLS):
            query = started("killed_query", format, log, folder, output=subprocess.PIPE)
            assert query.stdout is not None
            while not query.stdout.readline().startswith(b"started"):
                writing.is_done()
                assert query.poll() is None, "the query failed by itself"
            wait_while(writing, choose.random() * STEADY)
            assert query.poll() is None, "the query failed by itself"
            kill(query)
            kills += 1
        while not writing.is_done():
            time.sleep(0.05)
    finally:
        writing.end()
    last = started("killed_query", format, log, folder, "available")
    assert last.wait(300) == 0
    got = Counter(pyarrow.parquet.read_table(_committed(folder))["number"].to_pylist())
    segments = len(open_log(str(log), format=format).segments)
    batches = len(list((folder / "checkpoint" / "commits").glob("[0-9]*")))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"{format}: {kills} kills, {writing.deaths} deaths of the writer, {segments} segments, {batches} batches, "
        f"{len(got)} records, {used.ru_utime + used.ru_stime:.0f} s of CPU"
    )
    assert got == Counter(range(RECORDS)), "every record, each once"
    assert kills == KILLS


def _committed(folder: Path) -> list[str]:
    """The files that the sink's own log has."""
    import json

    files: list[str] = []
    log = folder / "rows" / "_spark_metadata"
    compacted = sorted(log.glob("*.compact"), key=lambda path: int(path.stem))
    parts = compacted[-1:] + [
        path
        for path in log.glob("[0-9]*")
        if path.suffix == "" and (not compacted or int(path.name) > int(compacted[-1].stem))
    ]
    for part in parts:
        for line in part.read_text().splitlines()[1:]:
            entry = json.loads(line)
            assert entry["action"] == "add"
            files.append(entry["path"].removeprefix("file://"))
    return files
