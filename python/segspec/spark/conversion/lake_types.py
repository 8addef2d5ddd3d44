"""The types of columns in files that other engines read: few of these know unsigned numbers, and most count
microseconds."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from segspec.columns.batches import Overflow
from segspec.spark.arrow import PLACE, misfit

LARGEST_LONG = (1 << 63) - 1
MICROSECOND_TIME = pa.timestamp("us", tz="UTC")
MICROSECONDS = 1000
"""Of a millisecond."""


def lake_type(type: pa.DataType) -> pa.DataType:
    """The type of a column whose own type is `type`."""
    if pa.types.is_timestamp(type):
        return MICROSECOND_TIME
    return pa.int64() if type == pa.uint64() else type


def in_lake_types(batch: pa.RecordBatch, wanted: pa.Schema, path: str, overflow: Overflow | None) -> pa.RecordBatch:
    """The batch, of the segment at `path`, with the columns of `wanted`. A value that does not fit raises
    `SegspecError` (limit-exceeded); with `overflow` this is called, and the value is null."""
    columns = [_fitting(batch, field, path, overflow) for field in wanted]
    return pa.RecordBatch.from_arrays(columns, schema=wanted)


def _fitting(batch: pa.RecordBatch, field: pa.Field, path: str, overflow: Overflow | None) -> pa.Array:
    column = batch.column(field.name)
    if column.type == field.type:
        return column
    bounds = pc.min_max(column if column.type == pa.uint64() else column.view(pa.int64()))
    least, greatest = bounds["min"].as_py(), bounds["max"].as_py()
    most = LARGEST_LONG if column.type == pa.uint64() else LARGEST_LONG // MICROSECONDS
    if greatest is not None and (greatest > most or least < -most):
        column = _without_misfits(batch, field, most, path, overflow)
    # The same bytes where it is a matter of the sign: a cast would look at each value again, and copy it.
    return column.view(field.type) if column.type == pa.uint64() else column.cast(field.type)


def _without_misfits(
    batch: pa.RecordBatch, field: pa.Field, most: int, path: str, overflow: Overflow | None
) -> pa.Array:
    column = batch.column(field.name)
    if column.type == pa.uint64():
        misfits = pc.greater(column, pa.scalar(most, pa.uint64()))
    else:
        plain = column.view(pa.int64())
        misfits = pc.or_(pc.greater(plain, most), pc.less(plain, -most))
    for row in pc.indices_nonzero(misfits).to_pylist():
        error = misfit(field, column[row], path, batch.column(PLACE)[row].as_py())
        if overflow is None:
            raise error
        overflow(row, error)
    return pc.if_else(misfits, pa.scalar(None, column.type), column)
