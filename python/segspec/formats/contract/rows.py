"""Many records for a writer, by columns.

Single records, gathered into columns.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain
from types import NoneType
from typing import TYPE_CHECKING, Any

from segspec.columns.backend.kernel import CODES, items

if TYPE_CHECKING:
    import pyarrow as pa

ROOM = (1 << 20) + (1 << 16)

MAX_SIGNED = (1 << 63) - 1

MAX_ENDS = (1 << 31) - 1

NUMBERS = {"offset": "u64", "timestamp": "i64", "deleted": "bool"}


@dataclass(frozen=True, slots=True)
class Values:
    """A column of bytes: row r is `content[ends[r]:ends[r + 1]]`, empty if `absent`."""

    content: Any
    ends: Any
    absent: frozenset[int] = frozenset()

    @property
    def unsigned_ends(self) -> Any:
        return items(self.ends, "u32")

    def size(self, row: int) -> int:
        """Bytes of a row's value."""
        size: int = self.ends[row + 1] - self.ends[row]
        return size

    def __getitem__(self, row: int) -> bytes | None:
        return None if row in self.absent else bytes(self.content[self.ends[row] : self.ends[row + 1]])


@dataclass(frozen=True, slots=True)
class Pairs:
    """A column of lists of names and values: row r has the numbers `starts[r]:starts[r + 1]`."""

    starts: Any
    names: Values
    values: Values

    def __getitem__(self, row: int) -> list[tuple[bytes | None, bytes | None]]:
        return [(self.names[n], self.values[n]) for n in range(self.starts[row], self.starts[row + 1])]


@dataclass(frozen=True, slots=True)
class IdColumns:
    """A column of ids `(ms, seq)`, in two columns of numbers."""

    ms: Any
    seq: Any

    def __getitem__(self, row: int) -> tuple[int, int]:
        return self.ms[row], self.seq[row]


ColumnOfRows = Values | Pairs | IdColumns | Sequence[Any]
"""Numbers as a buffer if none is absent; else a list with None for absent ones."""


@dataclass(frozen=True, slots=True)
class Rows:
    """`count` records; `columns` are named like the arguments of the writer's `append`."""

    count: int
    columns: Mapping[str, ColumnOfRows]

    def arguments(self, row: int) -> dict[str, Any]:
        """The arguments of `append` for a row."""
        return {name: value for name, column in self.columns.items() if (value := column[row]) is not None}

    def values(self, name: str) -> Values | None:
        """The column of bytes of this name; None if missing or incomplete."""
        found = self.columns.get(name)
        return found if isinstance(found, Values) and not found.absent else None

    def numbers(self, name: str) -> memoryview | None:
        """The column of numbers, empty if missing; None if some are absent."""
        found = self.columns.get(name)
        if found is None:
            return no_numbers(name)
        return found if isinstance(found, memoryview) else None

    def only(self, *names: str) -> bool:
        return self.columns.keys() <= set(names)


def no_numbers(name: str) -> memoryview:
    found: memoryview = items(b"", NUMBERS[name])
    return found


def lasting(rows: Rows, first: int, most: int) -> int:
    """The row before which to end, if later numbers may exceed that row's by up to `most`."""
    return min(rows.count, first + most + 1)


def of_batch(batch: pa.RecordBatch) -> Iterator[Rows]:
    """The rows of an Arrow batch, whose columns are named like `append`'s arguments.

    Raises `ValueError` (`pyarrow.ArrowInvalid`) for an inconsistent batch, or impossible types and values.
    """
    # A reader by offsets relies on them.
    batch.validate(full=True)
    if batch.nbytes > MAX_ENDS and batch.num_rows > 1:
        half = batch.num_rows // 2
        for part in (batch.slice(0, half), batch.slice(half)):
            yield from of_batch(part)
        return
    columns = {name: _column(name, batch.column(place)) for place, name in enumerate(batch.schema.names)}
    yield Rows(batch.num_rows, columns)


def _column(name: str, column: pa.Array) -> ColumnOfRows:
    import pyarrow as pa

    from segspec.columns.schema import RECORD_TYPES

    wanted = RECORD_TYPES.get(name)
    if wanted == pa.binary():
        return _values(as_type(column, wanted))
    if name in ("offset", "timestamp"):
        return _numbers(name, column)
    if name == "fields":
        _check_pairs(column.type)
        return _pairs(column) or [row and [_pair(pair) for pair in row] for row in column.to_pylist()]
    if name == "id":
        return of_ids([_id(value) for value in column.to_pylist()])
    found: list[Any] = column.to_pylist()
    return of_conditions(found) if name == "deleted" else found


