"""Kafka's logs as tables: what a consumer received, with the columns that only this format has, in files."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow.dataset as ds
import pytest

import segspec
from segspec.spark import convert
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as run
from tests.needs import ROOT

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

__all__ = ["run"]

DATA = ROOT / "tests" / "data" / "kafka"
FURTHER = (
    "leader_epoch", "producer_id", "producer_epoch", "base_sequence", "is_transactional", "is_append_time",
    "compression",
)  # fmt: skip
CONVERTED = ("compacted-0", "lz4-0", "nulls-1", "transactions-0")
TRUTHS = sorted(path for path in DATA.glob("*/*.json") if "read_uncommitted" in json.loads(path.read_text()))


def received(truth: Path) -> list[dict[str, Any]]:
    """What a consumer received of a partition, as rows."""

    def content(text: str | None) -> bytes | None:
        return None if text is None else bytes.fromhex(text)

    return [
        {
            "offset": one["offset"],
            "timestamp": None if one["timestamp"] in (None, -1) else one["timestamp"],
            "key": content(one["key"]),
            "value": content(one["value"]),
            "fields": [{"name": name.encode(), "value": content(value)} for name, value in one["headers"]],
        }
        for one in json.loads(truth.read_text())["read_uncommitted"]["records"]
    ]


def plain(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows of a table as those of a consumer, which begins with the log's first offset."""
    made = []
    for row in sorted(rows, key=lambda row: row["offset"]):
        time = row["timestamp"]
        named = {name: row[name] for name in ("offset", "key", "value")}
        at = None if time is None else round(time.timestamp() * 1000)
        made.append({**named, "timestamp": at, "fields": row["fields"] or []})
    return made


def partition(truth: Path) -> Path:
    return truth.parent / "data" / truth.stem


def after_the_start(rows: list[dict[str, Any]], truth: Path) -> list[dict[str, Any]]:
    """Without the rows before the offset from which on a broker serves the log: records may have been deleted."""
    first = min((one["offset"] for one in received(truth)), default=0)
    return [row for row in rows if row["offset"] >= first]


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_a_tree_of_partitions_becomes_one_table_with_all_columns(spark: SparkSession, tmp_path: Path) -> None:
    truths = [path for path in TRUTHS if path.parent.name == "4.1" and path.stem in CONVERTED]
    for truth in truths:
        shutil.copytree(partition(truth), tmp_path / "data" / truth.stem)
    done = convert(spark, tmp_path / "data", tmp_path / "out", format="kafka")
    assert [finding for finding in done.damage() if finding.severity == "error"] == []
    rows = ds.dataset(tmp_path / "out", partitioning="hive", exclude_invalid_files=True).to_table().to_pylist()
    assert len(rows) == done.records
    assert len(truths) == len(CONVERTED)
    for truth in truths:
        own = [row for row in rows if row["log"] == truth.stem]
        assert after_the_start(plain(own), truth) == received(truth)
        library = segspec.open(partition(truth)).arrow(["offset", *FURTHER]).read_all().to_pylist()
        stored = [
            {name: row[name] for name in ("offset", *FURTHER)} for row in sorted(own, key=lambda row: row["offset"])
        ]
        assert stored == library


def test_nothing_is_written_as_kafka_s_log(run: Run, tmp_path: Path) -> None:
    told = run("convert", DATA / "4.1" / "data" / "none-0", "-o", tmp_path / "log", "--as", "kafka")
    assert told.code != 0
    assert not (tmp_path / "log").exists()
    with pytest.raises(ValueError, match="kafka"):
        segspec.create(tmp_path / "log", "kafka")
