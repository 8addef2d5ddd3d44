"""Tests that share what takes long to make run in one worker."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from tests.needs import ROOT

CONFTEST = "from tests.conftest import pytest_collection_modifyitems\n"
TESTS = """
import pytest

@pytest.fixture
def built():
    pass

@pytest.mark.parametrize("n", range(8))
def test_fixture(n, built, worker_id):
    print("seen fixture", worker_id)

@pytest.fixture(scope="module")
def made_once():
    pass

@pytest.mark.parametrize("n", range(8))
def test_module(n, made_once, worker_id):
    print("seen module", worker_id)

@pytest.mark.xdist_group("marked")
@pytest.mark.parametrize("n", range(8))
def test_mark(n, worker_id):
    print("seen mark", worker_id)

@pytest.mark.parametrize("n", range(8))
def test_alone(n, worker_id):
    print("seen alone", worker_id)
"""


def test_a_group_stays_in_one_worker(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_some.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-rP", "-n", "2", "--dist", "loadgroup", "-p", "no:cacheprovider"]
    paths = os.pathsep.join(path for path in [str(ROOT), *sys.path] if path)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    workers = defaultdict(list)
    for line in done.stdout.splitlines():
        if line.startswith("seen "):
            _, kind, worker = line.split()
            workers[kind].append(worker)
    assert {kind: len(seen) for kind, seen in workers.items()} == {"fixture": 8, "module": 8, "mark": 8, "alone": 8}
    assert len(set(workers["fixture"])) == len(set(workers["module"])) == len(set(workers["mark"])) == 1
    assert set().union(*workers.values()) == {"gw0", "gw1"}
