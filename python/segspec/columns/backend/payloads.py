"""Payloads that a scan found, as Arrow arrays, and their checksums: by numba if asked, else in plain Python.

`position` and `length` are columns of a scan, `first` and `last` the rows meant. A length below 0 is an absent value.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pyarrow as pa

MAX_BINARY = (1 << 31) - 1
"""Arrow `binary` counts bytes in a signed 32-bit integer; `large_binary` has no such limit."""


@cache
def _checksum() -> Callable[[Any], int]:
    """The CRC-32 of isal where its wheel is installed, else of zlib."""
    try:
        from isal import isal_zlib
    except ImportError:
        return zlib.crc32
    found: Callable[[Any], int] = isal_zlib.crc32
    return found


def _in_kernels() -> bool:
    """Whether compiled kernels can compute checksums themselves."""
    from segspec.columns.backend import native

    return native.has_crc32()


def _bytes(data: Any) -> Any:
    import numpy as np

    return np.frombuffer(memoryview(data).cast("B"), np.uint8)


def _indexed(values: Sequence[int], first: int, last: int) -> list[int]:
    return [int(value) for value in values[first:last]]


def first_false(
    data: Any,
    position: Sequence[int],
    length: Sequence[int],
    stored: Sequence[int],
    first: int,
    last: int,
    *,
    fast: bool,
) -> int:
    """The first of the rows `first:last` whose bytes do not have the stored CRC-32; `last` if all have."""
    if fast and _in_kernels():
        from segspec.columns.backend import gather

        return int(gather.first_false(_bytes(data), position, length, stored, first, last))
    view, checksum = memoryview(data).cast("B"), _checksum()
    for row in range(first, last):
        start = int(position[row])
        if checksum(view[start : start + max(int(length[row]), 0)]) != int(stored[row]):
            return row
    return last


def checksums(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, *, fast: bool
) -> Sequence[int]:
    """The CRC-32 of each of the rows `first:last`."""
    if fast and _in_kernels():
        import numpy as np

        from segspec.columns.backend import gather

        out: Any = np.empty(last - first, np.uint32)
        gather.checksums(_bytes(data), position, length, first, last, out)
        found: Sequence[int] = out
        return found
    view, checksum = memoryview(data).cast("B"), _checksum()
    places = zip(_indexed(position, first, last), _indexed(length, first, last), strict=True)
    return [checksum(view[start : start + max(size, 0)]) for start, size in places]


def binary(
    data: Any,
    position: Sequence[int],
    length: Sequence[int],
    first: int,
    last: int,
    *,
    max_bytes: int = MAX_BINARY,
    large: bool = False,
    fast: bool,
) -> pa.Array:
    """The values of the rows `first:last` as `binary` (`large_binary`), as many from the front as have `max_bytes`.

    At least one value, so a single value over the limit of `binary` is the caller's to refuse.
    """
    if fast:
        return _gathered(data, position, length, first, last, None, max_bytes, large)[0]
    return _collected(data, position, length, first, last, max_bytes, large)


def checked_binary(
    data: Any,
    position: Sequence[int],
    length: Sequence[int],
    stored: Sequence[int],
    first: int,
    last: int,
    *,
    max_bytes: int = MAX_BINARY,
    large: bool = False,
    fast: bool,
) -> tuple[pa.Array, bool]:
    """As `binary`, and whether every value had its stored CRC-32; the array ends before the first that had not."""
    if fast and _in_kernels():
        return _gathered(data, position, length, first, last, stored, max_bytes, large)
    good = first_false(data, position, length, stored, first, last, fast=fast)
    values = binary(data, position, length, first, good, max_bytes=max_bytes, large=large, fast=fast)
    return values, good == last or len(values) < good - first


def _collected(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, max_bytes: int, large: bool
) -> pa.Array:
    view = memoryview(data).cast("B")
    values: list[bytes | None] = []
    total = 0
    for start, size in zip(_indexed(position, first, last), _indexed(length, first, last), strict=True):
        total += max(size, 0)
        if values and total > max_bytes:
            break
        values.append(None if size < 0 else bytes(view[start : start + size]))
    return pa.array(values, pa.large_binary() if large else pa.binary())


def _gathered(
    data: Any, position: Any, length: Any, first: int, last: int, stored: Any, max_bytes: int, large: bool
) -> tuple[pa.Array, bool]:
    import numpy as np

    from segspec.columns.backend import gather

    width = 8 if large else 4
    # Arrow's pool hands out memory that it has had before; fresh pages would cost as much as the copy.
    offsets_buffer = pa.allocate_buffer((last - first + 1) * width)
    offsets = np.frombuffer(offsets_buffer, np.int64 if large else np.int32)
    count, size = (int(n) for n in gather.fill_offsets(length, first, last, max_bytes, offsets))
    values = pa.allocate_buffer(size)
    out = np.frombuffer(values, np.uint8)
    good = count
    if stored is None:
        gather.copy(_bytes(data), position, length, first, count, offsets, out)
    else:
        good = int(gather.copy_checked(_bytes(data), position, length, stored, first, count, offsets, out))
    kind = pa.large_binary() if large else pa.binary()
    present = length[first : first + good] >= 0
    validity = None if present.all() else pa.py_buffer(np.packbits(present, bitorder="little"))
    return pa.Array.from_buffers(kind, good, [validity, offsets_buffer, values]), good == count
