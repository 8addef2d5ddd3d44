"""The rules' mutants are what the module says, and one is found by a vector, or is not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.adapters.wrong.mutated import MODULES, equivalent, mutants
from tests.helpers.patience import PATIENCE
from tests.needs import ROOT


@pytest.mark.parametrize("name", MODULES)
def test_each_condition_and_bound_has_its_mutants(name: str) -> None:
    made = list(mutants(name))
    assert len({mutant.text for mutant in made}) == len(made)
    assert all(mutant.text.count("\n") > 10 for mutant in made)
    assert any(sign in mutant.before for mutant in made for sign in (" <= ", " < ", " > ", " == "))


def test_what_is_called_equivalent_is_a_mutant() -> None:
    assert equivalent() <= {str(mutant) for name in MODULES for mutant in mutants(name)}


def tried(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.adapters.wrong.mutated", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_mutant_that_a_vector_finds_is_found() -> None:
    listed = tried("durable_log", "--list").stdout.splitlines()
    number = next(line.split()[1].rstrip(":") for line in listed if "is_due" in line and " != " in line)
    done = tried("durable_log", "--only", number)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("durable_log/")
