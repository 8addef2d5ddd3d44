"""Rows of a user's format, with columns within columns, as JSON and as files."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator
from typing import IO, TYPE_CHECKING, Any

from segspec.cli.writers import WRITERS, PlainTextWriter, Writer
from segspec.core import csv_form, json_form

if TYPE_CHECKING:
    import pyarrow as pa

Show = Callable[[bytes], Any]

AT_ONCE = 1 << 8
"""So many rows become Python objects at a time."""

NESTED_WRITERS: dict[str, Callable[[], Writer]] = {**WRITERS, "text": PlainTextWriter}
"""One per `--output`; in a line of text no name has a special meaning."""


def value_json(value: Any, show: Show) -> Any:
    """A value in our JSON: integers as decimal strings, bytes by `show`, no absent members."""
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, bytes):
        return show(value)
    if isinstance(value, dict):
        return {name: value_json(member, show) for name, member in value.items() if member is not None}
    return [value_json(item, show) for item in value]


def rows_json(batches: Iterable[pa.RecordBatch], show: Show) -> Iterator[dict[str, Any]]:
    for batch in batches:
        for start in range(0, batch.num_rows, AT_ONCE):
            for row in batch.slice(start, AT_ONCE).to_pylist():
                yield value_json(row, show)


def write_rows(reader: pa.RecordBatchReader, out: IO[bytes], kind: str, show: Show) -> int:
    """Writes all rows as a jsonl, csv, parquet or arrow file; returns their number."""
    if kind in ("jsonl", "csv"):
        return write_lines(reader, out, kind, show)
    from segspec.conversion.arrow_files import storable, write_batches

    schema, batches = storable(reader) if kind == "parquet" else (reader.schema, reader)
    return write_batches(batches, out, schema, kind)


def write_lines(reader: pa.RecordBatchReader, out: IO[bytes], kind: str, show: Show) -> int:
    names, count = reader.schema.names, 0
    if kind == "csv":
        out.write(f"{csv_form.line(names)}\n".encode())
    for row in rows_json(reader, show):
        cells = [csv_form.cell(row.get(name)) for name in names] if kind == "csv" else []
        text = csv_form.line(cells) if kind == "csv" else json_form.line(row)
        out.write(f"{text}\n".encode())
        count += 1
    return count


def kind_of(path: str | os.PathLike[str]) -> str:
    return os.path.splitext(path)[1].removeprefix(".")  # noqa: PTH122 - the start of `dump` loads no pathlib
