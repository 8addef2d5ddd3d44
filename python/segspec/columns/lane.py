"""The common part of the scanners: a batch's bounds, and reused arrays."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from segspec.columns.backend.kernel import CODES, WIDTHS, items, kernel
from segspec.columns.backend.lanes import choose, extension, is_compiled
from segspec.columns.flat import UNSIGNED, Flat
from segspec.core.limits import READ_AT_ONCE
from segspec.core.stretch import Wanted
from segspec.storage.source import FEW_BYTES, Source, View

BATCH_BYTES = 4 << 20
"""Approximate bytes of a file per stretch, to fit into the processor's caches."""

EARLY_BYTES = 64 << 10
"""Bytes per stretch in the plain lane, and a minimum for a stretch of records."""

OBJECTS, OBJECTS_BYTES = 512, 512 << 10
"""The approximate number of objects in a stretch, and its maximum bytes."""

FLAT_BYTES = 1 << 20
"""Bytes per stretch if columns are used once, unchanged."""

COUNTED_BYTES = 1 << 20
"""Bytes per stretch if no records are made."""

WINDOW_BYTES = 1 << 20
"""The bytes of a file that are read at once."""

LEAST_BYTES, MORE_BYTES = 4 << 10, 4
"""Bytes of a stretch after damage, and how much longer the next may be: unused space costs more than a run's frames."""

LARGEST_VIEW = READ_AT_ONCE
"""Larger frames are left to the reader."""

MOST_ROWS = 1 << 16
BLOCK_ROWS = 1024
"""Rows that kernels return at a time."""

Run = TypeVar("Run", bound=Callable[..., Any])


class Room:
    """Arrays for the runs of one scanner. With `for_arrow` results own Arrow memory; with `for_parts` their parts are
    not copied; with `for_records` they only become objects.
    """

    def __init__(self, *, for_arrow: bool = False, for_parts: bool = False, for_records: bool = False) -> None:
        self.for_arrow = for_arrow
        self.for_parts = for_parts
        self.for_records = for_records
        self._held: dict[str, Any] = {}
        self._columns: dict[str, tuple[int, Any]] = {}

    def keep(self, name: str, kind: str, length: int) -> Any:
        """A kept array of at least `length` values of `kind` (bool, u8, u16, u32, i32, i64, u64)."""
        held = self._held.get(name)
        if held is None or len(held) < length:
            held = self._held[name] = array(CODES[kind], [0]) * length
        return held

    def counted(self, first: int, rows: int) -> Flat:
        filled, buffer = self.give("u64", rows)
        native = extension()
        if native is not None:
            native.count_up(first, filled)
        else:
            filled[:] = array("Q", range(first, first + rows))
        return Flat(UNSIGNED, (buffer,))

    def columns(self, name: str, rows: int = BLOCK_ROWS) -> Any:
        """A kernel's `Columns`, which are reused for each stretch."""
        held = self._columns.get(name)
        if held is None or held[0] < rows:
            own = kernel(name)
            made = own.module.Columns(*(self.keep(f"{name}.{c.name}", c.kind, rows) for c in own.columns))
            held = self._columns[name] = rows, made
        return held[1]

    def give(self, kind: str, length: int) -> tuple[Any, Any]:
        """A new array to fill, and the buffer that a batch then owns."""
        if self.for_parts:
            part = items(bytearray(length * WIDTHS[kind]), kind)
            return part, part
        if not self.for_arrow:
            made = bytearray(length) if kind == "u8" else array(CODES[kind], [0]) * length
            return made, made
        import pyarrow as pa

        buffer = pa.allocate_buffer(length * WIDTHS[kind])
        return items(buffer, kind), buffer

    def again(self, name: str, kind: str, length: int) -> Any:
        held = self._held.get(name)
        if held is None or len(held) < length:
            held = self._held[name] = self.give(kind, length)[0]
        return held


