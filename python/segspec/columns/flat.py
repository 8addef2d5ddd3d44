"""Columns as runs fill them, from which Arrow arrays and lines of text are made."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, compress
from typing import Any, NamedTuple

from segspec.core.ids import parse_id
from segspec.core.model import Record, record_of

UNSIGNED, SIGNED, FLAGS, IDS, BYTES, TEXTS, PAIRS, VIEWS = "Q", "q", "?", "i", "b", "t", "f", "v"


class Flat(NamedTuple):
    """One column, in arrays with at least as many items as it has rows, by its kind:

    `UNSIGNED`, `SIGNED`: numbers of 64 bits. `FLAGS`: a byte each. `IDS`: the two numbers of ids (ms and seq). `BYTES`,
    and `TEXTS` in UTF-8: the end of each value, after the start of the first, and the values side by side. `PAIRS`: the
    ends of each row's pairs, two such arrays each for names and values, and a byte per pair, 0 for null values, if any.
    `VIEWS`: Arrow's views of values, and their blocks; `held` is the size of the values.

    If a row's byte in `present` is 0, the value is absent.
    """

    kind: str
    arrays: tuple[Any, ...]
    present: Any = None
    held: int = 0

    def value(self, row: int) -> Any:
        """The value of a row as in a `Record`, or None."""
        if self.present is not None and not self.present[row]:
            return None
        first, *others = self.arrays
        if self.kind in (UNSIGNED, SIGNED):
            return first[row]
        if self.kind == FLAGS:
            return bool(first[row])
        if self.kind == IDS:
            return first[row], others[0][row]
        if self.kind == PAIRS:
            names, values = Flat(BYTES, tuple(others[:2])), Flat(BYTES, tuple(others[2:4]), *others[4:])
            return [(names.value(pair), values.value(pair)) for pair in range(first[row], first[row + 1])]
        content = bytes(memoryview(others[0])[first[row] : first[row + 1]])
        return content.decode() if self.kind == TEXTS else content


@dataclass(slots=True, eq=False)
class FlatRows:
    """Rows of the file at `path`.

    A row is omitted if its byte in `chosen` is 0. `positions` are the starts of their frames, if known.
    """

    count: int
    columns: Mapping[str, Flat]
    chosen: bytes | None = None
    path: str = ""
    positions: Flat | None = None

    def numbers(self) -> Iterable[int]:
        """The chosen row numbers, in order."""
        return range(self.count) if self.chosen is None else compress(range(self.count), self.chosen)

    def values(self, row: int) -> dict[str, Any]:
        return {name: column.value(row) for name, column in self.columns.items()}

    def record(self, row: int) -> Record:
        position, values = 0 if self.positions is None else self.positions.value(row), self.values(row)
        if isinstance(values.get("id"), str):
            values["id"] = parse_id(values["id"])
        return record_of(position, values)


def of_records(records: Sequence[Record], names: Iterable[str]) -> dict[str, Flat]:
    """Numbers that do not fit 64 bits together become texts."""
    found = ((name, of_values([getattr(record, name, None) for record in records])) for name in names)
    return {name: flat for name, flat in found if flat is not None}


def of_values(values: Sequence[Any]) -> Flat | None:
    """A column of values, or None if all are None. Numbers that do not fit 64 bits together become texts."""
    given = [value for value in values if value is not None]
    if not given:
        return None
    present = None if len(given) == len(values) else bytes(value is not None for value in values)
    return Flat(*_filled(values, given[0]), present)


def _filled(values: Sequence[Any], one: Any) -> tuple[str, tuple[Any, ...]]:
    if isinstance(one, bool):
        return FLAGS, (bytes(map(bool, values)),)
    if isinstance(one, int):
        numbers = [value or 0 for value in values]
        kind = SIGNED if min(numbers) < 0 else UNSIGNED
        try:
            return kind, (array(kind, numbers),)
        except OverflowError:
            one = ""
    if isinstance(one, tuple):
        parts = zip(*(value or (0, 0) for value in values), strict=True)
        return IDS, tuple(array("Q", part) for part in parts)
    if isinstance(one, bytes):
        return BYTES, _side_by_side([value or b"" for value in values])
    if isinstance(one, str | float):
        return TEXTS, _side_by_side([b"" if value is None else str(value).encode() for value in values])
    lists = [value or [] for value in values]
    pairs = [pair for each in lists for pair in each]
    names, contents = _side_by_side([name for name, _ in pairs]), _side_by_side([value or b"" for _, value in pairs])
    given = bytes(value is not None for _, value in pairs)
    return PAIRS, (_ends(map(len, lists)), *names, *contents, *([] if all(given) else [given]))


def _side_by_side(values: Sequence[bytes]) -> tuple[Any, bytes]:
    return _ends(map(len, values)), b"".join(values)


def _ends(sizes: Iterator[int]) -> Any:
    return array("i", accumulate(sizes, initial=0))
