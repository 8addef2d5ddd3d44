"""What soaks share: trials for as long as they are told, each with a folder and a seed that are kept where it fails."""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import click

SECONDS = 600.0

Trial = Callable[[Path, random.Random], Iterator[Mapping[str, int]]]
"""Runs in a new folder for as long as the next round is asked for, each of which gives what it counted. Raises where a
promise is broken."""


def soak(trial: Trial, seconds: float, seed: int) -> Counter[str]:
    """Runs trials with `seed`, `seed` + 1 and so on, until the time is over; returns the sums of what they counted.

    Where one raises, its folder is kept, its seed is said, and the program ends with 1.
    """
    end, sums = time.monotonic() + seconds, Counter[str]()
    while True:
        folder = Path(tempfile.mkdtemp(prefix="segspec-soak-"))
        try:
            for counted in trial(folder, random.Random(seed)):
                sums.update(counted)
                if time.monotonic() > end:
                    break
        except Exception:
            traceback.print_exc()
            click.echo(f"a promise is broken, with seed {seed} after {said(sums)}; kept: {folder}", err=True)
            sys.exit(1)
        shutil.rmtree(folder)
        seed += 1
        if time.monotonic() > end:
            return sums


def count_reads(reads: Path, before: tuple[int, int], counted: Counter[str]) -> tuple[int, int]:
    """Adds what a reader beside has done since `before`, by the file in which it keeps two numbers; returns them."""
    words = reads.read_text().split() if reads.exists() else []
    if len(words) < len(before):
        # It is being written.
        return before
    made, removed = int(words[0]), int(words[1])
    counted["reads beside"] += made - before[0]
    counted["reads that say what was removed"] += removed - before[1]
    return made, removed


def said(sums: Mapping[str, int]) -> str:
    return ", ".join(f"{number:,} {name}" for name, number in sums.items())


def main(trial: Trial) -> None:
    """python -m … [SECONDS] [SEED]: ten minutes and a seed of the clock, unless told."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 1_000_000
    click.echo(f"seed {seed}")
    click.echo(f"all promises were kept: {said(soak(trial, seconds, seed))}")
