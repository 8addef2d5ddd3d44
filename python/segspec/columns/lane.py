"""What the scanners share: a batch's bounds, the choice of lane, and rooms that are used again for every batch.

Fresh memory costs more than what is written into it, so arrays that leave in a batch come from Arrow's pool, which has
had them before, and those that do not are kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from segspec.columns.backend.kernel import CODES, kernel
from segspec.columns.backend.lanes import Run, run
from segspec.core.stretch import Wanted
from segspec.storage.source import Source, View

if TYPE_CHECKING:
    import pyarrow as pa

BATCH_BYTES = 4 << 20
"""Bytes of a file that one stretch takes, about: what the processor's caches hold."""

PLAIN_BYTES = 64 << 10
"""The same for the plain lane, which is to give its first record soon."""

COUNTED_BYTES = 16 << 20
"""The same where nothing is made of the records."""

LARGEST_VIEW = 64 << 20
"""Where a file cannot be mapped, frames larger than this are left to the reader."""

EARLY_CALLS = 1
"""Stretches that whoever asks for records gets from the plain lane, whatever the file's size: they come at once."""

MOST_ROWS = 1 << 16
BLOCK_ROWS = 1024
"""Rows that kernels give at a time: few enough to stay in the processor's nearest cache."""

KINDS = {"i32": "i", **CODES}


class Room:
    """Arrays for the runs of one scanner, in the lane that it uses."""

    def __init__(self) -> None:
        self.fast = False
        self._held: dict[str, Any] = {}

    def use_fast(self) -> None:
        """From now on arrays are numpy's, as compiled runs take them."""
        self.fast = True
        self._held.clear()

    def keep(self, name: str, kind: str, length: int) -> Any:
        """An array of at least `length` values of `kind` (bool, u8, u16, u32, i32, i64, u64) that stays here."""
        held = self._held.get(name)
        if held is None or len(held) < length:
            held = self._held[name] = self._new(kind, length)
        return held

    def columns(self, name: str, rows: int = BLOCK_ROWS) -> Any:
        """Arrays that stay here, for `rows` rows of a kernel: its `Columns`."""
        own = kernel(name)
        return own.module.Columns(*(self.keep(f"{name}.{c.name}", c.kind, rows) for c in own.columns))

    def give(self, kind: str, length: int) -> tuple[Any, Any]:
        """An array of `length` values that leaves in a batch: what a run fills, and what Arrow takes as a buffer."""
        if not self.fast:
            made = bytearray(length) if kind == "u8" else self._new(kind, length)
            return made, made
        import numpy as np
        import pyarrow as pa

        code = KINDS[kind]
        buffer = pa.allocate_buffer(length * np.dtype(code).itemsize)
        return np.frombuffer(buffer, code), buffer

    def number(self, value: int) -> Any:
        """An unsigned 64-bit number as a run takes it."""
        if not self.fast:
            return value
        import numpy as np

        return np.uint64(value)

    def data(self, view: View) -> Any:
        """The bytes of a view as a run takes them."""
        if not self.fast:
            return view.data
        import numpy as np

        return np.frombuffer(view.data, np.uint8)

    def _new(self, kind: str, length: int) -> Any:
        if not self.fast:
            return array(KINDS[kind], [0]) * length
        import numpy as np

        return np.empty(length, "?" if kind == "bool" else KINDS[kind])


class Lane:
    """One run over one source, in the lane that its size deserves, and the bounds of a batch."""

    def __init__(self, name: str, source: Source, wanted: Wanted) -> None:
        self.run: Run = run(name)
        self.source = source
        self.wanted = wanted
        self.room = Room()
        self.gathers = bool(wanted.columns & {"value", "key", "fields"})
        self._rows_a_byte = 0.0
        self._calls = 0

    def choose(self, position: int) -> Callable[..., Any]:
        """The function to call for what is left from `position` on."""
        self._calls += 1
        left = self.source.size - position
        early = self.wanted.records and self._calls <= EARLY_CALLS
        if not self.room.fast and not early and self.run.chooses_fast(left, as_records=self.wanted.records):
            self.room.use_fast()
        return self.run.fast if self.room.fast else self.run.plain

    def batch_bytes(self) -> int:
        """How far one stretch goes."""
        if not self.wanted.places:
            return COUNTED_BYTES if self.room.fast else BATCH_BYTES
        return BATCH_BYTES if self.room.fast else PLAIN_BYTES

    def rows_for(self, size: int) -> int:
        """How many rows to make room for in `size` bytes, by what the last stretch had."""
        if not self.wanted.places:
            return 0
        guess = int(size * self._rows_a_byte * 1.1) if self._rows_a_byte else MOST_ROWS
        return min(max(guess, BLOCK_ROWS), MOST_ROWS)

    def learn(self, rows: int, size: int) -> None:
        """Remembers how dense the records were."""
        self._rows_a_byte = rows / max(size, 1)

    def views(self, position: int) -> Iterable[tuple[View, int]]:
        """What to look at, and how many bytes of it a stretch may take; more where a file cannot be mapped and the
        caller found no whole frame in the view before."""
        size = self.batch_bytes()
        while True:
            view = self.source.view(position, size)
            yield view, size
            if view.whole or size >= LARGEST_VIEW:
                return
            size *= 4


def numbers(kind: pa.DataType, filled: Any, rows: int) -> pa.Array:
    """An Arrow array over `rows` integers that a run filled, of the same width as `kind`."""
    import pyarrow as pa

    return pa.Array.from_buffers(kind, rows, [None, pa.py_buffer(filled)])


def counted(first: int, rows: int, *, fast: bool) -> pa.Array:
    """`rows` offsets from `first` on. Only the fast lane may take numpy for granted: Arrow does without it."""
    import pyarrow as pa

    if not fast:
        return pa.array(range(first, first + rows), pa.uint64())
    import numpy as np

    return pa.array(np.arange(rows, dtype=np.uint64) + np.uint64(first))


def flags(filled: Any, rows: int) -> pa.Array:
    """An Arrow array of booleans over `rows` bytes that a run filled."""
    import pyarrow as pa

    return numbers(pa.uint8(), filled, rows).cast(pa.bool_())


def binary(
    ends: Any, content: Any, rows: int, *, present: pa.Array | None = None, kind: pa.DataType | None = None
) -> pa.Array:
    """An Arrow `binary` array: `ends` has a leading 0 and 32 bits each, `content` the values side by side.

    Where `present`, an array of booleans, is false the value is null. `kind` is another type of the same layout.
    """
    import pyarrow as pa

    validity = None if present is None or present.true_count == rows else present.buffers()[1]
    return pa.Array.from_buffers(kind or pa.binary(), rows, [validity, pa.py_buffer(ends), pa.py_buffer(content)])


def values(data: memoryview, positions: Any, ends: Any, rows: int) -> Iterable[bytes]:
    """The payloads at `positions` of a view's data, whose lengths follow from `ends`."""
    at, stops = positions[:rows].tolist(), ends[: rows + 1].tolist()
    for row in range(rows):
        start = at[row]
        yield data[start : start + stops[row + 1] - stops[row]].tobytes()
