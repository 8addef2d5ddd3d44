"""Maps a data frame's columns to the arguments of the writer's `append`."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    DataType,
    IntegralType,
    MapType,
    NumericType,
    StringType,
    StructType,
    TimestampNTZType,
    TimestampType,
)

from segspec.columns.schema import RECORD_TYPES
from segspec.core.model import Id, id_after, parse_id
from segspec.formats.contract.descriptor import Format
from segspec.writing import LogWriter, writer_of

GIVEN_AT_COMMIT = "offset"
"""Records get the next numbers, without gaps."""

PAIR = {"name", "value"}
TEXT = (BinaryType, StringType)

VALUE, KEY, TIME = "value", "key", "timestamp"
"""Kafka's columns. In records with fields, the first two become fields, and a time becomes an id."""

ARROW: dict[str, pa.DataType] = {
    "bytes": pa.binary(),
    "text": pa.string(),
    "flag": pa.bool_(),
    "float": pa.float64(),
    "number": pa.int64(),
    "time": pa.int64(),
    "map": pa.map_(pa.binary(), pa.binary()),
    "pairs": pa.list_(pa.struct([("name", pa.binary()), ("value", pa.binary())])),
}
"""Staged columns' types by kind; a time is in milliseconds since the epoch."""

TAKES = {
    "bytes": "binary or string",
    "text": "string",
    "flag": "boolean",
    "float": "a number",
    "number": "a whole number",
    "time": "timestamp, or milliseconds since the epoch as a whole number",
    "fields": "map<binary, binary> or array<struct<name: binary, value: binary>>, or with strings",
}


