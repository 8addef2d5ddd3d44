"""`Record` objects, made column by column from the output of runs."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Any, overload

from segspec.columns.backend.lanes import extension
from segspec.core.model import FurtherRecord, Record

RUN = 1 << 12
"""Records made at a time: each takes many times its size in columns."""

KEPT = 1 << 20
"""Payload bytes to keep for the first and last of many records."""

NAMES = Record.__match_args__
MEMBERS = tuple(getattr(Record, name) for name in NAMES)
FURTHER: Any = FurtherRecord.__dict__["further"]


def records(rows: int, columns: dict[str, Any], further: Sequence[dict[str, Any]] | None = None) -> list[Record]:
    """`rows` records with the fields `columns`: lists, or arrays of 64 bits, which may be longer. `further` are the
    further columns of each, if any.
    """
    kind, members, given = Record, MEMBERS, columns
    names: tuple[str, ...] = NAMES
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
    """Records with rising numbers, none deleted, made on use by `make` from a first and an end.

    `size` is their bytes of payload, if known.
    """

    def __init__(self, rows: int, make: Callable[[int, int], list[Record]], size: int = 0) -> None:
        self._rows = rows
        self._make = make
        self._ends: list[Record] | None = None
        self.size = size

    @property
    def ends(self) -> Sequence[Record]:
        """Large records are not kept: one may be all of a chunk."""
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
    """The records of `make(first, last)`; many rows are made on use."""
    return make(0, rows) if rows <= RUN else Runs(rows, make)


def part(column: Any, first: int, last: int) -> Any:
    """Rows `first` to `last`, exclusive; the whole column if `first` is 0."""
    return column[first:last] if first else column


def side_by_side(data: Any, ends: Any, rows: int) -> list[bytes]:
    """The values of adjacent rows; `ends` has one more item than there are rows."""
    first, last = ends[0], ends[rows]
    if not first:
        return values(data, None, ends, rows)
    return values(memoryview(data)[first:last], None, array(ends.typecode, [end - first for end in ends]), rows)


def values(data: Any, starts: Any, ends: Any, rows: int) -> list[bytes]:
    """Values begin at `starts`, with the lengths that `ends` give; if `starts` is None they are adjacent."""
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
    """Splits `items` into one list per row; `ends` has one more item than there are rows."""
    native = extension()
    if native is not None:
        made: list[list[Any]] = native.lists(items, ends, rows)
        return made
    stops = ends[: rows + 1].tolist()
    return [items[stops[row] : stops[row + 1]] for row in range(rows)]
