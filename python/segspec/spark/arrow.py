"""Converts the library's batches to Spark's, and handles damage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import pyarrow as pa

from segspec.columns.batches import Overflow, batch_of, does_not_fit, without_columns
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.notices import logger
from segspec.core.text import path_text
from segspec.reading.walk import OnDamage
from segspec.spark.schemas import Projection

PLACE = "position"
IN_FINDINGS = ", and the table findings has what is damaged"
SHOWN_BYTES = 16


class Converter:
    """Converts a segment's, index's or log's batches, and turns damage into rows, errors or a warning.

    A value outside Spark's type damages its row: the policy raises `SegspecError`, drops the row (`drops`), or makes
    the value null with the reason in the corrupt record's column.
    """

    def __init__(
        self,
        projection: Projection,
        path: str,
        origin: Mapping[str, Any],
        policy: OnDamage,
        place: str = PLACE,
        elsewhere: str = IN_FINDINGS,
        *,
        drops: bool = False,
    ) -> None:
        """`place` is the column of a row's place in the file, `elsewhere` where else damage is reported."""
        self.path = path
        self._projection = projection
        self._policy = policy
        self._drops = drops
        self._place = place
        self._elsewhere = elsewhere
        self._origin = origin
        self._kept: dict[int, list[SegspecError]] = {}
        self._unseen: list[Finding | SegspecError] = []
        self._count = 0

    def overflow(self, row: int, error: SegspecError) -> None:
        self._policy.met(error)
        self._kept.setdefault(row, []).append(error)

    def convert(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        target, rows = self._projection.target, batch.num_rows
        columns = [
            None if place == self._projection.corrupt else self._column(batch, field)
            for place, field in enumerate(target)
        ]
        if self._projection.corrupt is not None:
            columns[self._projection.corrupt] = self._errors(rows)
        made = batch_of(columns, target, rows)
        if self._kept and self._drops:
            whole = [row for row in range(rows) if row not in self._kept]
            made = made.take(pa.array(whole, pa.int64())) if target.names else without_columns(len(whole))
        elif self._projection.corrupt is None:
            self._hide(error for errors in self._kept.values() for error in errors)
        self._kept.clear()
        return made

    def converted(self, batches: Iterable[pa.RecordBatch], findings: list[Finding]) -> Iterator[pa.RecordBatch]:
        """The batches, each with the damage found before it."""
        for batch in batches:
            yield self.convert(batch)
            yield from self.damage(findings)
        yield from self.damage(findings)
        self.tell()

    def damage(self, findings: list[Finding]) -> Iterator[pa.RecordBatch]:
        """Rows for findings, which are removed from the list. Raises the first error in FAILFAST."""
        errors = [finding for finding in findings if finding.severity is Severity.ERROR]
        findings.clear()
        self._policy.met_among(errors)
        if not errors or self._drops:
            return
        if self._projection.corrupt is None:
            self._hide(errors)
        else:
            yield damage_rows(errors, self._projection, self._origin, self._place)

    def tell(self) -> None:
        if self._count:
            first = self._unseen[0]
            logger().warning(
                "%s: errors that no row says: %d, the first at byte %d, %s; option columnNameOfCorruptRecord makes "
                "rows say them%s",
                path_text(self.path),
                self._count,
                first.position,
                text(first),
                self._elsewhere,
            )

    def _hide(self, damage: Iterable[Finding | SegspecError]) -> None:
        for one in damage:
            self._count += 1
            if not self._unseen:
                self._unseen.append(one)

    def _errors(self, rows: int) -> pa.Array:
        texts = {row: "; ".join(text(error) for error in errors) for row, errors in self._kept.items()}
        return pa.array([texts.get(row) for row in range(rows)], pa.string()) if texts else pa.nulls(rows, pa.string())

    def _column(self, batch: pa.RecordBatch, field: pa.Field) -> pa.Array:
        shown = self._projection.shown.get(field.name.lower())
        name = field.name.lower() if shown is None else shown.name
        if name in self._projection.origin:
            column = _same(self._origin.get(name), self._projection.origin[name], batch.num_rows)
        else:
            column = batch.column(name)
        places = batch.column(self._place)
        if shown is not None:
            column = _without_empty(column) if shown.said.null_if_empty else column
            column = fitted(renamed(column, shown.field.type), shown.field, self.path, places, self.overflow)
            if shown.said.absent is not None:
                import pyarrow.compute as pc

                other, instead = shown.said.absent
                column = pc.if_else(batch.column(other).is_null(), pa.scalar(instead, column.type), column)
        return fitted(column, field, self.path, places, self.overflow)


def renamed(column: pa.Array, type: pa.DataType) -> pa.Array:
    if pa.types.is_list(column.type) and pa.types.is_list(type):
        items = renamed(column.values, type.value_type)
        buffers = column.buffers()[:2]
        return pa.Array.from_buffers(pa.list_(items.type), len(column), buffers, -1, column.offset, [items])
    if pa.types.is_struct(column.type) and pa.types.is_struct(type):
        parts = [column.field(number) for number in range(len(column.type))]
        named = [pa.field(field.name, part.type) for field, part in zip(type, parts, strict=True)]
        return pa.StructArray.from_arrays(parts, fields=named, mask=column.is_null())
    return column


def _without_empty(lists: pa.ListArray) -> pa.ListArray:
    import pyarrow.compute as pc

    filled = pc.greater(pc.list_value_length(lists), 0).fill_null(False)
    # Arrow accepts no mask with offsets that are a slice.
    return pa.ListArray.from_arrays(pc.add(lists.offsets, 0), lists.values, mask=pc.invert(filled))


def fitted(column: pa.Array, field: pa.Field, path: str, places: pa.Array, overflow: Overflow | None) -> pa.Array:
    """The column in the type of `field`; `places` has the rows' positions. A value that does not fit raises
    `SegspecError`, or is null with `overflow`, which gets its row."""
    if column.type == field.type:
        return column
    with suppress(pa.ArrowInvalid):
        return column.cast(field.type)
    wrong = list(_misfits(column, field.type, 0, len(column)))
    for row in wrong:
        error = misfit(field, column[row], path, places[row].as_py())
        if overflow is None:
            raise error
        overflow(row, error)
    return _without(column, wrong).cast(field.type)


def _same(value: object, type: pa.DataType, rows: int) -> pa.Array:
    return pa.nulls(rows, type) if value is None else pa.repeat(pa.scalar(value, type), rows)


def _misfits(column: pa.Array, type: pa.DataType, start: int, rows: int) -> Iterator[int]:
    part = column.slice(start, rows)
    if pa.types.is_nested(column.type):
        # Casting a slice of lists casts the items of all lists.
        part = column.take(pa.array(range(start, start + rows)))
    try:
        part.cast(type)
    except pa.ArrowInvalid:
        if rows == 1:
            yield start
            return
        half = rows // 2
        yield from _misfits(column, type, start, half)
        yield from _misfits(column, type, start + half, rows - half)


def _without(column: pa.Array, rows: Sequence[int]) -> pa.Array:
    if not rows:
        return column
    left_out = frozenset(rows)
    return column.take(pa.array([None if row in left_out else row for row in range(len(column))], pa.int64()))


def misfit(field: pa.Field, value: pa.Scalar, path: str, position: int) -> SegspecError:
    if pa.types.is_timestamp(value.type):
        value = value.cast(pa.int64())
    if pa.types.is_integer(value.type):
        return does_not_fit(field, value.as_py(), path, position)
    shown = value.as_py()[:SHOWN_BYTES].hex(" ") if pa.types.is_binary(value.type) else "of bytes"
    return SegspecError(
        Code.BAD_ENCODING,
        f"column {field.name} is not UTF-8 ({shown}), and the schema makes text of it; read it as binary",
        path=path,
        position=position,
        field=field.name,
        expected="UTF-8",
        actual=shown,
    )


def text(damage: Finding | SegspecError) -> str:
    return f"{damage.code}: {damage.message}"


def damage_rows(
    findings: Sequence[Finding], projection: Projection, origin: Mapping[str, Any], placed: str = PLACE
) -> pa.RecordBatch:
    columns = []
    for place, field in enumerate(projection.target):
        shown = projection.shown.get(field.name.lower())
        name = field.name.lower() if shown is None else shown.name
        values: list[Any] = [None] * len(findings)
        if place == projection.corrupt:
            values = [text(finding) for finding in findings]
        elif name in origin:
            values = [origin[name]] * len(findings)
        elif name in ("segment", "path") and placed == PLACE:
            values = [finding.path for finding in findings]
        elif name == placed:
            values = [finding.position for finding in findings]
        columns.append(_as(values, field.type))
    return batch_of(columns, projection.target, len(findings))


def _as(values: list[Any], type: pa.DataType) -> pa.Array:
    column = pa.array(values)
    return column if column.type == type else _without(column, list(_misfits(column, type, 0, len(column)))).cast(type)
