"""A store under random load, random kills, and random faults of its disk and of its archive; its promises are checked
after each restart.

python -m tests.store.soak [SECONDS] [SEED]      (600 seconds and a seed of the clock, unless told)

A trial is a store with options of its own, whose archive is a folder, or an S3 server behind a proxy that loses
answers, says 500, takes its time, cuts bodies off or gives other ones. Each round starts `loading`, which uses three
streams from several threads while calls of its disk fail; kills it with SIGKILL, at a moment or at a call, in its start
too; and holds log, folder, archive and records against what was said. Another process, `reading`, reads the streams
beside it in every way. The test of kills is the short form.
"""

from __future__ import annotations

import json
import logging
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from segspec.storage import disk, remote
from segspec.store import Store
from tests.helpers import faulty_store as faults
from tests.helpers.disk_faults import DiskFaults
from tests.helpers.faulty_store import KEY, SECRET, Answer, FaultyStore, Request
from tests.helpers.soaking import count_reads, main
from tests.store.loading import STREAMS, Load
from tests.store.promises import StorePromises

ROOT = Path(__file__).resolve().parents[2]
BUCKET = "soak"
ROUNDS = 15
START = 60.0
"""Seconds after which a process that has not begun is a failure."""

READ_TIMEOUT, PATIENCE = 0.4, 30


def other_bytes(request: Request, answer: Answer) -> Answer:
    """As many bytes as there should be, and other ones. Of a range nobody can tell, so ranges are what they should."""
    if request.range is not None:
        return answer
    headers = {name: value for name, value in answer.headers.items() if "checksum" not in name and name != "etag"}
    return answer._replace(body=bytes(255 - one for one in answer.body), headers=headers)


