"""Payloads out of the data into Arrow's buffers, and their checksums: for numba, over what a scan found.

`position` and `length` are arrays as kernels fill them; a length below 0 is an absent value.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from segspec.columns.backend.jit import decorate
from segspec.columns.backend.native import checksum, has_crc32, memcpy


def _fill_offsets(length: Any, first: Any, last: Any, limit: Any, offsets: Any) -> Any:
    """Arrow offsets of the values `first:last`, as many as have at most `limit` bytes together, but at least one.

    Returns the number of values and of their bytes.
    """
    total = np.int64(0)
    offsets[0] = 0
    for row in range(first, last):
        size = max(np.int64(length[row]), np.int64(0))
        if row > first and size > limit - total:
            return row - first, total
        total += size
        offsets[row - first + 1] = total
    return last - first, total


def _copy(data: Any, position: Any, length: Any, first: Any, count: Any, offsets: Any, out: Any) -> None:
    """Copies `count` values from row `first` on to where `offsets` says."""
    source, target = np.uint64(data.ctypes.data), np.uint64(out.ctypes.data)
    for row in range(count):
        size = np.int64(length[first + row])
        if size > 0:
            memcpy(target + np.uint64(offsets[row]), source + np.uint64(position[first + row]), np.uint64(size))


def _checksums(data: Any, position: Any, length: Any, first: Any, last: Any, out: Any) -> None:
    """The CRC-32 of each of the values `first:last`."""
    source = np.uint64(data.ctypes.data)
    for row in range(first, last):
        size = max(np.int64(length[row]), np.int64(0))
        out[row - first] = checksum(source + np.uint64(position[row]), np.uint64(size))


def _first_false(data: Any, position: Any, length: Any, stored: Any, first: Any, last: Any) -> Any:
    """The first row of `first:last` whose bytes do not have the CRC-32 that is stored for them; `last` if all have."""
    source = np.uint64(data.ctypes.data)
    for row in range(first, last):
        size = np.uint64(max(np.int64(length[row]), np.int64(0)))
        if checksum(source + np.uint64(position[row]), size) != np.int64(stored[row]):
            return row
    return last


def _copy_checked(
    data: Any, position: Any, length: Any, stored: Any, first: Any, count: Any, offsets: Any, out: Any
) -> Any:
    """As `copy`, checking each value against its stored CRC-32 while it is in the cache.

    Stops at the first that is false; returns how many were copied.
    """
    source, target = np.uint64(data.ctypes.data), np.uint64(out.ctypes.data)
    for row in range(count):
        size = np.uint64(max(np.int64(length[first + row]), np.int64(0)))
        place = source + np.uint64(position[first + row])
        if checksum(place, size) != np.int64(stored[first + row]):
            return row
        memcpy(target + np.uint64(offsets[row]), place, size)
    return count


fill_offsets = decorate(_fill_offsets)
copy = decorate(_copy)
if has_crc32():
    checksums = decorate(_checksums)
    first_false = decorate(_first_false)
    copy_checked = decorate(_copy_checked)
