"""A few inputs of each target and format, the same each time: the fuzzer runs, gets somewhere, finds nothing."""

from __future__ import annotations

import pytest

from segspec.formats import NAMES
from tests import needs
from tests.fuzz.runs import Plan, Result, run_all
from tests.fuzz.targets import TARGETS
from tests.helpers.sweeps import some

RUNS = 15
"""Inputs of each target and format."""
TRIED = some([(target, format) for target in TARGETS for format in NAMES], len(TARGETS))
"""Each target has one of the formats, and each format a target."""

SEEDS = 8


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    """What came of each of them, and of the first once more; one process imports the library for all."""
    needs.atheris()
    builds = [tmp_path_factory.mktemp("fuzz") for _ in range(2)]
    plans = [(*one, Plan(runs=RUNS, seed=7, kept=False, most_seeds=SEEDS, build=builds[0])) for one in TRIED]
    plans.append((*TRIED[0], Plan(runs=RUNS, seed=7, kept=False, most_seeds=SEEDS, build=builds[1])))
    told: list[Result] = []
    found = run_all(plans, told.append)
    assert told == found
    return found


@pytest.mark.parametrize(("target", "format"), TRIED)
def test_a_short_run_finds_nothing(target: str, format: str, results: list[Result]) -> None:
    result = results[TRIED.index((target, format))]
    assert (result.target, result.format) == (target, format)
    assert not result.failed, result.log.read_text(encoding="utf-8", errors="replace")[-3000:]
    assert result.executions == RUNS
    assert result.edges > 100


def test_the_same_seed_gives_the_same_run(results: list[Result]) -> None:
    corpora = []
    for result in (results[0], results[-1]):
        kept = {path.name: path.read_bytes() for path in (result.log.parent / "corpus").iterdir()}
        corpora.append((result.executions, result.edges, kept))
    assert corpora[0] == corpora[1]
    assert corpora[0][2]
