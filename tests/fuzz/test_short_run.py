"""A few inputs of each target and format, the same each time: the fuzzer runs, gets somewhere, finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.formats import NAMES
from tests import needs
from tests.fuzz.runs import Plan, Result, run_target

RUNS = {"reader": 50, "kernels": 20, "compiled": 15, "recover": 15, "index": 25, "resume": 15}
"""Inputs for each format."""

SEEDS = 8


@pytest.mark.parametrize("target", RUNS)
def test_a_short_run_finds_nothing(target: str, tmp_path: Path) -> None:
    needs.atheris()
    told: list[Result] = []
    plan = Plan(runs=RUNS[target], kept=False, most_seeds=SEEDS, build=tmp_path)
    results = run_target(target, NAMES, plan, told.append)
    assert told == results
    assert [result.format for result in results] == list(NAMES)
    for result in results:
        log = result.log.read_text(encoding="utf-8", errors="replace")
        assert not result.failed, f"{result.target} {result.format}: {log[-3000:]}"
        assert result.executions == RUNS[target]
        assert result.edges > 100, f"{result.target} {result.format} reaches little"


def test_the_same_seed_gives_the_same_run(tmp_path: Path) -> None:
    needs.atheris()
    corpora = []
    for number in range(2):
        build = tmp_path / str(number)
        plan = Plan(runs=40, seed=7, kept=False, most_seeds=SEEDS, build=build)
        (result,) = run_target("reader", ["ffwd"], plan, lambda _: None)
        kept = {path.name: path.read_bytes() for path in (build / "reader/ffwd/corpus").iterdir()}
        corpora.append((result.executions, result.edges, kept))
    assert corpora[0] == corpora[1]
    assert corpora[0][2]
