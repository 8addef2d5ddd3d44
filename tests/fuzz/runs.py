"""Runs a target in a process of its own, and reads what libFuzzer says of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.seeds import ROOT, seeds

BUILD = ROOT / "build" / "fuzz"

LARGEST_INPUT = 2 << 10
SLOWEST_SECONDS = 30
MOST_MEGABYTES = 2048

STATUS = re.compile(r"^#(\d+)\t.*?\bcov: (\d+) ft: (\d+) corp: (\d+)/", re.MULTILINE)
DONE = re.compile(r"^Done (\d+) runs in (\d+) second", re.MULTILINE)
CRASH = re.compile(r"Test unit written to (.*/(?:crash|timeout|oom|leak)-[0-9a-f]+)$", re.MULTILINE)
EXECUTIONS = re.compile(r"^stat::number_of_executed_units: +(\d+)", re.MULTILINE)
RATE = re.compile(r"^stat::average_exec_per_sec: +(\d+)", re.MULTILINE)


@dataclass(frozen=True)
class Plan:
    """How long a target is fuzzed for each format: for `seconds`, or `runs` inputs, whichever ends first (0: no end).

    The same `seed`, `runs` and seeds give the same inputs where `seconds` is 0, and the corpus is not `kept` for the
    next time. `most_seeds` begins with fewer seeds.
    """

    seconds: int = 0
    runs: int = 0
    seed: int = 1
    kept: bool = True
    most_seeds: int | None = None
    build: Path = BUILD


@dataclass(frozen=True)
class Result:
    """What came of one target and one format. `edges` are those of the library's bytecode that some input took;
    `crashes` the files of inputs that broke a promise, took too long or too much memory; `said` is the log's end."""

    target: str
    format: str
    executions: int
    rate: int
    edges: int
    crashes: tuple[Path, ...]
    status: int
    log: Path

    @property
    def failed(self) -> bool:
        """Whether there was a crash, or the fuzzer could not run."""
        return bool(self.crashes) or self.status != 0


def run_all(plans: Sequence[tuple[str, str, Plan]], tell: Callable[[Result], None]) -> list[Result]:
    """Fuzzes targets, each with a format, one after the other, and reports each when it is done."""
    jobs = [
        {"target": target, "format": format, "options": _options(target, format, plan)}
        | {"log": str(_folder(plan, target, format) / "log.txt")}
        for target, format, plan in plans
    ]
    command = [sys.executable, "-m", "tests.fuzz.workshop"]
    results = []
    with subprocess.Popen(
        command, cwd=ROOT, env=_environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        with process.stdin as told:
            json.dump(jobs, told)
        for (target, format, plan), line in zip(plans, process.stdout, strict=False):
            results.append(read_log(target, format, int(line), _folder(plan, target, format) / "log.txt"))
            tell(results[-1])
    if len(results) < len(plans):
        raise RuntimeError(f"the fuzzer of {plans[len(results)][:2]} ended with {process.returncode}")
    return results


def read_log(target: str, format: str, status: int, log: Path) -> Result:
    """What libFuzzer wrote to `log`."""
    text = log.read_text(encoding="utf-8", errors="replace")
    statuses = STATUS.findall(text)
    executions, rate = EXECUTIONS.search(text), RATE.search(text)
    return Result(
        target,
        format,
        int(executions[1]) if executions else int(statuses[-1][0]) if statuses else 0,
        int(rate[1]) if rate else 0,
        int(statuses[-1][1]) if statuses else 0,
        tuple(Path(path) for path in CRASH.findall(text)),
        status,
        log,
    )


def _folder(plan: Plan, target: str, format: str) -> Path:
    folder = plan.build / target / format
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _options(target: str, format: str, plan: Plan) -> list[str]:
    folder = _folder(plan, target, format)
    begin, corpus = folder / "seeds", folder / "corpus"
    _write(begin, seeds(format, plan.most_seeds))
    if not plan.kept:
        _write(corpus, [])
    corpus.mkdir(exist_ok=True)
    return [
        f"-seed={plan.seed}",
        f"-runs={plan.runs or -1}",
        f"-max_total_time={plan.seconds}",
        f"-max_len={LARGEST_INPUT}",
        f"-timeout={SLOWEST_SECONDS}",
        f"-report_slow_units={SLOWEST_SECONDS}",
        f"-rss_limit_mb={MOST_MEGABYTES}",
        f"-artifact_prefix={folder}/",
        "-print_final_stats=1",
        "-len_control=0",
        "-reload=0",
        str(corpus),
        str(begin),
    ]


def _write(folder: Path, contents: Sequence[bytes]) -> None:
    """Makes the files of a folder, and removes those that were there."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for number, content in enumerate(contents):
        (folder / f"{number:05}").write_bytes(content)


def _environment() -> dict[str, str]:
    paths = [str(ROOT / "python"), str(ROOT / "generated/python"), str(ROOT / "generated/kernels"), str(ROOT)]
    # The order of sets, and with it the path through the library, is to be the same each time.
    return {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(paths)}
