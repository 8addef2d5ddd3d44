"""Columns as runs fill them, from which Arrow arrays and lines of text are made; records and frames as their rows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, compress, repeat
from operator import attrgetter
from typing import Any, NamedTuple

from segspec.core.model import Record, id_text, parse_id, record_of
from segspec.core.stretch import FrameColumns, PerFrame

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


def frame_rows(frames: FrameColumns) -> FlatRows:
    starts, ends = frames.of_each(frames.position), frames.of_each(frames.end)
    base = frames.base
    told: dict[str, PerFrame] = {
        "position": [base + start for start in starts],
        "bytes": [end - start for start, end in zip(starts, ends, strict=True)],
        "kind": frames.kind,
        "first_offset": frames.first_offset,
        "offsets": frames.offsets,
        "timestamp": frames.timestamp,
        **frames.details,
    }
    found = ((name, _flat(one, frames.rows)) for name, one in told.items() if one is not None)
    return FlatRows(frames.rows, {name: flat for name, flat in found if flat is not None})


def _flat(told: PerFrame, rows: int) -> Flat | None:
    if isinstance(told, str):
        text, size = told.encode(), len(told.encode())
        return Flat(TEXTS, (array("i", range(0, size * (rows + 1), size or 1)), text * rows))
    values: Any = told() if callable(told) else [told] * rows if isinstance(told, int) else told
    if isinstance(values, list):
        return of_values(values)
    if isinstance(values, memoryview | array) and memoryview(values).format in (UNSIGNED, SIGNED):
        return Flat(memoryview(values).format, (values,))
    return Flat(UNSIGNED, (array(UNSIGNED, values[:rows]),))


NAMES = frozenset(Record.__match_args__)
PAYLOADS = frozenset({"value", "key", "fields"})

ValueOf = Callable[[Record], Any]
Getter = Callable[[Record, str], Any]


def getters(names: Sequence[str]) -> list[Getter]:
    """A function per column that returns its value from a record and its segment's path."""
    return [_path if name == "segment" else _without_path(_value(name)) for name in names]


class RecordRows:
    """Makes rows of the columns `names` from records, a column at a time."""

    def __init__(self, names: Sequence[str]) -> None:
        self._values = [None if name == "segment" else _value(name) for name in names]
        self._bare = not PAYLOADS & set(names)

    def of(self, records: Sequence[Record], path: str) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """Each row after the bytes of its payload."""
        sizes = repeat(0, len(records)) if self._bare else map(payload, records)
        columns = [repeat(path) if value is None else map(value, records) for value in self._values]
        return zip(sizes, zip(*columns) if columns else repeat(()))  # noqa: B905  # what repeats has no end


def _path(record: Record, path: str) -> str:
    return path


def _without_path(value: ValueOf) -> Getter:
    return lambda record, path: value(record)


def _value(name: str) -> ValueOf:
    return _MADE.get(name) or (attrgetter(name) if name in NAMES else lambda record: getattr(record, name, None))


def payload(record: Record) -> int:
    """Bytes of a record's key, value and fields."""
    pairs = sum(len(name) + len(value or b"") for name, value in record.fields) if record.fields else 0
    return pairs + len(record.value or b"") + len(record.key or b"")


def _fields(record: Record) -> list[dict[str, bytes | None]] | None:
    return None if record.fields is None else [{"name": name, "value": value} for name, value in record.fields]


def _id(record: Record) -> str | None:
    return None if record.id is None else id_text(record.id)


_MADE: dict[str, ValueOf] = {"id": _id, "fields": _fields}
