"""A mutant of a rule is found by a vector."""

from __future__ import annotations

import subprocess
import sys

from tests.helpers.patience import PATIENCE
from tests.needs import ROOT


def tried(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.adapters.wrong.mutated", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_mutant_that_a_vector_finds_is_found() -> None:
    listed = tried("durable_log", "--list").stdout.splitlines()
    number = next(line.split()[1].rstrip(":") for line in listed if "is_due" in line and " != " in line)
    done = tried("durable_log", "--only", number)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("durable_log/")
