"""Queues and stores in a Spark session, which calls commit when it sees fit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pyspark.errors import StreamingQueryException

from segspec.queue import Queue
from segspec.store import Store

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]


class Sink:
    """Takes each batch once by its number, and fails in the middle of one when it is told to."""

    def __init__(self) -> None:
        self.batches: dict[int, list[int]] = {}
        self.fails_at: int | None = None

    def __call__(self, rows: DataFrame, batch: int) -> None:
        values = [int(bytes(row["value"]).split()[1]) for row in rows.select("value").collect()]
        if batch == self.fails_at:
            self.fails_at = None
            raise RuntimeError("the sink is full")
        self.batches.setdefault(batch, values)

    @property
    def values(self) -> list[int]:
        return [value for _, values in sorted(self.batches.items()) for value in values]


def follow(spark: SparkSession, tmp_path: Path, sink: Sink, **options: str) -> None:
    """One run of the query, up to what is there when it begins."""
    given = {"consumer": "lake", "startingOffsets": "earliest", "maxRecordsPerTrigger": "100", **options}
    rows = spark.readStream.format("ffwd").options(**given).load(str(tmp_path / "queue"))
    query = rows.writeStream.foreachBatch(sink).option("checkpointLocation", str(tmp_path / "checkpoint"))
    query.trigger(availableNow=True).start().awaitTermination()


def test_a_query_that_follows_a_consumer_and_fails_loses_nothing_though_the_queue_trims(
    spark: SparkSession, tmp_path: Path
) -> None:
    sink = Sink()
    with Queue(tmp_path / "queue", segment_bytes=10_000, fsync="never", interval=3600) as queue:
        queue.append_many(b"message %d " % number + b"." * 90 for number in range(350))
        sink.fails_at = 2
        with pytest.raises(StreamingQueryException, match="the sink is full"):
            follow(spark, tmp_path, sink)
        assert queue.consumers() == {"lake": 200}, "of what the sink has"
        assert queue.trim() > 0
        assert 0 < queue.first_offset <= 200
        follow(spark, tmp_path, sink)
        assert sink.values == list(range(350))
        assert queue.consumers() == {"lake": 300}, "the last batch of a query that ends is not acknowledged by it"
        queue.append_many(b"message %d " % number for number in range(350, 360))
        follow(spark, tmp_path, sink)
        assert sink.values == list(range(360))
        assert queue.consumers() == {"lake": 350}
        queue.append(b"message 360")
        queue.seek("lake", "end")
        with pytest.raises(StreamingQueryException, match="another query or program reads as the same consumer"):
            follow(spark, tmp_path, sink)


def test_a_store_is_read_and_streamed_through_its_archive(spark: SparkSession, tmp_path: Path) -> None:
    with Store(tmp_path / "store", tmp_path / "archive", segment_bytes=1200, pack_bytes=250, fsync="never") as store:
        stream = store.stream("orders")
        for number in range(1, 231):
            stream.append({b"order": b"%d" % number}, id=(number, 0))
        stream.delete("7-0")
        stream.archive()
        stream.evict()
    given = {"archive": str(tmp_path / "archive"), "maxPartitionBytes": "500"}
    rows = spark.read.format("mojo").options(**given).load(str(tmp_path / "store"))
    assert (rows.count(), rows.select("id").distinct().count()) == (229, 229)
    streamed = spark.readStream.format("mojo").option("startingOffsets", "earliest").options(**given)
    sink = streamed.load(str(tmp_path / "store")).writeStream.format("parquet")
    query = sink.option("checkpointLocation", str(tmp_path / "checkpoint")).trigger(availableNow=True)
    query.start(str(tmp_path / "rows")).awaitTermination()
    assert spark.read.parquet(str(tmp_path / "rows")).count() == 229
    assert len(list((tmp_path / "store" / "orders").glob("[0-9]*"))) <= 1, "nothing was fetched"
