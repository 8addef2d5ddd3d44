"""What has to work on every PySpark from 4.0 on. `.ci/versions` runs this on the oldest, the suite on the newest."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import segspec
from segspec.samples import FOLDER

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]

LOGS = {
    "osiris": "epochs",
    "tank": "sparse",
    "durable_log": "torn_payload_reopened",
    "mojo": "mixed_fields",
    "ffwd": "multi_segment",
}
WITH_STREAMS = (4, 2)


def test_the_version_is_the_one_that_is_to_be_tested() -> None:
    import pyspark

    assert pyspark.__version__ == os.environ.get("SEGSPEC_PYSPARK", pyspark.__version__)


@pytest.mark.parametrize("format", LOGS)
def test_a_log_is_read_with_all_its_columns_and_its_damage(spark: SparkSession, format: str) -> None:
    log = FOLDER / format / LOGS[format] / "log"
    frame = spark.read.format(format).option("columnNameOfCorruptRecord", "_corrupt_record").load(str(log))
    rows = [row.asDict(recursive=True) for row in frame.collect()]
    records = segspec.open(log).arrow(on_damage="skip", report=lambda finding: None).read_all().to_pylist()
    label = "id" if format == "mojo" else "offset"
    found = [row for row in rows if row["_corrupt_record"] is None]
    assert [(row[label], row["position"]) for row in found] == [(row[label], row["position"]) for row in records]
    payload = "fields" if format == "mojo" else "value"
    assert [row[payload] for row in found] == [row[payload] for row in records]
    assert (len(found) < len(rows)) == (format == "durable_log")


def test_several_partitions_and_a_schema_of_the_user(spark: SparkSession) -> None:
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    frame = spark.read.format("durable_log").schema("value string, offset int").load(str(log))
    assert sorted(row["offset"] for row in frame.collect()) == list(range(500))
    assert frame.where(frame["offset"] >= 490).count() == 10


def test_a_session_that_found_a_format_by_itself_is_given_again(spark: SparkSession) -> None:
    from segspec.spark import register

    register(spark)
    register(spark)
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    assert spark.read.format("durable_log").load(str(log)).count() == 500


def test_a_log_is_written_and_appended_to(spark: SparkSession, tmp_path: Path) -> None:
    for _ in range(2):
        rows = spark.range(0, 5, 1, 2).selectExpr("cast(id as string) as value")
        rows.write.format("durable_log").mode("append").save(str(tmp_path / "log"))
    found = [record.value for record in segspec.open(tmp_path / "log").records(on_damage="fail")]
    assert found == [b"0", b"1", b"2", b"3", b"4"] * 2


def test_a_stream_is_read_or_refused_with_the_version_that_it_needs(spark: SparkSession, tmp_path: Path) -> None:
    import pyspark

    log = FOLDER / "durable_log" / "multi_segment" / "log"
    old = tuple(int(part) for part in pyspark.__version__.split(".")[:2]) < WITH_STREAMS

    def drain() -> None:
        stream = spark.readStream.format("durable_log").option("startingOffsets", "earliest").load(str(log))
        writer = stream.writeStream.format("parquet").option("path", str(tmp_path / "out"))
        query = writer.option("checkpointLocation", str(tmp_path / "state")).trigger(availableNow=True).start()
        query.awaitTermination()

    if old:
        with pytest.raises(Exception, match=r"streams need PySpark 4\.2 or newer"):
            drain()
    else:
        drain()
        assert spark.read.parquet(str(tmp_path / "out")).count() == 500
