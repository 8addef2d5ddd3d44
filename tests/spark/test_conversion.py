"""The conversion of any number of logs by Spark: a stream of our source into one of Spark's sinks."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow.compute as pc
import pyarrow.dataset as ds
import pytest

import segspec
from segspec.conversion import Refused
from segspec.samples import FOLDER
from segspec.spark.conversion import ConversionFailed, convert

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]


def rows(target: Path) -> Any:
    return ds.dataset(target, partitioning="hive", exclude_invalid_files=True).to_table()


def test_files_have_the_rows_of_the_logs_in_the_folders_of_hive(
    spark: SparkSession, tree: Path, tmp_path: Path
) -> None:
    done = convert(spark, tree, tmp_path / "out")
    found = rows(tmp_path / "out")
    counts = {
        row["log"]: row["offset_count"] for row in found.group_by("log").aggregate([("offset", "count")]).to_pylist()
    }
    assert counts == {"orders/a b": 300, "orders/x%2Fy=z": 2862, "users": 1195}
    assert done.records == 4357
    days = pc.strftime(found["timestamp"], "%Y-%m-%d")
    assert days.to_pylist() == [str(day) for day in found["day"].to_pylist()]
    for name in counts:
        read = segspec.open(tree / name).arrow(["offset", "value"], on_damage="skip", report=lambda _: None)
        made = found.filter(pc.field("log") == name).select(["offset", "value"]).sort_by("offset")
        assert made.to_pylist() == read.read_all().to_pylist()
    (damage,) = [finding for finding in done.damage() if finding.severity == "error"]
    assert (damage.code, Path(damage.path).parent.name) == ("torn", "users")


def test_the_same_again_takes_what_was_appended_and_a_tail_when_it_is_whole(
    spark: SparkSession, tmp_path: Path
) -> None:
    with segspec.create(tmp_path / "log", "durable_log", segment_bytes=600) as log:
        log.append_many([b"%d" % number for number in range(50)])
    segment = Path(segspec.open(tmp_path / "log").segments[-1].path)
    whole = segment.read_bytes()
    segment.write_bytes(whole[:-3])
    assert convert(spark, tmp_path / "log", tmp_path / "out").records == 49
    assert convert(spark, tmp_path / "log", tmp_path / "out").records == 0
    segment.write_bytes(whole)
    with segspec.create(tmp_path / "log", "durable_log", resume=True) as log:
        log.append_many([b"%d" % number for number in range(50, 120)])
    assert convert(spark, tmp_path / "log", tmp_path / "out").records == 71
    found = rows(tmp_path / "out").sort_by("offset")
    assert found["value"].to_pylist() == [b"%d" % number for number in range(120)]
    assert set(found["log"].to_pylist()) == {"log"}


def test_at_fail_damage_ends_it_with_its_place_and_nothing_is_committed(spark: SparkSession, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "durable_log") as log:
        log.append_many([b"%d" % number * 9 for number in range(50)])
    (segment,) = (tmp_path / "log").glob("*.log")
    content = bytearray(segment.read_bytes())
    content[content.index(b"25" * 9)] ^= 0xFF
    segment.write_bytes(content)
    with pytest.raises(ConversionFailed, match=rf"{segment.name}:\d+: bad-checksum"):
        convert(spark, tmp_path / "log", tmp_path / "failed", on_damage="fail")
    assert not list((tmp_path / "failed").glob("_spark_metadata/*"))
    done = convert(spark, tmp_path / "log", tmp_path / "out")
    assert 0 < done.records < 50
    assert [finding.code for finding in done.damage() if finding.severity == "error"] == ["bad-checksum"]


def test_a_time_that_has_no_day_is_in_the_folder_that_hive_has_for_it(spark: SparkSession, tmp_path: Path) -> None:
    times = [0, -1, 1_700_000_000_000, 1 << 60]
    with segspec.create(tmp_path / "log", "tank") as log:
        for number, time in enumerate(times):
            log.append(b"%d" % number, timestamp=time % (1 << 64))
    convert(spark, tmp_path / "log", tmp_path / "out", partition_by=["day"], columns=["value"])
    found = {row["value"]: str(row["day"]) for row in rows(tmp_path / "out").to_pylist()}
    assert found == {b"0": "1970-01-01", b"1": "None", b"2": "2023-11-14", b"3": "None"}
    assert any("HIVE_DEFAULT" in path.name for path in (tmp_path / "out").iterdir())


def test_ids_have_days_too(spark: SparkSession, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "mojo") as log:
        log.append(fields=[(b"a", b"b")], id=(1_700_000_000_000, 3))
    convert(spark, tmp_path / "log", tmp_path / "out")
    (row,) = rows(tmp_path / "out").to_pylist()
    assert (row["id"], str(row["day"]), row["log"]) == ("1700000000000-3", "2023-11-14", "log")


def test_logs_become_logs_of_another_format_each_once(spark: SparkSession, tree: Path, tmp_path: Path) -> None:
    told: list[str] = []
    options = {"drop": ["timestamp"], "options": {"segment_bytes": "32768"}, "note": told.append}
    done = convert(spark, tree, tmp_path / "out", "durable_log", **options)
    made = {Path(log.path).relative_to(tmp_path / "out").as_posix(): log for log in segspec.open_all(tmp_path / "out")}
    assert sorted(made) == ["orders/a b", "orders/x%2Fy=z", "users"]
    for name, log in made.items():
        source = segspec.open(tree / name).records(on_damage="skip", report=lambda _: None)
        assert [record.value for record in log.records()] == [record.value for record in source]
        assert [finding for finding in log.verify() if finding.severity == "error"] == []
    assert done.records == 4357
    assert len(made["users"].segments) > 1
    assert "offset: dropped" in told
    assert convert(spark, tree, tmp_path / "out", "durable_log", **options).records == 0


def test_values_become_fields(spark: SparkSession, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "tank") as log:
        log.append(b"one", key=b"k", timestamp=1_700_000_000_000)
    convert(spark, tmp_path / "log", tmp_path / "out", "mojo")
    (record,) = segspec.open(tmp_path / "out" / "log").records()
    assert (record.id, record.fields) == ((1_700_000_000_000, 0), [(b"key", b"k"), (b"value", b"one")])


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"to": "csv"}, "goes to one of parquet, delta, iceberg"),
        ({"on_damage": "stop"}, "at damage they skip or fail"),
        ({"partition_by": ["day", "log"]}, "partitioned by log, day in this order"),
        ({"columns": ["nothing"]}, "osiris has no column 'nothing'"),
        ({"to": "iceberg"}, "an Iceberg table needs a name"),
        ({"table": "events.all"}, "an Iceberg table needs a name"),
        ({"options": {"segment_bytes": "1"}}, "options are for the writers of logs"),
        ({"to": "durable_log"}, "timestamp would be lost in durable_log"),
        ({"to": "tank", "options": {"no": "1"}}, "tank has no option 'no'"),
        ({"storage_options": {"key": "k"}}, "storage options are for remote paths"),
        ({"drop": ["nothing"]}, "there is no column 'nothing' to drop"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_before_anything_is_written(
    settings: dict[str, Any], message: str, spark: SparkSession, tree: Path, tmp_path: Path
) -> None:
    with pytest.raises(Refused, match=message):
        convert(spark, tree, tmp_path / "out", **settings)
    assert not (tmp_path / "out").exists()


def test_sources_and_targets_that_cannot_be_meant_are_refused(spark: SparkSession, tree: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"logs of durable_log and osiris, whose columns differ"):
        convert(spark, [tree, FOLDER / "durable_log" / "multi_segment" / "log"], tmp_path / "out")
    with pytest.raises(Refused, match=r"lies in .*, which is read"):
        convert(spark, tree, tree / "users" / "out")
    with pytest.raises(Refused, match="is remote: logs are written to a local file system"):
        convert(spark, tree, "s3a://lake/out", "tank", drop=["chunk_id", "epoch"])


def test_several_sources_and_globs_name_logs_below_what_they_share(
    spark: SparkSession, tree: Path, tmp_path: Path
) -> None:
    shutil.copytree(tree / "users", tmp_path / "other" / "users")
    convert(spark, [tree / "users", tmp_path / "other"], tmp_path / "out", partition_by=["log"], columns=["offset"])
    assert set(rows(tmp_path / "out")["log"].to_pylist()) == {"logs/users", "other/users"}
    convert(spark, tree / "ord*" / "*", tmp_path / "globbed", partition_by=["log"], start=299, columns=["offset"])
    found = rows(tmp_path / "globbed")
    assert set(found["log"].to_pylist()) == {"orders/a b", "orders/x%2Fy=z"}
    assert min(found["offset"].to_pylist()) == 299


def test_what_spark_has_not_is_said_in_its_words(spark: SparkSession, tree: Path, tmp_path: Path) -> None:
    with pytest.raises(ConversionFailed, match="delta"):
        convert(spark, tree, tmp_path / "out", "delta")
