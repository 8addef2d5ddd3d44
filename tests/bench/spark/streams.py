"""Streams: how fast a backlog is read, and how late records are at a trigger of a second, beside a writer."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import segspec
from tests.bench.spark.data import Written

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

BATCH_BYTES = 128 << 20
RECORDS_A_SECOND = 20_000
BATCHES = 12
"""Batches that are looked at; the first begins what later ones find there, and is not counted."""
PATIENCE = 180
"""Seconds that they may take."""
PIECES = 20
"""Appends a second."""


def measure(spark: SparkSession, log: Written, folder: Path) -> dict[str, Any]:
    """The rate of a backlog in bytes a second, and seconds of lateness beside a writer of `RECORDS_A_SECOND`."""
    return {
        "log": log.case.name,
        "backlog": _backlog(spark, log, folder / "backlog-state"),
        "live": _live(spark, log, folder / "live", folder / "live-state"),
    }


def _backlog(spark: SparkSession, log: Written, state: Path) -> dict[str, Any]:
    stream = spark.readStream.format(log.case.format).option("startingOffsets", "earliest")
    frame = stream.option("maxBytesPerTrigger", BATCH_BYTES).load(log.many)
    began = time.perf_counter()
    query = frame.writeStream.format("noop").trigger(availableNow=True).option("checkpointLocation", str(state)).start()
    query.awaitTermination()
    seconds = time.perf_counter() - began
    rows = sum(progress["numInputRows"] for progress in query.recentProgress)
    return {"rows": rows, "batches": len(query.recentProgress), "seconds": seconds, "rate": log.file_bytes / seconds}


def _live(spark: SparkSession, log: Written, path: Path, state: Path) -> dict[str, Any]:
    late: list[float] = []
    backlog: list[int] = []

    def look(batch: DataFrame, number: int) -> None:
        [row] = batch.selectExpr("count(*)", "min(cast(cast(value as string) as double))").collect()
        if row[0]:
            late.append(time.time() - row[1])
            backlog.append(row[0])

    stop = threading.Event()
    with segspec.create(path, log.case.format) as writer:
        writer.append_many([b"%.6f" % time.time()])
        writer.flush(sync=False)
        frame = spark.readStream.format(log.case.format).option("startingOffsets", "latest").load(str(path))
        query = (
            frame.writeStream.foreachBatch(look)
            .trigger(processingTime="1 second")
            .option("checkpointLocation", str(state))
            .start()
        )

        def append() -> None:
            while not stop.wait(1 / PIECES):
                writer.append_many([b"%.6f" % time.time()] * (RECORDS_A_SECOND // PIECES))
                writer.flush(sync=False)

        thread = threading.Thread(target=append)
        thread.start()
        ended = time.monotonic() + PATIENCE
        while len(late) < BATCHES and time.monotonic() < ended and query.isActive:
            query.awaitTermination(1)
        stop.set()
        thread.join()
        query.stop()
    if len(late) < BATCHES:
        raise ValueError(f"the stream gave {len(late)} batches in {PATIENCE} s: {query.exception()}")
    return {
        "records_a_second": RECORDS_A_SECOND,
        "batches": len(late),
        "oldest_record_seconds": median(late[1:]),
        "rows_a_batch": median(backlog[1:]),
        "most_rows_of_a_batch": max(backlog[1:]),
    }
