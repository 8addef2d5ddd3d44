"""TANK: whether bytes have a raw snappy block's shape, without decompression.

Source: google/snappy format_description.txt.
"""

from __future__ import annotations

from typing import NamedTuple

from segspec_kernels.tank_sizes import frame
from segspec_kernels.types import Bytes

NO_BLOCK, BLOCK, CUT_OFF = 0, 1, 2

LITERAL, NEAR, FAR = 0, 1, 3
"""Kinds of elements: literal bytes, and copies with a distance of one byte or four; the other kind has two."""
LONGEST_SHORT = 60


class Element(NamedTuple):
    """An element of a block: its end, its unpacked size, and a copy's distance to its source.

    The end is -1 if cut off before.
    """

    end: int
    length: int
    is_copy: bool
    back: int


def element(data: Bytes, position: int, end: int) -> Element:
    tag = data[position]
    kind, length, number = tag & 3, (tag >> 2) + 1, 0
    wide = 4 if kind == FAR else kind
    if kind == LITERAL:
        wide = max(length - LONGEST_SHORT, 0)
    after = position + 1 + wide
    if after > end:
        return Element(-1, 0, False, 0)
    for n in range(wide):
        number += data[position + 1 + n] << 8 * n
    if kind == LITERAL:
        length = number + 1 if wide > 0 else length
        return Element(after + length, length, False, 0)
    if kind == NEAR:
        return Element(after, (tag >> 2 & 7) + 4, True, number + ((tag >> 5) << 8))
    return Element(after, length, True, number)


def shape(data: Bytes, start: int, end: int) -> tuple[int, int, int]:
    """The shape of `start:end`, its declared size, and the number of looks. `data` may end earlier."""
    there = min(end, len(data))
    declared = frame(data, start, there)
    if declared.status:
        return NO_BLOCK if there == end else CUT_OFF, 0, 1
    size, position, made, looks = declared.value, declared.reached, 0, 1
    while position < there and made < size:
        one = element(data, position, there)
        looks += 1
        if one.end < 0:
            return NO_BLOCK if there == end else CUT_OFF, size, looks
        if one.is_copy and (one.back == 0 or one.back > made):
            return NO_BLOCK, size, looks
        position, made = one.end, made + one.length
        if made > size or position > end:
            return NO_BLOCK, size, looks
    if made < size and position < end:
        return CUT_OFF, size, looks
    return BLOCK if made == size and position == end else NO_BLOCK, size, looks
