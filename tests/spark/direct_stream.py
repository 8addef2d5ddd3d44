"""A stream as Spark runs it, without a JVM: offsets go through their text, readers and partitions through pickle."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pyarrow as pa
from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadLimit
from pyspark.sql.types import StructType

from segspec.spark.schemas import in_arrow
from segspec.spark.sources import source as source_of

MOST_BATCHES = 1000


class DirectStream:
    """One query: `log` are the offsets that Spark has written down, the last of them perhaps not committed."""

    def __init__(self, format: str, path: object, schema: StructType | None = None, **options: str) -> None:
        kind = source_of(format)
        self.source = kind({"path": str(path), **options})
        self.schema = self.source.schema() if schema is None else schema
        self.log: list[str] = []
        self.batches = 0
        self.restart()

    def restart(self) -> None:
        """A new process goes on with what was written down."""
        self.reader = pickle.loads(pickle.dumps(self.source)).streamReader(self.schema)
        self.tasks = pickle.loads(pickle.dumps(self.source)).streamReader(self.schema)
        initial = _text(self.reader.initialOffset())
        if not self.log:
            self.log.append(initial)

    def batch(self, *, limited: bool = True) -> list[dict[str, Any]] | None:
        """The rows of the next batch; None where there is nothing new."""
        limit = self.reader.getDefaultReadLimit() if limited else ReadAllAvailable()
        end = self.latest(limit)
        if end == self.log[-1]:
            return None
        self.log.append(end)
        return self.rows()

    def latest(self, limit: ReadLimit | None = None) -> str:
        return _text(self.reader.latestOffset(json.loads(self.log[-1]), limit or ReadAllAvailable()))

    def partitions(self) -> list[Any]:
        """Those of the last batch."""
        start, end = json.loads(self.log[-2]), json.loads(self.log[-1])
        return [pickle.loads(pickle.dumps(one)) for one in self.reader.partitions(start, end)]

    def rows(self) -> list[dict[str, Any]]:
        """Those of the last batch, planned and read anew."""
        rows: list[dict[str, Any]] = []
        for partition in self.partitions():
            rows += self.read(partition)
        return rows

    def read(self, partition: Any) -> list[dict[str, Any]]:
        expected = in_arrow(self.schema)
        rows: list[dict[str, Any]] = []
        for batch in pickle.loads(pickle.dumps(self.tasks)).read(partition):
            assert batch.schema.equals(expected), f"{batch.schema} is not {expected}"
            rows += pa.Table.from_batches([batch]).to_pylist()
        return rows

    def drain(self, *, limited: bool = True) -> list[dict[str, Any]]:
        """The rows of all batches until there is nothing new; `batches` is how many had rows."""
        rows: list[dict[str, Any]] = []
        self.batches = 0
        for _ in range(MOST_BATCHES):
            new = self.batch(limited=limited)
            if new is None:
                return rows
            self.batches += bool(new)
            rows += new
        raise AssertionError("the stream does not end")

    def offset(self) -> dict[str, Any]:
        """The places in the last offset, by log."""
        logs = json.loads(self.log[-1])["logs"]
        assert isinstance(logs, dict)
        return logs


def _text(offset: dict[str, Any]) -> str:
    return json.dumps(offset)
