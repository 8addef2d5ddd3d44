"""The records of a log as Arrow batches, from stretches and the single frames between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pyarrow as pa

from segspec.columns.arrays import chosen, repeated
from segspec.columns.batches import Collector, batch_of
from segspec.columns.flat import RecordRows
from segspec.core.bounds import Bound
from segspec.core.model import parse_id
from segspec.core.stretch import Stretch, Wanted
from segspec.library.record_selection import Choice, Selection
from segspec.library.stored_log import StoredLog

AT_ONCE = 64
"""Records that become rows together: any may be large."""

MASKS = {"offset": "offset", "time": "timestamp", "id": "id"}


def record_batches(
    log: StoredLog, schema: pa.Schema, selection: Selection, out: Collector, *, checksums: bool, views: bool
) -> Iterator[pa.RecordBatch]:
    choice = Choice(log.format, selection)
    chooser = _Chooser(log, schema.names, choice)
    wanted = Wanted(columns=frozenset(chooser.columns), checksums=checksums, filter=selection.filter, views=views)
    rows = RecordRows(schema.names)
    if selection.where is not None:
        yield from out.batches(row for path, record in log.placed_records(selection) for row in rows.of([record], path))
        selection.tell_unopened()
        return
    for segment, step in log.steps(on_damage=selection.on_damage, within=selection.within, wanted=wanted):
        selection.tell(*step.findings)
        if step.stretch is not None and step.stretch.rows:
            batch = chooser.batch(step.stretch, segment.path, schema)
            if batch is not None and batch.num_rows:
                yield from out.add_batch(batch)
        chosen_ones = iter(choice.records(step))
        while some := list(islice(chosen_ones, AT_ONCE)):
            yield from out.add_rows(rows.of(some, segment.path))
        if choice.ended:
            break
    yield from out.finish()


class _Chooser:
    def __init__(self, log: StoredLog, names: Sequence[str], choice: Choice) -> None:
        self._choice = choice
        self._within = within = choice.within
        self._deleted = choice.deleted
        self._paths: dict[str, pa.Array] = {}
        bounds = [] if within is None else [bound for bound in (within.start, within.end) if bound is not None]
        self._has_id = "id" in log.format.columns
        self._masked = bool(bounds)
        masks = {self._mask_column(bound) for bound in bounds} & set(log.format.columns)
        self.columns = (set(names) | masks) - {"segment"}
        if (self.columns or self._masked) and "deleted" in log.format.columns:
            self.columns.add("deleted")

    def _mask_column(self, bound: Bound) -> str:
        return "id" if bound.kind == "time" and self._has_id else MASKS[bound.kind]

    def batch(self, stretch: Stretch, path: str, schema: pa.Schema) -> pa.RecordBatch | None:
        if not self.columns and not self._masked:
            rows = stretch.rows if self._deleted else stretch.rows - stretch.deleted
            columns = {"segment": self._path(path, rows)} if schema.names else {}
        else:
            mask = self._mask(stretch)
            rows = stretch.rows if mask is None else mask.true_count
            if not rows:
                return None
            columns = {"segment": self._path(path, rows)} if "segment" in schema.names else {}
            every = mask is None or rows == stretch.rows
            for name in set(schema.names) - {"segment"}:
                columns[name] = stretch.columns[name] if every else chosen(stretch.columns[name], mask)
        return batch_of([columns[name] for name in schema.names], schema, rows)

    def _path(self, path: str, rows: int) -> pa.Array:
        held = self._paths.get(path)
        if held is None or len(held) < rows:
            self._paths = {path: (held := repeated(path, rows))}
        return held.slice(0, rows)

    def _mask(self, stretch: Stretch) -> pa.Array | None:
        if self._within is None and (self._deleted or not stretch.deleted):
            return None
        # Slow to import.
        import pyarrow.compute as pc

        masks = []
        if stretch.deleted and not self._deleted:
            masks.append(pc.invert(stretch.columns["deleted"]))
        if self._within is not None:
            masks += [self._bounded(stretch, bound, above=True) for bound in [self._within.start] if bound]
            masks += [self._bounded(stretch, bound, above=False) for bound in [self._within.end] if bound]
            self._choice.passed(stretch)
        made = masks[0] if masks else None
        for mask in masks[1:]:
            made = pc.and_(made, mask)
        return made

    def _bounded(self, stretch: Stretch, bound: Bound, *, above: bool) -> pa.Array:
        column = stretch.columns.get(self._mask_column(bound))
        if column is None:
            # Without the column no record is in the range.
            return pa.array([False] * stretch.rows, pa.bool_())
        if self._has_id:
            return pa.array([_at_or_above(value, bound) == above for value in column.to_pylist()], pa.bool_())
        least, past = 0, 1 << 64
        if pa.types.is_timestamp(column.type):
            column = column.cast(pa.int64())
            least, past = -1 << 63, 1 << 63
        if not least <= bound.value < past:  # type: ignore[operator]  # offsets and times are integers
            beyond = above == (bound.value < least)  # type: ignore[operator]
            return column.is_valid() if beyond else pa.array([False] * stretch.rows, pa.bool_())
        import pyarrow.compute as pc

        other = pa.scalar(bound.value, column.type)
        made = pc.greater_equal(column, other) if above else pc.less(column, other)
        return pc.fill_null(made, False)


def _at_or_above(text: str, bound: Bound) -> bool:
    own = parse_id(text)
    value: Any = own if bound.kind == "id" else own[0]
    return bool(value >= bound.value)
