"""`segspec convert --spark`, with tasks that run in this process: what it takes, prints and returns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def without_spark(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Commands run their tasks in this process; the settings of the sessions that they asked for."""
    asked: list[dict[str, Any]] = []

    @contextmanager
    def no_session(**conf: Any) -> Iterator[None]:
        asked.append(conf)
        yield None

    # The package has a function of the module's name.
    monkeypatch.setattr(import_module("segspec.spark.session"), "quiet_session", no_session)
    return asked


def test_the_command_shows_damaged_segments_and_ends_with_3(
    tree: Path, tmp_path: Path, segspec: Run, without_spark: list[dict[str, Any]]
) -> None:
    out = tmp_path / "out"
    done = segspec("convert", tree, "-o", out, "--spark", "--master", "local[2]", "--conf", "spark.cores.max=4")
    assert done.code == 3
    assert done.lines == [
        "log    segment                       records       lost  damage",
        "users  00000000000000000839.segment      395  180 bytes  torn",
    ]
    assert done.err == f"4,357 records in 3 new files in {out}\n"
    assert without_spark == [{"spark.cores.max": "4", "spark.master": "local[2]"}]
    again = segspec("convert", tree, "-o", out, "--spark", "--output", "json")
    assert (again.code, again.out, again.err) == (0, "", f"0 records in 0 new files in {out}\n")


def test_the_command_gives_all_segments_as_json(
    tree: Path, tmp_path: Path, segspec: Run, without_spark: object
) -> None:
    done = segspec("convert", tree, "-o", tmp_path / "out", "--spark", "--output", "json", "--from", "10")
    assert done.code == 3
    assert [row["log"] for row in done.json] == ["orders/a b"] * 4 + ["orders/x%2Fy=z"] + ["users"] * 2
    assert done.json[-1] | {"damage": "torn", "errors": "1", "records": "395"} == done.json[-1]
    assert sum(int(row["records"]) for row in done.json) == 4357 - 30


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--output", "json"], "--output is for --spark"),
        (["--conf", "a=b"], "--conf is for --spark"),
        (["--as", "delta"], "--as delta is for --spark"),
        (["--spark", "--force"], "--force is for files"),
        (["--spark", "--on-damage", "stop"], "at damage they skip or fail"),
        (["--spark", "--conf", "a"], "--conf a: it is NAME=VALUE"),
        (["--spark", "--as", "jsonl"], "goes to one of parquet"),
        (["--spark", "--partition-by", "hour"], "partitioned by log, day"),
    ],
)
def test_the_command_says_what_goes_with_spark(
    words: list[str], message: str, tree: Path, tmp_path: Path, segspec: Run, without_spark: object
) -> None:
    done = segspec("convert", tree, "-o", tmp_path / "out", *words)
    assert (done.code, message in done.err) == (2, True), done.err
