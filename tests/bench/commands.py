"""Whole programs: `segspec verify`, `segspec dump` and what `cat` does with the same file."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Outcome
from tests.bench.programs import run_program

CAT = "cat | wc -c"
VERIFY_PROGRAM = "segspec verify LOG"
DUMP = "segspec dump --output json"
START_UP = "segspec --version"


def segspec(*arguments: str) -> Outcome:
    return run_program([str(Path(sys.executable).with_name("segspec")), *arguments])


def cat(log: LogFile) -> Outcome:
    return run_program(["sh", "-c", 'cat "$1" | wc -c', "sh", log.segment])


def verify_program(log: LogFile) -> Outcome:
    return segspec("verify", log.folder)


def dump(log: LogFile) -> Outcome:
    outcome = segspec("dump", log.folder, "--output", "json")
    if outcome.seen != log.records:
        raise ValueError(f"segspec dump gave {outcome.seen} lines of {log.records} records")
    return outcome


def start_up(log: LogFile) -> Outcome:
    return segspec("--version")


MEASURES = (
    Measure(CAT, cat, "program"),
    Measure(VERIFY_PROGRAM, verify_program, "program"),
    Measure(DUMP, dump, "program"),
    Measure(START_UP, start_up, "program"),
)
