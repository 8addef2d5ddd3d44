"""A queue under random load and random kills, for as long as it is told; its promises are checked after each restart.

python -m tests.queue.soak [SECONDS] [SEED]      (600 seconds and a seed of the clock, unless told)

Each round starts `tests.queue.appending`, which appends from several threads, rolls, trims and reads, kills it with
SIGKILL, and opens the queue again. The test of kills is the short form.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import click

import segspec
from segspec.core.errors import Severity
from segspec.queue import Queue

ROOT = Path(__file__).resolve().parents[2]


class Soak:
    """One queue, and what its process was told: `told` are the values by number that `append` returned, without those
    that are trimmed; `acknowledged` is the last that the consumer stored."""

    def __init__(self, folder: Path, fsync: str, threads: int) -> None:
        self.folder = folder
        self.fsync = fsync
        self.threads = threads
        self.told: dict[int, bytes] = {}
        self.count = 0
        self.acknowledged = -1
        self.end = 0

    def round(self, seed: int, seconds: float) -> None:
        """Runs the process, kills it after its first line and so many seconds, and checks what is left."""
        for line in self._killed(seed, seconds):
            number, _, value = line.partition(b" ")
            if number == b"a":
                self.acknowledged = max(self.acknowledged, int(value))
                continue
            assert int(number) not in self.told, "a number was given twice"
            assert int(number) >= self.end, "a number of an earlier process was given again"
            self.told[int(number)] = value
            self.count += 1
        self.check()

    def _killed(self, seed: int, seconds: float) -> list[bytes]:
        """The whole lines that the process said before its end."""
        command = [sys.executable, "-m", "tests.queue.appending", str(self.folder), self.fsync, str(self.threads)]
        process = subprocess.Popen([*command, str(seed)], stdout=subprocess.PIPE, cwd=ROOT)
        assert process.stdout is not None
        # So much is said in this time that the pipe would be full.
        said = bytearray(os.read(process.stdout.fileno(), 1))
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            said += os.read(process.stdout.fileno(), 1 << 16)
        process.send_signal(signal.SIGKILL)
        said += process.stdout.read()
        assert process.wait() == -signal.SIGKILL
        process.stdout.close()
        return bytes(said).split(b"\n")[:-1]

    def check(self) -> None:
        """Every message of which `append` returned is there under its number, every number once; the consumer is not
        before what it was told is stored, and nothing that it is due is gone."""
        with Queue(self.folder, trim=False) as queue:
            first, self.end = queue.first_offset, queue.next_offset
            position = queue.consumers()["c"]
            assert self.acknowledged < position <= self.end
            assert first <= position, "what the consumer is due was trimmed"
            queue.add("all", first)
            queue.seek("all", first)
            found: dict[int, bytes] = {}
            while batch := queue.read("all", 1000):
                assert not batch.dropped
                found |= dict(batch)
                queue.ack("all", batch[-1].offset)
            queue.remove("all")
        assert list(found) == list(range(first, self.end))
        self.told = {number: value for number, value in self.told.items() if number >= first}
        assert self.told.items() <= found.items(), "a message is missing, or another one"
        errors = [wrong for wrong in segspec.open(self.folder).verify() if wrong.severity is Severity.ERROR]
        assert errors == []


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 600.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 1_000_000
    click.echo(f"seed {seed}")
    chance = random.Random(seed)
    end, kills, messages = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            soak = Soak(
                Path(folder) / "queue", chance.choice(["always", "interval", "never"]), chance.choice([1, 4, 16])
            )
            for _ in range(20):
                soak.round(chance.randrange(1 << 30), chance.uniform(0, 0.5))
                kills += 1
                if time.monotonic() > end:
                    break
            messages += soak.count
    click.echo(f"{kills} kills, {messages} messages that were told to be there: all of them were, each once")


if __name__ == "__main__":
    main()
