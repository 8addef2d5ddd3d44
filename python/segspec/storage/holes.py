"""Holes of sparse files: zeros for which the system keeps no block, so that they are known without being read."""

from __future__ import annotations

import os

SEEK_DATA = getattr(os, "SEEK_DATA", None)


def data_from(descriptor: int, position: int, size: int) -> int:
    """The first byte from `position` on that is not in a hole; `size`, the file's end, if the rest is one hole;
    `position` itself if the system cannot say."""
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
