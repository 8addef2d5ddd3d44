"""Columns as Arrow arrays and back: of every kind, with nulls in any place."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
from hypothesis import given
from hypothesis import strategies as st

from segspec.columns.arrays import arrow_array, flat_columns
from segspec.columns.flat import VIEWS, Flat, FlatRows, of_records
from segspec.columns.views import PREFIX, VIEW
from segspec.core.model import further_of, record_of

CONTENT = st.binary(max_size=20)
SIGNED = st.integers(-(1 << 63), -1)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "offset": st.integers(0, (1 << 64) - 1),
    "timestamp": SIGNED,
    "key": CONTENT,
    "value": CONTENT,
    "fields": st.lists(st.tuples(CONTENT, st.none() | CONTENT), max_size=3),
    "delta": SIGNED,
    "producer": st.integers(0, (1 << 64) - 1),
    "is_final": st.booleans(),
    "note": st.text(st.characters(exclude_categories=["Cs"]), max_size=9),
    "raw": CONTENT,
}
ROWS = st.lists(st.fixed_dictionaries({name: st.none() | values for name, values in VALUES.items()}), max_size=6)


def plain(name: str, value: Any) -> Any:
    if name == "fields" and value is not None:
        return [{"name": pair, "value": content} for pair, content in value]
    return value


@given(ROWS)
def test_arrays_hold_what_records_have_and_give_it_back(rows: list[dict[str, Any]]) -> None:
    columns = of_records([record_of(0, row) for row in rows], VALUES)
    arrays = {name: arrow_array(name, column, len(rows)) for name, column in columns.items()}
    for name, array in arrays.items():
        array.validate(full=True)
        numbers = array.view(pa.int64()) if name == "timestamp" else array
        assert numbers.to_pylist() == [plain(name, row[name]) for row in rows]
    if arrays:
        batch = pa.RecordBatch.from_arrays(list(arrays.values()), names=list(arrays))
        for first in range(len(rows) + 1):
            part = batch.slice(first)
            back = FlatRows(part.num_rows, flat_columns(part))
            found = [back.record(row) for row in back.numbers()]
            due = [record_of(0, {name: row[name] for name in back.columns}) for row in rows[first:]]
            assert found == due
            assert list(map(further_of, found)) == list(map(further_of, due))


@given(st.lists(st.none() | st.binary(max_size=30), max_size=6))
def test_views_may_lack_values(values: list[bytes | None]) -> None:
    block = b"".join(value or b"" for value in values)
    views, at = bytearray(), 0
    for value in values:
        content = value or b""
        inlined = content.ljust(VIEW - 4, b"\0")
        placed = content[:PREFIX] + (0).to_bytes(4, "little") + at.to_bytes(4, "little")
        views += len(content).to_bytes(4, "little") + (inlined if len(content) <= VIEW - 4 else placed)
        at += len(content)
    present = bytes(value is not None for value in values)
    for held in (0, len(block)):
        column = Flat(VIEWS, (bytes(views), block), present, held)
        assert arrow_array("value", column, len(values)).to_pylist() == values
