"""The writer for streams, apart from that for data frames: PySpark 4.0 has no class to derive it from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pyspark.sql.datasource import DataSourceStreamArrowWriter, WriterCommitMessage

from segspec.spark.briefly import briefly, lasting
from segspec.spark.writing.commit import abandon, commit
from segspec.spark.writing.stage import Staged, stage
from segspec.spark.writing.write_job import WriteJob
from segspec.spark.writing.writers import staged_of

if TYPE_CHECKING:
    import pyarrow as pa


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
