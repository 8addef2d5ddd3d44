"""TANK: whether bytes have the shape of a raw snappy block, which is far cheaper to tell than what it decompresses to.

Source: google/snappy format_description.txt.
"""

from __future__ import annotations

from segspec_kernels.tank_sizes import frame
from segspec_kernels.types import Bytes

NO_BLOCK, BLOCK, CUT_OFF = 0, 1, 2
"""No block; one; what there is of it is the beginning of one."""

LITERAL = 0
"""The kind of an element that has its bytes with it. The others repeat earlier ones."""
LONGEST_SHORT = 60
"""Bytes of the longest literal whose length is in its tag."""


def shape(data: Bytes, start: int, end: int) -> tuple[int, int, int]:
    """What `start:end` is, how many bytes it declares that it decompresses to, and after how many looks this is known.
    `data` may end earlier."""
    there = min(end, len(data))
    declared = frame(data, start, there)
    if declared.status:
        return NO_BLOCK if there == end else CUT_OFF, 0, 1
    size, position, made, looks = declared.value, declared.reached, 0, 1
    while position < there and made < size:
        tag = data[position]
        kind, length = tag & 3, (tag >> 2) + 1
        wide = length - LONGEST_SHORT if kind == LITERAL else 1 << (kind - 1)
        if kind == 3:
            wide = 4
        wide = max(wide, 0)
        if position + 1 + wide > there:
            break
        number = 0
        for n in range(wide):
            number += data[position + 1 + n] << 8 * n
        position += 1 + wide
        looks += 1
        if kind == LITERAL:
            length = number + 1 if wide > 0 else length
            position += length
        else:
            if kind == 1:
                length, number = (tag >> 2 & 7) + 4, number + ((tag >> 5) << 8)
            if number == 0 or number > made:
                return NO_BLOCK, size, looks
        made += length
        if made > size or position > end:
            return NO_BLOCK, size, looks
    if there < end and position < end and made < size:
        return CUT_OFF, size, looks
    return BLOCK if made == size and position == end else NO_BLOCK, size, looks