def shorter(request: Request, answer: Answer) -> Answer:
    """A part of the object, which the store takes for all of it."""
    headers = {name: value for name, value in answer.headers.items() if "checksum" not in name}
    return answer._replace(body=answer.body[: len(answer.body) * 2 // 3], headers=headers)


FAULTS: tuple[tuple[str, tuple[str, ...], faults.Fault], ...] = (
    ("500", ("GET", "PUT", "HEAD", "DELETE"), faults.error(500, "InternalError")),
    ("503", ("GET", "PUT", "HEAD", "DELETE"), faults.error(503, "SlowDown")),
    ("answers too late", ("GET", "PUT", "DELETE"), faults.late(1.5 * READ_TIMEOUT)),
    ("bodies cut off", ("GET",), faults.short_body),
    ("parts for the whole", ("GET",), shorter),
    ("other bytes", ("GET",), other_bytes),
)
"""What the archive does on a bad day, and to which requests. It has done then what it was asked."""


class BadDays:
    """Faults of so many answers (`rate`, 0 to 1) of an S3 server, while `on`; `counted` is how many there were."""

    def __init__(self, seed: int, rate: float) -> None:
        self.on = False
        self.counted = 0
        self._rate = rate
        self._chance = random.Random(seed)
        self._alone = threading.Lock()

    def fault(self, request: Request, answer: Answer) -> Answer:
        with self._alone:
            if not self.on or self._chance.random() >= self._rate or "list-type" in request.path:
                return answer
            _, methods, fault = self._chance.choice(FAULTS)
            if request.method not in methods:
                return answer
            self.counted += 1
        return fault(request, answer)


class ArchiveServer:
    """The S3 server of all trials, and its proxy."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._proxy: FaultyStore | None = None

    def options(self, days: BadDays) -> dict[str, Any]:
        """What a store needs to reach it."""
        if self._proxy is None:
            import s3fs

            logging.getLogger("werkzeug").setLevel(logging.ERROR)
            self._proxy = self._stack.enter_context(faults.faulty_store())
            s3fs.S3FileSystem(**_reached(self._proxy)).call_s3("create_bucket", Bucket=BUCKET)
        self._proxy.fault, self._proxy.requests = days.fault, []
        return _reached(self._proxy)

    def keep(self, prefix: str, folder: Path) -> None:
        """Copies the objects of a trial that failed beside its folder."""
        import s3fs

        assert self._proxy is not None
        s3fs.S3FileSystem(**_reached(self._proxy)).get(f"{BUCKET}/{prefix}", str(folder / "objects"), recursive=True)

    def close(self) -> None:
        self._stack.close()


def _reached(proxy: FaultyStore) -> dict[str, Any]:
    return {
        "key": KEY,
        "secret": SECRET,
        "endpoint_url": proxy.url,
        "client_kwargs": {"region_name": "us-east-1"},
        "config_kwargs": {"read_timeout": READ_TIMEOUT, "connect_timeout": 5},
    }


def options_of(chance: random.Random) -> dict[str, Any]:
    """Options of a store, small enough for all to happen often."""
    segment_bytes = chance.choice([2000, 6000, 20_000])
    return {
        "fsync": chance.choice(["always", "interval", "never"]),
        "interval": 0.02,
        "segment_bytes": segment_bytes,
        "pack_bytes": chance.choice([300, 1000, 4000]),
        "cache_bytes": chance.choice([None, 0, 3 * segment_bytes, 20 * segment_bytes]),
        "archive_every": chance.choice([None, 0.02, 0.1]),
        "read_back": chance.random() < 0.8,
    }


class Soak:
    """A store, its archive, what it promised, and the processes that use it."""

    def __init__(self, folder: Path, chance: random.Random, options: dict[str, Any], days: BadDays) -> None:
        self.folder, self.chance, self.options, self.days = folder, chance, options, days
        self.root = folder / "store"
        self.promises = StorePromises(STREAMS, chance)
        self.threads = chance.choice([2, 4, 8, 12])
        self._journal = folder / "journal.txt"
        self._errors = folder / "errors.txt"
        self._read = 0
        self._reader: subprocess.Popen[bytes] | None = None
        self._reads = folder / "reads.txt"
        self._counted_reads = (0, 0)

    def round(self, rate: float, last: int | None, seconds: float, *, in_start: bool = False) -> Counter[str]:
        """Starts the process, kills it, and checks what is left; returns what was counted. With `in_start` it is killed
        before it has started, the first time."""
        counted = Counter[str]()
        bad = self.days.counted
        self.days.on = True
        if in_start:
            counted += self._run(rate, self.chance.randint(1, 60), 0.0)
            counted["kills in a start"] += 1
        counted += self._run(rate, last, seconds)
        self.days.on = False
        counted["faults of the archive"] += self.days.counted - bad
        self.check()
        self._count_reads(counted)
        return counted

    def _read_beside(self) -> None:
        """Has a process read the streams; one that has ended found something wrong."""
        if self._reader is not None:
            self._check_reader()
            return
        options = {
            "seed": self.chance.randrange(1 << 30),
            "archive": self.options["archive"],
            "storage_options": self.options.get("storage_options"),
            "has_faults": "storage_options" in self.options,
        }
        command = [sys.executable, "-m", "tests.store.reading", str(self.root), str(self._journal), str(self._reads)]
        with self._errors.open("ab") as errors:
            self._reader = subprocess.Popen([*command, json.dumps(options)], cwd=ROOT, stderr=errors)

    def _check_reader(self) -> None:
        assert self._reader is not None
        assert self._reader.poll() is None, f"a reader found something wrong: {self._errors.read_text()}"

    def _count_reads(self, counted: Counter[str]) -> None:
        self._check_reader()
        self._counted_reads = count_reads(self._reads, self._counted_reads, counted)

    def close(self) -> None:
        if self._reader is not None:
            self._reader.kill()
            self._reader.wait()

    def _run(self, rate: float, last: int | None, seconds: float) -> Counter[str]:
        seed = self.chance.randrange(1 << 30)
        load = Load(self.options, seed, self.threads, rate, last, has_faults="storage_options" in self.options)
        command = [sys.executable, "-m", "tests.store.loading", str(self.root), str(self._journal)]
        with self._errors.open("ab") as errors:
            process = subprocess.Popen([*command, json.dumps(asdict(load))], cwd=ROOT, stderr=errors)
        try:
            self._wait_for_begin(process)
            self._read_beside()
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
        ended = process.wait()
        assert ended in (0, -signal.SIGKILL), f"the process ended with {ended}: {self._errors.read_text()}"
        counted = self.promises.take(self._new_lines())
        counted["kills" if ended else "ends after a fault of the disk"] += 1
        return counted

    def _wait_for_begin(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + START
        while process.poll() is None and not (self._journal.exists() and self._journal.stat().st_size > self._read):
            assert time.monotonic() < end, "the process does not begin"
            time.sleep(0.002)

    def _new_lines(self) -> list[str]:
        """The whole lines that the process wrote before its end."""
        with self._journal.open("rb") as file:
            file.seek(self._read)
            said = file.read()
        self._read += len(said)
        whole, _, rest = said.rpartition(b"\n")
        if rest:
            # A line that was cut off is not to be the beginning of another process' first one.
            with self._journal.open("ab") as file:
                self._read += file.write(b"\n")
        return whole.decode().split("\n") if whole else []

    def check(self) -> None:
        options = {**self.options, "archive_every": None, "cache_bytes": None}
        if "storage_options" in options:
            # Nobody fails here on purpose, and the machine may be slow.
            timeouts = {"read_timeout": PATIENCE, "connect_timeout": PATIENCE}
            options["storage_options"] = {**options["storage_options"], "config_kwargs": timeouts}
        with Store(self.root, **options) as store:
            has_orphans = self.promises.check(store)
            if self.chance.random() < 0.3:
                self.promises.use(store)
        if has_orphans and self.chance.random() < 0.5:
            with Store(self.root, **options) as store:
                for name in store.names():
                    store.repair(name, digests=True)
                    assert list(store.check(name, digests=True)) == []
                self.promises.check(store)


def unsynced() -> None:
    """Nothing of this process waits for the disk, or long for the archive."""
    disk.perform = DiskFaults(0).perform
    remote.FIRST_PAUSE = 0.002


def trials(server: ArchiveServer) -> Callable[[Path, random.Random], Iterator[Counter[str]]]:
    """The trial of `soaking.soak`."""

    def trial(folder: Path, chance: random.Random) -> Iterator[Counter[str]]:
        options = options_of(chance)
        days = BadDays(chance.randrange(1 << 30), chance.choice([0.0, 0.02, 0.2]))
        options["archive"] = str(folder / "archive")
        if chance.random() < 0.5:
            # A request takes as long as many calls of the disk.
            options["segment_bytes"] = max(6000, options["segment_bytes"])
            options |= {"archive": f"s3://{BUCKET}/{folder.name}", "storage_options": server.options(days)}
        soak = Soak(folder, chance, options, days)
        try:
            for _ in range(ROUNDS):
                rate = chance.choice([0.0, 0.0, 0.002, 0.02])
                # So few calls are those of a start, or of what comes soon after it.
                last = chance.choice([None, None, chance.randint(1, 60), chance.randint(1, 3000)])
                yield soak.round(rate, last, chance.uniform(0, 2), in_start=chance.random() < 0.25)
        except Exception as error:
            error.add_note(f"options: {options}")
            if re.match("s3:", options["archive"]):
                with suppress(OSError):
                    # There may be none yet.
                    server.keep(folder.name, folder)
            raise
        finally:
            soak.close()

    return trial


if __name__ == "__main__":
    unsynced()
    made = ArchiveServer()
    try:
        main(trials(made))
    finally:
        made.close()
