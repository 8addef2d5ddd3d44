"""`segspec tail`: the last records, and the next ones as they are written."""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.helpers.patience import PATIENCE


class Follower:
    """`segspec tail -f` as a process of its own; `next()` waits for one line."""

    def __init__(self, path: Path) -> None:
        command = [
            sys.executable,
            "-m",
            "segspec.cli.main",
            "tail",
            "-f",
            "-n",
            "1",
            "-o",
            "json",
            "--interval",
            "0.05",
        ]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
        self.process = subprocess.Popen(
            [*command, str(path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            # A shell that runs the tests in the background has them ignore interrupts, and so what they start.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self._held = ""

    def next(self) -> dict[str, str]:
        assert self.process.stdout is not None
        deadline = time.monotonic() + PATIENCE
        while "\n" not in self._held:
            assert time.monotonic() < deadline, "no further record came"
            assert self.process.poll() is None, self.process.communicate()[1]
            ready, _, _ = select.select([self.process.stdout], [], [], 0.1)
            if ready:
                self._held += os.read(self.process.stdout.fileno(), 1 << 16).decode()
        line, self._held = self._held.split("\n", 1)
        found: dict[str, str] = json.loads(line)
        return found

    def is_quiet(self) -> bool:
        """Whether nothing comes while it looks several times."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        return not self._held and not select.select([self.process.stdout, self.process.stderr], [], [], 0.25)[0]


@pytest.fixture
def growing(corpus: Path, tmp_path: Path) -> Iterator[tuple[Path, bytes, Follower]]:
    """A log of ten records of which the first five are there, its whole content, and a follower."""
    source = corpus / "durable_log/exact_fit_segment/log/segment_00000000000000000000.log"
    content = source.read_bytes()
    (tmp_path / source.name).write_bytes(content[:500])
    follower = Follower(tmp_path)
    yield tmp_path / source.name, content, follower
    follower.process.send_signal(signal.SIGINT)
    assert follower.process.wait(PATIENCE) == 130
    follower.process.communicate()


def append(path: Path, content: bytes) -> None:
    with path.open("ab") as file:
        file.write(content)


def test_a_record_in_two_writes_is_given_once_it_is_whole_and_a_new_segment_is_followed(
    growing: tuple[Path, bytes, Follower], corpus: Path
) -> None:
    path, content, follower = growing
    assert follower.next()["offset"] == "4", "it has read what was there"
    append(path, content[500:540])
    assert follower.is_quiet(), "half a record is neither given nor called damaged"
    append(path, content[540:600])
    assert follower.next()["offset"] == "5"
    append(path, content[600:])
    assert [follower.next()["offset"] for _ in range(4)] == ["6", "7", "8", "9"]
    name = "segment_00000000000000000010.log"
    shutil.copy(corpus / "durable_log/exact_fit_segment/log" / name, path.parent / name)
    assert [follower.next()["offset"] for _ in range(2)] == ["10", "11"]


@pytest.mark.parametrize("format", ["durable_log/exact_fit_segment/log", "osiris/plain_stream"])
def test_more_records_than_a_machine_counts_are_all_of_them(corpus: Path, segspec: Run, format: str) -> None:
    every = segspec("dump", corpus / format, "--output", "json")
    assert segspec("tail", corpus / format, "-n", str(1 << 70), "-o", "json").lines == every.lines
    assert len(every.lines) > 9
