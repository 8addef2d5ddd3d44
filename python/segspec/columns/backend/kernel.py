"""Generated kernels as objects: their columns, what their statuses mean, and how they are run."""

from __future__ import annotations

import hashlib
import os
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from segspec.columns.backend import jit
from segspec.columns.backend.cache import kernel_folder

DONE, FULL, FIRST_FAILURE = 0, 1, 2
"""Statuses: the end was reached; the columns are full; and from here on, failures."""

FAST_FROM = 16 << 20
"""Bytes from which numba pays: its import, and loading kernels that are in its cache."""

FIRST_CAPACITY = 4096
BATCH_BYTES = 4 << 20
CODES = {"bool": "b", "u8": "B", "u16": "H", "u32": "I", "i64": "q", "u64": "Q"}
"""The code of each kind of column in Python's `array`; numpy knows them as well, save `bool`."""


@dataclass(frozen=True, slots=True)
class Column:
    """One array: its name, its kind (bool, u8, u16, u32, i64, u64), and which part of which column of bytes it is."""

    name: str
    kind: str
    source: str
    part: str


@dataclass(frozen=True, slots=True)
class Scan:
    """What one run over frames found.

    `columns` hold `rows` values each. Everything before `position` was read. `status` is DONE, FULL, or a failure
    whose field begins at the byte `error`; `reason` and `field` name it.
    """

    rows: int
    position: int
    status: int
    error: int
    reason: str
    field: str
    columns: dict[str, Any]


@dataclass(frozen=True, slots=True)
class BlockScan:
    """What one run over blocks found: `done` blocks from the first on, with rows, status and error position of each.

    A block that failed has no rows, and does not stop the ones after it.
    """

    rows: int
    done: int
    block_rows: Any
    status: Any
    error: Any
    columns: dict[str, Any]


