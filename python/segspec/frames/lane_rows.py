"""The arrays filled by the run of a declared log's rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from segspec.columns.flat import BYTES, FLAGS, PAIRS, SIGNED, TEXTS, UNSIGNED, VIEWS, Flat
from segspec.columns.lane import Room
from segspec.columns.objects import RUN, in_runs, part, records, values
from segspec.core.model import RECORD_COLUMNS, Record
from segspec.frames.lowered_log import VALUE, LaneColumn

KINDS = {UNSIGNED: "u64", SIGNED: "i64", FLAGS: "bool"}
PAIR_ENDS, PAIR_BYTES = ("pair_name_ends", "pair_text_ends"), ("pair_names", "pair_texts")


class LaneRows:
    """Space for `rows` rows with `size` bytes of values, and `pairs` named values."""

    def __init__(
        self,
        room: Room,
        out: Callable[..., Any],
        columns: Mapping[str, LaneColumn],
        names: frozenset[str],
        rows: int,
        size: int,
        pairs: int,
    ) -> None:
        self._columns = {name: column for name, column in columns.items() if name in names}
        self.rows, self.size, self.pairs = rows, size, pairs
        self._given: dict[str, tuple[Any, Any]] = {}
        self.filled: dict[str, Any] = {}
        self.given = columns
        for name, column in columns.items():
            self._make(room, name, column, rows if name in names else 0, size if name in names else 0)
        self._make_more(room, rows, names)
        self.out = out(**self.filled)

    def _make_more(self, room: Room, rows: int, names: frozenset[str]) -> None:
        """Arrays after those of all columns."""

    def _make(self, room: Room, name: str, column: LaneColumn, rows: int, size: int) -> None:
        array = f"c_{name}"
        if column.kind in KINDS:
            self._array(room, array, KINDS[column.kind], rows)
        else:
            self._ends(room, f"{array}_ends", rows)
        if column.kind in (BYTES, TEXTS):
            longest = max(map(len, column.names), default=0) * rows if column.names else size
            self._array(room, array, "u8", longest)
        if column.kind == PAIRS:
            pairs = self.pairs if rows else 0
            for ends, content in zip(PAIR_ENDS, PAIR_BYTES, strict=True):
                self._ends(room, ends, pairs)
                self._array(room, content, "u8", size)
            self._array(room, "pair_there", "bool", pairs)
        if column.is_optional:
            self._array(room, f"{array}_there", "bool", rows)
        if column.names:
            texts = [text.encode() for text in column.names]
            ends = room.keep(f"t_{name}_ends", "i32", len(texts) + 1)
            for place, text in enumerate(texts):
                ends[place + 1] = ends[place] + len(text)
            self.filled |= {f"t_{name}_ends": ends, f"t_{name}": b"".join(texts)}

    def _array(self, room: Room, name: str, kind: str, length: int) -> None:
        if not length:
            given = room.keep(f"no {kind}", kind, 1), None
        elif room.for_records and self.rows <= RUN:
            given = room.again(f"row.{name}", kind, length), None
        else:
            given = room.give(kind, length)
        self._given[name], self.filled[name] = given, given[0]

    def _ends(self, room: Room, name: str, length: int) -> None:
        self._array(room, name, "i32", length + 1)
        self.filled[name][0] = 0

    def flats(self, rows: int) -> dict[str, Flat]:
        return {name: self._flat(name, column) for name, column in self._columns.items()}

    def _flat(self, name: str, column: LaneColumn) -> Flat:
        array = f"c_{name}"
        there = self.filled[f"{array}_there"] if column.is_optional else None
        if column.kind in KINDS:
            return Flat(column.kind, (self._buffer(array),), there)
        ends = self._buffer(f"{array}_ends")
        if column.kind == PAIRS:
            names = ("pair_name_ends", "pair_names", "pair_text_ends", "pair_texts")
            return Flat(PAIRS, (ends, *map(self._buffer, names), self.filled["pair_there"]))
        return Flat(column.kind, (ends, self._buffer(array)), there)

    def _buffer(self, name: str) -> Any:
        filled, given = self._given[name]
        return filled if given is None else given

    def records(self, rows: int) -> Sequence[Record]:
        """The first `rows` rows; many records are made only when taken."""
        return in_runs(rows, self._objects)

    def _objects(self, first: int, end: int) -> list[Record]:
        values = {name: self._values(name, column, first, end) for name, column in self._columns.items()}
        further = [name for name in values if name not in RECORD_COLUMNS]
        told = [dict(zip(further, row, strict=True)) for row in zip(*map(values.get, further), strict=True)]
        return records(end - first, values, told if further else None)

    def _values(self, name: str, column: LaneColumn, first: int, end: int) -> Any:
        array = f"c_{name}"
        if column.kind == PAIRS:
            return self._pairs(first, end)
        there = bytes(self.filled[f"{array}_there"][first:end]) if column.is_optional else b"\1"
        if 1 not in there:
            return [None] * (end - first)
        if column.kind in KINDS:
            found = self.filled[array][first:end]
            found = list(map(bool, found)) if column.kind == FLAGS else found
        else:
            found = self._bytes(name, column, first, end)
            found = [value.decode() for value in found] if column.kind == TEXTS else found
        if 0 not in there:
            return found
        return [value if is_there else None for value, is_there in zip(found, there, strict=True)]

    def _bytes(self, name: str, column: LaneColumn, first: int, end: int) -> list[bytes]:
        return cut(self.filled[f"c_{name}"], self.filled[f"c_{name}_ends"], first, end)

    def _pairs(self, first: int, end: int) -> list[list[tuple[bytes, bytes | None]]]:
        ends = self.filled["c_fields_ends"][first : end + 1].tolist()
        begun, stopped = ends[0], ends[-1]
        there = self.filled["pair_there"][begun:stopped]
        names, texts = (
            cut(self.filled[content], self.filled[each], begun, stopped)
            for each, content in zip(PAIR_ENDS, PAIR_BYTES, strict=True)
        )
        pairs = [(name, text if is_there else None) for name, text, is_there in zip(names, texts, there, strict=False)]
        return [pairs[one - begun : next_one - begun] for one, next_one in pairwise(ends)]


class PlacedRows(LaneRows):
    """Rows with values as views of bytes that stay in place."""

    def __init__(
        self, room: Room, out: Callable[..., Any], columns: Mapping[str, LaneColumn], names: frozenset[str],
        rows: int, size: int, *, places: bool, points: bool,
    ) -> None:  # fmt: skip
        self._places, self._points = places, points
        super().__init__(room, out, columns, names, rows, size, 0)

    def _make(self, room: Room, name: str, column: LaneColumn, rows: int, size: int) -> None:
        stays = column.is_placed and (self._places or (self._points and name == VALUE))
        super()._make(room, name, column, rows, 0 if stays else size)

    def _make_more(self, room: Room, rows: int, names: frozenset[str]) -> None:
        for name in (name for name, column in self.given.items() if column.is_placed):
            self._array(room, f"c_{name}_at", "i64", rows if self._places and name in names else 0)
        size = 0
        if self._points and VALUE in names:
            # Only Arrow takes views.
            from segspec.columns.views import VIEW

            size = VIEW * rows
        if VALUE in self.given:
            self._array(room, "views", "u8", size)

    def flats(self, rows: int, block: Any = None) -> dict[str, Flat]:
        made = super().flats(rows)
        if self._points:
            held, there = int(self.filled[f"c_{VALUE}_ends"][rows]), made[VALUE].present
            made[VALUE] = Flat(VIEWS, (self._buffer("views"), block), there, held)
        return made

    def of(self, data: Any, rows: int) -> list[Record]:
        self._data = data
        return self._objects(0, rows)

    def _bytes(self, name: str, column: LaneColumn, first: int, end: int) -> list[bytes]:
        if column.names:
            return super()._bytes(name, column, first, end)
        return values(self._data, self.filled[f"c_{name}_at"], self.filled[f"c_{name}_ends"], end)


def cut(content: Any, ends: Any, first: int, end: int) -> list[bytes]:
    """Values from `first` up to `end` (exclusive); `ends` are their ends in `content`."""
    return values(content, None, part(ends, first, end + 1), end - first)
