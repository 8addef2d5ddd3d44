"""Spark's schema of each table, and what to read for a user's."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from types import MappingProxyType
from typing import Any, NamedTuple

import pyarrow as pa
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    DataType,
    DecimalType,
    DoubleType,
    IntegerType,
    IntegralType,
    LongType,
    StringType,
    StructField,
    StructType,
    TimestampNTZType,
    TimestampType,
)

from segspec.columns.schema import COMMENT
from segspec.columns.schema import schema as arrow_schema
from segspec.core.text import path_text
from segspec.formats.contract.descriptor import Format, SparkColumn
from segspec.library.log import Log
from segspec.library.log_origin import folder_of_log
from segspec.library.log_origin import origin_of as named_origin
from segspec.spark.options import ReadOptions

STRING = StringType()

LONGEST_NUMBER = 20

READ_AS: dict[type[DataType], tuple[type[DataType], ...]] = {
    IntegralType: (IntegralType, StringType),
    BinaryType: (StringType,),
    StringType: (BinaryType,),
    BooleanType: (StringType,),
    TimestampType: (TimestampNTZType,),
}
"""The other types for a column. The option `mode` decides about values that do not fit."""


LOG = "log"
ORIGIN_TYPES: dict[type, pa.DataType] = {str: pa.string(), int: pa.int32()}


def origin_types(format: Format) -> dict[str, pa.DataType]:
    return {LOG: pa.string(), **{name: ORIGIN_TYPES[kind] for name, kind in format.origin.columns.items()}}


def origin_of(log: Log) -> dict[str, Any]:
    return {LOG: path_text(folder_of_log(log)), **named_origin(log)}


@dataclass(frozen=True, slots=True)
class Projection:
    """The columns of one read.

    `source` are the columns in the table's spelling; `target` is Spark's Arrow schema, with matching names in lower
    case. `corrupt` is the corrupt record's column index in `target`, or None. `origin` are the wanted columns of origin
    with types, `shown` those that the format renames in Spark, both in lower case.
    """

    source: tuple[str, ...]
    target: pa.Schema
    corrupt: int | None
    origin: dict[str, pa.DataType]
    shown: dict[str, InSpark] = dataclasses.field(default_factory=dict)


class InSpark(NamedTuple):
    """A column in Spark and the table's column that it shows."""

    name: str
    field: pa.Field
    said: SparkColumn


ATOMIC: dict[str, DataType] = {
    one.simpleString(): one
    for one in (
        BinaryType(),
        BooleanType(),
        DoubleType(),
        IntegerType(),
        LongType(),
        StringType(),
        TimestampType(),
    )
}


def type_named(words: str) -> DataType:
    """Spark's type of this name, without a session. Raises `KeyError`."""
    kind, _, inner = words.removesuffix(">").partition("<")
    if kind == "array":
        return ArrayType(type_named(inner))
    if kind == "struct":
        named = (one.partition(":") for one in inner.split(","))
        return StructType([StructField(name, ATOMIC[type]) for name, _, type in named])
    return ATOMIC[words]


def _shown(format: Format, options: ReadOptions) -> dict[str, SparkColumn]:
    return {one.name: one for one in format.spark_columns} if options.table == "records" else {}


def whole(format: Format, options: ReadOptions) -> StructType:
    """The table's schema: all columns, or those of the option `columns`. Raises `ValueError` for an unknown one."""
    table = table_of(format, options)
    types = table.types
    if options.columns is not None:
        names = [table.known(name) for name in options.columns]
    else:
        corrupt = {options.corrupt_column}
        shown = {*table.shown} or {name for name in types if name not in table.origin} - corrupt
        names = [name for name in types if name in shown | (corrupt if options.show_corrupt_column else set())]
    schema = arrow_schema(format, options.table, companion=options.companion)
    comments = {field.name: _comment(field) for field in schema}
    return StructType([StructField(name, types[name], metadata=comments.get(name)) for name in names])


def _comment(field: pa.Field) -> dict[str, str] | None:
    said = (field.metadata or {}).get(COMMENT.encode())
    return None if said is None else {COMMENT: said.decode()}


class SparkTable(NamedTuple):
    """A schema's possible columns with types, including the corrupt record and origin. `shown` are those that the
    format renames, `unknown` the words about others."""

    types: Mapping[str, DataType]
    origin: Mapping[str, pa.DataType]
    corrupt: str
    unknown: str
    shown: Mapping[str, SparkColumn] = MappingProxyType({})

    def known(self, name: str) -> str:
        """A column as the table spells it. Raises `ValueError`."""
        for known in self.types:
            if known.lower() == name.lower():
                return known
        raise ValueError(f"unknown column {name!r}{self.unknown}")


