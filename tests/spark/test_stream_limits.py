"""How much one batch of a stream has: the options' limits through Spark's own admission control."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pyspark.sql.streaming.datasource import (
    ReadAllAvailable,
    ReadLimit,
    ReadMaxBytes,
    ReadMaxFiles,
    ReadMaxRows,
    ReadMinRows,
)

import segspec
from segspec.formats import NAMES
from tests.spark.direct_stream import DirectStream
from tests.spark.streams import numbers, write

pytestmark = pytest.mark.usefixtures("no_waiting")

MANY = 200


@pytest.fixture
def logs(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Two logs of a format: one of four segments with many frames, and a short one."""
    format = request.node.callspec.params["format"]
    options = {"mojo": {"pack_records": 5}}.get(format, {})
    with segspec.create(tmp_path / "tree" / "long", format, **options) as log:
        for first in range(0, MANY, 5):
            write(log, range(first, first + 5))
            if first % 50 == 45:
                log.roll()
    with segspec.create(tmp_path / "tree" / "short", format, **options) as log:
        write(log, range(5))
    return tmp_path / "tree"


def batches(stream: DirectStream) -> list[list[dict[str, Any]]]:
    """The rows of each batch until there is nothing new."""
    made = []
    while (rows := stream.batch()) is not None:
        made.append(rows)
        assert len(made) < 1000, "the stream does not end"
    return made


def of_log(rows: list[dict[str, Any]], name: str) -> list[int]:
    return numbers([row for row in rows if f"/{name}/" in row["segment"]])


@pytest.mark.parametrize("format", NAMES)
@pytest.mark.parametrize("most", [3, 57, 1000])
def test_a_batch_has_no_more_records_than_it_may(logs: Path, format: str, most: int) -> None:
    stream = DirectStream(format, logs, startingOffsets="earliest", maxRecordsPerTrigger=str(most))
    made = batches(stream)
    assert max(map(len, made)) <= max(most, 5), "but for a frame, which is not divided"
    rows = [row for batch in made for row in batch]
    assert of_log(rows, "long") == list(range(MANY))
    assert of_log(rows, "short") == list(range(5))
    if most == 57:
        assert sum(len(batch) > 30 for batch in made) >= 3, "batches are filled"


@pytest.mark.parametrize("format", NAMES)
def test_a_batch_has_no_more_bytes_than_it_may(logs: Path, format: str) -> None:
    stream = DirectStream(format, logs, startingOffsets="earliest", maxBytesPerTrigger="2k")
    made = batches(stream)
    rows = [row for batch in made for row in batch]
    assert of_log(rows, "long") == list(range(MANY))
    assert of_log(rows, "short") == list(range(5))
    stream.log = stream.log[:1]
    while (end := stream.latest(stream.reader.getDefaultReadLimit())) != stream.log[-1]:
        stream.log.append(end)
        pieces = [piece for partition in stream.partitions() for piece in partition.pieces]
        assert sum(piece.end.position - piece.start.position for piece in pieces) <= 2048


@pytest.mark.parametrize("format", NAMES)
def test_a_batch_has_no_more_segments_than_it_may(logs: Path, format: str) -> None:
    stream = DirectStream(format, logs, startingOffsets="earliest", maxFilesPerTrigger="2")
    made = batches(stream)
    assert max(len({row["segment"] for row in batch}) for batch in made) == 2
    assert of_log([row for batch in made for row in batch], "long") == list(range(MANY))


@pytest.mark.parametrize("format", ["durable_log", "mojo"])
def test_all_limits_that_are_set_hold_at_once(logs: Path, format: str) -> None:
    limits = {"maxRecordsPerTrigger": "40", "maxFilesPerTrigger": "1"}
    made = batches(DirectStream(format, logs, startingOffsets="earliest", **limits))
    assert max(map(len, made)) <= 40
    assert max(len({row["segment"] for row in batch}) for batch in made) == 1
    assert sum(map(len, made)) == MANY + 5


