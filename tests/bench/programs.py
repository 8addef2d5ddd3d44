"""Runs a program as a child of this process: how long, how many lines, how much memory.

The process that calls this has to be small: Linux counts the memory of the process that forks as the child's.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tests.bench.measures import Outcome

PIECE = 1 << 20


def run_program(command: Sequence[str]) -> Outcome:
    """Runs `command`, reads what it prints, and counts the lines. Raises `RuntimeError` on another exit code than 0."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    lines = 0
    while piece := os.read(process.stdout.fileno(), PIECE):
        lines += piece.count(b"\n")
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    if process.returncode:
        raise RuntimeError(f"{Path(command[0]).name} {command[1]} … ended with exit code {process.returncode}")
    return Outcome(seconds, None, usage.ru_maxrss * 1024, lines)


def peak_bytes() -> int:
    """The most memory this process had: pages of mapped files count while they are mapped in."""
    # Not ru_maxrss: that of a child begins with what its parent had.
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("this system does not say how much memory a process had")
