"""One measurement in a process of its own: reads a job from the command line, prints its figures as JSON."""

from __future__ import annotations

import json
import sys
import time
from statistics import median
from typing import Any

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Outcome, Pass
from tests.bench.programs import peak_bytes
from tests.bench.registry import all_measures

ENOUGH_SECONDS, MOST_PASSES = 0.3, 50
"""Passes go on until they took this long together, the first one left out: it also loads kernels and maps pages."""


def measure(name: str, log: LogFile) -> dict[str, Any]:
    """The figures of one measure: `seconds`, `first_seconds` (its first pass), `peak_bytes`; or the reason why there
    are none (`skipped`). Raises `ValueError` where a reader did not see all there is."""
    wanted: Measure = all_measures()[name]
    try:
        prepared = wanted.prepare(log)
        if isinstance(prepared, Outcome):
            return {
                "seconds": prepared.seconds,
                "first_seconds": prepared.first_seconds,
                "peak_bytes": prepared.peak_bytes,
            }
        first, seen = timed(prepared)
        later: list[float] = []
        while sum(later) < ENOUGH_SECONDS and len(later) < MOST_PASSES:
            seconds, seen = timed(prepared)
            later.append(seconds)
    except NotPossibleError as reason:
        return {"skipped": str(reason)}
    due = {"records": log.records, "file": log.file_bytes, "content": log.content_bytes}[wanted.counts]
    if seen != due:
        raise ValueError(f"{name} saw {seen} of {due} {wanted.counts} of {log.kind.name}")
    return {"seconds": median(later), "first_seconds": first, "peak_bytes": peak_bytes()}


def timed(run: Pass) -> tuple[float, int]:
    """The seconds that a pass took, and what it saw."""
    began = time.perf_counter()
    seen = run()
    return time.perf_counter() - began, seen


if __name__ == "__main__":
    job = json.loads(sys.argv[1])
    sys.stdout.write(json.dumps(measure(job["what"], LogFile.from_json(job["log"]))))
