"""Batches of the records of lines, most of which were read in bulk."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import pyarrow as pa

from segspec.columns.batches import Collector
from segspec.columns.rows import getters, payload
from segspec.conversion.losses import DoesNotFit
from segspec.core.bounds import Range
from segspec.core.errors import Finding, SegspecError
from segspec.core.model import Record
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
