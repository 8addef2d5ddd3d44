"""Null values for targets without nulls: they become empty, and are counted."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from segspec.columns.flat import FlatRows
from segspec.conversion.losses import takes_null
from segspec.core.model import Record
from segspec.formats import get

VALUE, FIELDS = "value", "fields"


def empty_words(count: int) -> str:
    return f"{count:,} {'null' if count == 1 else 'nulls'} became empty"


class Nulls:
    """Replaces nulls by empty values if the target has no nulls, and counts them in `counts`."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def count(self, column: str, number: int) -> None:
        if number:
            self.counts[column] = self.counts.get(column, 0) + number

    def in_csv(self, rows: FlatRows, columns: tuple[str, ...]) -> None:
        if VALUE in columns:
            value = rows.columns.get(VALUE)
            if value is None or value.present is not None:
                self.count(VALUE, sum(value is None or not value.present[row] for row in rows.numbers()))


class NullsOfLog(Nulls):
    """The nulls that logs of a format cannot store, and their number."""

    def __init__(self, target: str) -> None:
        super().__init__()
        takes = () if takes_null(target) else get(target).takes
        self._made_empty = tuple(name for name in (VALUE, FIELDS) if name in takes)

    def record(self, record: Record) -> Record:
        """Replaces such nulls in the record itself."""
        if record.value is None and VALUE in self._made_empty:
            record.value = b""
            self.count(VALUE, 1)
        if FIELDS in self._made_empty and (record.fields is not None or VALUE not in self._made_empty):
            given = record.fields or ()
            self.count(FIELDS, sum(value is None for _, value in given) + (record.fields is None))
            record.fields = [(name, value or b"") for name, value in given]
        return record

    def batch(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        place = batch.schema.get_field_index(VALUE)
        if place < 0 or VALUE not in self._made_empty or not (count := batch.column(place).null_count):
            return batch
        self.count(VALUE, count)
        filled: Any = batch.column(place).fill_null(b"")
        return batch.set_column(place, batch.schema.field(place), filled)
