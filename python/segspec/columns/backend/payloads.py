"""Payloads that a scan found, as Arrow arrays.

`position` and `length` are columns of a scan, `first` and `last` the rows meant. A length below 0 is an absent value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from segspec.columns.backend.kernel import items
from segspec.columns.backend.lanes import extension

MAX_BINARY = (1 << 31) - 1
"""Arrow `binary` counts bytes in a signed 32-bit integer."""


def binary(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, *, max_bytes: int = MAX_BINARY
) -> pa.Array:
    """The values of the rows `first:last` as `binary`, as many from the front as have `max_bytes`.

    At least one value, so a single value over the limit of `binary` is the caller's to refuse.
    """
    native = extension()
    if native is None:
        return _collected(data, position, length, first, last, max_bytes)
    # Arrow's pool hands out memory that it has had before; fresh pages would cost as much as the copy.
    ends = pa.allocate_buffer(4 * (last - first + 1))
    count, size, absent = native.gather_ends(length, first, last, max_bytes, items(ends, "i32"))
    values = pa.allocate_buffer(size)
    present = pa.allocate_buffer((count + 7) // 8 if absent else 0)
    native.gather(data, position, length, first, count, values, present)
    return pa.Array.from_buffers(pa.binary(), count, [present if absent else None, ends, values])


def _collected(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, max_bytes: int
) -> pa.Array:
    view = memoryview(data).cast("B")
    values: list[bytes | None] = []
    total = 0
    for start, size in zip(position[first:last], length[first:last], strict=True):
        total += max(size, 0)
        if values and total > max_bytes:
            break
        values.append(None if size < 0 else bytes(view[start : start + size]))
    return pa.array(values, pa.binary())
