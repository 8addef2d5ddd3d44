"""JSON lines as columns, read in bulk with Arrow if each line is one object and all values fit, else by `jsonl`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pyarrow as pa

from segspec.columns.schema import FURTHER_TYPES, RECORD_TYPES
from segspec.core.ids import id_text
from segspec.core.json_form import ReversiblePayload

CONTROLS = bytes({*range(0x20)} - {0x0A})
TWO_OBJECTS = re.compile(rb"\} *\{")
LEAST_LONG = 4300
LONG_NUMBER = re.compile(rb"[:,\[ ]-?[0-9]{4300}")
"""Accepted by Arrow but not by Python: control characters in text, two objects in a line, overlong numbers."""

LEAST_BYTES = 64 << 10
"""Smaller blocks are read line by line, which is faster than starting Arrow's reader."""

MOST_LISTS = 1000
"""Maximum lists and objects that begin in a line: Arrow's recursion has no limit."""

WHOLE = r"^-?[0-9]{1,20}$"
NUMBERS = (pa.uint64(), pa.int64(), RECORD_TYPES["timestamp"])
PAIRS = RECORD_TYPES["fields"]
READ_AS = {pa.bool_(): pa.bool_(), PAIRS: pa.list_(pa.list_(pa.string()))}


def can_read(schema: pa.Schema) -> bool:
    return FURTHER_TYPES["float"] not in schema.types


def names_of(lines: bytes) -> list[str] | None:
    table = _table(lines, None)
    return None if table is None else list(table.schema.names)


def columns_of(
    lines: bytes,
    schema: pa.Schema,
    decoders: Mapping[str, Callable[[Any, ReversiblePayload], Any]],
    form: ReversiblePayload,
) -> pa.RecordBatch | None:
    """The records of a block of lines; None if they need reading one by one."""
    for number in (pa.string(), pa.int64()):
        kinds = [number if field.type in NUMBERS else READ_AS.get(field.type, pa.string()) for field in schema]
        table = _table(lines, pa.schema(zip(schema.names, kinds, strict=True)))
        if table is None:
            continue
        try:
            columns = [_column(table.column(field.name), field, decoders[field.name], form) for field in schema]
        except (ValueError, TypeError, pa.ArrowException):
            return None
        return pa.RecordBatch.from_arrays(columns, schema=schema)
    return None


def _table(lines: bytes, schema: pa.Schema | None) -> pa.Table | None:
    if len(lines) < LEAST_BYTES:
        return None
    from pyarrow import json

    each = [line for line in lines.split(b"\n") if line and not line.isspace()]
    if not each or len(lines.translate(None, CONTROLS)) < len(lines) or TWO_OBJECTS.search(lines):
        return None
    if not all(map(_is_plain_object, each)):
        return None
    try:
        lines.decode("utf-8")
        table = json.read_json(
            pa.py_buffer(lines),
            json.ReadOptions(use_threads=False, block_size=len(lines) + 1),
            json.ParseOptions(schema, unexpected_field_behavior="infer" if schema is None else "ignore"),
        )
    except (ValueError, pa.ArrowException):
        return None
    return table if table.num_rows == len(each) else None


def _is_plain_object(line: bytes) -> bool:
    if not line.lstrip().startswith(b"{") or line.count(b"[") + line.count(b"{") > MOST_LISTS:
        return False
    return len(line) < LEAST_LONG or not LONG_NUMBER.search(line)


def _column(
    found: pa.ChunkedArray, field: pa.Field, decode: Callable[[Any, ReversiblePayload], Any], form: ReversiblePayload
) -> pa.Array:
    import pyarrow.compute as pc

    column = found.combine_chunks()
    if field.type in NUMBERS:
        if column.type == pa.string() and pc.all(pc.match_substring_regex(column, WHOLE)).as_py() is False:
            raise ValueError("it is no whole number")
        column = column.cast(pa.uint64() if field.type == pa.uint64() else pa.int64())
        return column.view(field.type) if pa.types.is_timestamp(field.type) else column
    if column.type == field.type and field.name != "id" and pa.types.is_boolean(field.type):
        return column
    values = [None if value is None else decode(value, form) for value in column.to_pylist()]
    if field.name == "id":
        values = [None if value is None else id_text(value) for value in values]
    return pa.array(values, field.type)
