"""`Record` objects, made column by column from what runs filled."""

from __future__ import annotations

from dataclasses import fields
from itertools import repeat
from typing import Any

from segspec.columns.backend.lanes import extension
from segspec.core.model import Record

NAMES = tuple(field.name for field in fields(Record))
MEMBERS = tuple(getattr(Record, name) for name in NAMES)
"""The descriptors of a record's slots."""


def records(rows: int, columns: dict[str, Any]) -> list[Record]:
    """`rows` records, whose fields are those of `columns`: lists, or arrays of 64 bits, with at least as many values.
    The other fields are None."""
    native = extension()
    if native is None:
        given = (columns[name][:rows] if name in columns else repeat(None, rows) for name in NAMES)
        return list(map(Record, *given))
    made: list[Record] = native.objects(Record, MEMBERS, tuple(columns.get(name) for name in NAMES), rows)
    return made


def values(data: Any, starts: Any, ends: Any, rows: int) -> list[bytes]:
    """The values of `rows` rows in `data`, where each begins at its number of `starts`, and is as long as it takes from
    one of `ends` to the next; where `starts` is None they lie side by side."""
    native = extension()
    if native is not None:
        made: list[bytes] = native.pieces(data, starts, ends, rows)
        return made
    view, stops = memoryview(data), ends[: rows + 1].tolist()
    if starts is None:
        return [view[stops[row] : stops[row + 1]].tobytes() for row in range(rows)]
    places = starts[:rows].tolist()
    return [view[at : at + stops[row + 1] - stops[row]].tobytes() for row, at in enumerate(places)]


def lists(items: list[Any], ends: Any, rows: int) -> list[list[Any]]:
    """For each of `rows` rows, those of `items` from one of `ends` to the next."""
    native = extension()
    if native is not None:
        made: list[list[Any]] = native.lists(items, ends, rows)
        return made
    stops = ends[: rows + 1].tolist()
    return [items[stops[row] : stops[row + 1]] for row in range(rows)]
