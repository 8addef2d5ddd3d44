"""Nested rows for Parquet, which has no structure without fields."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
import pyarrow.compute as pc


def storable(reader: pa.RecordBatchReader) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
    """The rows; a structure without fields becomes a column that is true if it is present."""
    schema = pa.schema([field.with_type(type_of(field.type)) for field in reader.schema])
    if schema == reader.schema:
        return schema, iter(reader)
    return schema, (changed(batch, schema) for batch in reader)


def changed(batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    columns = [array_of(column, field.type) for column, field in zip(batch.columns, schema, strict=True)]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def type_of(kind: pa.DataType) -> pa.DataType:
    if pa.types.is_list(kind):
        return pa.list_(kind.value_field.with_type(type_of(kind.value_type)))
    if not pa.types.is_struct(kind):
        return kind
    fields = [field.with_type(type_of(field.type)) for field in kind]
    return pa.struct(fields) if fields else pa.bool_()


def array_of(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    if array.type == wanted:
        return array
    if pa.types.is_list(wanted):
        # The offsets of a slice do not match its flattened values.
        ends = pc.cumulative_sum(pc.list_value_length(array).fill_null(0))
        offsets = pa.concat_arrays([pa.array([0], pa.int32()), ends])
        values = array_of(array.flatten(), wanted.value_type)
        return pa.ListArray.from_arrays(offsets, values, wanted, mask=array.is_null() if array.null_count else None)
    if not wanted.num_fields:
        return pc.if_else(array.is_null(), pa.scalar(None, pa.bool_()), pa.scalar(True))
    children = [array_of(array.field(number), wanted.field(number).type) for number in range(wanted.num_fields)]
    return pa.StructArray.from_arrays(children, fields=list(wanted), mask=array.is_null())
