"""Damage in Spark's own words: PERMISSIVE, DROPMALFORMED, FAILFAST."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.samples import FOLDER, Sample, samples
from tests.spark.direct import plan, read

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

DAMAGED = [sample for sample in samples() if sample.damage]
TORN = FOLDER / "durable_log" / "torn_payload_reopened" / "log"
SEGMENTS = FOLDER / "durable_log" / "multi_segment" / "log"
WHY = "_corrupt_record"


A_SEGMENT = "1m"
"""The `maxPartitionBytes` that gives each small segment a task of its own, uncut."""


def _sample(sample: Sample) -> str:
    return f"{sample.format}-{sample.name}"


@pytest.mark.parametrize("sample", DAMAGED, ids=_sample)
def test_permissive_gives_a_row_for_each_damage_besides_every_record(sample: Sample) -> None:
    rows = read(sample.format, sample.log, columnNameOfCorruptRecord="why")
    damage = [row for row in rows if row["why"] is not None]
    assert tuple(sorted(row["why"].split(":")[0] for row in damage)) == sample.damage
    for row in damage:
        assert {name for name, value in row.items() if value is not None} == {"segment", "position", "why"}
        assert row["segment"].startswith(str(sample.log))
    assert len(rows) - len(damage) == sum(not line.get("deleted", False) for line in sample.truth())


@pytest.mark.parametrize("sample", DAMAGED, ids=_sample)
def test_dropmalformed_gives_the_records_alone(sample: Sample) -> None:
    rows = read(sample.format, sample.log, mode="DROPMALFORMED")
    assert len(rows) == sum(not line.get("deleted", False) for line in sample.truth())


@pytest.mark.parametrize("sample", DAMAGED, ids=_sample)
def test_failfast_raises_what_is_damaged_and_where(sample: Sample) -> None:
    with pytest.raises(SegspecError) as caught:
        read(sample.format, sample.log, mode="FAILFAST")
    assert caught.value.code == sample.damage[0]
    assert caught.value.path.startswith(str(sample.log))


@pytest.mark.parametrize("sample", DAMAGED, ids=_sample)
def test_without_the_column_damage_is_no_row_but_a_warning_and_a_finding(
    sample: Sample, caplog: pytest.LogCaptureFixture
) -> None:
    rows = read(sample.format, sample.log)
    assert len(rows) == sum(not line.get("deleted", False) for line in sample.truth())
    said = [record.getMessage() for record in caplog.records]
    assert said
    assert all("errors that no row says" in one and "columnNameOfCorruptRecord" in one for one in said)
    assert sum(int(one.partition("no row says: ")[2].split(",")[0]) for one in said) == len(sample.damage)
    findings = read(sample.format, sample.log, table="findings")
    assert set(sample.damage) <= {row["code"] for row in findings}


def test_the_warning_names_the_first_damage(caplog: pytest.LogCaptureFixture) -> None:
    assert len(read("durable_log", TORN)) == 25
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith(f"{TORN}/segment_00000000000000000000.log: errors that no row says: 1, the first at")
    assert "byte 2480, bad-checksum: record 20" in said


def test_what_is_wrong_with_a_folder_is_warned_of_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = Path(shutil.copytree(SEGMENTS, tmp_path / "log"))
    (log / "segment_00000000000000000470.log").unlink()
    assert len(read("durable_log", log)) == 500 - 30
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [str(log)]


def test_the_columns_option_names_the_corrupt_record_too() -> None:
    rows = read("durable_log", TORN, columns=f"offset,{WHY}")
    assert next(row for row in rows if row["offset"] is None)[WHY].startswith("bad-checksum: record 20")
    assert list(rows[0]) == ["offset", WHY]


def test_a_damaged_frame_is_a_row_of_the_frames_table() -> None:
    rows = read("durable_log", TORN, table="frames", columnNameOfCorruptRecord=WHY)
    assert [row["position"] for row in rows if row[WHY]] == [2480]
    assert len(rows) == 26
    with pytest.raises(SegspecError, match="bad-checksum"):
        read("durable_log", TORN, table="frames", mode="FAILFAST")


def test_a_torn_index_keeps_its_whole_entries(tmp_path: Path) -> None:
    log = Path(shutil.copytree(TORN, tmp_path / "log"))
    index = log / "segment_00000000000000000000.idx"
    index.write_bytes(index.read_bytes()[:-5])
    whole = len(read("durable_log", TORN, table="index"))
    rows = read("durable_log", log, table="index", columnNameOfCorruptRecord=WHY)
    assert [row[WHY] is None for row in rows] == [True] * (whole - 1) + [False]
    assert rows[-1]["path"] == str(index)
    assert len(read("durable_log", log, table="index", mode="DROPMALFORMED")) == whole - 1
    with pytest.raises(SegspecError):
        read("durable_log", log, table="index", mode="FAILFAST")


def test_a_missing_segment_is_damage(tmp_path: Path) -> None:
    log = Path(shutil.copytree(SEGMENTS, tmp_path / "log"))
    (log / "segment_00000000000000000054.log").unlink()
    (log / "segment_00000000000000000054.idx").unlink()
    rows = read("durable_log", log, columnNameOfCorruptRecord=WHY)
    assert [row[WHY].split(":")[0] for row in rows if row[WHY]] == ["missing-segment"]
    assert len(rows) - 1 == 500 - 23
    with pytest.raises(SegspecError) as caught:
        read("durable_log", log, mode="FAILFAST")
    assert caught.value.code is Code.MISSING_SEGMENT


def test_what_is_wrong_with_the_folder_is_damage_too(tmp_path: Path) -> None:
    log = Path(shutil.copytree(SEGMENTS, tmp_path / "log"))
    (log / "segment_00000000000000000470.log").unlink()
    rows = read("durable_log", log, columnNameOfCorruptRecord=WHY)
    assert [row[WHY].split(":")[0] for row in rows if row[WHY]] == ["missing-segment"]
    with pytest.raises(SegspecError):
        read("durable_log", log, mode="FAILFAST")


def test_segments_left_out_on_purpose_are_not_missed() -> None:
    chosen = "segment_*{031,077}.log"
    rows = read("durable_log", SEGMENTS, pathGlobFilter=chosen, columnNameOfCorruptRecord=WHY)
    assert {row["segment"][-7:] for row in rows} == {"031.log", "077.log"}
    assert not [row for row in rows if row[WHY]]


def test_a_segment_deleted_after_planning_is_an_error_that_says_what_to_do(tmp_path: Path) -> None:
    log = Path(shutil.copytree(SEGMENTS, tmp_path / "log"))
    reader, partitions, _ = plan("durable_log", log, maxPartitionBytes=A_SEGMENT)
    lenient, _, _ = plan("durable_log", log, ignoreMissingFiles="true")
    (log / "segment_00000000000000000000.log").unlink()
    with pytest.raises(SegspecError, match=r"000\.log:0: missing-segment: .* ignoreMissingFiles"):
        list(reader.read(partitions[0]))
    assert list(lenient.read(partitions[0])) == []


def test_a_following_segment_that_is_gone_is_left_to_its_own_task(tmp_path: Path) -> None:
    log = Path(shutil.copytree(SEGMENTS, tmp_path / "log"))
    reader, partitions, _ = plan("durable_log", log, mode="FAILFAST", maxPartitionBytes=A_SEGMENT)
    (log / "segment_00000000000000000031.log").unlink()
    assert sum(batch.num_rows for batch in reader.read(partitions[0])) == 31


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_spark_gives_the_three_modes(spark: SparkSession) -> None:
    from pyspark.errors import PythonException

    reader = spark.read.format("durable_log")
    permissive = reader.option("columnNameOfCorruptRecord", "why").load(str(TORN))
    assert permissive.where("why is not null").count() == 1
    assert permissive.where("why is null").count() == 25
    assert reader.option("mode", "DROPMALFORMED").load(str(TORN)).count() == 25
    with pytest.raises(PythonException, match=r"segment_00000000000000000000\.log:2480: bad-checksum"):
        reader.option("mode", "FAILFAST").load(str(TORN)).count()
