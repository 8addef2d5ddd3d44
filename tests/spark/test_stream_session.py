"""Streams in a Spark session: what Spark really calls, in its own processes."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pyarrow import parquet
from pyspark.errors import StreamingQueryException

import segspec
from segspec.formats.osiris.amqp.message import decode
from tests.helpers.patience import PATIENCE
from tests.spark.streams import committed, write

if TYPE_CHECKING:
    from pyspark.sql import SparkSession
    from pyspark.sql.streaming.query import StreamingQuery

    from tests.brokers.rabbitmq import RabbitMQ

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]


def drained(spark: SparkSession, format: str, path: Path, folder: Path, **options: str) -> StreamingQuery:
    """A query into Parquet that read what is there and ended."""
    rows = spark.readStream.format(format).options(**options).load(str(path))
    sink = rows.writeStream.format("parquet").option("checkpointLocation", str(folder / "checkpoint"))
    query = sink.trigger(availableNow=True).start(str(folder / "rows"))
    query.awaitTermination()
    return query


def test_what_is_there_is_read_in_batches_and_a_new_log_by_the_next_query(spark: SparkSession, tmp_path: Path) -> None:
    """Also a batch that only enters a log, and has no rows."""
    for name in ("a", "b"):
        with segspec.create(tmp_path / "tree" / name, "mojo") as log:
            write(log, range(50))
        given = {"startingOffsets": "earliest", "maxRecordsPerTrigger": "20", "columns": "log,id"}
        query = drained(spark, "mojo", tmp_path / "tree", tmp_path, **given)
        rows = spark.read.parquet(str(tmp_path / "rows"))
        assert rows.count() == rows.distinct().count() == (50 if name == "a" else 100)
    assert all(progress.numInputRows <= 50 for progress in query.recentProgress)
    (source,) = json.loads(query.recentProgress[-1].json)["sources"]
    assert source["latestOffset"] == source["endOffset"]
    assert list(source["endOffset"]["logs"]) == [f"{tmp_path}/tree/a", f"{tmp_path}/tree/b"]


def test_a_segment_that_was_written_again_ends_the_query_with_its_name(spark: SparkSession, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "durable_log") as log:
        write(log, range(5))
    drained(spark, "durable_log", tmp_path / "log", tmp_path, startingOffsets="earliest")
    (path,) = (tmp_path / "log").glob("*.log")
    path.write_bytes(path.read_bytes()[:-7] + b"another")
    with pytest.raises(StreamingQueryException, match=rf"{path.name}:\d+: bad-order: the segment was cut off and"):
        drained(spark, "durable_log", tmp_path / "log", tmp_path)


def test_a_stream_is_tailed_while_rabbitmq_writes_it(spark: SparkSession, rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    """Its segments roll, and the stream appears under the node's folder after the query has begun."""
    rabbitmq.streams.mkdir(exist_ok=True)
    rows = (
        spark.readStream.format("osiris")
        .option("columns", "queue,offset,value")
        .option("maxRecordsPerTrigger", "400")
        .option("mode", "FAILFAST")
        .load(f"{rabbitmq.streams}")
    )
    sink = rows.where("queue = 'tailed'").writeStream.format("parquet")
    query = sink.option("checkpointLocation", str(tmp_path / "checkpoint")).start(str(tmp_path / "rows"))
    bodies: list[bytes] = []
    try:
        _wait(query, lambda: bool(query.status["message"].startswith("Waiting")))
        rabbitmq.declare("tailed", x_stream_max_segment_size_bytes=20_000)
        for batch in range(10):
            bodies += (more := [b"order %d" % number for number in range(200 * batch, 200 * batch + 200)])
            rabbitmq.publish("tailed", more)
        _wait(query, lambda: _count(tmp_path / "rows") >= len(bodies))
    finally:
        query.stop()
    got = spark.read.parquet(str(tmp_path / "rows")).orderBy("offset").collect()
    true = list(segspec.open(rabbitmq.stream("tailed")).records())
    assert [row["offset"] for row in got] == [record.offset for record in true], (
        "the broker's own chunks have numbers, too"
    )
    assert [decode(bytes(row["value"])).body for row in got] == bodies
    assert len(list(rabbitmq.stream("tailed").glob("*.segment"))) > 1


def _count(rows: Path) -> int:
    """How many rows are committed. A query of Spark's would take more than what it waits for."""
    return sum(parquet.read_metadata(path).num_rows for path in committed(rows))


def _wait(query: StreamingQuery, happened: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert query.isActive, query.exception()
        assert time.monotonic() < until, query.lastProgress
        time.sleep(0.2)
