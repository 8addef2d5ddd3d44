"""Generated kernels as objects: their columns, the meaning of their statuses, and how they are run."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from segspec.columns.backend import lanes
from segspec.core.errors import Code, SegspecError

MOST_ROWS = (1 << 31) - 1

ITEMS_A_BYTE, FREE_ITEMS = 8, 1 << 20
"""Maximum items in the lists of one row: per byte of the file, plus a constant."""

MOST_LEARNED = 1 << 20
"""Maximum items for which space is allocated at the beginning."""


class ListRoom:
    """The rows and list items that a run's columns have space for.

    A row is released with all its items. If the first does not fit, the full column grows and the run restarts.
    """

    def __init__(self, paths: Sequence[str], learned: list[int], capacity: int, size: int) -> None:
        self.paths = paths
        self.learned = learned
        self.rows = self.capacity = capacity
        self.lists = self._usual()
        self.most = min(MOST_ROWS, FREE_ITEMS + ITEMS_A_BYTE * size)
        self._told: Any = ()

    def _usual(self) -> list[int]:
        return [max(self.capacity, learned) for learned in self.learned]

    def told(self) -> list[Any]:
        if not self.paths:
            return []
        self._told = array("q", [*self.lists, *([0] * (len(self.lists) + 1))])
        return [self._told]

    @property
    def _full(self) -> int:
        return int(self._told[-1]) if self.paths else 0

    def filled(self) -> tuple[int, ...]:
        count = len(self.lists)
        return tuple(int(told) for told in self._told[count : 2 * count])

    def learn(self, *, is_full: bool, rows: int) -> None:
        """Remembers a list that left many rows without a place."""
        if not self.paths or (is_full and not rows):
            return
        if is_full and self._full and rows < self.rows // 2:
            full = self._full - 1
            self.learned[full] = max(self.learned[full], min(2 * self.lists[full], MOST_LEARNED))
        self.lists = self._usual()

    def grow(self) -> None:
        """Quadruples the full column. Raises `SegspecError` (limit-exceeded) at the limit."""
        if not self._full:
            self.rows *= 4
            return
        room = self.lists[self._full - 1]
        if room >= self.most:
            path = self.paths[self._full - 1]
            raise SegspecError(Code.LIMIT_EXCEEDED, f"one row has more than {room} items in {path}", field=path)
        self.lists[self._full - 1] = min(4 * room, self.most)


DONE, FULL, FIRST_FAILURE = 0, 1, 2
"""Statuses: the end was reached; the columns are full; and from here on, failures."""

FIRST_CAPACITY = 4096
BATCH_BYTES = 4 << 20
CODES = {"bool": "b", "u8": "B", "u16": "H", "u32": "I", "i32": "i", "i64": "q", "u64": "Q"}
CODES |= {"f32": CODES["u32"], "f64": CODES["u64"]}
"""The code of each kind in Python's `array`. Floating-point numbers are stored as their bits."""

WIDTHS = {kind: array(code).itemsize for kind, code in CODES.items()}


class Column(NamedTuple):
    """One array: its name, its kind (bool, u8, u16, u32, i64, u64, f32, f64), and its role in a column of bytes."""

    name: str
    kind: str
    source: str
    part: str


class Scan(NamedTuple):
    """The result of one run over frames.

    `columns` hold `rows` values, those of lists `lists`. `status` is DONE, FULL, or a failure: `reason` and `field`,
    which begins at byte `error`.
    """

    rows: int
    position: int
    status: int
    error: int
    reason: str
    field: str
    columns: dict[str, Any]
    lists: tuple[int, ...] = ()


