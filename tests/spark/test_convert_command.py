"""`segspec convert --spark`: what it takes, prints and returns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.conftest import Run

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


@pytest.fixture
def sessions(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """Commands use the session of this run, or none where the test has no mark; the settings that they asked for."""
    asked: list[dict[str, Any]] = []
    spark = request.getfixturevalue("spark") if request.node.get_closest_marker("spark") else None

    @contextmanager
    def shared(**conf: Any) -> Iterator[SparkSession | None]:
        asked.append(conf)
        yield spark

    monkeypatch.setattr(import_module("segspec.spark.session"), "quiet_session", shared)
    return asked


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_the_command_shows_findings_and_ends_with_3(
    tree: Path, tmp_path: Path, segspec: Run, sessions: list[dict[str, Any]]
) -> None:
    out = tmp_path / "out"
    done = segspec("convert", tree, "-o", out, "--spark", "--master", "local[2]", "--conf", "spark.cores.max=4")
    assert done.code == 3
    torn = [line for line in done.lines if ": error torn: " in line]
    assert len(torn) == 1
    assert torn[0].startswith(f"{tree}/users/00000000000000000839.segment:")
    assert done.err.splitlines()[-1] == f"4,357 new records in {out}"
    assert sessions == [{"spark.cores.max": "4", "spark.master": "local[2]"}]
    again = segspec("convert", tree, "-o", out, "--spark", "--output", "json")
    assert (again.code, again.err.splitlines()[-1]) == (3, f"0 new records in {out}")
    assert [row["severity"] for row in again.json if row["code"] == "torn"] == ["error"]
    verified = segspec("verify", tree, "--output", "json")
    assert {(row["path"], row["position"], row["code"]) for row in again.json} == {
        (row["path"], row["position"], row["code"]) for row in verified.json
    }


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--output", "json"], "--output is for --spark"),
        (["--conf", "a=b"], "--conf is for --spark"),
        (["--as", "delta"], "--as delta is for --spark"),
        (["--spark", "--force"], "--force is not for --spark: OUT is added to"),
        (["--spark", "--to", "7"], "--to is not for --spark: the same command converts what was appended"),
        (["--spark", "--where", "offset > 3"], "--where is not for --spark: filter rows of spark.read with a query"),
        (["--spark", "--on-damage", "stop"], "at damage they skip or fail"),
        (["--spark", "--conf", "a"], "'--conf': a is not NAME=VALUE"),
        (["--spark", "--as", "jsonl"], "goes to one of parquet"),
        (["--spark", "--partition-by", "hour"], "partitioned by log, day"),
    ],
)
def test_the_command_says_what_goes_with_spark(
    words: list[str], message: str, tree: Path, tmp_path: Path, segspec: Run, sessions: object
) -> None:
    done = segspec("convert", tree, "-o", tmp_path / "out", *words)
    assert (done.code, message in done.err) == (2, True), done.err
