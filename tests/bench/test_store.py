"""The store's bench in small, with whatever peers this machine has; and what the page makes of its result."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.bench.store.__main__ import main
from tests.bench.store.peers import OWN, REDIS, SERVER, TABLE
from tests.conftest import ROOT
from tests.needs import program

SMALL = ["--seconds", "0.01", "--rounds", "1", "--records", "2000", "--ranges", "5", "--segments", "300"]


def ran(tmp_path: Path) -> tuple[dict[str, Any], str]:
    output = tmp_path / "bench-store.json"
    done = CliRunner().invoke(main, [*SMALL, "--output", str(output), "--data", str(tmp_path / "data")])
    assert done.exit_code == 0, done.output
    assert list((tmp_path / "data").iterdir()) == []
    return json.loads(output.read_text()), done.stderr


def kinds(row: dict[str, Any]) -> tuple[str, int, int]:
    return row["mode"], row["threads"], row["batch"]


def test_a_small_run_measures_all_of_them_in_the_same_way(tmp_path: Path) -> None:
    program(SERVER)
    result, _ = ran(tmp_path)
    by_name = {name: {kinds(row) for row in result["appends"] if row["what"] == name} for name in (OWN, REDIS, TABLE)}
    assert by_name[OWN] == by_name[REDIS] == by_name[TABLE]
    assert len(by_name[OWN]) == 8
    assert [row["what"] for row in result["reads"]] == [OWN, REDIS, TABLE]
    assert all(80 < row["bytes_per_record"] < 400 for row in result["reads"])
    assert all(seconds > 0 for seconds in result["archived"]["seconds"].values())
    assert result["opening"]["segments"] == 300


def test_where_there_is_no_redis_it_is_left_out_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    result, said = ran(tmp_path)
    assert "Redis Streams is left out: redis-server is not installed" in said
    assert {row["what"] for row in result["appends"]} == {OWN, TABLE}


def test_the_page_shows_the_committed_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "_hooks"))
    from segspec_docs.store_bench import StoreBench

    path = ROOT / "docs" / "_data" / "bench-store.json"
    assert not re.search(r'"/|/(home|root|tmp|work|Users)/', path.read_text())
    bench = StoreBench(path)
    for table in (bench.appends("always"), bench.appends("interval", "cpu_microseconds"), bench.reads()):
        assert all(name in table for name in (OWN, REDIS, TABLE))
    assert "100,000 segments" in bench.opening()
    assert "ms if the segment is fetched and verified" in bench.archived()
