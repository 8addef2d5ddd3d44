"""Logs as lazy tables of other libraries.

A read is a function from requested columns (None: all) to batches.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.dataset as ds

if TYPE_CHECKING:
    import polars

Read = Callable[[Sequence[str] | None], pa.RecordBatchReader]


def polars_frame(schema: pa.Schema, read: Read) -> polars.LazyFrame:
    """A lazy frame that reads batches on use. Requires polars."""
    import polars as pl
    from polars.io.plugins import register_io_source

    def source(
        columns: list[str] | None, predicate: pl.Expr | None, rows: int | None, _: int | None
    ) -> Iterator[pl.DataFrame]:
        left = rows
        for batch in read(columns):
            if left == 0:
                return
            made = pl.DataFrame(pl.from_arrow(batch if left is None else batch.slice(0, left)))
            left = None if left is None else left - made.height
            yield made if predicate is None else made.filter(predicate)

    empty = pl.DataFrame(pl.from_arrow(schema.empty_table()))
    return register_io_source(source, schema=empty.schema)


class LazyDataset(ds.Dataset):  # type: ignore[misc]  # pyarrow has no types
    """A dataset of pyarrow that reads when it is scanned: duckdb accepts it as a table."""

    def __init__(self, schema: pa.Schema, read: Read) -> None:
        self._schema_read = schema
        self._read = read

    @property
    def schema(self) -> pa.Schema:
        return self._schema_read

    def scanner(
        self,
        columns: Sequence[str] | None = None,
        filter: ds.Expression | None = None,
        batch_size: int | None = None,
        **more: Any,
    ) -> ds.Scanner:
        """Reads `columns`, and those that `filter` needs."""
        names = None if columns is None else list(columns)
        looked = names if filter is None or names is None else [*names, *self._looks_at(filter, names)]
        reader = self._read(looked)
        return ds.Scanner.from_batches(reader, columns=names, filter=filter)

    def _looks_at(self, filter: ds.Expression, names: Sequence[str]) -> list[str]:
        words = set(re.findall(r"\w+", str(filter)))
        return [name for name in self.schema.names if name not in names and words.issuperset(re.findall(r"\w+", name))]

    def to_batches(self, **options: Any) -> Iterator[pa.RecordBatch]:
        yield from self.scanner(**options).to_batches()

    def to_table(self, **options: Any) -> pa.Table:
        return self.scanner(**options).to_table()

    def head(self, num_rows: int, **options: Any) -> pa.Table:
        """A scanner's own `head` never ends if threads read ahead of it from Python."""
        scanner = self.scanner(**options)
        batches: list[pa.RecordBatch] = []
        left = num_rows
        for batch in scanner.to_batches():
            batches.append(batch.slice(0, left))
            left -= batches[-1].num_rows
            if not left:
                break
        return pa.Table.from_batches(batches, scanner.projected_schema)

    def count_rows(self, **options: Any) -> int:
        filtered = options.get("filter") is not None
        return int(self.scanner(None if filtered else [], **options).count_rows())