class Kernel:
    """One generated kernel. `failures[status - 2]` is the reason and the path of the field of a failure."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.mode: str = module.MODE
        self.columns = tuple(Column(*row) for row in module.COLUMNS)
        self.params: tuple[str, ...] = tuple(name for name, _, _ in module.PARAMS)
        self.failures: tuple[tuple[str, str], ...] = module.FAILURES
        self.state: tuple[tuple[str, str], ...] = getattr(module, "STATE", ())
        self.plain: Callable[..., Any] = module.scan
        self._fast: dict[str, Callable[..., Any]] | None = None

    @property
    def fast(self) -> Callable[..., Any]:
        """The kernel for numba, compiled or loaded from its cache at the first call."""
        return self.compiled("scan")

    def compiled(self, name: str) -> Callable[..., Any]:
        """One function of the kernel's module for numba: `scan`, and what it is made of, `frame` or `one_block`."""
        if self._fast is None:
            parts = [part for part in ("frame", "one_block") if hasattr(self.module, part)]
            names = [*self.module.FUNCTIONS, *parts, "scan"]
            self._fast = jit.compile_functions(self.module, names)
        return self._fast[name]

    def failure(self, status: int) -> tuple[str, str]:
        """Reason and field of a status; both empty where it is no failure."""
        return self.failures[status - FIRST_FAILURE] if status >= FIRST_FAILURE else ("", "")

    def chooses_fast(self, size: int) -> bool:
        """Whether numba is the quicker way for `size` bytes in this process."""
        return jit.available() and (size >= FAST_FROM or self._fast is not None)

    def arrays(self, capacity: int, *, fast: bool) -> Any:
        """Empty columns for `capacity` rows, as the kernel's `Columns`."""
        return self.module.Columns(*(self._array(column.kind, capacity, fast) for column in self.columns))

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
        """Reads frames of `data` from `start` on: those that begin before `stop` and lie before `end`.

        At most `capacity` rows, more only where one frame has more. `fast` chooses between numba and plain Python;
        None decides by the size.
        """
        view = memoryview(data).cast("B")
        end = len(view) if end is None else end
        stop = end if stop is None else min(stop, end)
        fast = self.chooses_fast(stop - start) if fast is None else fast
        run, source = self._prepared(view, fast)
        given = [int((params or {})[name]) for name in self.params]
        while True:
            arrays = self.arrays(capacity, fast=fast)
            found = run(source, start, stop, end, capacity, *given, arrays)
            rows, position, status, error = (int(value) for value in found)
            if status != FULL or rows:
                break
            capacity *= 4
        reason, field = self.failure(status)
        return Scan(rows, position, status, error, reason, field, self._named(arrays, rows))

    def scan_blocks(
        self,
        data: Any,
        starts: Sequence[int],
        ends: Sequence[int],
        *,
        first: int = 0,
        capacity: int = FIRST_CAPACITY,
        params: Mapping[str, Sequence[int]] | None = None,
        fast: bool | None = None,
    ) -> BlockScan:
        """Reads the stretches `starts[n]:ends[n]` of `data` from block `first` on, as many as `capacity` rows hold.

        `params` has a value for each block. The results are numbered from block 0 on.
        """
        view = memoryview(data).cast("B")
        last = len(starts)
        fast = self.chooses_fast(len(view)) if fast is None else fast
        run, source = self._prepared(view, fast)
        wanted = [starts, ends, *((params or {})[name] for name in self.params)]
        given = [self._numbers(values, fast) for values in wanted]
        block_rows, status, error = (self._numbers([0] * last, fast) for _ in range(3))
        while True:
            arrays = self.arrays(capacity, fast=fast)
            found = run(source, *given[:2], first, last, capacity, block_rows, status, error, *given[2:], arrays)
            rows, done = int(found[0]), int(found[1])
            if done > first or first == last:
                break
            capacity *= 4
        return BlockScan(rows, done - first, block_rows, status, error, self._named(arrays, rows))

    def scan_file(
        self,
        data: Any,
        *,
        capacity: int = FIRST_CAPACITY,
        batch_bytes: int = BATCH_BYTES,
        params: Mapping[str, int] | None = None,
        fast: bool | None = None,
    ) -> Iterator[Scan]:
        """Reads one structure that takes all of `data`, in runs of about `batch_bytes` and at most `capacity` rows.

        The last run ends with DONE or with a failure; what came before it was released all the same.
        """
        view = memoryview(data).cast("B")
        end = len(view)
        fast = self.chooses_fast(end) if fast is None else fast
        run, source = self._prepared(view, fast)
        given = [int((params or {})[name]) for name in self.params]
        finished, state = self._numbers([0], fast), [self._array(kind, 1, fast) for _, kind in self.state]
        position, stop = 0, batch_bytes
        while True:
            arrays = self.arrays(capacity, fast=fast)
            found = run(source, position, min(stop, end), end, capacity, finished, *state, *given, arrays)
            rows, reached, status, error = (int(value) for value in found)
            if status == FULL and reached == position:
                capacity *= 4
                continue
            reason, field = self.failure(status)
            yield Scan(rows, reached, status, error, reason, field, self._named(arrays, rows))
            if finished[0] or status >= FIRST_FAILURE:
                return
            # What lies in front of the first item may be longer than a batch.
            position, stop = reached, max(reached, stop if reached == position else 0) + batch_bytes

    def _prepared(self, view: memoryview, fast: bool) -> tuple[Callable[..., Any], Any]:
        if not fast:
            return self.plain, view
        import numpy as np

        return self.fast, np.frombuffer(view, np.uint8)

    def _array(self, kind: str, length: int, fast: bool) -> Any:
        if not fast:
            return array(CODES[kind], [0]) * length
        import numpy as np

        return np.empty(length, "?" if kind == "bool" else CODES[kind])

    def _numbers(self, values: Sequence[int], fast: bool) -> Any:
        if not fast:
            return array("q", values)
        import numpy as np

        return np.array(values, np.int64)

    def _named(self, arrays: Sequence[Any], rows: int) -> dict[str, Any]:
        return {column.name: values[:rows] for column, values in zip(self.columns, arrays, strict=True)}


@cache
def kernel(name: str) -> Kernel:
    """The generated kernel `name`, such as `durable_log_records`."""
    return Kernel(import_module(f"segspec_kernels.{name}"))


def from_source(name: str, source: str) -> Kernel:
    """The kernel that `segspec.toolchain.lower` made of a user's spec: `source` is the text of its module.

    The text is kept in the cache folder, so that numba finds its machine code again in later processes.
    """
    digest = hashlib.sha256(source.encode()).hexdigest()[:16]
    unique = f"segspec_kernel_{name}_{digest}"
    module = ModuleType(unique)
    folder = kernel_folder()
    path = f"<kernel {name}>"
    if folder is not None:
        file = folder / f"{unique}.py"
        part = folder / f"{unique}.{os.getpid()}"
        if not file.exists():
            part.write_text(source, encoding="utf-8")
            part.replace(file)
        module.__file__ = path = str(file)
    exec(compile(source, path, "exec"), module.__dict__)  # noqa: S102 - the text is our own lowering's
    # Machine code from numba's cache looks its module up by name.
    sys.modules[unique] = module
    return Kernel(module)
