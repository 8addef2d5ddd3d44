"""JSON lines as columns, read in bulk with Arrow if each line is one object and all values fit, else by `jsonl`.

Batches of the records of lines, most of which were read in bulk.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa

from segspec.columns.batches import Collector
from segspec.columns.flat import getters, payload
from segspec.columns.schema import FURTHER_TYPES, RECORD_TYPES
from segspec.conversion.losses import DoesNotFit
from segspec.core.bounds import Range
from segspec.core.errors import Finding, SegspecError
from segspec.core.json_form import ReversiblePayload
from segspec.core.model import Record, id_text
from segspec.library.record_selection import Selection

MOST_FINDINGS = 1000


class LineBatches:
    """Makes batches of a schema. A line's error is reported after the rows before it."""

    def __init__(self, path: Path, schema: pa.Schema, reading: Selection) -> None:
        self._path, self._names, self._reading = str(path), schema.names, reading
        self._getters, self._out = getters(schema.names), Collector(schema, str(path))
        self._found: list[Finding] = []

    def of(self, items: Iterable[pa.RecordBatch | Record | SegspecError]) -> Iterator[pa.RecordBatch]:
        """Raises the first error of a line if damage is to fail, and `DoesNotFit`."""
        policy = self._reading.on_damage
        for item in items:
            if not isinstance(item, SegspecError):
                yield from self._told(self._add(item))
                continue
            if not policy.goes_on or len(self._found) >= MOST_FINDINGS:
                yield from self._finish()
            if not policy.met(item, self._found.append):
                break
        yield from self._finish()

    def _finish(self) -> Iterator[pa.RecordBatch]:
        yield from self._told(self._out.finish())
        self._tell()

    def _told(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        while (batch := self._next(batches)) is not None:
            yield batch
            self._tell()

    def _next(self, batches: Iterator[pa.RecordBatch]) -> pa.RecordBatch | None:
        try:
            return next(batches, None)
        except SegspecError as error:
            raise DoesNotFit from error

    def _tell(self) -> None:
        found, self._found = self._found, []
        self._reading.tell(*found)

    def _add(self, item: pa.RecordBatch | Record) -> Iterator[pa.RecordBatch]:
        if isinstance(item, Record):
            within = self._reading.within
            if (self._reading.deleted or not item.deleted) and (within is None or within.holds(item)):
                row = tuple(get(item, self._path) for get in self._getters)
                yield from self._out.add_row(payload(item), row)
            return
        if not self._reading.deleted and "deleted" in item.schema.names:
            item = without_deleted(item)
        if self._reading.within is not None:
            item = within_bounds(item, self._reading.within)
        if item.num_rows:
            yield from self._out.add_batch(item.select(self._names))


def without_deleted(batch: pa.RecordBatch) -> pa.RecordBatch:
    deleted = batch.column("deleted")
    if not deleted.true_count:
        return batch
    # Slow to import.
    import pyarrow.compute as pc

    return batch.filter(pc.invert(deleted.fill_null(False)))


COLUMN_OF = {"offset": "offset", "time": "timestamp"}


def can_bound(bounds: Range, columns: Collection[str]) -> bool:
    kinds = [bound.kind for bound in bounds if bound is not None]
    return "id" not in columns and all(COLUMN_OF.get(kind) in columns for kind in kinds)


def within_bounds(batch: pa.RecordBatch, bounds: Range) -> pa.RecordBatch:
    """Rows without a number are excluded. Raises `DoesNotFit`."""
    import pyarrow.compute as pc

    for bound, is_within in ((bounds.start, pc.greater_equal), (bounds.end, pc.less)):
        if bound is not None:
            numbers = batch.column(COLUMN_OF[bound.kind])
            numbers = numbers.view(pa.int64()) if pa.types.is_timestamp(numbers.type) else numbers
            try:
                batch = batch.filter(is_within(numbers, pa.scalar(bound.value, numbers.type)))
            except (OverflowError, pa.ArrowInvalid) as error:
                raise DoesNotFit from error
    return batch


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
