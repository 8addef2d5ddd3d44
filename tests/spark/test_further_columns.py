"""Columns that only one format has, null values, and fields beside a value, in Spark: batch and stream, read and
written, and converted by tasks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import segspec as library
from segspec.recovery.read_back import content_of
from segspec.spark import convert, register_log
from segspec.spark.sources import given_source
from tests.formats.conftest import FIELDS, OWN, RECORDS, installed
from tests.formats.ledger import FURTHER, LEDGER, ledger

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

__all__ = ["installed"]

pytestmark = pytest.mark.spark

MOST = (1 << 63) - 1
NAMED = [{"name": name, "value": value} for name, value in FIELDS]
FITTING = [{**RECORDS[0], "producer": MOST}, *RECORDS[1:]]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The numbers of Spark are signed."""
    return ledger(tmp_path / "ledger", FITTING)


def plain(row: Any) -> dict[str, Any]:
    """A row with bytes as Python has them."""
    return {name: bytes(each) if isinstance(each, bytearray) else each for name, each in row.asDict(True).items()}


def test_the_schema_has_types_and_comments(tmp_path: Path) -> None:
    schema = given_source(LEDGER)({"path": str(tmp_path)}).schema()
    assert [schema[name].dataType.simpleString() for name in FURTHER] == [
        "bigint", "bigint", "double", "boolean", "string", "binary"
    ]  # fmt: skip
    assert {name: schema[name].metadata for name in FURTHER} == {
        name: {"comment": own.doc} if own.doc else {} for name, own in FURTHER.items()
    }
    assert schema["fields"].dataType.simpleString() == "array<struct<name:binary,value:binary>>"
    assert all(field.nullable for field in schema)


def test_a_batch_has_them_and_filters_ask_for_them(spark: SparkSession, log: Path) -> None:
    frame = spark.read.format(register_log(spark, LEDGER)).load(str(log))
    rows = [plain(row) for row in frame.orderBy("offset").collect()]
    assert [row["value"] for row in rows] == [b"v", None, b""]
    assert [row["fields"] for row in rows] == [NAMED, [], None]
    assert {name: rows[0][name] for name in FURTHER} == {**OWN, "producer": MOST}
    assert [rows[1][name] for name in FURTHER] == [None] * len(FURTHER)
    for condition, offsets in (("is_final", [0]), ("value is null", [1]), ("delta < 0 and rate > 1", [0])):
        assert [row["offset"] for row in frame.where(condition).select("offset").collect()] == offsets
    described = {row["col_name"]: row["comment"] for row in _described(spark, log)}
    assert described["delta"] == "What it adds to the account."


def _described(spark: SparkSession, log: Path) -> list[Any]:
    spark.sql(f"CREATE OR REPLACE TEMP VIEW entries USING ledger OPTIONS (path '{log}')")
    return spark.sql("DESCRIBE entries").collect()


def test_a_stream_has_them(spark: SparkSession, log: Path, tmp_path: Path) -> None:
    stream = spark.readStream.format(register_log(spark, LEDGER)).option("startingOffsets", "earliest").load(str(log))
    query = (
        stream.select("offset", "value", "fields", *FURTHER)
        .writeStream.format("json")
        .option("checkpointLocation", str(tmp_path / "checkpoint"))
        .option("ignoreNullFields", "false")
        .trigger(availableNow=True)
        .start(str(tmp_path / "out"))
    )
    query.awaitTermination(120)
    rows = [json.loads(line) for path in (tmp_path / "out").glob("*.json") for line in path.read_text().splitlines()]
    rows.sort(key=lambda row: row["offset"])
    assert [row["value"] for row in rows] == ["dg==", None, ""]
    assert [pair["value"] for pair in rows[0]["fields"]] == ["MQ==", None, ""]
    assert [row["is_final"] for row in rows] == [True, None, False]


def test_a_frame_is_written_with_them(spark: SparkSession, installed: None, log: Path, tmp_path: Path) -> None:
    """In tasks as they are planned, since those of Spark know no format that no package has."""
    from tests.spark.direct import Tasks

    source = given_source(LEDGER)({"path": str(log)})
    kept = [name for name in source.schema().names if name not in ("offset", "segment", "position")]
    schema = type(source.schema())([source.schema()[name] for name in kept])
    batches = library.open(log, format=LEDGER).arrow([*kept]).read_all().to_batches()
    Tasks("ledger", tmp_path / "out", schema).save([batches])
    written, given = (library.open(path, format=LEDGER).records() for path in (tmp_path / "out", log))
    assert [content_of(record) for record in written] == [content_of(record) for record in given]


@pytest.mark.xdist_group("spark")
def test_files_that_spark_converts_have_them(spark: SparkSession, installed: None, log: Path, tmp_path: Path) -> None:
    import pyarrow.dataset as ds

    register_log(spark, LEDGER)
    done = convert(spark, log, tmp_path / "rows", "parquet", format="ledger", partition_by=[])
    assert done.records == 3
    table = ds.dataset(tmp_path / "rows", format="parquet", exclude_invalid_files=True).to_table().sort_by("offset")
    assert table["value"].to_pylist() == [b"v", None, b""]
    assert table["fields"].to_pylist()[0] == NAMED
    assert {name: table[name][0].as_py() for name in FURTHER} == {**OWN, "producer": MOST}
