"""What the records of a batch of bundles become: Arrow columns, or objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from segspec.columns.flat import BYTES, SIGNED, UNSIGNED, VIEWS, Flat
from segspec.columns.lane import Room
from segspec.columns.objects import in_runs, part, records, side_by_side
from segspec.columns.views import VIEW
from segspec.core.model import Record
from segspec.formats.tank.scan.messages_run import MessageOut

NAMES = ("offset", "timestamp", "position", "key", "value")
NUMBERS = {"offset": "u64", "timestamp": "u64", "position": "i64"}
PAYLOADS = ("key", "value")

Given = tuple[Any, Any]
"""An array as runs fill it, and as Arrow takes it."""


class MessageRows:
    """Arrays that runs fill for the columns `names`, and what is made of them. If it `points`, values are views."""

    def __init__(self, room: Room, names: frozenset[str], *, points: bool) -> None:
        self._points = points
        self._room = room
        self._names = names
        self._numbers: dict[str, Given] = {}
        self._ends: dict[str, Given] = {}
        self._bytes: dict[str, Given] = {}
        self._views: Given = (bytearray(), None)
        self._has_key: Any = None

    def make_room(self, rows: int, size: int) -> MessageOut:
        """New arrays for `rows` rows whose payloads have at most `size` bytes; those of columns that are not wanted
        stay as they are."""
        for name, kind in NUMBERS.items():
            self._numbers[name] = self._given(name, kind, rows)
        for name in PAYLOADS:
            self._ends[name] = self._given(name, "i32", rows + 1)
            self._bytes[name] = self._given(name, "u8", 0 if name == "value" and self._points else size)
            self._ends[name][0][0] = 0
        if self._points:
            self._views = self._room.give("u8", VIEW * rows)
        self._has_key = self._room.keep("has_key", "bool", rows if "key" in self._names else 1)
        return MessageOut(
            **{name: array for name, (array, _) in self._numbers.items()}, has_key=self._has_key,
            key_ends=self._ends["key"][0], keys=self._bytes["key"][0],
            ends=self._ends["value"][0], values=self._bytes["value"][0], views=self._views[0],
        )  # fmt: skip

    def _given(self, name: str, kind: str, length: int) -> Given:
        if name in self._names:
            return self._room.give(kind, length)
        return self._room.keep(f"no {kind}", kind, 1), None

    def records(self, rows: int) -> Sequence[Record]:
        """The first `rows` rows as objects."""
        numbers = {name: self._numbers[name][0] for name in NUMBERS}
        payloads = {name: (self._bytes[name][0], self._ends[name][0]) for name in PAYLOADS}
        if not payloads["key"][1][rows]:
            del payloads["key"]
        return in_runs(rows, lambda first, last: _records(numbers, payloads, first, last))

    def columns(self, *blocks: tuple[Any, int]) -> dict[str, Flat]:
        """The rows as columns. Views point into `blocks`, and to so many bytes of each."""
        return {name: self._column(name, blocks) for name in NAMES if name in self._names}

    def _column(self, name: str, blocks: Sequence[tuple[Any, int]]) -> Flat:
        if name == "value" and self._points:
            return Flat(
                VIEWS,
                (self._views[1], *(block if held else b"" for block, held in blocks)),
                held=sum(held for _, held in blocks),
            )
        if name in NUMBERS:
            return Flat(UNSIGNED if NUMBERS[name] == "u64" else SIGNED, (self._numbers[name][1],))
        return Flat(BYTES, (self._ends[name][1], self._bytes[name][1]), self._has_key if name == "key" else None)


def _records(numbers: Mapping[str, Any], payloads: Mapping[str, Given], first: int, last: int) -> list[Record]:
    """The rows `first:last` as objects. A key of no bytes is none."""
    columns: dict[str, Any] = {name: part(column, first, last) for name, column in numbers.items()}
    for name, (data, ends) in payloads.items():
        columns[name] = side_by_side(data, part(ends, first, last + 1), last - first)
    if "key" in columns:
        columns["key"] = [key or None for key in columns["key"]]
    return records(last - first, columns)
