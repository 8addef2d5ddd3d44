"""Exactly once: a log is written with torn writes, rolls and deaths, while what streams it is killed.

In every run Spark's Python processes are killed, and the query continues from its checkpoint; then a query is killed as
a whole, with its JVM: once, or as often as SEGSPEC_KILLS says; 20 times take minutes. SEGSPEC_KILL_FORMATS says in
which formats (durable_log), and SEGSPEC_SEED makes the moments others.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow.parquet
import pytest
from pyspark.errors import StreamingQueryException

from segspec.library.log import open as open_log
from tests.spark.streams import committed

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("SEGSPEC_KILLS", "1"))
FORMATS = os.environ.get("SEGSPEC_KILL_FORMATS", "durable_log").split(",")
PYTHON_KILLS = 2
RECORDS = 6_000 + 6_000 * KILLS
DEATHS = 0.003
PAUSE = 0.014
STEADY = 4.0
"""Seconds after its first batch within which a query is killed: a batch takes a second or less."""

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


def batches_of(folder: Path) -> int:
    """How many batches are committed."""
    return len(list((folder / "checkpoint" / "commits").glob("[0-9]*")))


def numbers_in(folder: Path) -> Counter[int]:
    """How often each record is in what the queries have committed."""
    return Counter(pyarrow.parquet.read_table(committed(folder / "rows"))["number"].to_pylist())


def wait_while(writing: Writing, seconds: float) -> bool:
    """Whether the writer was done before so many seconds were over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if writing.is_done():
            return True
        time.sleep(0.05)
    return False


STREAMING = (b"python_streaming_source_runner", b"pyspark.worker")
"""What Spark calls the processes that plan a stream, and those that read."""


def pythons_of(spark: SparkSession) -> list[int]:
    """These processes. The daemons that fork some of them are Spark's, and stay."""
    assert spark._jvm is not None
    jvm = spark._jvm.java.lang.ProcessHandle.current().pid()
    found: dict[int, int] = {}
    daemons: set[int] = set()
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            command = path.joinpath("cmdline").read_bytes()
            if any(name in command for name in STREAMING):
                parent = int(path.joinpath("stat").read_text().rpartition(")")[2].split()[1])
                found[int(path.name)] = parent
                if parent == jvm and b"pyspark.daemon" in command:
                    daemons.add(int(path.name))
    return [pid for pid, parent in found.items() if parent in {jvm, *daemons} and pid not in daemons]


def test_every_record_comes_once_though_writer_and_python_are_killed(spark: SparkSession, tmp_path: Path) -> None:
    from tests.spark.killed_query import started_query

    seed = int(os.environ.get("SEGSPEC_SEED", "5"))
    choose = random.Random(seed)
    log, folder = tmp_path / "log", tmp_path / "sink"
    log.mkdir()
    writing = Writing(log, "durable_log", seed)
    deaths = 0
    try:
        for _ in range(PYTHON_KILLS):
            query = started_query(spark, "durable_log", str(log), str(folder))
            while query.isActive and not query.recentProgress:
                writing.is_done()
                time.sleep(0.02)
            time.sleep(choose.random() / 2)
            for pid in pythons_of(spark):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            with suppress(StreamingQueryException):
                # The last kill may hit after the writer was done and all was read: then nobody notices it.
                query.awaitTermination(5)
            deaths += query.exception() is not None
            query.stop()
        while not writing.is_done():
            time.sleep(0.05)
    finally:
        writing.end()
    started_query(spark, "durable_log", str(log), str(folder), available=True).awaitTermination()
    assert Counter(pyarrow.parquet.read_table(committed(folder / "rows"))["number"].to_pylist()) == Counter(
        range(RECORDS)
    )
    assert deaths


@pytest.mark.parametrize("format", FORMATS)
def test_every_record_comes_once_though_writer_and_query_are_killed(
    format: str, spark: SparkSession, tmp_path: Path
) -> None:
    from tests.spark.killed_query import started_query

    seed = int(os.environ.get("SEGSPEC_SEED", "5"))
    choose = random.Random(seed)
    log, folder = tmp_path / "log", tmp_path / "sink"
    log.mkdir()
    writing = Writing(log, format, seed)
    kills = torn = 0
    try:
        for _ in range(KILLS):
            before = batches_of(folder)
            query = started("killed_query", format, log, folder)
            while batches_of(folder) == before:
                writing.is_done()
                assert query.poll() is None, "the query failed by itself"
                time.sleep(0.05)
            wait_while(writing, choose.random() * STEADY)
            assert query.poll() is None, "the query failed by itself"
            kill(query)
            torn += len(list((folder / "checkpoint" / "offsets").glob("[0-9]*"))) > batches_of(folder)
            kills += 1
        while not writing.is_done():
            time.sleep(0.05)
    finally:
        writing.end()
    started_query(spark, format, str(log), str(folder), available=True).awaitTermination()
    got = numbers_in(folder)
    segments = len(open_log(str(log), format=format).segments)
    batches = batches_of(folder)
    print(  # noqa: T201  # the figures of a run by hand
        f"{format}: {kills} kills ({torn} within a batch), {writing.deaths} deaths of the writer, "
        f"{segments} segments, {batches} batches, {len(got)} records"
    )
    assert got == Counter(range(RECORDS)), "every record, each once"
    assert kills == KILLS