def as_type(column: pa.Array, wanted: pa.DataType) -> pa.Array:
    # A cast imports `pyarrow.compute`, which takes longer than appending many batches.
    return column if column.type == wanted else column.cast(wanted)


def of_ids(given: list[Any]) -> ColumnOfRows:
    if set(map(type, given)) == {tuple} and set(map(type, chain.from_iterable(given))) == {int}:
        try:
            return IdColumns(*(memoryview(array("Q", half)) for half in zip(*given, strict=True)))
        except (OverflowError, TypeError, ValueError):
            pass
    return given


def of_conditions(given: list[Any]) -> ColumnOfRows:
    return memoryview(bytes(given)).cast("?") if set(map(type, given)) == {bool} else given


def _check_pairs(kind: pa.DataType) -> None:
    import pyarrow as pa

    if pa.types.is_map(kind):
        return
    is_list = pa.types.is_list(kind) or pa.types.is_large_list(kind) or pa.types.is_fixed_size_list(kind)
    pair = kind.value_type if is_list else None
    if pair is None or not pa.types.is_struct(pair) or {field.name for field in pair} != {"name", "value"}:
        raise ValueError(f"fields is a column of {kind}, not a map and not a list of structs of name and value")


def _pair(pair: Any) -> Any:
    return (pair["name"], pair["value"]) if isinstance(pair, dict) else pair


def _id(value: Any) -> Any:
    from segspec.core.model import parse_id

    return parse_id(value) if isinstance(value, str) else value


def _pairs(column: pa.Array) -> Pairs | None:
    import pyarrow as pa

    is_map = pa.types.is_map(column.type)
    if (
        column.null_count
        or not len(column)
        or not (is_map or pa.types.is_list(column.type))
        or column.values.null_count
    ):
        return None
    names, values = (column.values.field(part) for part in ((0, 1) if is_map else ("name", "value")))
    if any(part.type != pa.binary() or part.null_count for part in (names, values)):
        return None
    return Pairs(_items(column.offsets, "i32"), _values(names), _values(values))


def _items(column: pa.Array, kind: str) -> memoryview:
    found: memoryview = items(column.buffers()[1], kind)
    return found[column.offset : column.offset + len(column)]


def _values(column: pa.Array) -> Values:
    import pyarrow as pa

    absent: frozenset[int] = frozenset()
    if column.null_count:
        import pyarrow.compute as pc

        absent = frozenset(pc.indices_nonzero(column.is_null()).to_pylist())
        column = column.fill_null(b"")
    _, ends, content = column.buffers()
    first, rows = column.offset, len(column)
    if ends is None:
        ends, first = pa.py_buffer(bytes(4)), 0
    view = items(ends, "i32")[first : first + rows + 1]
    return Values(memoryview(b"" if content is None else content).cast("B"), view, absent)


def _numbers(name: str, column: pa.Array) -> Sequence[Any]:
    import pyarrow as pa

    if pa.types.is_timestamp(column.type):
        column = as_type(column, pa.timestamp("ms", column.type.tz)).view(pa.int64())
    wanted = pa.uint64() if NUMBERS[name] == "u64" else pa.int64()
    if column.null_count or not pa.types.is_integer(column.type):
        return list(column.to_pylist())
    try:
        column = as_type(column, wanted)
    except pa.ArrowInvalid:
        return list(column.to_pylist())
    return _items(column, NUMBERS[name]) if len(column) else no_numbers(name)


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
            yield Rows(len(self.values), {"value": _gathered_values(self.values)})
        elif self.count:
            columns: dict[str, ColumnOfRows] = {
                name: _gathered_column(name, given) for name, given in self.columns.items()
            }
            if self.shape:
                starts = memoryview(array("i", self.starts))
                columns[FIELDS] = Pairs(starts, _gathered_values(self.names), _gathered_values(self.values))
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


def _gathered_column(name: str, given: list[Any]) -> ColumnOfRows:
    kinds = set(map(type, given))
    if kinds == {bytes}:
        return _gathered_values(given)
    if kinds == {bytes, NoneType}:
        absent = frozenset(row for row, value in enumerate(given) if value is None)
        return replace(_gathered_values([value or b"" for value in given]), absent=absent)
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


def _gathered_values(given: list[bytes]) -> Values:
    ends = array("i", accumulate(map(len, given), initial=0))
    return Values(memoryview(b"".join(given)), memoryview(ends))
