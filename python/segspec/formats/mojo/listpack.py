"""The elements of a listpack: what they say, and how they are written.

The spec has all numbers but those of two algorithms: what backlen's bytes are (`backlen`), and which encoding a writer
chooses (`element`).
"""

from __future__ import annotations

import re
from functools import lru_cache

from segspec_ksy.layouts import listpack_element as layout
from segspec_ksy.layouts.listpack_element import (
    DataInt13,
    DataInt16,
    DataInt24,
    DataInt32,
    DataInt64,
    DataStr6,
    DataStr12,
    DataStr32,
    DataUint7,
)
from segspec_ksy.listpack_element import ListpackElement

BITS, GROUP, CONTINUED = 7, 0x7F, 0x80
"""Each byte of a backlen has a group of seven bits; in all but the first its high bit is set."""

END_MARKER = layout.pack(encoding=layout.ENCODING_END)

MAX_STRING = DataStr32.MAX_LEN_VALUE
"""Bytes of the longest string."""

MOST_DIGITS = 20
"""The longest decimal form of an integer of 64 bits has so many bytes, its sign included."""

CANONICAL = re.compile(rb"-[1-9][0-9]{0,18}")
ZERO = b"0"[0]
INT64 = range(DataInt64.MIN_VALUE, DataInt64.MAX_VALUE + 1)


def value_of(element: ListpackElement) -> int | bytes | None:
    """An element's integer, or the bytes of its string; None for the end marker."""
    return None if element.data is None else element.data.value


def text_of(element: ListpackElement) -> bytes:
    """What a user stored in an element: the string, or the decimal digits of the integer that it was stored as."""
    value = value_of(element)
    return value if isinstance(value, bytes) else b"%d" % (value or 0)


def backlen(length: int) -> bytes:
    """The length of encoding and data, to be read from right to left (redis/redis src/listpack.c lpEncodeBacklen).

    Redis gives the largest length of 2, 3 and 4 groups of seven bits one group more than it takes.
    """
    if length <= GROUP:
        return length.to_bytes(1)
    groups = 2 if length < 0x3FFF else 3 if length < 0x1FFFFF else 4 if length < 0xFFFFFFF else layout.MOST_BACKLEN
    shifts = range(BITS * (groups - 1), -1, -BITS)
    return bytes(length >> shift & GROUP | (CONTINUED if group else 0) for group, shift in enumerate(shifts))


WIDE = [
    (data.MIN_VALUE, data.MAX_VALUE, layout.pack(encoding=encoding), data.SIZE, backlen(layout.SIZE + data.SIZE))
    for encoding, data in (
        (layout.ENCODING_INT16, DataInt16),
        (layout.ENCODING_INT24, DataInt24),
        (layout.ENCODING_INT32, DataInt32),
        (layout.ENCODING_INT64, DataInt64),
    )
]
"""Of each wide integer its least and most value, how its element begins, the bytes of its data, and its backlen."""

TINY_INTEGERS = [
    layout.pack(encoding=layout.MIN_ENCODING_UINT7 | value) + backlen(layout.SIZE)
    for value in range(DataUint7.MAX_VALUE + 1)
]
MOST_TINY = DataUint7.MAX_VALUE
LEAST_INT13, MOST_INT13 = DataInt13.MIN_VALUE, DataInt13.MAX_VALUE
MOST_STR12 = DataStr12.MAX_LEN_VALUE


def integer(value: int) -> bytes:
    """An element with an integer of 64 bits (redis/redis src/listpack.c lpEncodeIntegerGetType)."""
    if 0 <= value <= MOST_TINY:
        return TINY_INTEGERS[value]
    if LEAST_INT13 <= value <= MOST_INT13:
        return _integer13(value)
    for least, most, first, size, end in WIDE:
        if least <= value <= most:
            return first + value.to_bytes(size, DataInt64.BYTE_ORDER, signed=True) + end
    raise OverflowError(f"{value} is no integer of 64 bits")


@lru_cache(maxsize=MOST_INT13 - LEAST_INT13 + 1)
def _integer13(value: int) -> bytes:
    high = value >> DataInt13.SHIFT_TWO_COMPLEMENT & DataInt13.MASK_TWO_COMPLEMENT
    body = layout.pack(encoding=layout.MIN_ENCODING_INT13 | high) + DataInt13.pack(low=value & DataInt13.MAX_LOW)
    return body + backlen(len(body))


def string(value: bytes) -> bytes:
    """An element with a string of up to `MAX_STRING` bytes (redis/redis src/listpack.c lpEncodeString)."""
    length = len(value)
    head, end = _around_short(length) if length <= MOST_STR12 else _around(length)
    return head + value + end


def _around(length: int) -> tuple[bytes, bytes]:
    """What comes before a string of so many bytes, and what after it."""
    if length <= DataStr6.MAX_LEN_VALUE:
        head = layout.pack(encoding=layout.MIN_ENCODING_STR6 | length)
    elif length <= MOST_STR12:
        first = layout.MIN_ENCODING_STR12 | length >> DataStr12.SHIFT_LEN_VALUE
        head = layout.pack(encoding=first) + DataStr12.pack(len_low=length & DataStr12.MAX_LEN_LOW)
    else:
        head = layout.pack(encoding=layout.ENCODING_STR32) + DataStr32.pack(len_value=length)
    return head, backlen(len(head) + length)


_around_short = lru_cache(maxsize=MOST_STR12 + 1)(_around)


def element(value: bytes) -> bytes:
    """What a user stores: an integer where `value` is the canonical decimal form of one of 64 bits, else a string
    (redis/redis src/listpack.c lpEncodeGetType)."""
    # The longest has so many digits, or one less after a sign; nearly all have neither a sign nor a zero at the front.
    if value.isdigit() and len(value) < MOST_DIGITS:
        is_number = value[0] != ZERO or len(value) == 1
    else:
        is_number = value[:1] == b"-" and len(value) <= MOST_DIGITS and CANONICAL.fullmatch(value) is not None
    return integer(number) if is_number and (number := int(value)) in INT64 else string(value)