@pytest.mark.parametrize(
    ("given", "limit"),
    [
        ({}, ReadAllAvailable()),
        ({"maxRecordsPerTrigger": "5"}, ReadMaxRows(5)),
        ({"maxBytesPerTrigger": "1m"}, ReadMaxBytes(1 << 20)),
        ({"maxFilesPerTrigger": "3"}, ReadMaxFiles(3)),
        ({"maxFilesPerTrigger": "3", "maxRecordsPerTrigger": "5"}, ReadMaxRows(5)),
    ],
)
def test_spark_is_told_one_of_the_limits(tmp_path: Path, given: dict[str, str], limit: ReadLimit) -> None:
    segspec.create(tmp_path / "log", "osiris").close()
    assert DirectStream("osiris", tmp_path / "log", **given).reader.getDefaultReadLimit() == limit


def test_a_trigger_that_takes_everything_is_not_limited(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "durable_log") as log:
        write(log, range(50))
    stream = DirectStream("durable_log", tmp_path / "log", startingOffsets="earliest", maxRecordsPerTrigger="5")
    assert len(stream.batch(limited=False) or []) == 50


def test_a_limit_that_nobody_asked_for_is_refused(tmp_path: Path) -> None:
    segspec.create(tmp_path / "log", "osiris").close()
    with pytest.raises(ValueError, match="a limit of the kind ReadMinRows"):
        DirectStream("osiris", tmp_path / "log").latest(ReadMinRows(5))


def test_many_logs_share_a_limit_and_none_starves(tmp_path: Path) -> None:
    for name, count in (("big", 900), ("small", 90), *((f"one{n}", 1) for n in range(10))):
        with segspec.create(tmp_path / name, "durable_log") as log:
            write(log, range(count))
    stream = DirectStream("durable_log", tmp_path, startingOffsets="earliest", maxRecordsPerTrigger="100")
    made = batches(stream)
    assert [len(batch) for batch in made] == [100] * 10
    assert len(of_log(made[0], "big")) > 50
    seen = [{row["segment"] for row in batch} for batch in made[:3]]
    assert len(set.union(*seen)) == 12, "all of them within three batches"


@pytest.mark.parametrize("format", NAMES)
def test_a_query_that_reads_what_is_there_ends_though_the_log_goes_on(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "tree" / "a", format) as log:
        write(log, range(30))
        stream = DirectStream(format, tmp_path / "tree", startingOffsets="earliest", maxRecordsPerTrigger="10")
        stream.reader.prepareForTriggerAvailableNow()
        write(log, range(30, 40))
        log.roll()
        write(log, range(40, 50))
        with segspec.create(tmp_path / "tree" / "b", format) as other:
            write(other, range(3))
        assert numbers(stream.drain()) == list(range(30))
        stream.restart()
        stream.reader.prepareForTriggerAvailableNow()
        got = stream.drain()
        assert of_log(got, "a") == list(range(30, 50))
        assert of_log(got, "b") == list(range(3))


@pytest.mark.parametrize("format", NAMES)
def test_the_lag_is_what_lies_between_the_batch_and_the_reported_end(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(20))
        log.roll()
        for first in range(20, 40, 4):
            write(log, range(first, first + 4))
        stream = DirectStream(format, tmp_path / "log", startingOffsets="earliest", maxRecordsPerTrigger="8")
        stream.batch()
        reported = stream.reader.reportLatestOffset()
        stream.drain()
        assert reported["logs"] == stream.offset()
        assert stream.reader.reportLatestOffset()["logs"] == stream.offset()


def test_pieces_of_many_small_logs_share_a_task(tmp_path: Path) -> None:
    for number in range(40):
        with segspec.create(tmp_path / str(number), "ffwd") as log:
            write(log, range(3))
    stream = DirectStream("ffwd", tmp_path, startingOffsets="earliest")
    assert len(stream.batch() or []) == 120
    assert len(stream.partitions()) == 1
