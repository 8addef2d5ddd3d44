"""Spark's schema of each table, and what to read where the user gives a schema or a list of columns."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    DataType,
    LongType,
    StringType,
    StructField,
    StructType,
    TimestampType,
)

from segspec.columns.schema import schema as arrow_schema
from segspec.formats.contract.descriptor import Format
from segspec.spark.options import ReadOptions


@dataclass(frozen=True, slots=True)
class Projection:
    """The columns of one read: `source` are those of the table that are read, in the table's own spelling, and
    `target` the Arrow schema that Spark expects, where each name stands for the column that it equals in lower case.
    `corrupt` is the place of the corrupt record's column in `target`, or None."""

    source: tuple[str, ...]
    target: pa.Schema
    corrupt: int | None


def whole(format: Format, options: ReadOptions) -> StructType:
    """The schema of the table where the user gives none: all columns, or those that the option `columns` names.

    Raises `ValueError` for an unknown column.
    """
    types = _types(format, options)
    names = list(types)
    if options.columns is not None:
        names = [_known(name, types, options) for name in options.columns]
    elif not options.show_corrupt_column:
        names = [name for name in names if name != options.corrupt_column]
    return StructType([StructField(name, types[name]) for name in names])


def project(format: Format, options: ReadOptions, wanted: StructType) -> Projection:
    """What to read for the schema `wanted`, which is `whole`'s or the user's own.

    Raises `ValueError` for a column that the table does not have, or that has another type there.
    """
    types = _types(format, options)
    corrupt = None
    source = []
    for place, field in enumerate(wanted.fields):
        name = _known(field.name, types, options)
        if field.dataType != types[name]:
            actual, asked = types[name].simpleString(), field.dataType.simpleString()
            raise ValueError(f"column {field.name} is {actual}, not {asked} as the schema says: cast it after reading")
        if not field.nullable:
            raise ValueError(f"column {field.name} is NOT NULL in the schema, which a log does not promise")
        if name == options.corrupt_column:
            corrupt = place
        else:
            source.append(name)
    return Projection(tuple(source), to_arrow_schema(wanted, timezone="UTC"), corrupt)


def _types(format: Format, options: ReadOptions) -> dict[str, DataType]:
    types = {field.name: spark_type(field.type) for field in arrow_schema(format, options.table)}
    if options.table != "findings":
        if options.corrupt_column.lower() in types:
            raise ValueError(f"columnNameOfCorruptRecord is {options.corrupt_column!r}, which is a column of the table")
        types[options.corrupt_column] = StringType()
    return types


def _known(name: str, types: dict[str, DataType], options: ReadOptions) -> str:
    for known in types:
        if known.lower() == name.lower():
            return known
    names = [known for known in types if known != options.corrupt_column]
    raise ValueError(
        f"unknown column {name!r} of the table {options.table}: it has {', '.join(names)}"
        + (f", and {options.corrupt_column} for damage" if len(names) < len(types) else "")
    )


def spark_type(type: pa.DataType) -> DataType:
    """Spark's type for a column. It has no unsigned integers: they become `bigint`, checked value by value."""
    if pa.types.is_timestamp(type):
        return TimestampType()
    if pa.types.is_list(type):
        item = type.value_type
        return ArrayType(StructType([StructField(field.name, spark_type(field.type)) for field in item]))
    return {pa.uint64(): LongType(), pa.string(): StringType(), pa.binary(): BinaryType(), pa.bool_(): BooleanType()}[
        type
    ]
