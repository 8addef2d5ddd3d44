"""Arrow arrays over what runs and kernels filled: numbers, flags, payloads."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from segspec.columns.backend.kernel import items
from segspec.columns.backend.lanes import extension

if TYPE_CHECKING:
    import pyarrow as pa

MAX_BINARY = (1 << 31) - 1
"""Arrow `binary` counts bytes in a signed 32-bit integer."""


def numbers(kind: pa.DataType, filled: Any, rows: int) -> pa.Array:
    """An Arrow array over `rows` integers that a run filled, of the same width as `kind`."""
    import pyarrow as pa

    return pa.Array.from_buffers(kind, rows, [None, pa.py_buffer(filled)])


def counted(first: int, rows: int) -> pa.Array:
    """`rows` offsets from `first` on."""
    import pyarrow as pa

    native = extension()
    if native is None:
        return numbers(pa.uint64(), array("Q", range(first, first + rows)), rows)
    buffer = pa.allocate_buffer(8 * rows)
    native.count_up(first, items(buffer, "u64"))
    return numbers(pa.uint64(), buffer, rows)


def repeated(text: str, rows: int) -> pa.Array:
    """`rows` times the same text."""
    import pyarrow as pa

    # To make an array of Python's objects Arrow imports pandas where it is installed, in every process anew.
    content = text.encode()
    ends = pa.py_buffer(array("i", (0, len(content))))
    one = pa.Array.from_buffers(pa.string(), 1, [None, ends, pa.py_buffer(content)])
    return pa.repeat(one[0], rows)


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
    return _binary(kind or pa.binary(), rows, validity, pa.py_buffer(ends), pa.py_buffer(content))


def _binary(kind: pa.DataType, rows: int, validity: pa.Buffer | None, ends: pa.Buffer, content: pa.Buffer) -> pa.Array:
    import pyarrow as pa

    return pa.Array.from_buffers(kind, rows, [validity, ends, content])


def gathered(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, *, max_bytes: int = MAX_BINARY
) -> pa.Array:
    """The values that a scan found in `data`, of the rows `first:last`, as `binary`: as many from the front as have
    `max_bytes`. `position` and `length` are columns of the scan; a length below 0 is an absent value.

    At least one value, so a single value over the limit of `binary` is the caller's to refuse.
    """
    import pyarrow as pa

    native = extension()
    if native is None:
        return _collected(data, position, length, first, last, max_bytes)
    # Arrow's pool hands out memory that it has had before; fresh pages would cost as much as the copy.
    ends = pa.allocate_buffer(4 * (last - first + 1))
    count, size, absent = native.gather_ends(length, first, last, max_bytes, items(ends, "i32"))
    values = pa.allocate_buffer(size)
    present = pa.allocate_buffer((count + 7) // 8 if absent else 0)
    native.gather(data, position, length, first, count, values, present)
    return _binary(pa.binary(), count, present if absent else None, ends, values)


def _collected(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, max_bytes: int
) -> pa.Array:
    import pyarrow as pa

    view = memoryview(data).cast("B")
    values: list[bytes | None] = []
    total = 0
    for start, size in zip(position[first:last], length[first:last], strict=True):
        total += max(size, 0)
        if values and total > max_bytes:
            break
        values.append(None if size < 0 else bytes(view[start : start + size]))
    return pa.array(values, pa.binary())
