"""The source `kaitai` in a Spark session: nested types, SQL, parts, damage, a store, a stream that is begun again."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pytest
from pyspark.errors import PythonException, StreamingQueryException
from pyspark.sql.datasource import InputPartition
from pyspark.sql.types import StructType

import segspec
from segspec.spark.session import register_source
from segspec.spark.sources import SpecSource
from segspec.spark.spec_reader import SpecReader
from tests.spark.spec_files import BIG, FIXED, MARKED, NESTED, fixed, marked, nested

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.node, pytest.mark.xdist_group("spark")]


def test_nested_rows_are_asked_about_in_sql(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(nested())
    rows = spark.read.format("kaitai").option("ksy", NESTED).option("enums", "names").load(str(tmp_path / "file"))
    rows.createOrReplaceTempView("entries")
    asked = spark.sql("select big, point.y, explode(tags.text) as tag, color, ratio from entries order by tag")
    assert [tuple(row) for row in asked.collect()] == [
        (Decimal(BIG), 5, "a", "red", 0.5),
        (Decimal(BIG), 5, "bc", "red", 0.5),
    ]


def test_a_schema_prunes_structures(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(nested())
    asked = spark.read.format("kaitai").schema("point struct<x bigint>, big string, _path string")
    rows = asked.option("ksy", NESTED).load([str(tmp_path / "file")])
    assert rows.first().asDict(recursive=True) == {
        "point": {"x": 1 << 31},
        "big": str(BIG),
        "_path": str(tmp_path / "file"),
    }


@pytest.mark.parametrize(
    ("spec", "data"), [(FIXED, fixed(range(5000))), (MARKED, marked(range(1500)))], ids=["one size", "magic"]
)
def test_a_file_in_parts_has_the_rows_of_the_whole(spark: SparkSession, tmp_path: Path, spec: str, data: bytes) -> None:
    (tmp_path / "file").write_bytes(data)
    asked = spark.read.format("kaitai").option("ksy", spec).option("columns", "number,_position")
    rows = asked.option("maxPartitionBytes", "4k").load(str(tmp_path / "file"))
    assert rows.rdd.getNumPartitions() > 5
    expected = segspec.compile(spec, columns=["number", "_position"]).open(tmp_path / "file").arrow().read_all()
    assert rows.toArrow().to_pydict() == expected.to_pydict()


def test_damage_ends_a_query_with_our_message_first(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(fixed(range(3)) + b"xy")
    asked = spark.read.format("kaitai").option("ksy", FIXED)
    with pytest.raises(PythonException, match=r"file:26: torn: rows\[3\].number needs 4 bytes, and 2 bytes are left"):
        asked.load(str(tmp_path / "file")).collect()
    told = asked.option("onDamage", "skip").option("columnNameOfCorruptRecord", "wrong").load(str(tmp_path / "file"))
    assert [row["number"] for row in told.collect()] == [0, 1, 2, None]
    assert "needs 4 bytes" in told.where("wrong is not null").first()["wrong"]


def test_executors_need_neither_node_nor_yaml(spark: SparkSession, tmp_path: Path) -> None:
    class WatchedReader(SpecReader):
        def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
            path = os.environ["PATH"]
            os.environ["PATH"] = ""
            try:
                yield from SpecReader.read(self, partition)
            finally:
                os.environ["PATH"] = path
            assert "yaml" not in sys.modules
            assert "segspec_kaitai.own.compiling" not in sys.modules

    class WatchedSource(SpecSource):
        @classmethod
        def name(cls) -> str:
            return "kaitai_watched"

        def reader(self, schema: StructType) -> SpecReader:
            return WatchedReader(SpecSource.reader(self, schema).files)

    (tmp_path / "file").write_bytes(fixed(range(1000)))
    register_source(spark, WatchedSource)
    asked = spark.read.format("kaitai_watched").option("ksy", FIXED).option("maxPartitionBytes", "1k")
    assert asked.load(str(tmp_path)).count() == 1000


def test_files_in_a_store_are_read_in_parts(spark: SparkSession, s3: Any) -> None:
    s3.pipe("logs/fixed/a.bin", fixed(range(1000)))
    s3.pipe("logs/fixed/b.bin", fixed(range(1000, 1010)))
    asked = spark.read.format("kaitai").option("ksy", FIXED).option("maxPartitionBytes", "1k")
    rows = asked.load("s3a://logs/fixed/*.bin")
    assert sorted(row["number"] for row in rows.collect()) == list(range(1010))
    assert asked.load("s3a://logs/fixed").where("number >= 999").count() == 11


def drain(spark: SparkSession, folder: Path, **options: str) -> list[int]:
    """All that was written by the queries so far, of which this is the last."""
    asked = spark.readStream.format("kaitai").option("ksy", FIXED).options(**options).load(str(folder / "in"))
    sink = asked.writeStream.format("parquet").option("checkpointLocation", str(folder / "checkpoint"))
    sink.trigger(availableNow=True).start(str(folder / "out")).awaitTermination()
    return sorted(row["number"] for row in spark.read.parquet(str(folder / "out")).collect())


def test_a_stream_that_is_begun_again_gives_each_file_once(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for number in range(3):
        (tmp_path / "in" / f"{number}.bin").write_bytes(fixed(range(10 * number, 10 * number + 10)))
    assert drain(spark, tmp_path, maxFilesPerTrigger="2") == list(range(30))
    (tmp_path / "in" / "0.bin").unlink()
    (tmp_path / "in" / "9.bin").write_bytes(fixed(range(30, 40)))
    # What was moved here has the time that it was written at elsewhere.
    os.utime(tmp_path / "in" / "9.bin", (1, 1))
    assert drain(spark, tmp_path) == list(range(40))
    with (tmp_path / "in" / "1.bin").open("ab") as file:
        file.write(bytes(5))
    with pytest.raises(StreamingQueryException, match=r"1.bin:0: bad-length: the file had 61 bytes .* has 66"):
        drain(spark, tmp_path)
    assert drain(spark, tmp_path, failOnDataLoss="false") == list(range(40))


def test_a_stream_takes_new_objects_of_a_store(spark: SparkSession, s3: Any, tmp_path: Path) -> None:
    for number in range(2):
        s3.pipe(f"logs/streamed/{number}.bin", fixed(range(number, number + 1)))
        asked = spark.readStream.format("kaitai").option("ksy", FIXED).load("s3a://logs/streamed")
        sink = asked.writeStream.format("parquet").option("checkpointLocation", str(tmp_path / "checkpoint"))
        sink.trigger(availableNow=True).start(str(tmp_path / "out")).awaitTermination()
        rows = spark.read.parquet(str(tmp_path / "out")).collect()
        assert sorted(row["number"] for row in rows) == list(range(number + 1))
