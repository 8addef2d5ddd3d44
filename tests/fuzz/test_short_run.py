"""A few inputs of each target and format, the same each time: the fuzzer runs, gets somewhere, finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.formats import NAMES
from tests import needs
from tests.fuzz.runs import Plan, Result, run_target
from tests.helpers.sweeps import some

RUNS = {"reader": 50, "kernels": 20, "compiled": 15, "recover": 15, "index": 25, "resume": 15}
"""Inputs for each format."""
TRIED = some([(target, format) for target in RUNS for format in NAMES], len(RUNS))[1:]
"""Each target has one of the formats, and each format a target; the first of them is run twice."""

SEEDS = 8


def short_run(target: str, format: str, build: Path) -> Result:
    needs.atheris()
    told: list[Result] = []
    plan = Plan(runs=RUNS[target], seed=7, kept=False, most_seeds=SEEDS, build=build)
    (result,) = run_target(target, [format], plan, told.append)
    assert told == [result]
    assert result.format == format
    assert not result.failed, result.log.read_text(encoding="utf-8", errors="replace")[-3000:]
    assert result.executions == RUNS[target]
    assert result.edges > 100
    return result


@pytest.mark.parametrize(("target", "format"), TRIED)
def test_a_short_run_finds_nothing(target: str, format: str, tmp_path: Path) -> None:
    short_run(target, format, tmp_path)


def test_the_same_seed_gives_the_same_run(tmp_path: Path) -> None:
    corpora = []
    for number in range(2):
        build = tmp_path / str(number)
        result = short_run("reader", NAMES[0], build)
        kept = {path.name: path.read_bytes() for path in (build / "reader" / NAMES[0] / "corpus").iterdir()}
        corpora.append((result.executions, result.edges, kept))
    assert corpora[0] == corpora[1]
    assert corpora[0][2]
