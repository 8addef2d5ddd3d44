"""The loop of mutants in one process: it finds nothing in a short run, and keeps what it finds in a longer one."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.fuzz import quick
from tests.fuzz.targets import BrokenPromiseError


@pytest.mark.parametrize(
    ("target", "runs"), [("reader", 16), ("recover", 10), ("index", 16), ("resume", 60), ("rows", 16), ("own", 16)]
)
def test_a_short_run_finds_nothing(target: str, runs: int, tmp_path: Path) -> None:
    done = CliRunner().invoke(quick.main, [target, "--runs", str(runs), "--output", str(tmp_path)])
    assert done.exit_code == 0, done.output
    counts = json.loads((tmp_path / f"{target}-1.json").read_text())
    assert {kind: count["executions"] for kind, count in counts.items()} == dict.fromkeys(quick.kinds_of(target), runs)


def test_the_same_seed_gives_the_same_inputs() -> None:
    one, other = (list(islice(quick.Inputs("rows", "jsonl", 7), 50)) for _ in range(2))
    assert one == other
    assert len(set(one)) > 40


def test_what_breaks_a_promise_is_kept_once_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(kind: str, data: bytes) -> None:
        raise BrokenPromiseError(f"of {kind}")

    monkeypatch.setattr(quick, "check_of", lambda _: check)
    monkeypatch.setattr(quick, "glance_of", lambda _: check)
    done = CliRunner().invoke(quick.main, ["resume", "--runs", "5", "--output", str(tmp_path)])
    assert done.exit_code == 1
    assert len(list(tmp_path.glob("resume-*.input"))) == len(quick.kinds_of("resume"))
    assert "5 executions" in done.output
