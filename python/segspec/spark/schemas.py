"""Spark's schema of each table, and what to read for a user's.

Spark's schema of a spec's rows, and the columns for a user's schema.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    ByteType,
    DataType,
    DecimalType,
    DoubleType,
    FloatType,
    IntegerType,
    IntegralType,
    LongType,
    ShortType,
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
from segspec.library.stored_log import folder_of_log
from segspec.library.stored_log import origin_of as named_origin
from segspec.spark.options import ReadOptions
from segspec.spark.spec_options import SpecOptions

if TYPE_CHECKING:
    from segspec.custom import OwnFormat

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


PATH_COLUMN = "_path"
POSITION = "_position"

WIDER: dict[pa.DataType, DataType] = {
    pa.bool_(): BooleanType(),
    pa.int8(): ByteType(),
    pa.int16(): ShortType(),
    pa.int32(): IntegerType(),
    pa.int64(): LongType(),
    pa.uint8(): ShortType(),
    pa.uint16(): IntegerType(),
    pa.uint32(): LongType(),
    pa.uint64(): DecimalType(LONGEST_NUMBER, 0),
    pa.float32(): FloatType(),
    pa.float64(): DoubleType(),
    pa.binary(): BinaryType(),
    pa.string(): StringType(),
    pa.null(): StringType(),
}
"""Unsigned numbers, which Spark lacks, become the next larger type."""


def in_spark(type: pa.DataType) -> DataType:
    if pa.types.is_dictionary(type):
        return in_spark(type.value_type)
    if pa.types.is_list(type):
        return ArrayType(in_spark(type.value_type))
    if pa.types.is_struct(type):
        return StructType([StructField(field.name, in_spark(field.type)) for field in type])
    return WIDER[type]


def compiled(options: SpecOptions, wanted: StructType | None = None) -> OwnFormat:
    """The format with the columns of the schema `wanted`, else of the option `columns`.

    Raises `UnsupportedSpecError`, and `RuntimeError` without a compiler.
    """
    from segspec.custom import CompilerMissingError, compile_format, load

    if Path(options.ksy).is_dir():
        if options.given or options.processes or options.params:
            settled = next(iter((*sorted(options.given), *options.processes, *options.params)))
            raise ValueError(f"option {settled}: {options.ksy} is a compiled spec, in which that is settled")
        return load(options.ksy)
    own = [name for name in options.columns or () if name not in (PATH_COLUMN, options.corrupt_column)]
    columns = own if options.columns is not None else None
    if wanted is not None:
        ours = (PATH_COLUMN, options.corrupt_column)
        columns = list(dict.fromkeys((*paths_in(f for f in wanted.fields if f.name not in ours), POSITION)))
    elif columns == []:
        columns = [POSITION]
    try:
        return compile_format(
            options.ksy,
            options.rows,
            columns,
            import_paths=options.import_paths,
            flatten=options.flatten,
            enums=options.enums,
            text_errors=options.text_errors,
            params=options.params,
            processes=options.processes,
        )
    except CompilerMissingError as error:
        raise RuntimeError(str(error)) from error


def paths_in(fields: Iterator[StructField], before: str = "") -> Iterator[str]:
    for field in fields:
        kind = field.dataType
        while isinstance(kind, ArrayType):
            kind = kind.elementType
        path = f"{before}{field.name}"
        if isinstance(kind, StructType) and kind.fields:
            yield from paths_in(iter(kind.fields), f"{path}.")
        else:
            yield path


def spec_schema(format: OwnFormat, options: SpecOptions) -> StructType:
    """The schema if the user gives none. Raises `ValueError` for an unknown column."""
    types = {field.name: in_spark(field.type) for field in format.schema}
    check_corrupt_column(types, options)
    extra = {PATH_COLUMN: StringType(), options.corrupt_column: StringType()}
    if options.columns is None or "*" in options.columns:
        names = [*types, *([options.corrupt_column] if options.show_corrupt_column else [])]
        names += [name for name in options.columns or () if name in extra and name not in names]
    else:
        heads = [head(name, types | extra) for name in options.columns]
        names = [*dict.fromkeys(heads)]
    return StructType([StructField(name, (types | extra)[name]) for name in names])


def head(name: str, types: dict[str, DataType]) -> str:
    """The column that a path leads to."""
    for known in (name, name.replace(".", "_"), name.partition(".")[0]):
        if known in types:
            return known
    raise ValueError(f"unknown column {name!r}: it is one of {', '.join(types)}")


def check_corrupt_column(types: dict[str, DataType], options: SpecOptions) -> None:
    for name in (options.corrupt_column, PATH_COLUMN):
        if name in types:
            raise ValueError(f"{name} is a field of the spec: choose another columnNameOfCorruptRecord")


def spec_projection(format: OwnFormat, options: SpecOptions, wanted: StructType) -> Projection:
    """The columns for the schema `wanted`. Raises `ValueError` for an impossible type."""
    types = {field.name: in_spark(field.type) for field in format.schema}
    check_corrupt_column(types, options)
    types |= {PATH_COLUMN: StringType(), options.corrupt_column: StringType()}
    unknown = f": it is one of {', '.join(types)}"
    return project(SparkTable(types, {PATH_COLUMN: pa.string()}, options.corrupt_column, unknown), wanted, may_become)


def may_become(own: DataType, asked: DataType) -> bool:
    """Whether a column of numbers or bytes can be read as another type, value by value."""
    if own == asked or (isinstance(own, FloatType) and isinstance(asked, DoubleType)):
        return True
    if isinstance(own, ArrayType | StructType):
        return False
    return can_be_read_as(LongType() if isinstance(own, DecimalType) else own, asked)
