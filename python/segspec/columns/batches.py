"""Rows to Arrow batches of bounded size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pyarrow as pa

from segspec.errors import Code, SegspecError

BATCH_ROWS = 10_000
BATCH_BYTES = 8 << 20
MAX_BINARY = (1 << 31) - 1
"""Arrow `binary` counts bytes in a signed 32-bit integer."""

Row = tuple[Any, ...]


def batches(
    rows: Iterable[tuple[int, Row]],
    schema: pa.Schema,
    *,
    path: str,
    batch_rows: int = BATCH_ROWS,
    batch_bytes: int = BATCH_BYTES,
) -> Iterator[pa.RecordBatch]:
    """Groups `rows`, each with the bytes of its payload, into batches of at most `batch_rows` rows and about
    `batch_bytes` bytes. Raises `SegspecError` (limit-exceeded) for a value that its column cannot hold."""
    held: list[Row] = []
    size = 0
    for payload, row in rows:
        if payload > MAX_BINARY:
            raise SegspecError(
                Code.LIMIT_EXCEEDED, f"a record of {payload} bytes does not fit an Arrow binary value", path=path
            )
        if held and (len(held) >= batch_rows or size + payload > batch_bytes):
            yield to_batch(held, schema, path=path)
            held, size = [], 0
        held.append(row)
        size += payload
    if held:
        yield to_batch(held, schema, path=path)


def to_batch(rows: Sequence[Row], schema: pa.Schema, *, path: str) -> pa.RecordBatch:
    """One batch of `rows`, whose values stand in the order of `schema`."""
    if not schema.names:
        # A batch without columns still has rows: counting needs nothing else.
        return pa.RecordBatch.from_struct_array(pa.array([{}] * len(rows), pa.struct([])))
    columns = [_column([row[i] for row in rows], field, path) for i, field in enumerate(schema)]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def _column(values: list[Any], field: pa.Field, path: str) -> pa.Array:
    try:
        return pa.array(values, field.type)
    except (OverflowError, pa.ArrowInvalid) as error:
        raise SegspecError(
            Code.LIMIT_EXCEEDED,
            f"column {field.name} has a value that does not fit {field.type}: {error}",
            path=path,
            field=field.name,
            expected=str(field.type),
        ) from error