class Lane(Generic[Run]):
    """A run over one source with the limits of a batch.

    If the compiled lane makes record columns, a stretch is as large as `batches`.
    """

    def __init__(self, run: Run, source: Source, wanted: Wanted, *, batches: int = 1, fast: bool | None = None) -> None:
        self.run = choose(run, source.size) if fast is None else run
        self.fast = is_compiled() if fast is None else fast
        self.source = source
        self.wanted = wanted
        for_arrow = self.fast and bool(wanted.columns) and not wanted.flat
        for_records = wanted.records and not wanted.columns
        self.room = Room(for_arrow=for_arrow, for_parts=wanted.flat, for_records=for_records)
        # Arrow's views have the machine's byte order; runs write little-endian ones.
        self.points = self.room.for_arrow and wanted.views and "value" in wanted.columns and sys.byteorder == "little"
        self.gathers = bool(wanted.columns & {"value", "key", "fields"})
        self._block: tuple[Any, Any] = (memoryview(b""), b"")
        self._block_base = self._block_end = 0
        self._began = -1
        self._batches = batches if self.fast else 1
        self._rows_a_byte = 0.0
        self._stop = wanted.stop
        self._reached = sys.maxsize // MORE_BYTES
        """Bytes of the last stretch."""

    def batch_bytes(self) -> int:
        if self.wanted.stride is not None:
            return self.wanted.stride
        if not self.wanted.places:
            # The frames' values are taken once per stretch.
            return (COUNTED_BYTES << self.wanted.frames) if self.fast else BATCH_BYTES
        if not self.fast:
            return EARLY_BYTES
        if not self.wanted.records and not self.wanted.flat:
            return BATCH_BYTES * self._batches
        if not self._rows_a_byte:
            return EARLY_BYTES
        if self.wanted.flat:
            return FLAT_BYTES
        return min(max(int(OBJECTS / self._rows_a_byte), EARLY_BYTES), OBJECTS_BYTES)

    def rows_for(self, size: int) -> int:
        if not self.wanted.places:
            return 0
        guess = int(size * self._rows_a_byte * 1.1) if self._rows_a_byte else size
        return min(max(guess, BLOCK_ROWS), MOST_ROWS)

    def columns(self, made: Mapping[str, Flat], rows: int) -> Mapping[str, Any]:
        if self.wanted.flat:
            return made
        from segspec.columns.arrays import arrow_array, as_views

        arrays = {name: arrow_array(name, column, rows) for name, column in made.items()}
        if self.wanted.views and not self.points and "value" in arrays:
            arrays["value"] = as_views(arrays["value"])
        return arrays

    def learn(self, rows: int, size: int) -> None:
        self._rows_a_byte = rows / max(size, 1)
        self._reached = size

    def scanned(self, name: str, view: View, position: int, reached: int, rows: int) -> dict[str, Any]:
        """A kernel's columns for the intact frames from `position` to `reached`, exclusive."""
        columns = self.room.columns(name, rows)
        start, end = position - view.base, reached - view.base
        found, *_ = kernel(name).scanner(fast=self.fast)(view.data, start, end, end, rows, columns)
        assert found == rows, "a run and its kernel find the same frames"
        named: dict[str, Any] = columns._asdict()
        return named

    def views(self, position: int, window: int = LARGEST_VIEW, stop: int | None = None) -> Iterable[tuple[View, int]]:
        """A view of at most `window` bytes, up to `stop`, and how many bytes from there a stretch may take.

        It grows after a view without a whole frame, but not for zeros.
        """
        size = min(self.batch_bytes(), max(LEAST_BYTES, MORE_BYTES * self._reached))
        self._began, self._reached = -1, 0
        self._stop = stop = self.wanted.stop if stop is None else stop
        if stop is not None and position >= stop:
            return
        while True:
            view, is_last = self.view(position, min(size, window))
            yield view, size
            if is_last or min(size, window) >= LARGEST_VIEW:
                return
            if not bytes(view.data[position - view.base :][:EARLY_BYTES]).strip(b"\0") or self._ends_in_zeros(view):
                return
            if window < size:
                window *= 4
            else:
                size = window = 4 * size

    def _ends_in_zeros(self, view: View) -> bool:
        return not any(view.data[-FEW_BYTES:]) and self.source.zero_tail() <= view.base + len(view.data)

    def view(self, position: int, length: int) -> tuple[View, bool]:
        """`length` bytes from `position`, and whether the readable part ends there."""
        view = self._in_block(position, length) if self.points else self.source.view(position, length)
        stop = self._stop
        if stop is not None and view.base + len(view.data) > stop:
            return View(view.data[: stop - view.base], view.base, whole=False), True
        return view, view.whole

    @property
    def block(self) -> Any:
        return self._block[1]

    def _in_block(self, position: int, length: int) -> View:
        """A view in memory that arrays point into.

        A stretch continues in a block if it takes at least half of it.
        """
        length = min(length, self.source.size - position)
        room, base = self._block[0], self._block_base
        left = base + len(room) - position if position >= base else 0
        if self._began < 0:
            is_enough = left > 0 and (left >= length or 2 * left >= len(room))
            self._began = position
        else:
            # No whole frame was found, or the stretch continues.
            is_enough = left >= length or position > self._began
        if not is_enough:
            self._block = self.room.give("u8", max(length, min(self.batch_bytes(), self.source.size - position)))
            self._block_base = self._block_end = base = position
            room = self._block[0]
        end = min(position + length, base + len(room))
        if end > self._block_end:
            self.source.fill(room[self._block_end - base : end - base], self._block_end)
            self._block_end = end
        return View(room[: self._block_end - base], base, self._block_end >= self.source.size)
