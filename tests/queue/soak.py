"""A queue under random load, random kills and random faults of its disk; its promises are checked after each restart.

python -m tests.queue.soak [SECONDS] [SEED]      (600 seconds and a seed of the clock, unless told)

A trial is a queue with options of its own. Each of its rounds starts `loading`, which appends from several threads,
reads as several consumers, adds, moves and removes them, and trims, while calls of its disk fail; kills it with
SIGKILL, at a moment or at a call, in recovery too; and holds what is left against what was said. Another process,
`following`, reads all the while, and others share a consumer with threads of it (`working`); they are killed from time
to time, too. `reading` reads the folder beside them in every way. The test of kills is the short form.
"""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.helpers.disk_faults import unsynced
from tests.helpers.soaking import count_reads, main
from tests.queue.journal import JournalLines
from tests.queue.loading import NAMES, Load
from tests.queue.promises import Promises

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 20
WORKERS = 2
"""So many processes share a consumer, and are killed from time to time."""
START = 30.0
"""Seconds after which a process that has done nothing is a failure."""


def options_of(chance: random.Random) -> dict[str, Any]:
    dialect = chance.choice(["document", "system"])
    most = chance.choice([None, 100_000, 400_000])
    options: dict[str, Any] = {
        "dialect": dialect,
        "fsync": chance.choice(["always", "interval", "never"]),
        "segment_bytes": chance.choice([10_000, 20_000, 200_000]),
        "trim": chance.random() < 0.8,
    }
    if most is not None:
        options |= {"max_bytes": most, "on_full": chance.choice(["refuse", "drop-oldest", "block"])}
    return options


