"""What is asked of each way to read the same rows: by name, a function that runs one query and gives its rows."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from segspec.spark.sources import source
from tests.bench.spark import prebuilt
from tests.bench.spark.data import Written

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

Query = Callable[[], None]

ONE, MANY = "one segment", "17 segments"
SCAN, LENGTHS, OFFSETS = "scan", "sum(length(value))", "offsets only"
OWN, PREBUILT, PARQUET = "segspec", "prebuilt batches", "Parquet"
WRITE, WRITE_PARQUET = "write the log's format", "write Parquet"


@dataclass(frozen=True)
class MeasuredQuery:
    """A query: what is done, with which way to read it, over how many segments."""

    what: str
    way: str
    of: str
    run: Query


def queries(spark: SparkSession, log: Written, folder: Path) -> Iterator[MeasuredQuery]:
    """All queries over one log. `folder` takes what they write."""
    value = "transform(fields, f -> f.value)[0]" if log.case.format == "mojo" else "value"
    lengths = f"sum(length({value}))"
    for of, path in ((ONE, log.one), (MANY, log.many)):
        own = _own(spark, log, path)
        ceiling = _prebuilt(spark, log, path, folder / f"{of}.arrow")
        for way, frame in ((OWN, own), (PREBUILT, ceiling)):
            yield MeasuredQuery(SCAN, way, of, _scan(frame))
            yield MeasuredQuery(LENGTHS, way, of, _collected(frame, lengths))
    parquet = spark.read.parquet(log.parquet)
    yield MeasuredQuery(SCAN, PARQUET, ONE, _scan(parquet))
    yield MeasuredQuery(LENGTHS, PARQUET, ONE, _collected(parquet, lengths))
    number = "id" if log.case.format == "mojo" else "offset"
    only = spark.read.format(log.case.format).option("columns", number).load(log.one)
    yield MeasuredQuery(OFFSETS, OWN, ONE, _scan(only))
    written = parquet.select("value") if log.case.format != "mojo" else parquet.select("fields")
    yield MeasuredQuery(WRITE, OWN, ONE, _write(written, log.case.format, folder / "written"))
    yield MeasuredQuery(WRITE_PARQUET, PARQUET, ONE, _parquet(written, folder / "values"))


def timed(query: Query) -> float:
    """The seconds of one run."""
    began = time.perf_counter()
    query()
    return time.perf_counter() - began


def _own(spark: SparkSession, log: Written, path: str) -> DataFrame:
    return spark.read.format(log.case.format).load(path)


def _prebuilt(spark: SparkSession, log: Written, path: str, batch: Path) -> DataFrame:
    """As many partitions as segspec makes, of as many rows, in batches of the same size."""
    asked = source(log.case.format)({"path": path})
    reader: Any = asked.reader(asked.schema())
    prebuilt.first_batch(reader, str(batch))
    rows = ",".join(map(str, prebuilt.rows_of(reader)))
    return spark.read.format("prebuilt").option("batch", str(batch)).option("rows", rows).load()


def _scan(frame: DataFrame) -> Query:
    return lambda: frame.write.format("noop").mode("append").save()


def _collected(frame: DataFrame, expression: str) -> Query:
    def run() -> None:
        frame.selectExpr(expression).collect()

    return run


def _parquet(frame: DataFrame, target: Path) -> Query:
    return lambda: frame.write.mode("overwrite").parquet(str(target))


def _write(frame: DataFrame, format: str, target: Path) -> Query:
    def run() -> None:
        shutil.rmtree(target, ignore_errors=True)
        frame.write.format(format).mode("append").save(str(target))

    return run
