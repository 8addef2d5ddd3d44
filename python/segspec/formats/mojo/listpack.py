"""Single listpack elements: values and encoding (see `encode_run`)."""

from __future__ import annotations

import re
from functools import lru_cache

from segspec.formats.mojo.encode_run import (
    MOST_AROUND,
    MOST_INTEGER,
    put_backlen,
    put_head,
    put_integer,
)
from segspec_ksy.layouts import listpack_element as layout
from segspec_ksy.layouts.listpack_element import (
    DataInt13,
    DataInt16,
    DataInt24,
    DataInt32,
    DataInt64,
    DataStr12,
    DataStr32,
)

END_MARKER = layout.pack(encoding=layout.ENCODING_END)

MAX_STRING = DataStr32.MAX_LEN_VALUE

MOST_DIGITS = 20

CANONICAL = re.compile(rb"-[1-9][0-9]{0,18}")
ZERO = b"0"[0]
LEAST_SMALL, MOST_SMALL = DataInt13.MIN_VALUE, DataInt13.MAX_VALUE
INT64 = range(DataInt64.MIN_VALUE, DataInt64.MAX_VALUE + 1)


def backlen(length: int) -> bytes:
    out = bytearray(layout.MOST_BACKLEN)
    return bytes(out[: put_backlen(out, 0, length)])


def _integer(value: int) -> bytes:
    out = bytearray(MOST_INTEGER)
    return bytes(out[: put_integer(out, 0, value)])


_small_integer = lru_cache(maxsize=MOST_SMALL - LEAST_SMALL + 1)(_integer)

WIDE = [
    (data.MIN_VALUE, data.MAX_VALUE, made[: layout.SIZE], data.SIZE, made[layout.SIZE + data.SIZE :])
    for data, made in ((data, _integer(data.MAX_VALUE)) for data in (DataInt16, DataInt24, DataInt32, DataInt64))
]


def integer(value: int) -> bytes:
    """A 64-bit integer as an element. Raises `OverflowError`."""
    if LEAST_SMALL <= value <= MOST_SMALL:
        return _small_integer(value)
    for least, most, first, size, end in WIDE:
        if least <= value <= most:
            return first + value.to_bytes(size, DataInt64.BYTE_ORDER, signed=True) + end
    raise OverflowError(f"{value} is no integer of 64 bits")


def string(value: bytes) -> bytes:
    """A string of up to `MAX_STRING` bytes as an element."""
    length = len(value)
    head, end = _around_short(length) if length <= DataStr12.MAX_LEN_VALUE else _around(length)
    return head + value + end


def _around(length: int) -> tuple[bytes, bytes]:
    out = bytearray(MOST_AROUND)
    head = bytes(out[: put_head(out, 0, length)])
    return head, backlen(len(head) + length)


_around_short = lru_cache(maxsize=DataStr12.MAX_LEN_VALUE + 1)(_around)


def element(value: bytes) -> bytes:
    """A user's value: an integer if it is the canonical decimal form of a 64-bit one, else a string (redis/redis
    src/listpack.c lpEncodeGetType)."""
    if value.isdigit() and len(value) < MOST_DIGITS:
        is_number = value[0] != ZERO or len(value) == 1
    else:
        is_number = value[:1] == b"-" and len(value) <= MOST_DIGITS and CANONICAL.fullmatch(value) is not None
    return integer(number) if is_number and (number := int(value)) in INT64 else string(value)
