"""`Record` objects, made column by column from what runs filled."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from itertools import repeat
from typing import Any, overload

from segspec.columns.backend.lanes import extension
from segspec.core.model import FurtherRecord, Record

RUN = 1 << 12
"""The number of records made at a time: each takes many times its size in columns."""

KEPT = 1 << 20
"""So many bytes of payload may be kept by who looks at the first and the last of many records."""

NAMES = tuple(field.name for field in fields(Record))
MEMBERS = tuple(getattr(Record, name) for name in NAMES)
"""The descriptors of a record's slots."""
FURTHER: Any = FurtherRecord.__dict__["further"]


def records(rows: int, columns: dict[str, Any], further: Sequence[dict[str, Any]] | None = None) -> list[Record]:
    """`rows` records, whose fields are those of `columns`: lists, or arrays of 64 bits, with at least as many values.
    The other fields are None. `further` are the further columns of each, in formats that have some."""
    kind, members, names, given = Record, MEMBERS, NAMES, columns
    if further is not None:
        kind, members, names = FurtherRecord, (*MEMBERS, FURTHER), (*NAMES, "further")
        given = columns | {"further": further}
    native = extension()
    if native is None:
        values = (given[name][:rows] if name in given else repeat(None, rows) for name in names)
        return list(map(kind, *values))
    made: list[Record] = native.objects(kind, members, tuple(given.get(name) for name in names), rows)
    return made


class Runs(Sequence[Record]):
    """Records with rising numbers and no deleted ones, made on use: one run at a time, by `make` from its first and its
    end.

    `size` is their bytes of payload, if known.
    """

    def __init__(self, rows: int, make: Callable[[int, int], list[Record]], size: int = 0) -> None:
        self._rows = rows
        self._make = make
        self._ends: list[Record] | None = None
        self.size = size

    @property
    def ends(self) -> Sequence[Record]:
        """The first and the last of them. Those of large payloads are not kept: one may be all of a chunk."""
        if self._ends is not None:
            return self._ends
        ends = [self._make(row, row + 1)[0] for row in (0, self._rows - 1)[: self._rows]]
        self._ends = ends if self.size <= KEPT else None
        return ends

    def __len__(self) -> int:
        return self._rows

    def __iter__(self) -> Iterator[Record]:
        for first in range(0, self._rows, RUN):
            yield from self._make(first, min(first + RUN, self._rows))

    @overload
    def __getitem__(self, place: int) -> Record: ...
    @overload
    def __getitem__(self, place: slice) -> list[Record]: ...
    def __getitem__(self, place: int | slice) -> Record | list[Record]:
        places = range(self._rows)[place]
        if isinstance(places, int):
            if places in (0, self._rows - 1) and self._ends is not None:
                return self._ends[0 if places == 0 else -1]
            return self._make(places, places + 1)[0]
        return [self._make(row, row + 1)[0] for row in places]


def in_runs(rows: int, make: Callable[[int, int], list[Record]]) -> Sequence[Record]:
    """The `rows` records from `make`: all at once, or on use if there are many."""
    return make(0, rows) if rows <= RUN else Runs(rows, make)


def part(column: Any, first: int, last: int) -> Any:
    """Some rows of a column; the column itself, which may have more of them, where they begin with the first."""
    return column[first:last] if first else column


def side_by_side(data: Any, ends: Any, rows: int) -> list[bytes]:
    """The values of `rows` adjacent rows, whose ends are `ends`."""
    first, last = ends[0], ends[rows]
    if not first:
        return values(data, None, ends, rows)
    return values(memoryview(data)[first:last], None, array(ends.typecode, [end - first for end in ends]), rows)


def values(data: Any, starts: Any, ends: Any, rows: int) -> list[bytes]:
    """The values of `rows` rows in `data`.

    Each begins at its number in `starts`, and is as long as the difference of its `ends`; if `starts` is None they are
    adjacent.
    """
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
