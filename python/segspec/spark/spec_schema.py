"""Spark's schema of a spec's rows, and the columns for a user's schema."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
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
    LongType,
    ShortType,
    StringType,
    StructField,
    StructType,
)

from segspec.spark.schemas import LONGEST_NUMBER, Projection, SparkTable, can_be_read_as, project
from segspec.spark.spec_options import SpecOptions

if TYPE_CHECKING:
    from segspec.custom import OwnFormat

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
