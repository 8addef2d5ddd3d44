"""Holes of sparse files: zeros for which the system keeps no block, and which need not be read to be known."""

from __future__ import annotations

import os

SEEK_DATA = getattr(os, "SEEK_DATA", None)


def data_from(descriptor: int, position: int, size: int) -> int:
    """The first byte from `position` on that does not lie in a hole; `size` where all that is left is one.

    `position` itself where the system does not say. `size` is where the file ends.
    """
    if SEEK_DATA is None or position >= size:
        return position
    try:
        return min(os.lseek(descriptor, position, SEEK_DATA), size)
    except OSError:
        # There is none (ENXIO), if the file still ends where it did; or the file system has no such question.
        return size if _is_hole_to_the_end(descriptor, position, size) else position


def _is_hole_to_the_end(descriptor: int, position: int, size: int) -> bool:
    try:
        return os.fstat(descriptor).st_size >= size and os.lseek(descriptor, position, os.SEEK_HOLE) == position
    except OSError:
        return False
