"""Rows to Arrow batches of bounded size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pyarrow as pa

from segspec.columns.arrays import MAX_BINARY
from segspec.core.errors import Code, SegspecError

BATCH_ROWS = 1 << 16
BATCH_BYTES = 8 << 20

WORTH_KEEPING_ROWS = 1 << 12
WORTH_KEEPING_BYTES = 1 << 18
"""Smaller batches are joined, with a copy."""

Row = tuple[Any, ...]
Overflow = Callable[[int, SegspecError], None]


class Collector:
    """Joins stretches and rows to batches of at most `batch_rows` rows and about `batch_bytes` bytes.

    A value too large for its column raises `SegspecError` (limit-exceeded), or is null after `overflow`.
    """

    def __init__(
        self,
        schema: pa.Schema,
        path: str,
        batch_rows: int = BATCH_ROWS,
        batch_bytes: int = BATCH_BYTES,
        overflow: Overflow | None = None,
    ) -> None:
        self._schema = schema
        self._path = path
        self._batch_rows = batch_rows
        self._batch_bytes = batch_bytes
        self._overflow = overflow
        self._pieces: list[pa.RecordBatch | list[Row]] = []
        self._rows = 0
        self._bytes = 0

    def batches(self, rows: Iterable[tuple[int, Row]]) -> Iterator[pa.RecordBatch]:
        """Batches of rows, which come with the bytes of their payload."""
        yield from self.add_rows(rows)
        yield from self.finish()

    def add_row(self, size: int, row: Row) -> Iterator[pa.RecordBatch]:
        return self.add_rows([(size, row)])

    def add_rows(self, rows: Iterable[tuple[int, Row]]) -> Iterator[pa.RecordBatch]:
        """Adds rows, which come with the bytes of their payload; yields the batches that become full."""
        for size, row in rows:
            if size > MAX_BINARY:
                raise too_long(size, self._path)
            if self._rows and (self._rows >= self._batch_rows or self._bytes + size > self._batch_bytes):
                yield self._flushed()
            if not self._pieces or not isinstance(self._pieces[-1], list):
                self._pieces.append([])
            self._pieces[-1].append(row)
            self._rows += 1
            self._bytes += size
            if self._bytes >= self._batch_bytes:
                yield self._flushed()

    def add_batch(self, batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
        """Adds rows; yields the batches that become full."""
        size = batch.nbytes
        worth = batch.num_rows >= min(WORTH_KEEPING_ROWS, self._batch_rows) or size >= WORTH_KEEPING_BYTES
        fits = self._rows + batch.num_rows <= self._batch_rows and self._bytes + size <= self._batch_bytes
        if self._pieces and (worth or not fits):
            yield self._flushed()
        if worth:
            for first in range(0, batch.num_rows, self._batch_rows):
                yield batch.slice(first, self._batch_rows)
            return
        self._pieces.append(batch)
        self._rows += batch.num_rows
        self._bytes += size

    def finish(self) -> Iterator[pa.RecordBatch]:
        if self._rows:
            yield self._flushed()

    def _flushed(self) -> pa.RecordBatch:
        made: list[pa.RecordBatch] = []
        done = 0
        for piece in self._pieces:
            if isinstance(piece, list):
                piece = to_batch(piece, self._schema, path=self._path, overflow=self._placed(done))
            done += piece.num_rows
            made.append(piece)
        self._pieces, self._rows, self._bytes = [], 0, 0
        if len(made) == 1:
            return made[0]
        if not self._schema.names:
            return without_columns(done)
        return pa.Table.from_batches(made, self._schema).combine_chunks().to_batches()[0]

    def _placed(self, done: int) -> Overflow | None:
        tell = self._overflow
        return None if tell is None else lambda row, error: tell(done + row, error)


def too_long(payload: int, path: str) -> SegspecError:
    message = f"a record of {payload} bytes does not fit an Arrow binary value"
    return SegspecError(Code.LIMIT_EXCEEDED, message, path=path)


def to_batch(rows: Sequence[Row], schema: pa.Schema, *, path: str, overflow: Overflow | None = None) -> pa.RecordBatch:
    return batch_of([_column(rows, place, schema, path, overflow) for place in range(len(schema))], schema, len(rows))


def batch_of(columns: Sequence[pa.Array], schema: pa.Schema, rows: int) -> pa.RecordBatch:
    return pa.RecordBatch.from_arrays(columns, schema=schema) if columns else without_columns(rows)


def without_columns(rows: int) -> pa.RecordBatch:
    return pa.RecordBatch.from_struct_array(pa.array([{}] * rows, pa.struct([])))


def _column(rows: Sequence[Row], place: int, schema: pa.Schema, path: str, overflow: Overflow | None) -> pa.Array:
    values = [row[place] for row in rows]
    try:
        return pa.array(values, schema.field(place).type)
    except (OverflowError, pa.ArrowInvalid):
        fitting = [_fitting(row, number, place, schema, path, overflow) for number, row in enumerate(rows)]
        return pa.array(fitting, schema.field(place).type)


def _fitting(row: Row, number: int, place: int, schema: pa.Schema, path: str, overflow: Overflow | None) -> Any:
    field, value = schema.field(place), row[place]
    try:
        pa.scalar(value, field.type)
    except (OverflowError, pa.ArrowInvalid) as cause:
        where = dict(zip(schema.names, row, strict=True))
        error = does_not_fit(field, value, where.get("segment", path), where.get("position", 0))
        if overflow is None:
            raise error from cause
        overflow(number, error)
        return None
    return value


def does_not_fit(field: pa.Field, value: int, path: str, position: int) -> SegspecError:
    """The error for a value that its column cannot hold: formats count unsigned, some columns signed."""
    return SegspecError(
        Code.LIMIT_EXCEEDED,
        f"column {field.name} is {value}, which does not fit {field.type}; leave the column out to read the others",
        path=path,
        position=position,
        field=field.name,
        expected=str(field.type),
        actual=str(value),
    )