def project(
    table: SparkTable, wanted: StructType, may_become: Callable[[DataType, DataType], bool] | None = None
) -> Projection:
    """What to read for the schema `wanted`, of `whole` or the user.

    Raises `ValueError` for an unknown column or impossible type.
    """
    types, origin, shown = table.types, table.origin, table.shown
    may_become = may_become or can_be_read_as
    corrupt = None
    source: list[str] = []
    beside: tuple[Any, ...] = ()
    asked_for: dict[str, pa.DataType] = {}
    called: dict[str, InSpark] = {}
    names = [field.name.lower() for field in wanted.fields]
    for place, field in enumerate(wanted.fields):
        if field.name.lower() in names[:place]:
            raise ValueError(f"column {field.name} is in the schema twice")
        name = table.known(field.name)
        if not may_become(types[name], field.dataType) or (name == table.corrupt and field.dataType != STRING):
            actual, asked = types[name].simpleString(), field.dataType.simpleString()
            raise ValueError(
                f"column {field.name} is {actual}, and cannot be read as {asked}, which the schema says: "
                f"{_others(types[name])}cast it after reading"
            )
        if not field.nullable:
            raise ValueError(f"column {field.name} is NOT NULL in the schema, which a file does not promise")
        shows = shown[name].shows if name in shown else name
        if name in shown:
            as_field = in_arrow(StructType([StructField(name, types[name])])).field(0)
            called[name.lower()] = InSpark(shows, as_field, shown[name])
            beside += (shown[name].absent or ())[:1]
        if name == table.corrupt:
            corrupt = place
        elif shows in origin:
            asked_for[shows] = origin[shows]
        elif shows not in source:
            source.append(shows)
    source += [name for name in beside if name not in source]
    return Projection(tuple(source), in_arrow(wanted), corrupt, asked_for, called)


def in_arrow(schema: StructType) -> pa.Schema:
    # PySpark 4.0 and 4.1 assume UTC.
    zone: dict[str, Any] = {"timezone": "UTC"} if "timezone" in signature(to_arrow_schema).parameters else {}
    return to_arrow_schema(schema, **zone)


def table_of(format: Format, options: ReadOptions) -> SparkTable:
    """The columns of a log's table. Raises `ValueError` if the corrupt record's has another's name."""
    origin, shown = origin_types(format), _shown(format, options)
    types = {
        field.name: spark_type(field.type) for field in arrow_schema(format, options.table, companion=options.companion)
    }
    types |= {name: spark_type(type) for name, type in origin.items()}
    types = {name: type_named(one.type) for name, one in shown.items()} | {
        name: type for name, type in types.items() if name not in shown
    }
    further = [name for name in types if name not in shown]
    own = ", ".join(shown or [name for name in further if name not in origin])
    unknown = (
        f" of the table {options.table}: it has {own}, and {', '.join(further if shown else origin)} when asked for"
    )
    if options.table != "findings":
        if options.corrupt_column.lower() in types:
            raise ValueError(f"columnNameOfCorruptRecord is {options.corrupt_column!r}, which is a column of the table")
        types[options.corrupt_column] = StringType()
        unknown += f", and {options.corrupt_column} for damage"
    return SparkTable(types, origin, options.corrupt_column, unknown, shown)


def spark_type(type: pa.DataType) -> DataType:
    """Spark's type for a column. Unsigned integers become `bigint`, checked value by value."""
    if pa.types.is_timestamp(type):
        return TimestampType()
    if pa.types.is_list(type):
        item = type.value_type
        return ArrayType(StructType([StructField(field.name, spark_type(field.type)) for field in item]))
    return {
        pa.uint64(): LongType(),
        pa.int64(): LongType(),
        pa.float64(): DoubleType(),
        pa.int32(): IntegerType(),
        pa.string(): StringType(),
        pa.binary(): BinaryType(),
        pa.bool_(): BooleanType(),
    }[type]


def can_be_read_as(own: DataType, asked: DataType) -> bool:
    if own == asked:
        return True
    if isinstance(own, ArrayType) and isinstance(asked, ArrayType):
        return can_be_read_as(own.elementType, asked.elementType)
    if isinstance(own, StructType) and isinstance(asked, StructType):
        pairs = list(zip(own.fields, asked.fields, strict=False))
        same = own.names == asked.names
        return same and all(can_be_read_as(one.dataType, other.dataType) for one, other in pairs)
    if isinstance(asked, DecimalType):
        return isinstance(own, IntegralType) and asked.precision - asked.scale >= LONGEST_NUMBER
    return any(isinstance(own, kind) and isinstance(asked, others) for kind, others in READ_AS.items())


def _others(own: DataType) -> str:
    names = ["string"] if isinstance(own, (BinaryType, BooleanType)) else []
    if isinstance(own, IntegralType):
        names = ["int", "smallint", "tinyint", f"decimal({LONGEST_NUMBER},0)", "string"]
    elif isinstance(own, TimestampType):
        names = ["timestamp_ntz"]
    return f"read it as {' or '.join(names)}, or " if names else ""
