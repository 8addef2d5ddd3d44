"""Where logs lie: one path, several, trees, globs, Spark's catalog, S3."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.samples import FOLDER, Sample, samples
from tests.helpers.faulty_store import before
from tests.spark.direct import plan, read

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

MANY = FOLDER / "durable_log" / "multi_segment" / "log"
TORN = FOLDER / "durable_log" / "torn_payload_reopened" / "log"


START = 77
"""How many records the first segments have that `_copy_start` copies."""


def _copy_start(log: Path, target: Path) -> None:
    target.mkdir(parents=True)
    for path in sorted(log.iterdir())[:6]:
        shutil.copy(path, target)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Two logs of one format and one of another."""
    _copy_start(MANY, tmp_path / "tree" / "orders")
    shutil.copytree(TORN, tmp_path / "tree" / "deep" / "payments")
    shutil.copytree(FOLDER / "mojo" / "deleted" / "log", tmp_path / "tree" / "stream")
    return tmp_path / "tree"


def test_a_tree_of_logs_is_read_log_by_log_unless_that_is_refused(tree: Path) -> None:
    rows = read("durable_log", tree, mode="DROPMALFORMED")
    assert len(rows) == START + 25
    assert {row["segment"].removeprefix(str(tree)).split("/")[1] for row in rows} == {"orders", "deep"}
    with pytest.raises(ValueError, match=r"is a tree of 2 logs, and recursiveFileLookup is false: name one"):
        read("durable_log", tree, recursiveFileLookup="false")


def test_a_folder_above_one_log_is_that_log(tree: Path) -> None:
    assert len(read("durable_log", tree / "deep", mode="DROPMALFORMED")) == 25


def test_findings_of_a_tree_come_log_by_log(tree: Path) -> None:
    rows = read("durable_log", tree, table="findings")
    assert {row["path"].rsplit("/", 2)[1] for row in rows} == {"payments"}


def test_a_glob_in_a_logs_folder_takes_its_segments_alone() -> None:
    assert len(read("durable_log", f"{MANY}/*")) == 500
    assert len(read("durable_log", f"{MANY}/*", table="index")) == 500
    assert len(read("durable_log", f"{MANY}/*000[35]?.*")) == 23 + 23


def test_a_folder_without_a_log_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SegspecError, match="no log of"):
        read("durable_log", tmp_path)
    with pytest.raises(OSError, match="nope"):
        read("durable_log", tmp_path / "nope")


def test_a_folder_of_another_format_is_an_error_that_names_it(tree: Path) -> None:
    with pytest.raises(
        SegspecError, match="no log of osiris in this folder or below it: what is there is durable_log and mojo"
    ):
        read("osiris", tree)


@pytest.mark.parametrize("table", ["records", "findings", "index"])
def test_a_file_of_another_format_is_an_error_that_names_it(tmp_path: Path, table: str) -> None:
    segment = next(MANY.glob("*.log"))
    with pytest.raises(SegspecError, match="is a file of durable_log, not of tank: read it with format durable_log"):
        read("tank", segment, table=table)
    index = next(MANY.glob("*.idx"))
    with pytest.raises(SegspecError, match="this is a file of durable_log, not of osiris"):
        read("osiris", index, table=table)
    (tmp_path / "notes.txt").write_text("no log")
    with pytest.raises(SegspecError, match="neither the name nor the content is of a known format"):
        read("tank", tmp_path / "notes.txt", table=table)


@pytest.mark.parametrize("sample", list(samples()), ids=lambda sample: f"{sample.format}-{sample.name}")
def test_each_file_of_a_log_is_read_with_its_own_format_alone(sample: Sample) -> None:
    for segment in segspec.open(sample.log, format=sample.format).segments:
        assert plan(sample.format, segment.path)[1]
        for format in {"osiris", "tank", "durable_log", "mojo", "ffwd"} - {sample.format}:
            with pytest.raises(SegspecError, match=f"this is a file of {sample.format}, not of {format}"):
                plan(format, segment.path)


def test_segments_are_chosen_by_when_they_were_changed(tree: Path) -> None:
    log = tree / "orders"
    segments = sorted(log.glob("*.log"))
    for hour, segment in enumerate(segments):
        os.utime(segment, (1_700_000_000 + 3600 * hour,) * 2)
    second = "2023-11-14T23:13:20"
    chosen = {
        "modifiedAfter": read("durable_log", log, modifiedAfter=second, mode="FAILFAST"),
        "modifiedBefore": read("durable_log", log, modifiedBefore=f"{second}+00:00", mode="FAILFAST"),
    }
    names = {option: {Path(row["segment"]).name for row in rows} for option, rows in chosen.items()}
    assert names == {"modifiedAfter": {segments[2].name}, "modifiedBefore": {segments[0].name}}
    assert read("durable_log", log, modifiedAfter=second, modifiedBefore=second) == []
    with pytest.raises(ValueError, match="option modifiedAfter is 'yesterday': it takes an ISO 8601 time, UTC unless"):
        read("durable_log", log, modifiedAfter="yesterday")


