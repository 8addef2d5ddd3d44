"""A data source that does nothing but hand over a batch made before: what Spark's Python sources can reach at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema


class Prebuilt(DataSource):
    """Options: `batch` (an Arrow IPC file of one batch), `rows` of a partition, separated by commas."""

    @classmethod
    def name(cls) -> str:
        return "prebuilt"

    def schema(self) -> Any:
        return from_arrow_schema(_batch(self.options["batch"]).schema)

    def reader(self, schema: Any) -> DataSourceReader:
        return PrebuiltReader(self.options["batch"], [int(rows) for rows in self.options["rows"].split(",")])


class PrebuiltReader(DataSourceReader):
    def __init__(self, batch: str, rows: list[int]) -> None:
        self.batch = batch
        self.rows = rows

    def partitions(self) -> list[InputPartition]:
        return [InputPartition(rows) for rows in self.rows]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        batch, left = _batch(self.batch), int(partition.value)
        while left:
            yield batch.slice(0, min(left, batch.num_rows))
            left -= min(left, batch.num_rows)


def _batch(path: str) -> pa.RecordBatch:
    with pa.OSFile(path) as file:
        [batch] = pa.ipc.open_file(file).read_all().to_batches()
    return batch


def rows_of(reader: DataSourceReader) -> list[int]:
    """How many rows each partition of segspec's reader gives."""
    counted = []
    for partition in reader.partitions():
        batches: Iterator[pa.RecordBatch] = reader.read(partition)
        counted.append(sum(batch.num_rows for batch in batches))
    return counted


def first_batch(reader: DataSourceReader, path: str) -> None:
    """Writes the first batch that segspec's reader gives."""
    batch = next(iter(reader.read(reader.partitions()[0])))
    with pa.OSFile(path, "wb") as file, pa.ipc.new_file(file, batch.schema) as writer:
        writer.write_batch(batch)
