"""The data source as Spark calls it, without a JVM: everything that goes between processes is pickled."""

from __future__ import annotations

import pickle
from typing import Any

import pyarrow as pa
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
