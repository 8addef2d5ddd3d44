"""Single records, gathered into columns."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import accumulate
from types import NoneType
from typing import Any

from segspec.columns.backend.kernel import CODES
from segspec.formats.contract.rows import NUMBERS, ColumnOfRows, Pairs, Rows, Values, of_conditions, of_ids

CHUNK_ROWS, CHUNK_BYTES = 1 << 13, 1 << 20

FIXED = frozenset({int, bool, str})

FIELDS = "fields"


class WaitingRecords:
    """Waiting records, by column: values if `shape` is None, else mappings, with `fields` or without. The records are
    not kept, because callers may change them."""

    def __init__(self, shape: bool | None) -> None:
        self.shape, self.count = shape, 0
        self.columns: dict[str, list[Any]] = {}
        self.starts, self.names, self.values = [0], list[bytes](), list[bytes]()

    def add(self, record: dict[str, Any]) -> None:
        for name, value in record.items():
            if name == FIELDS:
                self._add_fields(value)
            else:
                self._column(name).append(value)
        self.count += 1
        if len(record) < len(self.columns) + bool(self.shape):
            for column in self.columns.values():
                column.extend([None] * (self.count - len(column)))

    def _column(self, name: str) -> list[Any]:
        found = self.columns.get(name)
        if found is None:
            found = self.columns[name] = [None] * self.count
        return found

    def _add_fields(self, fields: Any) -> None:
        if type(fields) is dict:
            self.names.extend(fields)
            self.values.extend(fields.values())
        else:
            self.names.extend([name for name, _ in fields])
            self.values.extend([value for _, value in fields])
        self.starts.append(len(self.names))

    def rows(self) -> Iterator[Rows]:
        if self.shape is None and self.values:
            yield Rows(len(self.values), {"value": _values(self.values)})
        elif self.count:
            columns: dict[str, ColumnOfRows] = {name: _column(name, given) for name, given in self.columns.items()}
            if self.shape:
                starts = memoryview(array("i", self.starts))
                columns[FIELDS] = Pairs(starts, _values(self.names), _values(self.values))
            yield Rows(self.count, columns)


def chunks(records: Iterable[Any]) -> Iterator[Any]:
    """Records in order: values and mappings of plain arguments combined as `Rows`; others and very long ones unchanged.

    If `records` raises, its earlier records come first.
    """
    waiting, count, size = WaitingRecords(None), 0, 0
    add: Callable[[Any], None] = waiting.values.append
    try:
        for record in records:
            shape, kind = None, type(record)
            if kind is bytes:
                length = len(record)
            elif kind is dict:
                length, shape = _bytes_of(record), FIELDS in record
            else:
                length = -1
            apart = not 0 <= length <= CHUNK_BYTES
            if apart or shape is not waiting.shape or size >= CHUNK_BYTES or count >= CHUNK_ROWS:
                yield from waiting.rows()
                waiting, count, size = WaitingRecords(None if apart else shape), 0, 0
                add = waiting.values.append if waiting.shape is None else waiting.add
                if apart:
                    yield record
                    continue
            add(record)
            count += 1
            size += length
    except GeneratorExit:
        raise
    except BaseException:
        yield from waiting.rows()
        raise
    yield from waiting.rows()


def _bytes_of(record: dict[Any, Any]) -> int:
    """The bytes in a mapping; -1 if an argument of it is not plain."""
    size = 0
    for name, value in record.items():
        kind = type(value)
        if kind is bytes and name != FIELDS:
            more = len(value)
        elif name == FIELDS:
            more = _bytes_of_fields(value)
        else:
            more = 0 if kind in FIXED or (kind is tuple and name == "id") else -1
        if more < 0 or type(name) is not str:
            return -1
        size += more
    return size


def _bytes_of_fields(fields: Any) -> int:
    kind = type(fields)
    if kind is not dict and kind is not list and kind is not tuple:
        return -1
    size = 0
    for pair in fields.items() if kind is dict else fields:
        if type(pair) is not tuple or len(pair) != 2 or type(pair[0]) is not bytes or type(pair[1]) is not bytes:
            return -1
        size += len(pair[0]) + len(pair[1])
    return size


def _column(name: str, given: list[Any]) -> ColumnOfRows:
    kinds = set(map(type, given))
    if kinds == {bytes}:
        return _values(given)
    if kinds == {bytes, NoneType}:
        absent = frozenset(row for row, value in enumerate(given) if value is None)
        return replace(_values([value or b"" for value in given]), absent=absent)
    if name == "deleted":
        return of_conditions(given)
    if name == "id":
        return of_ids(given)
    if name in NUMBERS and kinds == {int}:
        try:
            return memoryview(array(CODES[NUMBERS[name]], given))
        except OverflowError:
            pass
    return given


def _values(given: list[bytes]) -> Values:
    ends = array("i", accumulate(map(len, given), initial=0))
    return Values(memoryview(b"".join(given)), memoryview(ends))
