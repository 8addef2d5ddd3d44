"""Listpack elements, as redis/redis src/listpack.c writes them."""

from __future__ import annotations

import struct
from functools import lru_cache

FIRST_BYTES = {2: 0xF1, 3: 0xF2, 4: 0xF3, 8: 0xF4}
"""The first byte of an integer of so many bytes."""

END = b"\xff"


def groups_of(length: int) -> int:
    """Bytes that the backlen of a body takes. The bounds above 127 are strict (lpEncodeBacklen)."""
    if length <= 127:
        return 1
    return 2 if length < 16383 else 3 if length < 2097151 else 4 if length < 268435455 else 5


@lru_cache(1 << 12)
def backlen(length: int, groups: int | None = None) -> bytes:
    """The length of a body in groups of seven bits, the highest first; all but the first have bit 7 set."""
    count = groups_of(length) if groups is None else groups
    parts = [length >> 7 * (count - 1 - number) & 0x7F for number in range(count)]
    return bytes(part | (0x80 if number else 0) for number, part in enumerate(parts))


def closed(body: bytes) -> bytes:
    """A body with its backlen."""
    return body + backlen(len(body))


def wide(value: int, width: int) -> bytes:
    """An integer in `width` bytes, whether or not fewer would do."""
    return closed(bytes([FIRST_BYTES[width]]) + value.to_bytes(width, "little", signed=True))


def short_integer(value: int) -> bytes:
    """An integer of 13 bits."""
    return closed(struct.pack(">H", 0xC000 | value & 0x1FFF))


def integer(value: int) -> bytes:
    """An integer in the shortest encoding that holds it."""
    if 0 <= value <= 127:
        return closed(bytes([value]))
    if -4096 <= value <= 4095:
        return short_integer(value)
    return wide(value, next(width for width in FIRST_BYTES if -(1 << 8 * width - 1) <= value < 1 << 8 * width - 1))


def string6(value: bytes) -> bytes:
    return closed(bytes([0x80 | len(value)]) + value)


def string12(value: bytes) -> bytes:
    return closed(struct.pack(">H", 0xE000 | len(value)) + value)


def string32(value: bytes) -> bytes:
    return closed(struct.pack("<BI", 0xF0, len(value)) + value)


def string(value: bytes) -> bytes:
    if len(value) < 64:
        return string6(value)
    return string12(value) if len(value) < 4096 else string32(value)


def is_number(value: bytes) -> bool:
    """Whether a value is the canonical decimal form of a 64-bit integer, which is stored as one."""
    digits = value.removeprefix(b"-")
    if not digits.isdigit() or len(digits) > 19 or b"%d" % int(value) != value:
        return False
    return -(1 << 63) <= int(value) < 1 << 63


def element(value: bytes | int) -> bytes:
    """What a number, or a user's name or value, is stored as."""
    return integer(int(value)) if isinstance(value, int) or is_number(value) else string(value)


def len_body(content: bytes | bytearray, at: int) -> int | None:
    """Bytes of the element at a place, without its backlen; None where none fits."""
    first = content[at]
    if first < 0x80:
        length = 1
    elif first < 0xC0:
        length = 1 + (first & 0x3F)
    elif first < 0xE0:
        length = 2
    elif first < 0xF0:
        length = 2 + ((first & 0x0F) << 8 | int.from_bytes(content[at + 1 : at + 2], "big"))
    elif first == 0xF0:
        length = 5 + int.from_bytes(content[at + 1 : at + 5], "little")
    else:
        length = next((1 + width for width, byte in FIRST_BYTES.items() if byte == first), 0)
    return length if length and at + length <= len(content) else None


def anatomy(content: bytes) -> list[tuple[str, int]]:
    """Parts of an element and their bytes: `first`, `length`, `data`, `backlen`; or `broken`."""
    first = content[0]
    if first == END[0]:
        return [("first", 1)]
    lengths = 1 if 0xE0 <= first < 0xF0 else 4 if first == 0xF0 else 0
    behind = next((groups for groups in range(1, 6) if groups_of(len(content) - groups) == groups), 0)
    data = len(content) - 1 - lengths - behind
    if not behind or data < 0:
        return [("broken", len(content))]
    return [("first", 1), ("length", lengths), ("data", data), ("backlen", behind)]