class Soak:
    """A queue, what it promised, and the process that follows it."""

    def __init__(self, folder: Path, chance: random.Random, options: dict[str, Any]) -> None:
        self.folder, self.chance, self.options = folder, chance, options
        self.queue = folder / "queue"
        self.promises = Promises(self.queue, options)
        self.threads, self.consumers = chance.choice([1, 4, 16]), chance.randint(0, len(NAMES))
        self._journal = JournalLines(folder / "loading.txt")
        self._followed = JournalLines(folder / "following.txt")
        self._follower: subprocess.Popen[bytes] | None = None
        self._reader: subprocess.Popen[bytes] | None = None
        self._reads = folder / "reads.txt"
        self._counted_reads = (0, 0)
        self._error = folder / "errors.txt"
        self._workers: dict[int, subprocess.Popen[bytes]] = {}
        self._ends: list[tuple[int, int | None]] = []
        self._shared = [JournalLines(folder / f"working{number}.txt") for number in range(WORKERS)]

    def round(self, rate: float, last: int | None, seconds: float, least: int = 1) -> Counter[str]:
        """Starts the process, kills it so many seconds after it has written down `least` bytes, and checks what is
        left; returns what was counted."""
        workers = self.chance.randint(0, 2)
        load = Load(self.options, self.chance.randrange(1 << 30), self.threads, self.consumers, workers, rate, last)
        ended = self._run(load, seconds, least)
        with unsynced():
            counted = self.promises.take(self._journal.new())
            all_ended = self._end_workers(all_of_them=self.chance.random() < 0.4)
            counted += self._take_others()
            self.promises.check(self._others, all_ended=all_ended)
        counted["kills" if ended == -signal.SIGKILL else "ends after a failed sync"] += 1
        self._count_reads(counted)
        return counted

    def end_of_sharing(self) -> Counter[str]:
        """Ends all that share a consumer, and checks what they were promised."""
        self._end_workers(all_of_them=True)
        with unsynced():
            counted = self._take_others()
            self.promises.check(self._others, all_ended=True)
        return counted

    def _take_others(self) -> Counter[str]:
        counted = self.promises.take(self._others())
        for process, when in self._ends:
            self.promises.shared.ended(process, when)
        self._ends.clear()
        return counted

    def _others(self) -> list[bytes]:
        return [line for journal in (self._followed, *self._shared) for line in journal.new()]

    def _end_workers(self, *, all_of_them: bool) -> bool:
        """Kills the processes that share a consumer, or one now and then; returns whether none is left."""
        for number, worker in list(self._workers.items()):
            if all_of_them or self.chance.random() < 0.15:
                self._ends.append((worker.pid, time.monotonic_ns()))
                worker.kill()
                worker.wait()
                del self._workers[number]
        return not self._workers

    def _share(self) -> None:
        for number in range(WORKERS):
            if number not in self._workers:
                seed = str(self.chance.randrange(1 << 30))
                self._workers[number] = self._started("working", f"working{number}.txt", seed)
            ended = self._workers[number].poll()
            assert ended is None, f"a worker ended: {self._error.read_text()}"

    def _read_beside(self) -> None:
        if self._reader is None:
            given = str(self._reads), str(self.chance.randrange(1 << 30))
            command = [sys.executable, "-m", "tests.queue.reading", str(self.queue), str(self.folder / "loading.txt")]
            with self._error.open("ab") as error:
                self._reader = subprocess.Popen([*command, *given], cwd=ROOT, stderr=error)

    def _count_reads(self, counted: Counter[str]) -> None:
        """Raises `AssertionError` where the reader has ended, which it does where it finds something wrong."""
        assert self._reader is not None
        assert self._reader.poll() is None, f"a reader found something wrong: {self._error.read_text()}"
        self._counted_reads = count_reads(self._reads, self._counted_reads, counted)

    def _run(self, load: Load, seconds: float, least: int) -> int:
        process = self._started("loading", "loading.txt", json.dumps(asdict(load)))
        try:
            self._follow()
            self._share()
            self._read_beside()
            self._wait_for(process, least)
            process.wait(seconds)
            self._ends.append((process.pid, None))
        except subprocess.TimeoutExpired:
            self._ends.append((process.pid, time.monotonic_ns()))
            process.send_signal(signal.SIGKILL)
        except BaseException:
            process.kill()
            raise
        ended = process.wait()
        assert ended in (0, -signal.SIGKILL), f"the process ended with {ended}: {self._error.read_text()}"
        return ended

    def _wait_for(self, process: subprocess.Popen[bytes], least: int) -> None:
        end = time.monotonic() + START
        while process.poll() is None and not self._journal.has(least):
            assert time.monotonic() < end, "the process does nothing"
            time.sleep(0.002)

    def _follow(self) -> None:
        follower = self._follower
        if follower is not None:
            assert follower.poll() is None, f"the reader ended: {self._error.read_text()}"
            if self.chance.random() < 0.9:
                return
            self._end_follower()
        drops = str(self.promises.drops)
        self._follower = self._started("following", "following.txt", str(self.chance.randrange(1 << 30)), drops)

    def _started(self, module: str, journal: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"tests.queue.{module}", str(self.queue), str(self.folder / journal)]
        with self._error.open("ab") as error:
            return subprocess.Popen([*command, *arguments], cwd=ROOT, stderr=error)

    def close(self) -> None:
        self._end_workers(all_of_them=True)
        self._end_follower()
        if self._reader is not None:
            self._reader.kill()
            self._reader.wait()

    def _end_follower(self) -> None:
        if self._follower is not None:
            self._follower.kill()
            self._follower.wait()


def trial(folder: Path, chance: random.Random) -> Iterator[Counter[str]]:
    soak = Soak(folder, chance, options_of(chance))
    try:
        for _ in range(ROUNDS):
            rate = chance.choice([0.0, 0.0, 0.001, 0.02])
            # So few calls are those of an opening, or of what comes soon after it.
            last = chance.choice([None, None, chance.randint(1, 40), chance.randint(1, 1000)])
            yield soak.round(rate, last, chance.uniform(0, 0.6))
    finally:
        soak.close()


if __name__ == "__main__":
    main(trial)
