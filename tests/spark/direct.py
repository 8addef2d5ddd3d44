"""The data source as Spark calls it, without a JVM: everything that goes between processes is pickled."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pyarrow as pa
from pyspark import TaskContext
from pyspark.sql.types import StructType

from segspec.spark.schemas import in_arrow
from segspec.spark.sources import source as source_of


def plan(format: str, path: object, schema: StructType | None = None, **options: str) -> tuple[Any, list[Any], Any]:
    """The reader, its partitions, and the Arrow schema that Spark would insist on."""
    kind = source_of(format)
    source = pickle.loads(pickle.dumps(kind({"path": str(path), **options})))
    wanted = source.schema() if schema is None else schema
    reader = pickle.loads(pickle.dumps(source.reader(wanted)))
    partitions = [pickle.loads(pickle.dumps(partition)) for partition in reader.partitions()]
    return reader, partitions, in_arrow(wanted)


def read(format: str, path: object, schema: StructType | None = None, **options: str) -> list[dict[str, Any]]:
    """All rows."""
    reader, partitions, expected = plan(format, path, schema, **options)
    rows: list[dict[str, Any]] = []
    for partition in partitions:
        for batch in reader.read(partition):
            assert batch.schema.equals(expected), f"{batch.schema} is not {expected}"
            rows += pa.Table.from_batches([batch]).to_pylist()
    return rows


class Tasks:
    """Writes as Spark does: the writer goes to the tasks by pickle, and what they say comes back so. Each part of
    `parts` is the batches of one partition."""

    def __init__(self, format: str, path: object, schema: StructType, **options: str) -> None:
        self.source = source_of(format)({"path": str(path), **options})
        self.schema = schema
        self.attempt = 0

    def writer(self, *, overwrite: bool = False) -> Any:
        source = pickle.loads(pickle.dumps(self.source))
        return pickle.loads(pickle.dumps(source.writer(schema=self.schema, overwrite=overwrite)))

    def stream_writer(self, *, overwrite: bool = False) -> Any:
        source = pickle.loads(pickle.dumps(self.source))
        return pickle.loads(pickle.dumps(source.streamWriter(schema=self.schema, overwrite=overwrite)))

    def task(self, writer: Any, partition: int, batches: Iterable[pa.RecordBatch], **properties: str) -> Any:
        """What a task says; its attempt has a number that no other has."""
        self.attempt += 1
        with in_task(partition, self.attempt, properties):
            return pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(writer)).write(iter(batches))))

    def save(self, parts: Sequence[Iterable[pa.RecordBatch]], *, overwrite: bool = False) -> None:
        """Writes all partitions and commits; the last ones are done first."""
        writer = self.writer(overwrite=overwrite)
        messages = [self.task(writer, number, part) for number, part in reversed([*enumerate(parts)])]
        writer.commit(messages[::-1])

    def batch(self, parts: Sequence[Iterable[pa.RecordBatch]], query: str, number: int) -> None:
        """One batch of a stream."""
        said = {"sql.streaming.queryId": query, "streaming.sql.batchId": str(number)}
        writer = self.stream_writer()
        messages = [self.task(writer, place, part, **said) for place, part in enumerate(parts)]
        self.stream_writer().commit(messages, number)


@contextmanager
def in_task(partition: int, attempt: int, properties: dict[str, str]) -> Iterator[None]:
    """What Spark's worker knows of the task that it runs."""
    context = TaskContext._getOrCreate()
    context._partitionId, context._taskAttemptId, context._localProperties = partition, attempt, properties
    try:
        yield
    finally:
        TaskContext._taskContext = None
