"""kill -9 at random moments, again and again: whoever was told that a message is in the queue finds it there."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Severity
from segspec.queue import Queue

ROOT = Path(__file__).resolve().parents[2]
KILLS = 4


def run_and_kill(folder: Path, fsync: str, threads: int, seed: int) -> list[bytes]:
    """The whole lines that the process said before its end."""
    command = [sys.executable, "-m", "tests.queue.appending", str(folder), fsync, str(threads), str(seed)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)
    assert process.stdout is not None
    said = process.stdout.readline()
    time.sleep(random.Random(seed).uniform(0.01, 0.25))
    process.send_signal(signal.SIGKILL)
    said += process.stdout.read()
    assert process.wait() == -signal.SIGKILL
    process.stdout.close()
    return said.split(b"\n")[:-1]


@pytest.mark.parametrize(("fsync", "threads"), [("always", 4), ("never", 2)])
def test_a_killed_process_loses_nothing_that_it_was_told(tmp_path: Path, fsync: str, threads: int) -> None:
    folder = tmp_path / "queue"
    told: dict[int, bytes] = {}
    acknowledged = -1
    for seed in range(KILLS):
        for line in run_and_kill(folder, fsync, threads, seed):
            number, _, value = line.partition(b" ")
            if number == b"a":
                acknowledged = max(acknowledged, int(value))
            else:
                assert int(number) not in told, "a number was given twice"
                told[int(number)] = value
    assert len(told) > 100
    with Queue(folder) as queue:
        assert queue.consumers()["c"] > acknowledged
        first, end = queue.first_offset, queue.next_offset
        assert first > 0, "what the consumer was done with was trimmed"
        assert first <= queue.consumers()["c"]
        queue.add("all")
        found: dict[int, bytes] = {}
        while batch := queue.read("all", 1000):
            assert not batch.dropped
            found |= dict(batch)
            queue.ack("all", batch[-1].offset)
    assert list(found) == list(range(first, end))
    kept = {number: value for number, value in told.items() if number >= first}
    assert kept.items() <= found.items()
    assert max(told) < end
    log = segspec.open(folder)
    assert [found for found in log.verify() if found.severity is Severity.ERROR] == []
