"""The writer: plans and commits on the driver, stages in tasks. PySpark has Arrow writers for streams since 4.1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from pyspark.sql.datasource import DataSourceArrowWriter, DataSourceStreamArrowWriter, WriterCommitMessage

from segspec.spark.briefly import briefly, lasting
from segspec.spark.writing.commit import abandon, commit
from segspec.spark.writing.stage import Staged, prepare, stage
from segspec.spark.writing.write_job import WriteJob

if TYPE_CHECKING:
    import pyarrow as pa


class LogBatchWriter(DataSourceArrowWriter):
    """Writes one data frame as logs."""

    def __init__(self, job: WriteJob) -> None:
        self.job = job
        prepare(job)

    @briefly
    @lasting()
    def write(self, iterator: Iterator[pa.RecordBatch]) -> Staged:
        return stage(self.job, iterator, stream=False)

    @briefly
    def commit(self, messages: Sequence[WriterCommitMessage | None]) -> None:
        commit(self.job, staged_of(messages), self.job.transaction)

    def abort(self, messages: Sequence[WriterCommitMessage | None]) -> None:
        abandon(self.job, staged_of(messages))


def staged_of(messages: Sequence[WriterCommitMessage | None]) -> list[Staged]:
    return [cast("Staged", message) for message in messages if message is not None]


class LogStreamWriter(DataSourceStreamArrowWriter):
    """Writes each batch of a stream once, by query and batch."""

    def __init__(self, job: WriteJob) -> None:
        self.job = job

    @briefly
    @lasting()
    def write(self, iterator: Iterator[pa.RecordBatch]) -> Staged:
        return stage(self.job, iterator, stream=True)

    @briefly
    def commit(self, messages: Sequence[WriterCommitMessage | None], batchId: int) -> None:  # noqa: N803 - Spark's name
        staged = staged_of(messages)
        transaction = next((one.transaction for one in staged), None)
        if transaction is not None:
            commit(self.job, staged, (transaction[0], batchId))

    def abort(self, messages: Sequence[WriterCommitMessage | None], batchId: int) -> None:  # noqa: N803 - Spark's name
        abandon(self.job, staged_of(messages))
