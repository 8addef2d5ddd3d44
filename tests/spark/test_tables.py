"""Each table of each format: Spark gives what the library gives."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

import segspec
from segspec.columns.schema import TABLES
from segspec.library.pieces import LogPiece
from segspec.samples import FOLDER, Sample, samples
from tests.helpers.sweeps import some
from tests.spark.direct import plan, read

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SAMPLES = list(samples())
SOUND = [sample for sample in SAMPLES if not sample.damage]
FIRST = list({sample.format: sample for sample in reversed(SOUND)}.values())[::-1]
LARGEST_PIECE = 1024
"""Bytes of a segment's part of a plan, on average over a partition."""


def _name(sample: Sample) -> str:
    return f"{sample.format}-{sample.name}"


def _of_library(sample: Sample, table: str) -> list[dict[str, object]]:
    log = segspec.open(sample.log, format=sample.format)
    return log.arrow(table=table, on_damage="skip").read_all().to_pylist()


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("sample", SAMPLES, ids=_name)
def test_a_table_is_the_librarys(sample: Sample, table: str) -> None:
    mode = {} if table == "findings" else {"mode": "DROPMALFORMED"}
    assert read(sample.format, sample.log, table=table, **mode) == _of_library(sample, table)


@pytest.mark.parametrize("sample", SAMPLES, ids=_name)
def test_each_segment_is_in_the_plan_and_takes_little_of_it(sample: Sample) -> None:
    _, partitions, _ = plan(sample.format, sample.log)
    segments = [
        piece.piece.segment for partition in partitions for piece in partition.pieces if isinstance(piece, LogPiece)
    ]
    assert segments == list(segspec.open(sample.log, format=sample.format).segments)
    assert max(len(pickle.dumps(partition)) / len(partition.pieces) for partition in partitions) < LARGEST_PIECE


@pytest.mark.parametrize("sample", SOUND, ids=_name)
def test_a_sound_log_is_read_whole_by_failfast(sample: Sample) -> None:
    assert read(sample.format, sample.log, mode="FAILFAST") == _of_library(sample, "records")


def test_deleted_entries_are_given_when_asked_for() -> None:
    log = FOLDER / "mojo" / "deleted" / "log"
    live = read("mojo", log)
    every = read("mojo", log, includeDeleted="true")
    assert not any(row["deleted"] for row in live)
    assert [row for row in every if not row["deleted"]] == live
    assert len(every) > len(live)


def test_a_single_segment_and_a_single_index_can_be_read() -> None:
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    rows = read("durable_log", log / "segment_00000000000000000031.log")
    assert [row["offset"] for row in rows] == list(range(31, 54))
    entries = read("durable_log", log / "segment_00000000000000000031.idx", table="index")
    assert len(entries) == len(rows)
    with pytest.raises(segspec.SegspecError, match="an index has no records: set option table to index"):
        read("durable_log", log / "segment_00000000000000000031.idx")


def test_ranges_read_only_the_segments_that_can_hold_them() -> None:
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    _, partitions, _ = plan("durable_log", log, startingOffsets="60", endingOffsets="80")
    assert [piece.piece.segment.base for partition in partitions for piece in partition.pieces] == [54, 77]
    rows = read("durable_log", log, startingOffsets="60", endingOffsets="80")
    assert [row["offset"] for row in rows] == list(range(60, 80))


def test_times_bound_records() -> None:
    log = FOLDER / "osiris" / "epochs" / "log"
    every = read("osiris", log)
    middle = every[len(every) // 2]["timestamp"]
    milliseconds = str(round(middle.timestamp() * 1000))
    assert read("osiris", log, startingTimestamp=milliseconds) == [r for r in every if r["timestamp"] >= middle]
    assert read("osiris", log, endingTimestamp=middle.isoformat()) == [r for r in every if r["timestamp"] < middle]


def test_ids_bound_mojos_entries() -> None:
    log = FOLDER / "mojo" / "mixed_fields" / "log"
    every = read("mojo", log)
    start, end = every[10]["id"], every[20]["id"]
    assert read("mojo", log, startingOffsets=start, endingOffsets=end) == every[10:20]


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
@pytest.mark.parametrize("sample", some(FIRST, 2), ids=_name)
def test_spark_gives_every_table(spark: SparkSession, sample: Sample) -> None:
    for table in TABLES:
        frame = spark.read.format(sample.format).option("table", table).load(str(sample.log))
        assert [row.asDict(recursive=True) for row in frame.collect()] == _naive(_of_library(sample, table))


def _naive(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """Spark's times in Python carry no zone; the session's is UTC."""
    return [
        {name: value.replace(tzinfo=None) if hasattr(value, "tzinfo") else value for name, value in row.items()}
        for row in rows
    ]