class Kernel:
    """One generated kernel. `failures[status - 2]` is a failure's reason and field path.

    `fast` chooses between the compiled lane and plain Python; None takes the first available.
    """

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.mode: str = module.MODE
        self.columns = tuple(Column(*row) for row in module.COLUMNS)
        self.params: tuple[str, ...] = tuple(name for name, _, _ in module.PARAMS)
        self.failures: tuple[tuple[str, str], ...] = module.FAILURES
        #: The path of each list within the rows, and the names of its columns.
        self.lists: tuple[tuple[str, tuple[str, ...]], ...] = getattr(module, "LISTS", ())
        #: The pieces of each text that is put together of its columns, by its name.
        self.made: dict[str, tuple[tuple[str, str], ...]] = dict(getattr(module, "MADE", ()))
        self._paths = [path for path, _ in self.lists]
        self.learned = [0] * len(self.lists)
        self.state: tuple[tuple[str, str], ...] = getattr(module, "STATE", ())

    @property
    def extension(self) -> ModuleType | None:
        return lanes.extension(lanes.package_of(self.module.__name__))

    def scanner(self, function: str = "scan", *, fast: bool) -> Callable[..., Any]:
        """The compiled or plain function. Raises `RuntimeError` if the compiled one is missing."""
        if not fast:
            plain: Callable[..., Any] = getattr(self.module, function)
            return plain
        name = lanes.name_of(self.module.__name__, function)
        found: Callable[..., Any] | None = getattr(self.extension, name, None)
        if found is None:
            raise RuntimeError(f"the compiled kernels are missing: no {name}")
        return found

    def is_fast(self, size: int) -> bool:
        return self.extension is not None

    def failure(self, status: int) -> tuple[str, str]:
        """Reason and field of a status; both empty if it is not a failure."""
        return self.failures[status - FIRST_FAILURE] if status >= FIRST_FAILURE else ("", "")

    def arrays(self, capacity: int, rooms: Sequence[int] = (), *, fast: bool) -> Any:
        """The kernel's `Columns`, zeroed: `capacity` rows, and `rooms` items per list."""
        if not self.lists:
            return self.module.Columns(*(_zeros(each.kind, capacity, fast=fast) for each in self.columns))
        sizes = {name: size for (_, names), size in zip(self.lists, rooms, strict=True) for name in names}
        arrays = (_zeros(each.kind, sizes.get(each.name, capacity), fast=fast) for each in self.columns)
        return self.module.Columns(*arrays)

    def scan(
        self,
        data: Any,
        start: int = 0,
        *,
        stop: int | None = None,
        end: int | None = None,
        capacity: int = FIRST_CAPACITY,
        params: Mapping[str, int] | None = None,
        fast: bool | None = None,
    ) -> Scan:
        """Reads frames of `data` that begin in `start:stop` and end by `end`: at most `capacity` rows, unless one frame
        has more.
        """
        view = memoryview(data).cast("B")
        end = len(view) if end is None else end
        stop = end if stop is None else min(stop, end)
        fast = self.is_fast(stop - start) if fast is None else fast
        run = self.scanner(fast=fast)
        given = [int((params or {})[name]) for name in self.params]
        room = ListRoom(self._paths, self.learned, capacity, len(view))
        while True:
            arrays, lists = self.arrays(room.rows, room.lists, fast=fast), room.told()
            found = run(view, start, stop, end, room.rows, *given, *lists, arrays)
            rows, position, status, error = (int(value) for value in found)
            room.learn(is_full=status == FULL, rows=rows)
            if status != FULL or rows:
                break
            room.grow()
        reason, field = self.failure(status)
        return Scan(rows, position, status, error, reason, field, *self._filled(arrays, rows, room))

    def scan_file(
        self,
        data: Any,
        *,
        capacity: int = FIRST_CAPACITY,
        batch_bytes: int = BATCH_BYTES,
        params: Mapping[str, int] | None = None,
        fast: bool | None = None,
    ) -> Iterator[Scan]:
        """Reads the structure that fills `data`, in runs of about `batch_bytes` and at most `capacity` rows."""
        view = memoryview(data).cast("B")
        end = len(view)
        fast = self.is_fast(end) if fast is None else fast
        run = self.scanner(fast=fast)
        given = [int((params or {})[name]) for name in self.params]
        finished, state = _zeros("i64", 1, fast=fast), [_zeros(kind, 1, fast=fast) for _, kind in self.state]
        position, stop = 0, batch_bytes
        room = ListRoom(self._paths, self.learned, capacity, end)
        while True:
            arrays, lists = self.arrays(room.rows, room.lists, fast=fast), room.told()
            found = run(view, position, min(stop, end), end, room.rows, finished, *state, *given, *lists, arrays)
            rows, reached, status, error = (int(value) for value in found)
            room.learn(is_full=status == FULL, rows=rows)
            if status == FULL and reached == position:
                room.grow()
                continue
            reason, field = self.failure(status)
            yield Scan(rows, reached, status, error, reason, field, *self._filled(arrays, rows, room))
            if finished[0] or status >= FIRST_FAILURE:
                return
            # The bytes before the first item may be longer than a batch.
            position, stop = reached, max(reached, stop if reached == position else 0) + batch_bytes

    def _filled(self, arrays: Sequence[Any], rows: int, room: ListRoom) -> tuple[dict[str, Any], tuple[int, ...]]:
        if not self.lists:
            return {column.name: memoryview(made)[:rows] for column, made in zip(self.columns, arrays, strict=True)}, ()
        lists = room.filled()
        sizes = {name: size for (_, names), size in zip(self.lists, lists, strict=True) for name in names}
        columns = zip(self.columns, arrays, strict=True)
        return {column.name: memoryview(made)[: sizes.get(column.name, rows)] for column, made in columns}, lists


def _zeros(kind: str, length: int, *, fast: bool) -> Any:
    if not fast:
        return array(CODES[kind], [0]) * length
    return items(bytearray(length * WIDTHS[kind]), kind)


def items(buffer: Any, kind: str) -> Any:
    view: Any = memoryview(buffer).cast("B")
    return view.cast(CODES[kind])


@cache
def kernel(name: str) -> Kernel:
    """The generated kernel `name`, such as `tank_entries`."""
    return Kernel(import_module(f"segspec_kernels.{name}"))
