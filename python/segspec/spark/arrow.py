"""Converts the library's batches to the batches that Spark expects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from segspec.columns.batches import Overflow, does_not_fit, without_columns
from segspec.core.errors import Finding, SegspecError
from segspec.spark.schemas import Projection

LARGEST_LONG = (1 << 63) - 1
MICROSECONDS_PER_MILLISECOND = 1000
PLACE = "position"


class Converter:
    """Makes the batches of one segment (or index) into Spark's.

    A value that Spark's type cannot hold raises `SegspecError` (limit-exceeded), which names its column, segment and
    position. With `keep_going` the value is null instead, and the corrupt record's column of its row says why.
    """

    def __init__(self, projection: Projection, path: str, *, keep_going: bool) -> None:
        self.projection = projection
        self.path = path
        self._kept: dict[int, list[SegspecError]] = {}
        self.overflow: Overflow | None = self._keep if keep_going else None

    def _keep(self, row: int, error: SegspecError) -> None:
        self._kept.setdefault(row, []).append(error)

    def convert(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """One batch. `overflow` was already called for the values that its own columns could not hold."""
        columns: list[Any] = []
        for place, field in enumerate(self.projection.target):
            if place != self.projection.corrupt:
                columns.append(self._cast(batch, field.name.lower(), field.type))
            else:
                columns.append(None)
        if self.projection.corrupt is not None:
            columns[self.projection.corrupt] = self._errors(batch.num_rows)
        self._kept.clear()
        return _batch(columns, self.projection.target, batch.num_rows)

    def _errors(self, rows: int) -> pa.Array:
        texts = {row: "; ".join(text(error) for error in errors) for row, errors in self._kept.items()}
        return pa.array([texts.get(row) for row in range(rows)], pa.string()) if texts else pa.nulls(rows, pa.string())

    def _cast(self, batch: pa.RecordBatch, name: str, type: pa.DataType) -> pa.Array:
        column = batch.column(name)
        if column.type == type:
            return column
        try:
            return column.cast(type)
        except pa.ArrowInvalid as cause:
            plain = column.cast(pa.int64()) if pa.types.is_timestamp(column.type) else column
            largest = LARGEST_LONG // (MICROSECONDS_PER_MILLISECOND if plain is not column else 1)
            fitting = []
            for row, value in enumerate(plain.to_pylist()):
                if value is None or abs(value) <= largest:
                    fitting.append(value)
                    continue
                error = does_not_fit(pa.field(name, type), value, self.path, batch.column(PLACE)[row].as_py())
                if self.overflow is None:
                    raise error from cause
                self.overflow(row, error)
                fitting.append(None)
            return pa.array(fitting, plain.type).cast(column.type).cast(type)


def text(damage: Finding | SegspecError) -> str:
    """What the corrupt record's column says."""
    return f"{damage.code}: {damage.message}"


def damage_rows(findings: Sequence[Finding], projection: Projection) -> pa.RecordBatch:
    """A row for each finding: where it is and what it is; every other column is null."""
    columns = []
    for place, field in enumerate(projection.target):
        values: list[Any]
        if place == projection.corrupt:
            values = [text(finding) for finding in findings]
        elif field.name.lower() in ("segment", "path"):
            values = [finding.path for finding in findings]
        elif field.name.lower() == PLACE:
            values = [finding.position for finding in findings]
        else:
            values = [None] * len(findings)
        columns.append(pa.array(values, field.type))
    return _batch(columns, projection.target, len(findings))


def _batch(columns: list[pa.Array], schema: pa.Schema, rows: int) -> pa.RecordBatch:
    if not columns:
        return without_columns(rows)
    return pa.RecordBatch.from_arrays(columns, schema=schema)
