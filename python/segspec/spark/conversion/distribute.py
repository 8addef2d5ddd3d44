"""How Spark distributes a conversion: a data source with a partition for each task and no rows of a log.

`mapInArrow` would do, too, but needs pandas and a shuffle. This way each task is given its own work only, there are
exactly as many as were planned, and Spark Connect does the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition

from segspec.spark.conversion import tasks
from segspec.spark.conversion.job_pieces import reached
from segspec.spark.conversion.state import PlannedJob
from segspec.spark.lasting import lasting
from segspec.spark.session import register_source
from segspec.storage.target import open_target

if TYPE_CHECKING:
    from pyspark.sql import SparkSession
    from pyspark.sql.types import StructType

NAME = "segspec_conversion"
RESULT = pa.schema([("number", pa.int64()), ("records", pa.int64())])


class ConversionSource(DataSource):
    """The unfinished tasks of the job `job` in the target `target`."""

    @classmethod
    def name(cls) -> str:
        return NAME

    def schema(self) -> str:
        return "number bigint, records bigint"

    def reader(self, schema: StructType) -> ConversionReader:
        return ConversionReader(self.options["target"], self.options["job"], json.loads(self.options["storage"]))


@dataclass(frozen=True)
class TaskPartition(InputPartition):
    task: tasks.Task


class ConversionReader(DataSourceReader):
    """Plans and runs tasks. Goes from the driver to the tasks by pickle, so holds only values."""

    def __init__(self, target: str, job: str, storage: Mapping[str, Any]) -> None:
        self.target = reached(target, storage)
        self.job = job
        self.storage = storage

    def partitions(self) -> list[InputPartition]:
        target = open_target(self.target)
        job = PlannedJob.load(target, self.job)
        if job is None:
            raise FileNotFoundError(f"{self.target} has no conversion {self.job}: do all of Spark's machines see it?")
        done, job.request = job.done_numbers(target), replace(job.request, storage=self.storage)
        return [TaskPartition(job.task(number)) for number in range(len(job.tasks)) if number not in done]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        if not isinstance(partition, TaskPartition):
            # What Spark makes where a plan has no partition.
            return
        with lasting():
            done = tasks.run(open_target(self.target), partition.task)
        records = sum(piece.records for piece in done.pieces)
        yield pa.RecordBatch.from_pylist([{"number": done.number, "records": records}], schema=RESULT)


def run_by_spark(spark: SparkSession, target: str, job: str, storage: Mapping[str, Any]) -> None:
    """Runs the tasks of a job that are not done. Raises what Spark raises where one failed too often."""
    register_source(spark, ConversionSource)
    options = {"target": str(target), "job": job, "storage": json.dumps(dict(storage))}
    spark.read.format(NAME).options(**options).load().collect()
