"""A run: writes the logs, takes every measure once a round in a process of its own, and puts the result together."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click

from tests.bench import cold, machine, own, verbs
from tests.bench.any_spec import readers
from tests.bench.data import generate
from tests.bench.kafka import readers as kafka_readers
from tests.bench.kinds import LogFile
from tests.bench.plan import Stage
from tests.bench.results import FIRST_PASS, SECONDS, Ratio, Result, Series, Table, Written, written

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 1800
PATIENCE = 60
"""Seconds that one pass may take, by what a smaller log of the kind took."""
IN_SECONDS = {*cold.COLD, *verbs.VERBS}
WHOLE = {*cold.COLD, *verbs.VERBS, *readers.PROGRAMS, *kafka_readers.PROGRAMS}
"""The measures that are whole new processes."""
FIRST = {readers.KERNEL, own.ARROW, own.RECORDS}
"""The measures whose first pass is a row of its own."""


class Bench:
    """One run of `plan`, whose targets `judge` knows. `folder` takes the logs, which are gone again when it ends."""

    def __init__(
        self, plan: Iterable[Stage], judge: Callable[[Table], list[Ratio]], rounds: int, *, folder: Path, command: str
    ) -> None:
        self.plan = plan
        self.judge = judge
        self.rounds = rounds
        self.folder = folder
        self.command = command
        self.series: dict[tuple[str, int, str], Series] = {}
        self.logs: list[Written] = []

    def run(self) -> Result:
        """Every stage. A measure that fails is in the result's `skipped`, with its reason."""
        for stage in self.plan:
            self._stage(stage)
        every = self.series.values()
        return {
            "machine": machine.describe(),
            "versions": machine.versions(ROOT),
            "command": self.command,
            "rounds": self.rounds,
            "logs": self.logs,
            "measurements": [row for each in every for row in each.rows(FIRST_PASS if each.what in FIRST else None)],
            "ratios": self.judge(self.series),
            "skipped": [
                {"log": each.log.kind.name, "size": each.log.size, "what": each.what, "reason": each.reason}
                for each in every
                if each.reason is not None
            ],
        }

    def _stage(self, stage: Stage) -> None:
        jobs: list[Series] = []
        folders = []
        try:
            for number, part in enumerate(stage):
                folders.append(self.folder / f"log{number}")
                shutil.rmtree(folders[-1], ignore_errors=True)
                log = generate(part.kind, part.size, folders[-1])
                self.logs.append(written(log))
                jobs += [Series(log, what, SECONDS if what in IN_SECONDS else "bytes/s") for what in part.measures]
            for job in jobs:
                job.reason = self.too_long(job)
            say(f"{stage[0].kind.name}, {stage[0].size / 1e6:,.1f} MB: {len(jobs)} measures")
            for job in jobs:
                if job.what in WHOLE:
                    # Byte code is there from here on, as after an installation.
                    ask(job.log, job.what)
            for turn in range(self.rounds):
                self._round(jobs, turn)
        finally:
            for folder in folders:
                shutil.rmtree(folder, ignore_errors=True)
                shutil.rmtree(verbs.made_of(folder), ignore_errors=True)
        self.series |= {(job.log.kind.name, job.log.size, job.what): job for job in jobs}

    def too_long(self, job: Series) -> str | None:
        """Why a measure is left out: what a smaller log of the kind took says that this one takes too long."""
        same = [each for each in self.series.values() if each.log.kind == job.log.kind and each.what == job.what]
        smaller = [each for each in same if each.seconds and each.log.size < job.log.size]
        if not smaller:
            return None
        before = max(smaller, key=lambda each: each.log.size)
        due = max(before.seconds) * job.log.size / before.log.size
        return f"a pass would take about {due:,.0f} s" if due > PATIENCE else None

    def _round(self, jobs: list[Series], turn: int) -> None:
        """Every measure once. Each round begins with another one, so that none always follows the same."""
        begin = turn % len(jobs)
        for job in (*jobs[begin:], *jobs[:begin]):
            if job.reason is None:
                job.add(ask(job.log, job.what))


def ask(log: LogFile, what: str) -> dict[str, Any]:
    """What `child` says of one measure, taken in a new process."""
    request = json.dumps({"what": what, "log": log.to_json()})
    command = [sys.executable, "-m", "tests.bench.child", request]
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT, check=False, env=environment()
        )
    except subprocess.TimeoutExpired:
        return {"skipped": f"failed: no end within {TIMEOUT} s"}
    if done.returncode:
        return {"skipped": without_paths(f"failed: {(done.stderr.strip().splitlines() or ['?'])[-1]}", log.folder)}
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def environment() -> dict[str, str]:
    """That of this process, with a place for byte code: an installation compiles it, a checkout may not."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}


def without_paths(text: str, folder: str) -> str:
    """`text` without the folders of this machine: a result is for others to read."""
    return text.replace(f"{folder}/", "").replace(f"{ROOT}/", "")


def say(text: str) -> None:
    click.echo(text, err=True)