@dataclass(frozen=True, slots=True)
class RecordColumns:
    """The columns of one write: `words` are arguments in the frame's order, `kinds` their content. With `to_fields`
    keys and values become fields, times ids."""

    format: str
    words: tuple[str, ...]
    kinds: tuple[str, ...]
    needed: tuple[str, ...]
    to_fields: bool

    @property
    def schema(self) -> pa.Schema:
        return pa.schema([(word, ARROW[kind]) for word, kind in zip(self.words, self.kinds, strict=True)])

    def staged(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """Raises `ValueError` for a null in a required column."""
        columns = [_cast(column, kind) for column, kind in zip(batch.columns, self.kinds, strict=True)]
        for word, column in zip(self.words, columns, strict=True):
            if word in self.needed and column.null_count:
                raise ValueError(f"column {word} has a null, and a record of {self.format} needs one")
        return pa.RecordBatch.from_arrays(columns, schema=self.schema)

    def append(self, log: LogWriter, batches: Iterator[pa.RecordBatch], last: Id | None) -> Id | None:
        """Appends the staged batches. If times become ids, `last` is the log's last id; the new one is returned."""
        for batch in batches:
            if not self.to_fields:
                log.append_many(pa.RecordBatchReader.from_batches(self.schema, [batch]))
                continue
            for row in batch.to_pylist():
                given = log.append(**_with_fields(row, last or (0, 0)))
                assert isinstance(given, tuple), "records with fields have ids"
                last = given
        return last


def columns_of(format: Format, schema: StructType) -> RecordColumns:
    """Raises `ValueError` for an unsuitable or missing column."""
    takes, needed = _arguments(format)
    names = [field.name.lower() for field in schema.fields]
    to_fields = _makes_fields(takes) and "fields" not in names and VALUE in names
    if to_fields:
        times = {} if "id" in names else {TIME: "time"}
        takes = {VALUE: "bytes", KEY: "bytes", **times, **{word: kind for word, kind in takes.items() if word == "id"}}
        needed = (VALUE,)
    kinds = []
    for field, name in zip(schema.fields, names, strict=True):
        if name not in takes:
            raise ValueError(_unknown(format, field.name, takes))
        kind = _kind(takes[name], field.dataType)
        if kind is None:
            actual, wanted = field.dataType.simpleString(), TAKES[takes[name]]
            raise ValueError(f"column {field.name} is {actual}, and {format.name} takes {wanted}")
        kinds.append(kind)
    if len(set(names)) < len(names):
        raise ValueError(f"two columns have the same name: {', '.join(names)}")
    for word in needed:
        if word not in names:
            raise ValueError(f"there is no column {word}, which a record of {format.name} needs")
    return RecordColumns(format.name, tuple(names), tuple(kinds), needed, to_fields)


def written_columns(format: Format) -> Collection[str]:
    takes, _ = _arguments(format)
    return {*takes, VALUE, KEY, TIME} if _makes_fields(takes) else takes


def _makes_fields(takes: Collection[str]) -> bool:
    return "fields" in takes and VALUE not in takes


def _arguments(format: Format) -> tuple[dict[str, str], tuple[str, ...]]:
    append = writer_of(format).append
    hints = typing.get_type_hints(append)
    takes, needed = {}, []
    for name, argument in inspect.signature(append).parameters.items():
        if name in ("self", GIVEN_AT_COMMIT):
            continue
        takes[name] = _holds(name, hints[name])
        if argument.default is argument.empty:
            needed.append(name)
    return takes, tuple(needed)


def _holds(name: str, hint: Any) -> str:
    kinds = {bytes: "bytes", bool: "flag", float: "float", str: "text", int: "time" if name == TIME else "number"}
    parts = set(typing.get_args(hint) or (hint,))
    if name == "fields":
        return "fields"
    # An id is written as text, `ms-seq`.
    return next((kind for one, kind in kinds.items() if one in parts), "text")


def _kind(holds: str, own: DataType) -> str | None:
    if holds == "fields":
        return _fields_kind(own)
    fits: dict[str, tuple[type[DataType], ...]] = {
        "bytes": TEXT,
        "text": (StringType,),
        "flag": (BooleanType,),
        "float": (NumericType,),
        "number": (IntegralType,),
        "time": (TimestampType, TimestampNTZType, IntegralType),
    }
    return holds if isinstance(own, fits[holds]) else None


def _fields_kind(own: DataType) -> str | None:
    if isinstance(own, MapType) and isinstance(own.keyType, TEXT) and isinstance(own.valueType, TEXT):
        return "map"
    pair = own.elementType if isinstance(own, ArrayType) else None
    if isinstance(pair, StructType) and set(pair.names) == PAIR and all(isinstance(f.dataType, TEXT) for f in pair):
        return "pairs"
    return None


def _unknown(format: Format, name: str, takes: dict[str, str]) -> str:
    words = f"{format.name} takes {', '.join(takes)}, and has no column {name!r} to write"
    known = {*RECORD_TYPES, *format.origin.columns, "segment", "position", "log"}
    if name.lower() == GIVEN_AT_COMMIT:
        words = "records get the next offsets of the log when they are committed, so column offset cannot be written"
    return f"{words}: df.drop({name!r}) does without" if name.lower() in known else words


def _cast(column: pa.Array, kind: str) -> pa.Array:
    if pa.types.is_timestamp(column.type):
        whole = pc.floor_temporal(column.cast(pa.timestamp("us")), unit="millisecond")
        return whole.cast(pa.timestamp("ms")).cast(pa.int64())
    if kind == "pairs" and column.type.value_type.field(0).name != "name":
        items = column.flatten()
        swapped = pa.StructArray.from_arrays([items.field("name"), items.field("value")], names=["name", "value"])
        column = pa.ListArray.from_arrays(_ends(column), swapped, mask=column.is_null())
    return column if column.type == ARROW[kind] else column.cast(ARROW[kind])


def _ends(column: pa.Array) -> pa.Array:
    return pa.array([0, *pc.cumulative_sum(pc.fill_null(pc.list_value_length(column), 0)).to_pylist()], pa.int32())


def _with_fields(row: dict[str, Any], last: Id) -> dict[str, Any]:
    record: dict[str, Any] = {
        "fields": [(word.encode(), row[word]) for word in (KEY, VALUE) if row.get(word) is not None]
    }
    if row.get("id") is not None:
        record["id"] = _id(row["id"])
    elif row.get(TIME) is not None:
        due = (row[TIME], 0)
        record["id"] = due if due > last else id_after(last)
    return record


def _id(text: str) -> Id:
    try:
        return parse_id(text)
    except ValueError as error:
        raise ValueError(f"id is {text!r}; it is ms-seq, two whole numbers") from error
