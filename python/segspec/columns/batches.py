"""Rows to Arrow batches of bounded size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pyarrow as pa

from segspec.core.errors import Code, SegspecError

BATCH_ROWS = 1 << 16
BATCH_BYTES = 8 << 20
MAX_BINARY = (1 << 31) - 1
"""Arrow `binary` counts bytes in a signed 32-bit integer."""

Row = tuple[Any, ...]
Overflow = Callable[[int, SegspecError], None]
"""Told of a value that does not fit: its row's number in the batch, and the error that names it."""


def batches(
    rows: Iterable[tuple[int, Row]],
    schema: pa.Schema,
    *,
    path: str,
    batch_rows: int = BATCH_ROWS,
    batch_bytes: int = BATCH_BYTES,
    overflow: Overflow | None = None,
) -> Iterator[pa.RecordBatch]:
    """Groups `rows`, each with the bytes of its payload, into batches of at most `batch_rows` rows and about
    `batch_bytes` bytes. Raises `SegspecError` (limit-exceeded) for a value that its column cannot hold, or tells
    `overflow` of it before the batch comes, in which it is null then."""
    held: list[Row] = []
    size = 0
    for payload, row in rows:
        if payload > MAX_BINARY:
            raise too_long(payload, path)
        if held and (len(held) >= batch_rows or size + payload > batch_bytes):
            yield to_batch(held, schema, path=path, overflow=overflow)
            held, size = [], 0
        held.append(row)
        size += payload
    if held:
        yield to_batch(held, schema, path=path, overflow=overflow)


def too_long(payload: int, path: str) -> SegspecError:
    """A value that no Arrow `binary` can hold."""
    message = f"a record of {payload} bytes does not fit an Arrow binary value"
    return SegspecError(Code.LIMIT_EXCEEDED, message, path=path)


def to_batch(rows: Sequence[Row], schema: pa.Schema, *, path: str, overflow: Overflow | None = None) -> pa.RecordBatch:
    """One batch of `rows`, whose values stand in the order of `schema`."""
    if not schema.names:
        # A batch without columns still has rows: counting needs nothing else.
        return pa.RecordBatch.from_struct_array(pa.array([{}] * len(rows), pa.struct([])))
    columns = [_column(rows, place, schema, path, overflow) for place in range(len(schema))]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


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
    """A value that its column cannot hold. Nothing is wrong with the log: formats count unsigned, columns do not."""
    return SegspecError(
        Code.LIMIT_EXCEEDED,
        f"column {field.name} is {value}, which does not fit {field.type}; leave the column out to read the others",
        path=path,
        position=position,
        field=field.name,
        expected=str(field.type),
        actual=str(value),
    )
