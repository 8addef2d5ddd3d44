"""Values as Arrow's views of 16 bytes each.

A view contains a short value, or the position of a longer one in the bytes that were read. So a value is copied only
once, from the file.

Source: https://arrow.apache.org/docs/format/Columnar.html#variable-size-binary-view-layout
"""

from segspec_kernels.runtime import copy, u64, write_u4le, write_u8le
from segspec_kernels.types import Bytes

VIEW = 16
INLINED = 12
PREFIX = 4
"""Bytes of a view, of the longest value that it has itself, and of what it has of others."""


def put_view(views: Bytes, row: int, data: Bytes, at: int, size: int, block: int) -> None:
    """Makes view number `row`, of `size` bytes of `data` from `at` on, where `data` is the buffer number `block`."""
    place = row * VIEW
    write_u4le(views, place, size)
    if size > INLINED:
        copy(views, place + 4, data, at, PREFIX)
        write_u4le(views, place + 8, block)
        write_u4le(views, place + 12, at)
    else:
        write_u8le(views, place + 4, u64(0))
        write_u4le(views, place + 12, 0)
        copy(views, place + 4, data, at, size)
