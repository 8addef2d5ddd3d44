"""The writer: plans and commits on the driver, stages in tasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from pyspark.sql.datasource import DataSourceArrowWriter, WriterCommitMessage

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
