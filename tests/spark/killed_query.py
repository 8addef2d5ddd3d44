"""A query that streams a log into Parquet until it is killed.

python -m tests.spark.killed_query FORMAT LOG FOLDER

The rows are in FOLDER/rows, the checkpoint is FOLDER/checkpoint. Nothing but Spark's own file sink keeps a row from
coming twice.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from pyspark.sql import functions as f

if TYPE_CHECKING:
    from pyspark.sql import SparkSession
    from pyspark.sql.streaming.query import StreamingQuery

RECORDS = 2000


def started_query(
    spark: SparkSession, format: str, log: str, folder: str, *, available: bool = False
) -> StreamingQuery:
    """The query; with `available` it ends when all that was there at its start is read."""
    rows = (
        spark.readStream.format(format)
        .option("startingOffsets", "earliest")
        .option("maxRecordsPerTrigger", RECORDS)
        .load(log)
    )
    value = rows["fields"][0]["value"] if format == "mojo" else rows["value"]
    number = f.split(value.cast("string"), " ")[1].cast("long")
    sink = (
        rows.select(number.alias("number"))
        .writeStream.format("parquet")
        .option("path", f"{folder}/rows")
        .option("checkpointLocation", f"{folder}/checkpoint")
    )
    return (sink.trigger(availableNow=True) if available else sink).start()


def main() -> None:
    from segspec.spark import session
    from tests.conftest import SPARK

    format, log, folder = sys.argv[1:]
    spark = session(**SPARK, **{"spark.driver.memory": "1g"})
    query = started_query(spark, format, log, folder)
    print("started", flush=True)  # noqa: T201
    query.awaitTermination()


if __name__ == "__main__":
    main()
