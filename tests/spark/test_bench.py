"""What `make bench` asks of Spark runs in small: every query gives its rows, and every target has a ratio."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
from pyspark.sql import SparkSession

import segspec
from tests.bench.spark.data import SEGMENTS, Case, write
from tests.bench.spark.prebuilt import Prebuilt
from tests.bench.spark.run import TARGETS, rates, ratios


def test_every_query_of_the_bench_gives_its_rows(spark: SparkSession, tmp_path: Path) -> None:
    spark.dataSource.register(Prebuilt)
    case = Case("durable_log", 100, 1_000_000)
    log = write(case, tmp_path / "log")
    assert len(segspec.open(log.one).segments) == 1
    assert abs(len(segspec.open(log.many).segments) - SEGMENTS) <= 1
    seconds = rates(spark, log, 1, tmp_path, warm=False)
    assert set(map(len, seconds.values())) == {1}
    assert [row["target"] for row in ratios(log, seconds)] == [target[0] for target in TARGETS]
    assert segspec.open(tmp_path / "written").count() == case.records
    assert pq.read_table(tmp_path / "values").num_rows == case.records