def test_the_rest_of_a_file_that_the_disk_does_not_give_is_left_out_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = sorted(MANY.glob("*.log"))[1]
    real = os.preadv

    def preadv(descriptor: int, *rest: Any) -> int:
        if os.path.samestat(os.fstat(descriptor), broken.stat()):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(broken))
        return real(descriptor, *rest)

    monkeypatch.setattr(os, "preadv", preadv)
    with pytest.raises(OSError, match="Input/output error"):
        read("durable_log", MANY)
    rows = read("durable_log", MANY, ignoreCorruptFiles="true")
    assert {Path(row["segment"]).name for row in rows} == {path.name for path in MANY.glob("*.log")} - {broken.name}
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith(f"{broken}: the rest is left out, as ignoreCorruptFiles says: ")


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_spark_reads_several_paths_globs_and_uris(spark: SparkSession, tree: Path) -> None:
    reader = spark.read.format("durable_log").option("mode", "DROPMALFORMED")
    assert reader.load([str(tree / "orders"), str(tree / "deep" / "payments")]).count() == START + 25
    assert reader.load(f"{tree}/{{orders,deep}}").count() == START + 25
    assert reader.load(f"file://{tree}/orders").count() == START
    assert reader.option("pathGlobFilter", "*31.log").load(str(tree / "orders")).count() == 23


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_a_log_can_be_a_view_in_sql(spark: SparkSession, tree: Path) -> None:
    spark.sql(f"CREATE TEMPORARY VIEW orders USING durable_log OPTIONS (path '{tree}/orders')")
    assert spark.sql("SELECT count(*), max(`offset`) FROM orders").first() == (START, START - 1)


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_a_table_of_sparks_catalog_must_be_told_the_path_again(spark: SparkSession, tree: Path) -> None:
    from pyspark.errors import AnalysisException

    spark.sql(f"CREATE TABLE kept USING durable_log OPTIONS (path '{tree}/orders')")
    assert spark.sql(f"SELECT count(*) FROM kept WITH (path '{tree}/orders')").first() == (START,)
    with pytest.raises(AnalysisException, match=r"there is no path: .* CREATE TEMPORARY VIEW"):
        spark.sql("SELECT * FROM kept").collect()
    spark.sql("DROP TABLE kept")


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_spark_finds_the_formats_by_their_modules_names(spark: SparkSession) -> None:
    # Another session has none of the formats that were registered in this one.
    assert spark.newSession().read.format("durable_log").load(str(MANY)).count() == 500


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_a_plan_without_segments_gives_no_rows(spark: SparkSession) -> None:
    reader = spark.read.format("durable_log")
    assert reader.option("pathGlobFilter", "none*").load(str(MANY)).collect() == []


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_s3_is_read_as_a_local_folder_is(spark: SparkSession, s3: Any, tmp_path: Path) -> None:
    local = tmp_path / "orders"
    _copy_start(MANY, local)
    s3.put(str(local), "logs/a/orders", recursive=True)
    s3.put(str(TORN), "logs/b/payments", recursive=True)
    reader = spark.read.format("durable_log").option("columnNameOfCorruptRecord", "why")
    rows = reader.load("s3a://logs/a/orders").collect()
    assert [(row["offset"], bytes(row["value"])) for row in rows] == [
        (row["offset"], row["value"]) for row in read("durable_log", local)
    ]
    assert rows[0]["segment"] == "s3a://logs/a/orders/segment_00000000000000000000.log"
    globbed = reader.load("s3a://logs/*/*").select("offset", "why").collect()
    assert len(globbed) == len(rows) + 26
    assert [row["why"].split(":")[0] for row in globbed if row["why"]] == ["bad-checksum"]
    assert reader.load("s3a://logs/").count() == len(globbed)
    index = spark.read.format("durable_log").option("table", "index").load("s3a://logs/a/orders")
    assert index.count() == len(rows)


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_a_segment_that_came_since_the_last_load_is_seen(spark: SparkSession, s3: Any) -> None:
    segments = sorted(MANY.glob("*.log"))
    reader = spark.read.format("durable_log")
    s3.put(str(segments[0]), f"logs/growing/{segments[0].name}")
    assert reader.load("s3a://logs/growing").count() == 31
    s3.put(str(segments[1]), f"logs/growing/{segments[1].name}")
    assert reader.load("s3a://logs/growing").count() == 54


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_tasks_reach_a_store_by_the_options_of_their_query(
    spark: SparkSession, s3: Any, s3_port: int, tmp_path: Path
) -> None:
    from segspec.spark.conversion import convert

    s3.put(str(TORN), "logs/by_options", recursive=True)
    with before(s3_port) as proxy:
        reader = spark.read.format("durable_log").option("storage.endpoint_url", proxy.url)
        assert reader.load("s3a://logs/by_options").count() == 25
        ranges = [request for request in proxy.requests if request.range]
        assert ranges
        known = {"endpoint_url": proxy.url, "key": "key", "secret": "secret"}
        assert convert(spark, "s3://logs/by_options", tmp_path / "out", storage_options=known).records == 25
        assert len([request for request in proxy.requests if request.range]) > len(ranges)
